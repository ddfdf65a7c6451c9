import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { frontalView, spanMeasures, spanOf } from './facade.js';
import type { Span } from './facade.js';
import { drawMotor, drawWindSensor } from './fittings.js';
import { boxFaces, point, upright } from './geometry.js';
import type { Box, Polygon } from './geometry.js';
import { lit } from './paint.js';
import type { Picture } from './picture.js';
import type { Sketch } from './sketch.js';
import type { SvgNode } from './svg.js';

/** Depth of a slat and distance between slats in cm, by its section. */
const C80 = { depth: 8, pitch: 7.2 };
const SLATS: Readonly<Record<string, typeof C80>> = {
  c50: { depth: 5, pitch: 4.4 },
  c80: C80,
  z90: { depth: 9, pitch: 8 },
};

/** The slats of a section; of C80 for one that is not known. */
export function slatsOf(variant: string): typeof C80 {
  return SLATS[variant] ?? C80;
}

const HOOD = 22;
const GUIDE = 5;
const NET_MESH = 2.6;

/** An external venetian blind in front of its window. */
export function pictureZaluzje(configuration: Configuration): Picture {
  const span = spanOf(configuration.width, configuration.height ?? configuration.width);
  const above = HOOD + 22;
  const guides = guideBoxes(span);
  return {
    place: 'facade',
    ...frontalView(span, above),
    opening: { ...span, leaves: Math.max(1, Math.round(configuration.width / 110)) },
    shades: [{ strength: 1, casters: [hoodBox(span), ...guides].flatMap(boxFaces) }],
    measures: spanMeasures(span, above),
    draw: (sketch) => drawBlind(sketch, span, configuration),
  };
}

function drawBlind(sketch: Sketch, span: Span, configuration: Configuration): SvgNode[] {
  const { options, controlType, frameColor } = configuration;
  const frame = colorHex(frameColor);
  const hood = hoodBox(span);
  return [
    ...(options['mosquitoNet'] ? [drawNet(sketch, span)] : []),
    ...drawSlats(sketch, span, configuration),
    ...guideBoxes(span).map((guide) => sketch.box(guide, frame)),
    sketch.box(hood, frame),
    sketch.box(
      { ...hood, y: [hood.y[0], hood.y[0] + 1.6], z: [hood.z[1], hood.z[1] + 0.6] },
      frame,
      0.8,
    ),
    ...(controlType === 'electric'
      ? [drawMotor(sketch, point(span.x[1] - 22, hood.y[0] + HOOD / 2, hood.z[1]))]
      : []),
    ...(options['windSensor']
      ? [drawWindSensor(sketch, point(span.x[1] + 15, hood.y[1] - 16, 8), frame)]
      : []),
  ];
}

/** Slats from top to bottom: what the eye sees of each becomes thinner as they open. */
function drawSlats(sketch: Sketch, span: Span, configuration: Configuration): SvgNode[] {
  const { depth, pitch: wanted } = slatsOf(configuration.variant);
  const color = colorHex(configuration.color);
  const [x0, x1] = [span.x[0] + GUIDE, span.x[1] - GUIDE];
  const foot = footOf(span, configuration);
  const count = Math.max(3, Math.round((span.y[1] - foot) / wanted));
  const pitch = (span.y[1] - foot) / count;
  const openness = Math.sin((configuration.openingAngle * Math.PI) / 180);
  const seen = Math.max(1.1, Math.min(pitch, depth * (1 - openness)));
  const band = (from: number, to: number): Polygon[] =>
    Array.from({ length: count }, (_, index) => {
      const top = span.y[1] - index * pitch;
      return upright([x0, x1], [top - seen * to, top - seen * from], 2);
    });
  const sharp = configuration.variant === 'z90';
  return [
    sketch.shape(band(0, 1), { fill: lit(color, 0.9) }),
    sketch.shape(band(0, sharp ? 0.22 : 0.34), { fill: lit(color, 1.06) }),
    sketch.shape(band(sharp ? 0.7 : 0.62, 0.88), { fill: lit(color, 0.78) }),
    sketch.shape(band(0.88, 1), { fill: lit(color, 0.52) }),
    drawCords(sketch, { x: span.x, y: [foot, span.y[1]] }),
    sketch.box({ x: [x0, x1], y: [foot, foot + 2.4], z: [0, 4] }, color, 0.9),
  ];
}

/** Down to the sill; with an insect screen raised a little, so that it is seen. */
function footOf({ y }: Span, { options }: Configuration): number {
  return options['mosquitoNet'] ? y[0] + (y[1] - y[0]) * 0.26 : y[0];
}

function drawCords(sketch: Sketch, { x, y }: Span): SvgNode {
  const width = x[1] - x[0];
  const cords = Math.max(2, Math.ceil(width / 90));
  const lines = Array.from({ length: cords }, (_, index) => {
    const at = x[0] + (width * (index + 0.5)) / cords;
    return [point(at, y[0], 2.5), point(at, y[1], 2.5)];
  });
  return sketch.lines(lines, { stroke: '#2a2f33', 'stroke-width': 1.2, opacity: 0.45 });
}

/** An insect screen before the glass, seen below the slats and between them. */
function drawNet(sketch: Sketch, { x, y }: Span): SvgNode {
  const columns = Math.floor((x[1] - x[0]) / NET_MESH);
  const rows = Math.floor((y[1] - y[0]) / NET_MESH);
  const lines = [
    ...Array.from({ length: columns }, (_, index) => {
      const at = x[0] + index * NET_MESH;
      return [point(at, y[0], -3), point(at, y[1], -3)];
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const at = y[0] + index * NET_MESH;
      return [point(x[0], at, -3), point(x[1], at, -3)];
    }),
  ];
  return sketch.lines(lines, { stroke: '#2c3236', 'stroke-width': 0.9, opacity: 0.5 });
}

function guideBoxes({ x, y }: Span): Box[] {
  return [
    { x: [x[0], x[0] + GUIDE], y, z: [0, 7] },
    { x: [x[1] - GUIDE, x[1]], y, z: [0, 7] },
  ];
}

function hoodBox({ x, y }: Span): Box {
  return { x, y: [y[1], y[1] + HOOD], z: [0, 13] };
}
