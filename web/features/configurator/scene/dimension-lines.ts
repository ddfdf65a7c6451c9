import {
  BufferGeometry,
  type Camera,
  DoubleSide,
  Float32BufferAttribute,
  LineBasicMaterial,
  LineSegments,
  MeshBasicMaterial,
  type Scene,
  type WebGLRenderer,
} from 'three';
import type { DimensionLine } from '#engine/goods/model/dimension-line';
import { point, type Point } from '#engine/goods/model/geometry';
import { minus, plus, times, unit } from '#engine/goods/model/vector';
import type { Projected } from './camera-rig';
import { CM } from './section-geometry';

/** Offset of lines from boards and wall, so that they stay visible; m. */
const LIFT = 0.006;
const TICK = 7;
const INK = '#1e2326';

/** Dimension lines with their ticks and the lines that lead to them, as one draw call. */
export class DimensionLines {
  readonly lines = new LineSegments(
    new BufferGeometry(),
    new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.8 }),
  );

  constructor() {
    this.lines.frustumCulled = false;
    this.lines.scale.setScalar(CM);
    this.lines.position.set(0, LIFT, LIFT);
  }

  update(dimensions: readonly DimensionLine[]): void {
    const corners = dimensions.flatMap(({ from, to, witnesses }) => [
      from,
      to,
      ...ticksOf(from, to),
      ...witnesses.flat(),
    ]);
    const positions = corners.flatMap(({ x, y, z }) => [x, y, z]);
    this.lines.geometry.dispose();
    this.lines.geometry = new BufferGeometry();
    this.lines.geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  }

  /** Draws only the lines, on a transparent background; objects of `scene` in front of them hide them. */
  drawAlone(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
    const shown = this.lines.visible;
    const hiding = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });
    renderer.setClearAlpha(0);
    this.lines.visible = false;
    scene.overrideMaterial = hiding;
    renderer.render(scene, camera);
    scene.overrideMaterial = null;
    this.lines.visible = shown;
    renderer.autoClear = false;
    renderer.render(this.lines, camera);
    renderer.autoClear = true;
    renderer.setClearAlpha(1);
    hiding.dispose();
  }

  dispose(): void {
    this.lines.geometry.dispose();
    this.lines.material.dispose();
  }
}

/** The ends of two short strokes, one across each end of the line, turned by 45° as draughtsmen draw them. */
function ticksOf(from: Point, to: Point): Point[] {
  const along = times(unit(minus(to, from)), TICK);
  const isUpright = Math.abs(along.y) > TICK / 2;
  const across = isUpright ? point(TICK, 0, 0) : point(-along.z, 0, along.x);
  const half = times(plus(along, across), 0.5);
  return [from, to].flatMap((end) => [minus(end, half), plus(end, half)]);
}

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
