import { point, sideways, upright, level, type Box, type Polygon } from '../../model/geometry.js';
import { NICHE, joineryOf } from '../../model/surroundings/joinery.js';
import type { Opening } from '../../model/surroundings/setting.js';
import type { Light } from '../light.js';
import { SCENE, lit } from '../paint.js';
import type { Sketch } from '../sketch.js';
import { el, type SvgNode } from '../svg.js';

/** A window or door of real size, set back in the wall, which gives the scale. */
export function drawOpening(sketch: Sketch, { x, y, leaves }: Opening, name: string): SvgNode {
  const glass = sketch.gradient(`${name}-glass`, point(x[0], y[1], 0), point(x[1], y[0], 0), [
    [0, SCENE.glassTop],
    [0.55, '#7d9093'],
    [1, SCENE.glassLow],
  ]);
  const pane = upright(x, y, -NICHE);
  return el(
    'g',
    {},
    ...niche(sketch, x, y),
    sketch.shape([pane], { fill: glass }),
    sketch.shape(reflections(x, y, leaves), { fill: '#fff', opacity: 0.13 }),
    sketch.shape(nicheShade(sketch.light, x, y), { fill: SCENE.shade, opacity: 0.3 }),
    ...joineryOf({ x, y, leaves }).map((profile) => sketch.box(profile, SCENE.joinery)),
  );
}

function niche(sketch: Sketch, x: Box['x'], y: Box['y']): SvgNode[] {
  const { eye } = sketch.camera;
  const depth = [-NICHE, 0] as const;
  const light = (normal: { x: number; y: number }) =>
    lit(SCENE.reveal, sketch.light.brightness(point(normal.x, normal.y, 0)));
  const faces: [boolean, Polygon, string][] = [
    [eye.x > x[0], sideways(x[0], y, depth), light({ x: 1, y: 0 })],
    [eye.x < x[1], sideways(x[1], y, depth), light({ x: -1, y: 0 })],
    [eye.y < y[1], level(x, y[1], depth), light({ x: 0, y: -1 })],
    [eye.y > y[0], level(x, y[0], depth), light({ x: 0, y: 1 })],
  ];
  return faces
    .filter(([visible]) => visible)
    .map(([, face, fill]) => sketch.shape([face], { fill }));
}

function reflections(x: Box['x'], y: Box['y'], leaves: number): Polygon[] {
  const width = (x[1] - x[0]) / leaves;
  return Array.from({ length: leaves }, (_, index) => x[0] + index * width).flatMap((left) =>
    [
      [0.05, 0.3],
      [0.37, 0.44],
    ].map(([from = 0, to = 0]) => [
      point(left + from * width, y[0], -NICHE),
      point(left + to * width, y[0], -NICHE),
      point(left + (to + 0.52) * width, y[1], -NICHE),
      point(left + (from + 0.52) * width, y[1], -NICHE),
    ]),
  );
}

/** The shadow that the lintel and the jamb on the sun's side cast on the glass. */
function nicheShade(light: Light, x: Box['x'], y: Box['y']): Polygon[] {
  const { side, down } = light.reach(NICHE);
  const top = Math.max(y[1] - down, y[0]);
  const near = side > 0 ? x[0] : x[1];
  const far = Math.min(Math.max(near + side, x[0]), x[1]);
  return [
    upright(x, [top, y[1]], -NICHE),
    upright([Math.min(near, far), Math.max(near, far)], [y[0], top], -NICHE),
  ];
}
