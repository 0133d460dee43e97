/* Where a group stands: moved, turned, scaled. Poses compose and invert, so that a piece that changes its parent can set
   out from where it was on the screen. */
import type { GroupNode } from '../protocol';

export interface Pose {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export const HERE: Pose = { x: 0, y: 0, turn: 0, scale: 1 };

export function poseOf(node: GroupNode): Pose {
  return { x: node.x ?? 0, y: node.y ?? 0, turn: node.turn ?? 0, scale: node.scale ?? 1 };
}

export function same(one: Pose, other: Pose): boolean {
  return (
    Math.abs(one.x - other.x) < 0.05 &&
    Math.abs(one.y - other.y) < 0.05 &&
    Math.abs(one.turn - other.turn) < 0.05 &&
    Math.abs(one.scale - other.scale) < 0.001
  );
}

/** A pose inside another, as seen from outside. */
export function within(outer: Pose, inner: Pose): Pose {
  const [x, y] = rotated(inner.x, inner.y, outer.turn);
  return {
    x: outer.x + outer.scale * x,
    y: outer.y + outer.scale * y,
    turn: outer.turn + inner.turn,
    scale: outer.scale * inner.scale,
  };
}

/** The inner pose that looks like `seen` from outside `outer`. */
export function inside(outer: Pose, seen: Pose): Pose {
  const [x, y] = rotated(seen.x - outer.x, seen.y - outer.y, -outer.turn);
  return { x: x / outer.scale, y: y / outer.scale, turn: seen.turn - outer.turn, scale: seen.scale / outer.scale };
}

function rotated(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * y, s * x + c * y];
}

/** As the attribute of an element; empty if it stands where it is. */
export function attribute(pose: Pose): string {
  const parts: string[] = [];
  if (pose.x || pose.y) parts.push(`translate(${round(pose.x)} ${round(pose.y)})`);
  if (pose.turn) parts.push(`rotate(${round(pose.turn)})`);
  if (pose.scale !== 1) parts.push(`scale(${pose.scale})`);
  return parts.join(' ');
}

/** As a step of an animation: always the same functions, so that each is interpolated for itself. */
export function keyframe(pose: Pose): string {
  return `translate(${round(pose.x)}px, ${round(pose.y)}px) rotate(${round(pose.turn)}deg) scale(${pose.scale})`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
