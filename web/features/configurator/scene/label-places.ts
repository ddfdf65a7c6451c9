import type { Projected } from './camera-rig';

/** Size of a label with three digits, which is a target for fingers, with a little space around it, CSS pixels. */
export const LABEL = { width: 76, height: 46 };

/**
 * The places of the labels: a label that would cover an earlier one is moved up or down, as little as possible. Hidden
 * labels are neither moved nor avoided.
 */
export function separateLabels(points: readonly Projected[]): Projected[] {
  const placed: Projected[] = [];
  for (const point of points)
    placed.push(point.visible ? { ...point, y: freeHeight(point, placed) } : point);
  return placed;
}

function freeHeight({ x, y }: Projected, placed: readonly Projected[]): number {
  const near = placed.filter((other) => other.visible && Math.abs(other.x - x) < LABEL.width);
  const isFree = (height: number) =>
    near.every((other) => Math.abs(other.y - height) >= LABEL.height);
  return [y, ...near.flatMap((other) => [other.y - LABEL.height, other.y + LABEL.height])]
    .filter(isFree)
    .toSorted((one, other) => Math.abs(one - y) - Math.abs(other - y))[0]!;
}
