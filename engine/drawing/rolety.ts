import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { frontalView, spanMeasures, spanOf } from './facade.js';
import type { Span } from './facade.js';
import { drawMotor } from './fittings.js';
import { boxFaces, point, upright } from './geometry.js';
import type { Box, Polygon } from './geometry.js';
import { lit, mix } from './paint.js';
import type { Picture } from './picture.js';
import { short } from './sketch.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const TUBE = 7;
const CASSETTE = 9;
const LOWERED = 0.62;
/** About the width of a window's leaf. */
const LEAF = 90;

/** An indoor roller blind in front of its window, lowered so far that the daylight shows below. */
export function pictureRolety(configuration: Configuration): Picture {
  const span = spanOf(configuration.width, configuration.height ?? configuration.width);
  const above = CASSETTE + 24;
  return {
    place: 'room',
    ...frontalView(span, above),
    opening: { ...span, leaves: Math.max(1, Math.round(configuration.width / LEAF)) },
    shades: [{ strength: 0.6, casters: boxFaces(topBox(span, configuration)) }],
    measures: spanMeasures(span, above),
    draw: (sketch) => drawBlind(sketch, span, configuration),
  };
}

function drawBlind(sketch: Sketch, span: Span, configuration: Configuration): SvgNode[] {
  const { x, y } = span;
  const frame = colorHex(configuration.frameColor);
  const fabric = colorHex(configuration.color);
  const cassette = configuration.variant === 'kasetowe';
  const hem = y[1] - (y[1] - y[0]) * LOWERED;
  const inner = [x[0] + 2, x[1] - 2] as const;
  const cloth = upright(inner, [hem, y[1] + 2], 4);
  // Daylight comes through the cloth: brighter towards the hem, darker before the window's frame.
  const glow = sketch.gradient('glow', point(0, y[1], 4), point(0, hem, 4), [
    [0, '#2a2438', 0.14],
    [0.3, '#fffaf0', 0.06],
    [1, '#fffaf0', 0.34],
  ]);
  const rails = cassette ? sideRails(span).map((rail) => sketch.box(rail, frame)) : [];
  return [
    sketch.shape([cloth], { fill: mix(fabric, '#ffffff', 0.06), opacity: 0.97 }),
    sketch.shape([cloth], { fill: glow }),
    sketch.shape(frameBehind(span, hem), { fill: '#2a2438', opacity: 0.07 }),
    sketch.box({ x: inner, y: [hem - 2.2, hem + 0.6], z: [3, 5.2] }, frame, 0.98),
    ...rails,
    cassette
      ? sketch.box(topBox(span, configuration), frame)
      : drawTube(sketch, span, fabric, frame),
    configuration.controlType === 'electric'
      ? drawMotor(sketch, point(x[1] - 14, y[1] + CASSETTE / 2, 9))
      : drawChain(sketch, point(x[1] + 1, y[1] + 3, 6), (y[1] - y[0]) * 0.7),
  ];
}

/** The window's frame, faint through the cloth. */
function frameBehind({ x, y }: Span, hem: number): Polygon[] {
  const leaves = Math.max(1, Math.round((x[1] - x[0]) / LEAF));
  const width = (x[1] - x[0]) / leaves;
  const uprights = Array.from({ length: leaves + 1 }, (_, index) => {
    const at = x[0] + index * width;
    return upright([Math.max(at - 5, x[0] + 2), Math.min(at + 5, x[1] - 2)], [hem, y[1] - 6], 4);
  });
  return [upright([x[0] + 2, x[1] - 2], [y[1] - 6, y[1]], 4), ...uprights];
}

function drawTube(sketch: Sketch, { x, y }: Span, fabric: string, frame: string): SvgNode {
  const round = sketch.gradient('tube', point(x[0], y[1] + TUBE, 6), point(x[0], y[1], 6), [
    [0, lit(fabric, 0.86)],
    [0.35, lit(fabric, 1.1)],
    [1, lit(fabric, 0.6)],
  ]);
  const bracket = (at: number): Box => ({
    x: [at, at + 2.6],
    y: [y[1] - 1, y[1] + TUBE + 2],
    z: [0, 8],
  });
  return el(
    'g',
    {},
    sketch.shape([upright([x[0] + 2, x[1] - 2], [y[1], y[1] + TUBE], 6)], { fill: round }),
    sketch.box(bracket(x[0] - 0.6), frame),
    sketch.box(bracket(x[1] - 2), frame),
  );
}

/** A loop of ball chain at the right end. */
function drawChain(sketch: Sketch, top: ReturnType<typeof point>, length: number): SvgNode {
  const [x, y] = sketch.camera.project(top);
  const scale = sketch.camera.scaleAt(top.z);
  const [low, gap] = [y + length * scale, 3.2 * scale];
  return el('path', {
    d: `M${short(x)} ${short(y)}L${short(x)} ${short(low)}Q${short(x + gap / 2)} ${short(low + gap)} ${short(x + gap)} ${short(low)}L${short(x + gap)} ${short(y)}`,
    fill: 'none',
    stroke: '#8f8a80',
    'stroke-width': short(0.9 * scale),
    'stroke-linecap': 'round',
    'stroke-dasharray': `0.1 ${short(1.5 * scale)}`,
  });
}

function sideRails({ x, y }: Span): Box[] {
  return [
    { x: [x[0], x[0] + 2.6], y, z: [0, 5] },
    { x: [x[1] - 2.6, x[1]], y, z: [0, 5] },
  ];
}

function topBox({ x, y }: Span, { variant }: Configuration): Box {
  const height = variant === 'kasetowe' ? CASSETTE : TUBE;
  return { x, y: [y[1], y[1] + height], z: [0, 9] };
}
