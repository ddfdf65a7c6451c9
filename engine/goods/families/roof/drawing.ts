import { drawHeatGlow, drawLedStrip } from '../../drawing/fittings.js';
import { mix } from '../../drawing/paint.js';
import { type Picture, type PictureOf, PartsByKind } from '../../drawing/picture.js';
import { short, type Sketch } from '../../drawing/sketch.js';
import { el, type SvgNode } from '../../drawing/svg.js';
import { heaterHalf } from '../../model/fittings.js';
import { between, point, type Point, type Polygon } from '../../model/geometry.js';
import { facesOf, largestFace, type Part } from '../../model/part.js';
import { WALL_HEIGHT, onRoof, roofOf, spotPoints, type Roof } from './model.js';

/** A fixed roof over the terrace: polycarbonate or glass on aluminium rafters. */
export const roofPicture: PictureOf = (configuration, model): Picture => {
  const roof = roofOf(configuration);
  const { x, depth, front, tinted, glazing } = roof;
  const width = x[1] - x[0];
  const parts = new PartsByKind(model.parts);
  const through = glazing.finish === 'glass' ? 0.22 : 0.36;
  return {
    extent: [
      point(x[0], WALL_HEIGHT, 0),
      point(x[0], front, depth),
      point(x[1], front, depth),
      point(x[0], 0, depth + 45),
      point(x[1], 0, depth + 45),
    ],
    eye: point(-width * 0.3, 430, depth + 600 + width * 0.7),
    maxScale: 1.9,
    shades: [
      {
        strength: 0.95,
        casters: [
          ...parts.of('post', 'beam').flatMap(facesOf),
          ...parts.of('rafter').map(largestFace),
        ],
      },
      {
        strength: tinted ? 0.62 : through,
        casters: parts.of('pane', 'side_wall').map(largestFace),
      },
    ],
    exposure: tinted ? 0.86 : 0.98,
    draw: (sketch) => drawRoof(sketch, roof, parts),
  };
};

function drawRoof(sketch: Sketch, roof: Roof, parts: PartsByKind): SvgNode[] {
  const { x } = roof;
  const heaters = parts.of('heater', 'heater_element');
  const onLeft = (part: Part): boolean => (largestFace(part)[0]?.x ?? 0) < 0;
  const sides = parts.of('side_wall', 'wall_rail');
  const drawSides = (list: readonly Part[]): SvgNode[] =>
    list.map((part) =>
      part.kind === 'side_wall' ? drawSideWall(sketch, part) : sketch.part(part),
    );
  return [
    ...drawSides(sides.filter((part) => !onLeft(part))),
    ...(heaters.length > 0
      ? [drawHeatGlow(sketch, roof.heater, heaterHalf(x[1] - x[0])), ...sketch.parts(heaters)]
      : []),
    ...drawPanes(sketch, roof),
    ...sketch.parts(parts.of('rafter')),
    ...(parts.of('led_spot').length > 0 ? [drawSpots(sketch, roof)] : []),
    ...sketch.parts(parts.of('wall_beam')),
    ...drawSides(sides.filter(onLeft)),
    ...sketch.parts(parts.of('foot_plate', 'post', 'beam', 'gutter', 'downpipe')),
    ...parts.of('led_strip').map((light) => drawLedStrip(sketch, light)),
  ];
}

function drawPanes(sketch: Sketch, roof: Roof): SvgNode[] {
  const { tinted, rafters, depth, front } = roof;
  const glazing = roof.glazing.color;
  const glass = roof.glazing.finish === 'glass';
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

/** The reflection of the sky in one pane: a slanting band of light. */
function glints(roof: Roof, left: number, right: number): Polygon[] {
  const width = right - left;
  const at = (share: number, along: number): Point => {
    const [top, low] = onRoof(roof, left + share * width);
    return between(top, low, along);
  };
  return [[at(0.1, 0.1), at(0.42, 0.1), at(0.9, 0.9), at(0.58, 0.9)]];
}

function drawSideWall(sketch: Sketch, wall: Part): SvgNode {
  return sketch.shape([largestFace(wall)], { fill: wall.material.color, opacity: 0.36 });
}

/** A glow for each lamp in the rafters. */
function drawSpots(sketch: Sketch, roof: Roof): SvgNode {
  const fill = sketch.halo('spot', [
    [0, '#fff6df'],
    [0.25, '#ffd489', 0.9],
    [1, '#ffd489', 0],
  ]);
  return el(
    'g',
    {},
    ...spotPoints(roof).map((spot) => {
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

/** The part of the roof between two x. */
function roofBetween(roof: Roof, left: number, right: number): Polygon {
  const [a, b] = onRoof(roof, left);
  const [c, d] = onRoof(roof, right);
  return [a, b, d, c];
}
