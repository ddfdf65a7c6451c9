import { FRAME } from './camera.js';
import { level, point, upright } from './geometry.js';
import type { Point, Polygon } from './geometry.js';
import { SCENE } from './paint.js';
import { scatter } from './plant.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const BOARD = 14.5;
const PLINTH = 18;

/** The plastered wall of the house, lit from the left, with its plinth. */
export function drawWall(sketch: Sketch): SvgNode[] {
  const view = sketch.camera.viewAt(0);
  const light = sketch.gradient('wall', point(view.left, view.top, 0), point(view.right, 0, 0), [
    [0, SCENE.wallLight],
    [1, SCENE.wallDeep],
  ]);
  const wide = [view.left - 5, view.right + 5] as const;
  return [
    sketch.shape([upright(wide, [0, view.top + 5], 0)], { fill: light }),
    sketch.shape([upright(wide, [0, PLINTH], 0)], { fill: SCENE.plinth, opacity: 0.7 }),
  ];
}

/** Terrace boards parallel to the wall, from the wall to the lower edge of the picture. */
export function drawBoards(sketch: Sketch): SvgNode[] {
  const { camera } = sketch;
  const rows = Math.ceil(camera.nearestGround / BOARD) + 1;
  const { left, right } = camera.viewAt(0);
  const wide = [left - 20, right + 20] as const;
  const near = rows * BOARD;
  const fill = sketch.gradient(
    'ground',
    point(camera.eye.x, 0, 0),
    point(camera.eye.x, 0, camera.nearestGround),
    [
      [0, '#bda68a'],
      [0.35, SCENE.board],
      [1, SCENE.boardLight],
    ],
  );
  const indices = Array.from({ length: rows }, (_, index) => index);
  const row = (index: number): Polygon => level(wide, 0, [index * BOARD, (index + 1) * BOARD]);
  const tone = (from: number, to: number) =>
    indices.filter((index) => scatter(index) >= from && scatter(index) < to).map(row);
  const seams = indices.map((index) => [
    point(wide[0], 0, index * BOARD),
    point(wide[1], 0, index * BOARD),
  ]);
  const joints = indices.flatMap((index) => jointsOf(index, wide));
  const ink = { stroke: SCENE.boardSeam, 'stroke-width': 1.6 };
  return [
    sketch.shape([level(wide, 0, [0, near])], { fill }),
    sketch.shape(tone(0, 0.3), { fill: SCENE.boardSeam, opacity: 0.1 }),
    sketch.shape(tone(0.7, 1), { fill: '#fff3dc', opacity: 0.16 }),
    sketch.lines(seams, { ...ink, opacity: 0.36 }),
    sketch.lines(joints, { ...ink, opacity: 0.3 }),
    sketch.lines([[point(wide[0], 0, 0), point(wide[1], 0, 0)]], {
      stroke: SCENE.shade,
      'stroke-width': 5,
      opacity: 0.3,
    }),
  ];
}

/** Warm light that comes in from the upper left, over everything. */
export function drawSunlight(sketch: Sketch): SvgNode {
  const fill = sketch.halo('sun', [
    [0, '#fff2d6', 0.5],
    [1, '#fff2d6', 0],
  ]);
  const { width, height } = FRAME;
  return el('ellipse', {
    cx: width * 0.08,
    cy: height * 0.02,
    rx: width * 0.75,
    ry: height * 0.8,
    fill,
  });
}

function jointsOf(index: number, [left, right]: readonly [number, number]): Point[][] {
  const length = 400;
  const start = left + scatter(index + 37) * length;
  const count = Math.max(0, Math.ceil((right - start) / length));
  return Array.from({ length: count }, (_, step) => {
    const x = start + step * length;
    return [point(x, 0, index * BOARD), point(x, 0, (index + 1) * BOARD)];
  });
}
