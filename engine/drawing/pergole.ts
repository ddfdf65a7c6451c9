import type { Configuration } from '../configuration.js';
import { drawCrank, drawLedStrip, drawMotor, drawWindSensor } from './fittings.js';
import { footprintMeasures } from './footprint.js';
import { boxFaces, level, point } from './geometry.js';
import type { Box, Point, Polygon } from './geometry.js';
import { lit } from './paint.js';
import { BEAM, POST, frameBoxes, pergolaOf, screensOf } from './pergola-shape.js';
import type { Pergola } from './pergola-shape.js';
import type { Picture } from './picture.js';
import { planTerrace } from './terrace-plan.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

/** A louvred pergola against the wall, or free-standing a step away from it. */
export function picturePergole(configuration: Configuration): Picture {
  const pergola = pergolaOf(configuration);
  const { x, z, height } = pergola;
  const width = x[1] - x[0];
  return {
    place: 'terrace',
    extent: [
      point(x[0], height, 0),
      point(x[0], height, z[1]),
      point(x[1], height, z[1]),
      point(x[0] - 45, 0, z[1] + 45),
      point(x[1], 0, z[1] + 45),
    ],
    eye: point(-width * 0.3, height + 215, z[1] + 560 + width * 0.7),
    maxScale: 1.9,
    ...planTerrace(x, z[0]),
    shades: [{ strength: 1, casters: castersOf(pergola) }],
    exposure: configuration.lamelOrientation > 15 ? 0.88 : 0.76,
    measures: [
      ...footprintMeasures({ x, z, height: 0 }),
      {
        from: point(x[0] - 30, 0, z[1]),
        to: point(x[0] - 30, height, z[1]),
        label: `${height}\u00a0cm`,
        witnesses: [0, height].map((y) => [point(x[0], y, z[1]), point(x[0] - 30, y, z[1])]),
      },
    ],
    draw: (sketch) => drawPergola(sketch, pergola),
  };
}

function castersOf(pergola: Pergola): Polygon[] {
  const louvres = pergola.slats.map(({ face }) => face);
  return [...frameBoxes(pergola).flatMap(boxFaces), ...screensOf(pergola), ...louvres];
}

function drawPergola(sketch: Sketch, pergola: Pergola): SvgNode[] {
  const { x, z, height, frame, configuration } = pergola;
  const { options } = configuration;
  const led = (options['ledLighting'] ?? 0) > 0;
  const [rear, front] = [frameBoxes(pergola).slice(0, -3), frameBoxes(pergola).slice(-3)];
  const screens = screensOf(pergola);
  const inner = [x[0] + POST, x[1] - POST] as const;
  return [
    ...rear.map((part) => sketch.box(part, frame)),
    ...(led ? [drawLedStrip(sketch, inner, height - BEAM - 1, z[0] + POST)] : []),
    ...screens.slice(0, 2).map((screen) => drawScreen(sketch, screen, pergola)),
    ...(screens[3] ? [drawScreen(sketch, screens[3], pergola)] : []),
    ...drawGuides(sketch, pergola).slice(2),
    ...drawSlats(sketch, pergola),
    ...drawGuides(sketch, pergola).slice(0, 2),
    ...front.map((part) => sketch.box(part, frame)),
    configuration.controlType === 'manual'
      ? drawCrank(sketch, point(x[0] + POST + 8, height - BEAM, z[1] - POST / 2), 120)
      : drawMotor(sketch, point(x[0] + POST / 2, height - BEAM / 2, z[1])),
    ...(screens[2] ? [drawScreen(sketch, screens[2], pergola)] : []),
    ...(led ? [drawLedStrip(sketch, inner, height - BEAM - 1, z[1] - 2)] : []),
    ...(options['windSensor']
      ? [drawWindSensor(sketch, point(x[1] - POST / 2, height, z[1] - POST), frame)]
      : []),
  ];
}

function drawSlats(
  sketch: Sketch,
  { slats, slatColor, x, z, height, configuration }: Pergola,
): SvgNode[] {
  const { eye } = sketch.camera;
  const tilted = configuration.lamelOrientation > 0;
  const louvres = slats.flatMap(({ face, edge, normal }) => {
    const seen = facesEye(eye, face, normal) ? normal : reversed(normal);
    const light = sketch.light.brightness(seen);
    const stroke = lit(slatColor, light * 0.8);
    return [
      sketch.shape([face], { fill: lit(slatColor, light), stroke }),
      sketch.shape([edge], { fill: lit(slatColor, tilted ? 1.18 : 0.78) }),
    ];
  });
  const well = level([x[0] + POST, x[1] - POST], height - 6, [z[0] + POST, z[1] - POST]);
  const fill = sketch.gradient('well', point(eye.x, height, z[0]), point(eye.x, height, z[1]), [
    [0, '#1e1830', 0.2],
    [0.5, '#1e1830', 0],
    [1, '#fff6e0', 0.14],
  ]);
  return [...louvres, sketch.shape([well], { fill })];
}

function facesEye(eye: Point, [corner]: Polygon, normal: Point): boolean {
  if (!corner) return true;
  const [x, y, z] = [eye.x - corner.x, eye.y - corner.y, eye.z - corner.z];
  return normal.x * x + normal.y * y + normal.z * z >= 0;
}

function reversed({ x, y, z }: Point): Point {
  return point(-x, -y, -z);
}

function drawScreen(sketch: Sketch, screen: Polygon, { slatColor, frame }: Pergola): SvgNode {
  const fill = lit(slatColor, 0.86);
  const [a, b] = screen;
  const hem = a && b ? [[a, b]] : [];
  const width = 3.4 * sketch.camera.scaleAt(a?.z ?? 0);
  return el(
    'g',
    {},
    sketch.shape([screen], { fill, opacity: 0.8 }),
    sketch.lines(hem, { stroke: frame, 'stroke-width': Math.round(width * 10) / 10 }),
  );
}

/** ZIP guides: slender rails on the inner faces of the front posts, then of the rear ones. */
function drawGuides(sketch: Sketch, { x, z, height, frame, configuration }: Pergola): SvgNode[] {
  const count = configuration.options['zipGuides'] ?? 0;
  const rail = (at: number, depth: number): Box => ({
    x: [at - 2.5, at + 2.5],
    y: [0, height - BEAM],
    z: [depth - 4, depth],
  });
  const rails = [
    rail(x[0] + POST + 2.5, z[1] - 4),
    rail(x[1] - POST - 2.5, z[1] - 4),
    rail(x[0] + POST + 2.5, z[0] + 6),
    rail(x[1] - POST - 2.5, z[0] + 6),
  ];
  return rails.slice(0, count).map((part) => sketch.box(part, frame, 1.12));
}
