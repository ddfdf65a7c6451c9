import type { Configuration } from '../configuration.js';
import { drawHeater, drawLedStrip } from './fittings.js';
import { footprintMeasures } from './footprint.js';
import { between, boxFaces, point } from './geometry.js';
import type { Point, Polygon } from './geometry.js';
import { lit, mix } from './paint.js';
import type { Picture } from './picture.js';
import {
  BEAM,
  RAFTER,
  WALL_HEIGHT,
  frontBoxes,
  onRoof,
  rafterTop,
  roofBetween,
  roofOf,
  wallsOf,
} from './roof-shape.js';
import type { Roof } from './roof-shape.js';
import { planTerrace } from './terrace-plan.js';
import { short } from './sketch.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

/** A fixed roof over the terrace: polycarbonate or glass on aluminium rafters. */
export function pictureZadaszenia(configuration: Configuration): Picture {
  const roof = roofOf(configuration);
  const { x, depth, front, tinted, glass } = roof;
  const width = x[1] - x[0];
  const solid = [
    ...frontBoxes(roof).flatMap(boxFaces),
    ...roof.rafters.map((at) => rafterTop(roof, at)),
  ];
  return {
    place: 'terrace',
    extent: [
      point(x[0], WALL_HEIGHT, 0),
      point(x[0], front, depth),
      point(x[1], front, depth),
      point(x[0], 0, depth + 45),
      point(x[1], 0, depth + 45),
    ],
    eye: point(-width * 0.3, 430, depth + 600 + width * 0.7),
    maxScale: 1.9,
    ...planTerrace(x, 0),
    shades: [
      { strength: 0.95, casters: solid },
      {
        strength: tinted ? 0.62 : glass ? 0.22 : 0.36,
        casters: [roofBetween(roof, ...roof.x), ...wallsOf(roof)],
      },
    ],
    exposure: tinted ? 0.86 : 0.98,
    measures: footprintMeasures({ x, z: [0, depth], height: 0 }),
    draw: (sketch) => drawRoof(sketch, roof),
  };
}

function drawRoof(sketch: Sketch, roof: Roof): SvgNode[] {
  const { x, depth, front, frame, configuration } = roof;
  const { options } = configuration;
  const led = (options['ledLighting'] ?? 0) > 0;
  const [leftWall, rightWall] = wallsOf(roof);
  return [
    ...(rightWall ? [drawSideWall(sketch, rightWall, roof)] : []),
    ...(options['infraredHeating'] ? [drawHeater(sketch, point(0, 236, 14), x[1] - x[0])] : []),
    ...drawPanes(sketch, roof),
    ...roof.rafters.map((at) => drawRafter(sketch, roof, at)),
    ...(led ? [drawSpots(sketch, roof)] : []),
    sketch.box({ x, y: [WALL_HEIGHT - 6, WALL_HEIGHT + 5], z: [0, 9] }, frame),
    ...(leftWall ? [drawSideWall(sketch, leftWall, roof)] : []),
    ...frontBoxes(roof).map((part) => sketch.box(part, frame)),
    ...(options['gutters'] ? [drawGutter(sketch, roof)] : []),
    ...(led ? [drawLedStrip(sketch, x, front - BEAM - 1, depth)] : []),
  ];
}

function drawPanes(sketch: Sketch, roof: Roof): SvgNode[] {
  const { glazing, tinted, glass, rafters, depth, front } = roof;
  const plane = roofBetween(roof, ...roof.x);
  const eyeX = sketch.camera.eye.x;
  const fill = sketch.gradient('panes', point(eyeX, WALL_HEIGHT, 0), point(eyeX, front, depth), [
    [0, mix(glazing, '#41525c', tinted ? 0.35 : 0.28)],
    [0.55, glazing],
    [1, mix(glazing, '#ffffff', 0.55)],
  ]);
  const opacity = (tinted ? 0.74 : 0.42) + (glass ? 0 : 0.22);
  const ribs = Array.from({ length: Math.floor((roof.x[1] - roof.x[0]) / 11) }, (_, index) =>
    onRoof(roof, roof.x[0] + 5 + index * 11),
  );
  const surface = glass
    ? sketch.shape(
        rafters.slice(1).flatMap((right, index) => glints(roof, rafters[index] ?? right, right)),
        {
          fill: '#fff',
          opacity: tinted ? 0.2 : 0.34,
        },
      )
    : sketch.lines(ribs, { stroke: '#fff', 'stroke-width': 1.6, opacity: tinted ? 0.22 : 0.5 });
  return [sketch.shape([plane], { fill, opacity }), surface];
}

/** The sky in one pane: a slanting band of light. */
function glints(roof: Roof, left: number, right: number): Polygon[] {
  const width = right - left;
  const at = (share: number, along: number): Point => {
    const [top, low] = onRoof(roof, left + share * width);
    return between(top, low, along);
  };
  return [[at(0.1, 0.1), at(0.42, 0.1), at(0.9, 0.9), at(0.58, 0.9)]];
}

function drawRafter(sketch: Sketch, roof: Roof, at: number): SvgNode {
  const fill = lit(roof.frame, 0.98);
  const top = rafterTop(roof, at);
  const side = at > sketch.camera.eye.x ? at - RAFTER / 2 : at + RAFTER / 2;
  const [high, low] = onRoof(roof, side);
  const flank = [high, low, point(low.x, low.y - 8, low.z), point(high.x, high.y - 8, high.z)];
  return el(
    'g',
    {},
    sketch.shape([flank], { fill: lit(roof.frame, 0.62) }),
    sketch.shape([top], { fill }),
  );
}

function drawGutter(sketch: Sketch, { x, depth, front, frame }: Roof): SvgNode {
  return el(
    'g',
    {},
    sketch.box(
      { x: [x[0] - 4, x[1] + 4], y: [front - 10, front + 1], z: [depth + 2, depth + 11] },
      frame,
      1.06,
    ),
    sketch.box({ x: [x[1] - 6, x[1]], y: [0, front - 10], z: [depth + 2, depth + 6] }, frame, 0.92),
  );
}

function drawSideWall(sketch: Sketch, wall: Polygon, { frame, depth, front }: Roof): SvgNode {
  const x = wall[0]?.x ?? 0;
  const rails = [1 / 3, 2 / 3].map((share) => {
    const z = depth * share;
    return [point(x, 0, z), point(x, WALL_HEIGHT + (front - WALL_HEIGHT) * share - 8, z)];
  });
  return el(
    'g',
    {},
    sketch.shape([wall], {
      fill: '#bfd0d2',
      opacity: 0.36,
      stroke: lit(frame, 0.85),
      'stroke-width': 4,
    }),
    sketch.lines(rails, { stroke: lit(frame, 0.8), 'stroke-width': 4 }),
  );
}

/** Small lamps let into the rafters, shining down through the evening. */
function drawSpots(sketch: Sketch, roof: Roof): SvgNode {
  const fill = sketch.halo('spot', [
    [0, '#fff6df'],
    [0.25, '#ffd489', 0.9],
    [1, '#ffd489', 0],
  ]);
  const spots = roof.rafters.flatMap((at) => {
    const [top, low] = onRoof(roof, at);
    return [0.3, 0.72].map((share) => between(top, low, share));
  });
  return el(
    'g',
    {},
    ...spots.map((spot) => {
      const [cx, cy] = sketch.camera.project(spot);
      return el('circle', {
        cx: short(cx),
        cy: short(cy),
        r: short(8 * sketch.camera.scaleAt(spot.z)),
        fill,
      });
    }),
  );
}
