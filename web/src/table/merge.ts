/* The live layer from message to message: a full list of nodes, or the last one with what changed. Nodes that did not
   change stay the same objects, which is how the board knows that it need not look at them. */
import type { GroupNode, SceneDiff, SceneMessage, SceneNode, Scene } from '../protocol';

/** The name of a top-level node: its key, or its place if it has none. */
export function nameOf(node: SceneNode, index: number): string {
  return (node as GroupNode).key || `#${index}`;
}

export function applied(live: readonly SceneNode[], diff: SceneDiff): SceneNode[] {
  const nodes = new Map(live.map((node, index) => [nameOf(node, index), node]));
  for (const key of diff.gone ?? []) nodes.delete(key);
  for (const [key, node] of Object.entries(diff.set ?? {})) nodes.set(key, node);
  if (!diff.order) return [...nodes.values()];
  return diff.order.flatMap((key) => nodes.get(key) ?? []);
}

/** The scene that a message tells of; null if it only tells a difference to a scene that this page never saw. */
export function merged(last: Scene | null, message: SceneMessage): Scene | null {
  const { is: _, live, diff, ...facts } = message;
  if (live) return { ...facts, live };
  return last ? { ...facts, live: diff ? applied(last.live, diff) : last.live } : null;
}
