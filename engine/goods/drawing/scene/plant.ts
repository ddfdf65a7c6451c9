import { point, type Point, type Polygon } from '../../model/geometry.js';
import { scatter } from '../../model/surroundings/scatter.js';
import { SCENE } from '../paint.js';
import { short, type Sketch } from '../sketch.js';
import { el, type SvgNode } from '../svg.js';

const BLADES = 45;
const TONES = [SCENE.leafDeep, SCENE.leaf, SCENE.leafLight] as const;

/** A pot of ornamental grass that stands on a point; pot and grass together are about this high (cm). */
export function drawGrass(sketch: Sketch, foot: Point, height: number, name: string): SvgNode {
  const pot = { width: height * 0.36, height: height * 0.36 };
  const rim = point(foot.x, foot.y + pot.height, foot.z);
  const blades = Array.from({ length: BLADES }, (_, index) => blade(sketch, rim, height, index));
  return el(
    'g',
    {},
    ...TONES.map((fill, tone) =>
      el('path', { fill, d: blades.filter((_, index) => index % TONES.length === tone).join('') }),
    ),
    drawPot(sketch, foot, pot, name),
  );
}

/** Roughly what the plant covers, for its shadow. */
export function grassOutline(foot: Point, height: number): Polygon {
  const { x, y, z } = foot;
  const half = height * 0.16;
  return [
    point(x - half, y, z),
    point(x + half, y, z),
    point(x + half, y + height * 0.36, z),
    point(x + half * 2.3, y + height * 0.8, z),
    point(x, y + height * 0.95, z),
    point(x - half * 2.3, y + height * 0.8, z),
    point(x - half, y + height * 0.36, z),
  ];
}

function blade(sketch: Sketch, rim: Point, height: number, index: number): string {
  const lean = (scatter(index) - 0.5) * 2;
  const reach = height * (0.5 + 0.22 * scatter(index + 71)) * (1 - 0.25 * Math.abs(lean));
  const scale = sketch.camera.scaleAt(rim.z);
  const [x, y] = sketch.camera.project(rim);
  const root = x + lean * height * 0.1 * scale;
  const tip = [
    root + lean * height * 0.34 * scale,
    y - reach * scale + lean * lean * height * 0.12 * scale,
  ];
  const bend = [root + lean * height * 0.05 * scale, y - reach * 0.72 * scale];
  const half = height * 0.011 * scale;
  const [tx, ty] = tip.map(short);
  const [bx = 0, by = 0] = bend;
  return (
    `M${short(root - half)} ${short(y)}Q${short(bx - half)} ${short(by)} ${tx} ${ty}` +
    `Q${short(bx + half)} ${short(by)} ${short(root + half)} ${short(y)}Z`
  );
}

function drawPot(
  sketch: Sketch,
  foot: Point,
  { width, height }: { width: number; height: number },
  name: string,
): SvgNode {
  const fill = sketch.gradient(
    name,
    point(foot.x - width / 2, foot.y, foot.z),
    point(foot.x + width / 2, foot.y, foot.z),
    [
      [0, '#d9d2c6'],
      [0.45, '#c2b8a8'],
      [1, '#8d8377'],
    ],
  );
  const [top, low] = [width / 2, width * 0.38];
  const outline: Polygon = [
    point(foot.x - low, foot.y, foot.z),
    point(foot.x + low, foot.y, foot.z),
    point(foot.x + top, foot.y + height, foot.z),
    point(foot.x - top, foot.y + height, foot.z),
  ];
  return sketch.shape([outline], {
    fill,
    stroke: fill,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  });
}
