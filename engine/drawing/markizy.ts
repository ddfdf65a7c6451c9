import type { Configuration } from '../configuration.js';
import {
  CASSETTE,
  TOP,
  VALANCE,
  awningOf,
  cassetteOf,
  castersOf,
  goreAt,
  seamsAt,
  valanceShape,
} from './awning-shape.js';
import type { Awning } from './awning-shape.js';
import { point, stripsAlong } from './geometry.js';
import type { Box } from './geometry.js';
import { normalOf } from './light.js';
import { drawCrank, drawLedStrip, drawMotor, drawWindSensor, ledWash } from './fittings.js';
import { footprintMeasures } from './footprint.js';
import { lit } from './paint.js';
import type { Picture } from './picture.js';
import { planTerrace } from './terrace-plan.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

/** A terrace awning rolled out over the door: cassette or basket. */
export function pictureMarkizy(configuration: Configuration): Picture {
  const awning = awningOf(configuration);
  const { x, projection, front } = awning;
  const width = x[1] - x[0];
  return {
    place: 'terrace',
    extent: [
      point(x[0], TOP, 0),
      point(x[1], TOP, 0),
      point(x[0], 0, projection + 45),
      point(x[1], 0, projection + 45),
    ],
    eye: point(-width * 0.32, 365, projection + 620 + width * 0.7),
    maxScale: 1.9,
    ...planTerrace(x, 0),
    shades: [{ strength: 1, casters: castersOf(awning) }],
    exposure: 0.76,
    measures: footprintMeasures({ x, z: [0, projection], height: front }),
    draw: (sketch) => drawAwning(sketch, awning),
  };
}

function drawAwning(sketch: Sketch, awning: Awning): SvgNode[] {
  const { configuration, domed, x, frame } = awning;
  const { options } = configuration;
  const led = (options['ledLighting'] ?? 0) > 0;
  return [
    ...(led ? [ledWash(sketch, x, TOP - CASSETTE)] : []),
    ...(configuration.controlType === 'manual'
      ? [drawCrank(sketch, point(x[1] - 34, TOP - CASSETTE, 26), 165)]
      : []),
    ...(domed ? drawGores(sketch, awning) : []),
    ...drawFabric(sketch, awning),
    ...(domed ? [] : [drawCassette(sketch, awning)]),
    ...drawFront(sketch, awning),
    ...(configuration.controlType === 'electric'
      ? [drawMotor(sketch, point(x[1] - 12, TOP - CASSETTE / 2, domed ? 2 : 22))]
      : []),
    ...(led ? [drawLedStrip(sketch, x, awning.front - 6, awning.projection + 5)] : []),
    ...(options['windSensor'] ? [drawWindSensor(sketch, point(x[1] - 26, TOP, 14), frame)] : []),
  ];
}

function drawCassette(sketch: Sketch, { x, frame }: Awning): SvgNode {
  const caps: Box[] = [
    { x: [x[0] - 3, x[0]], y: [TOP - CASSETTE - 1, TOP + 1], z: [0, 23] },
    { x: [x[1], x[1] + 3], y: [TOP - CASSETTE - 1, TOP + 1], z: [0, 23] },
  ];
  const groove = {
    x,
    y: [TOP - CASSETTE + 2, TOP - CASSETTE + 5] as const,
    z: [21, 22.2] as const,
  };
  return el(
    'g',
    {},
    sketch.box(cassetteOf({ x }), frame),
    sketch.box(groove, frame, 0.72),
    ...caps.map((cap) => sketch.box(cap, frame, 0.94)),
  );
}

/** The cloth from the wall to the front bar, with its seams and the light on it. */
function drawFabric(sketch: Sketch, { x, profile, fabric }: Awning): SvgNode[] {
  const strips = stripsAlong(x, profile);
  const cloth = strips.map((strip) => {
    const fill = lit(fabric, sketch.light.brightness(normalOf(strip)) * 1.04);
    return sketch.shape([strip], { fill, stroke: fill, 'stroke-width': 0.8 });
  });
  const first = point(sketch.camera.eye.x, profile[0]?.[0] ?? 0, profile[0]?.[1] ?? 0);
  const last = point(sketch.camera.eye.x, profile.at(-1)?.[0] ?? 0, profile.at(-1)?.[1] ?? 0);
  const sheen = sketch.gradient('sheen', first, last, [
    [0, '#1e1830', 0.26],
    [0.18, '#1e1830', 0.05],
    [0.55, '#fff6e0', 0.16],
    [1, '#fff6e0', 0.02],
  ]);
  const seams = seamsAt(x).map((at) => profile.map(([y, z]) => point(at, y, z)));
  return [
    ...cloth,
    sketch.shape(strips, { fill: sheen }),
    sketch.lines(seams, { stroke: lit(fabric, 0.55), 'stroke-width': 1.4, opacity: 0.55 }),
  ];
}

/** The closed sides of a basket awning. */
function drawGores(sketch: Sketch, awning: Awning): SvgNode[] {
  const { x, fabric } = awning;
  const { eye } = sketch.camera;
  return [
    sketch.shape([goreAt(awning, x[1])], { fill: lit(fabric, eye.x > x[1] ? 0.66 : 0.45) }),
    sketch.shape([goreAt(awning, x[0])], { fill: lit(fabric, eye.x < x[0] ? 0.9 : 0.5) }),
  ];
}

function drawFront(sketch: Sketch, { x, projection, front, fabric, frame }: Awning): SvgNode[] {
  const bar: Box = {
    x: [x[0] - 2, x[1] + 2],
    y: [front - 5, front + 5],
    z: [projection - 4, projection + 5],
  };
  const valance = valanceShape(x, front - 5, projection);
  const folds = sketch.gradient(
    'valance',
    point(sketch.camera.eye.x, front, projection),
    point(sketch.camera.eye.x, front - 22, projection),
    [
      [0, '#1e1830', 0.28],
      [0.5, '#1e1830', 0],
    ],
  );
  return [
    sketch.shape([valance], { fill: lit(fabric, 0.97) }),
    sketch.shape([valance], { fill: folds }),
    sketch.lines(
      seamsAt(x).map((at) => [
        point(at, front, projection),
        point(at, front - 5 - VALANCE * 0.8, projection),
      ]),
      { stroke: lit(fabric, 0.55), 'stroke-width': 1.2, opacity: 0.5 },
    ),
    sketch.box(bar, frame),
  ];
}
