import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { frontalView, spanMeasures, spanOf } from './facade.js';
import type { Span } from './facade.js';
import { drawMotor, drawWindSensor } from './fittings.js';
import { boxFaces, point, upright } from './geometry.js';
import type { Box } from './geometry.js';
import { lightness, lit } from './paint.js';
import type { Picture } from './picture.js';
import type { Sketch } from './sketch.js';
import type { SvgNode } from './svg.js';

const CASSETTE = 13;
const GUIDE = 4.5;
/** Rolled down so far, so that the opening shows below. */
const LOWERED = 0.7;

/** A vertical screen of technical fabric in side guides. */
export function pictureRefleksole(configuration: Configuration): Picture {
  const span = spanOf(configuration.width, configuration.height ?? configuration.width);
  const above = CASSETTE + 24;
  return {
    place: 'facade',
    ...frontalView(span, above),
    opening: { ...span, leaves: Math.max(1, Math.round(configuration.width / 110)) },
    shades: [{ strength: 1, casters: [cassetteBox(span), ...guideBoxes(span)].flatMap(boxFaces) }],
    measures: spanMeasures(span, above),
    draw: (sketch) => drawScreen(sketch, span, configuration),
  };
}

function drawScreen(sketch: Sketch, span: Span, configuration: Configuration): SvgNode[] {
  const { x, y } = span;
  const { options, controlType } = configuration;
  const frame = colorHex(configuration.frameColor);
  const fabric = colorHex(configuration.color);
  const hem = y[1] - (y[1] - y[0]) * LOWERED;
  const cassette = cassetteBox(span);
  const inner = [x[0] + GUIDE, x[1] - GUIDE] as const;
  const cloth = upright(inner, [hem, y[1]], 3);
  const sheen = sketch.gradient('sheen', point(x[0], y[1], 3), point(x[1], hem, 3), [
    [0, '#fff8e8', 0.24],
    [0.45, '#fff8e8', 0.04],
    [1, '#1e1830', 0.16],
  ]);
  const zips = (options['zipGuides'] ?? 0) > 0 ? zipEdges(inner, hem, y[1]) : [];
  return [
    sketch.shape([cloth], {
      fill: lit(fabric, 0.98),
      opacity: lightness(fabric) > 0.6 ? 0.93 : 0.9,
    }),
    sketch.shape([cloth], { fill: sheen }),
    sketch.lines(weave(inner, hem, y[1]), {
      stroke: lit(fabric, 0.7),
      'stroke-width': 0.8,
      opacity: 0.3,
    }),
    sketch.shape(zips, { fill: lit(fabric, 0.6) }),
    sketch.box({ x: inner, y: [hem - 4, hem + 1], z: [1, 5] }, frame),
    ...guideBoxes(span).map((guide) => sketch.box(guide, frame)),
    sketch.box(cassette, frame),
    ...(controlType === 'electric'
      ? [drawMotor(sketch, point(x[1] - 20, cassette.y[0] + CASSETTE / 2, cassette.z[1]))]
      : []),
    ...(options['windSensor']
      ? [drawWindSensor(sketch, point(x[1] + 15, cassette.y[1] - 16, 8), frame)]
      : []),
  ];
}

/** The fabric's weave as fine level lines, 3 cm apart. */
function weave(x: Box['x'], low: number, high: number) {
  const count = Math.floor((high - low) / 3);
  return Array.from({ length: count }, (_, index) => {
    const y = low + (index + 1) * 3;
    return [point(x[0], y, 3), point(x[1], y, 3)];
  });
}

function zipEdges(x: Box['x'], low: number, high: number) {
  return [upright([x[0], x[0] + 2.4], [low, high], 3), upright([x[1] - 2.4, x[1]], [low, high], 3)];
}

function guideBoxes({ x, y }: Span): Box[] {
  return [
    { x: [x[0], x[0] + GUIDE], y, z: [0, 6] },
    { x: [x[1] - GUIDE, x[1]], y, z: [0, 6] },
  ];
}

function cassetteBox({ x, y }: Span): Box {
  return { x, y: [y[1], y[1] + CASSETTE], z: [0, 13] };
}
