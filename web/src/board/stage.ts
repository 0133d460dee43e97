/* The live layer on the page: a list of nodes made into SVG elements, and changed into the next list with as few touches
   as possible. What keeps its key stays the same element, wherever it moves to; what changed is handed to `Motion`. */
import type { GroupNode, SceneNode, TargetNode, TextNode } from '../protocol';
import { attributes, create, outline, write } from './element';
import { Motion } from './motion';
import { HERE, inside, poseOf, same, within, type Pose } from './pose';

interface Drawn {
  node: SceneNode;
  element: SVGElement;
  attributes: Map<string, string>;
  parent: Drawn | null;
  children: Drawn[];
  target: SVGElement | null;
}

interface Before {
  pose: Pose;
  seen: Pose;
  parent: Drawn | null;
  caught: string | null;
}

export class Stage {
  private drawn: Drawn[] = [];
  private readonly keyed = new Map<string, Drawn>();
  private before = new Map<Drawn, Before>();
  private kept = new Set<Drawn>();
  private fresh: Drawn[] = [];

  constructor(
    private readonly layer: SVGElement,
    readonly motion: Motion = new Motion(),
  ) {}

  /** Show these nodes; `calm` when they are other pieces altogether, which must not fly. */
  show(nodes: readonly SceneNode[], calm = false): void {
    if (calm) {
      this.clear();
      this.motion.skip();
    }
    const first = this.drawn.length === 0;
    this.before = first ? new Map() : this.poses();
    this.kept = new Set();
    this.fresh = [];
    const old = this.all(this.drawn);
    this.drawn = this.reconcile(this.layer, null, this.drawn, nodes);
    for (const drawn of old) this.retire(drawn);
    this.index();
    if (!first) this.animate();
  }

  clear(): void {
    for (const drawn of this.drawn) drawn.element.remove();
    this.drawn = [];
    this.keyed.clear();
  }

  get keys(): IterableIterator<string> {
    return this.keyed.keys();
  }

  node(key: string): GroupNode | null {
    return (this.keyed.get(key)?.node as GroupNode | undefined) ?? null;
  }

  element(key: string): SVGElement | null {
    return this.keyed.get(key)?.element ?? null;
  }

  /** The area to touch, which is the button of a thing. */
  button(key: string): SVGElement | null {
    return this.keyed.get(key)?.target ?? null;
  }

  /** What to aim at: the area to touch, or the drawing if it has none. */
  aim(key: string): SVGElement | null {
    const drawn = this.keyed.get(key);
    return drawn ? (drawn.target ?? drawn.element) : null;
  }

  // --- from one list to the next -----------------------------------------------------------------------------------

  private reconcile(into: SVGElement, parent: Drawn | null, old: Drawn[], nodes: readonly SceneNode[]): Drawn[] {
    const end = parent?.target ?? null;
    const loose = old.filter((drawn) => !keyOf(drawn.node));
    let taken = 0;
    const next = nodes.map((node) => {
      const key = keyOf(node);
      let found: Drawn | undefined;
      if (key) found = this.keyed.get(key);
      else {
        const at = loose.findIndex((drawn, i) => i >= taken && drawn.node.tag === node.tag);
        if (at >= 0) [found, taken] = [loose[at], at + 1];
      }
      const drawn = found && !this.kept.has(found) ? this.update(found, node) : this.make(node);
      drawn.parent = parent;
      this.kept.add(drawn);
      return drawn;
    });
    const staying = new Set<ChildNode>(next.map((drawn) => drawn.element));
    let place: ChildNode | null = into.firstChild;
    for (const drawn of next) {
      // What leaves stays in the page until it has faded, wherever it stood.
      while (place && place !== end && !staying.has(place)) place = place.nextSibling;
      if (place === drawn.element) place = place.nextSibling;
      else into.insertBefore(drawn.element, place ?? end);
    }
    return next;
  }

  private update(drawn: Drawn, node: SceneNode): Drawn {
    if (drawn.node === node) {
      for (const inner of this.all(drawn.children)) this.kept.add(inner);
      return drawn;
    }
    const was = drawn.node;
    const wanted = attributes(node);
    write(drawn.element, wanted, drawn.attributes);
    drawn.node = node;
    drawn.attributes = wanted;
    if (node.tag === 'g') {
      this.fill(drawn, node);
      if (node.comes && JSON.stringify(node.comes) !== JSON.stringify((was as GroupNode).comes)) this.fresh.push(drawn);
    } else if (node.tag === 'text') this.retext(drawn, was as TextNode, node);
    else if (node.tag === 'path' && was.tag === 'path' && node.drawn && node.d !== was.d) this.fresh.push(drawn);
    return drawn;
  }

  private make(node: SceneNode): Drawn {
    const element = create(node.tag);
    const wanted = attributes(node);
    write(element, wanted, new Map());
    const drawn: Drawn = { node, element, attributes: wanted, parent: null, children: [], target: null };
    if (node.tag === 'g') this.fill(drawn, node);
    else if (node.tag === 'text') element.textContent = node.text;
    this.fresh.push(drawn);
    return drawn;
  }

  private fill(drawn: Drawn, node: GroupNode): void {
    const element = drawn.element;
    if (node.key) element.setAttribute('data-key', node.key);
    this.aimAt(drawn, node.target ?? null);
    drawn.children = this.reconcile(element, drawn, drawn.children, node.children ?? []);
  }

  /** The area to touch lies on top of the drawing. It stays the same element if it can: it may have the focus. */
  private aimAt(drawn: Drawn, target: TargetNode | null): void {
    if (drawn.target && drawn.target.tagName !== target?.tag) {
      drawn.target.remove();
      drawn.target = null;
    }
    if (!target) return;
    if (!drawn.target) {
      drawn.target = create(target.tag);
      drawn.target.setAttribute('class', 'target');
      drawn.element.append(drawn.target);
    }
    for (const [name, value] of outline(target)) drawn.target.setAttribute(name, value);
  }

  private retext(drawn: Drawn, was: TextNode, node: TextNode): void {
    if (was.text === node.text) return;
    drawn.element.textContent = node.text;
    if (!this.before.size) return;
    if (node.font === 'hand') this.fresh.push(drawn);
    else if (/\d/.test(node.text)) this.motion.flash(drawn.element);
  }

  private retire(drawn: Drawn): void {
    if (this.kept.has(drawn)) return;
    const outermost = !drawn.parent || this.kept.has(drawn.parent);
    if (outermost && drawn.element.isConnected) this.motion.vanish(drawn.element);
  }

  // --- motion ------------------------------------------------------------------------------------------------------

  private poses(): Map<Drawn, Before> {
    const found = new Map<Drawn, Before>();
    const visit = (list: Drawn[], outer: Pose): void => {
      for (const drawn of list) {
        if (drawn.node.tag !== 'g') continue;
        const pose = poseOf(drawn.node);
        const seen = within(outer, pose);
        if (drawn.node.key)
          found.set(drawn, { pose, seen, parent: drawn.parent, caught: this.motion.caught(drawn.element) });
        visit(drawn.children, seen);
      }
    };
    visit(this.drawn, HERE);
    return found;
  }

  private animate(): void {
    const visit = (list: Drawn[], outer: Pose): void => {
      for (const drawn of list) {
        if (drawn.node.tag !== 'g') continue;
        const pose = poseOf(drawn.node);
        this.travel(drawn, pose, outer);
        visit(drawn.children, within(outer, pose));
      }
    };
    visit(this.drawn, HERE);
    const made = new Set(this.fresh);
    for (const drawn of this.fresh) this.enter(drawn, drawn.parent !== null && made.has(drawn.parent));
  }

  private travel(drawn: Drawn, pose: Pose, outer: Pose): void {
    const was = this.before.get(drawn);
    if (!was) return;
    if (was.parent === drawn.parent) {
      if (!same(was.pose, pose)) this.motion.travel(drawn.element, was.pose, pose, was.caught);
    } else {
      const from = inside(outer, was.seen);
      if (!same(from, pose)) this.motion.travel(drawn.element, from, pose, null);
    }
  }

  private enter(drawn: Drawn, inner: boolean): void {
    const { node, element } = drawn;
    if (node.tag === 'path' && node.drawn) this.motion.pen(element);
    else if (node.tag === 'text' && node.font === 'hand') this.motion.handwrite(element);
    else if (node.tag === 'g' && node.comes) this.motion.arrive(element, node.comes, node);
    else if (!inner) this.motion.appear(element);
  }

  private index(): void {
    this.keyed.clear();
    for (const drawn of this.all(this.drawn)) {
      const key = keyOf(drawn.node);
      if (key) this.keyed.set(key, drawn);
    }
  }

  private all(list: readonly Drawn[]): Drawn[] {
    return list.flatMap((drawn) => [drawn, ...this.all(drawn.children)]);
  }
}

function keyOf(node: SceneNode): string {
  return node.tag === 'g' ? (node.key ?? '') : '';
}
