import { point, upright, type Polygon } from '../../model/geometry.js';
import { scatter } from '../../model/surroundings/scatter.js';
import { FRAME, type Camera } from '../camera.js';
import { SCENE } from '../paint.js';
import type { Sketch } from '../sketch.js';
import { el, type SvgNode } from '../svg.js';

const BOARD = 14.5;
const BOARD_LENGTH = 420;
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
  const { x } = camera.eye;
  const indices = Array.from(
    { length: Math.ceil(camera.nearestGround / BOARD) + 1 },
    (_, index) => index,
  );
  const fill = sketch.gradient('ground', point(x, 0, 0), point(x, 0, camera.nearestGround), [
    [0, '#bda68a'],
    [0.35, SCENE.board],
    [1, SCENE.boardLight],
  ]);
  const toned = (from: number, to: number) =>
    indices
      .filter((index) => scatter(index) >= from && scatter(index) < to)
      .map((index) => board(camera, index, index + 1));
  const seams = indices.map((index) => seam(camera, index));
  const joints = indices
    .filter((index) => scatter(index + 11) < 0.55)
    .flatMap((index) => jointsOf(camera, index));
  const ink = { stroke: SCENE.boardSeam, 'stroke-width': 1.6 };
  return [
    sketch.shape([board(camera, 0, indices.length)], { fill }),
    sketch.shape(toned(0, 0.3), { fill: SCENE.boardSeam, opacity: 0.1 }),
    sketch.shape(toned(0.7, 1), { fill: '#fff3dc', opacity: 0.16 }),
    sketch.lines(seams, { ...ink, opacity: 0.36 }),
    sketch.lines(joints, { ...ink, opacity: 0.3 }),
    sketch.lines([seam(camera, 0)], { stroke: SCENE.shade, 'stroke-width': 5, opacity: 0.3 }),
  ];
}

/** A warm glow at the top, on the side from which the sun shines. */
export function drawSunlight(sketch: Sketch): SvgNode[] {
  const { sun } = sketch.light.daylight;
  if (!sun) return [];
  const fill = sketch.halo('sun', [
    [0, '#fff2d6', 0.5],
    [1, '#fff2d6', 0],
  ]);
  const { width, height } = FRAME;
  const glow = el('ellipse', {
    cx: Math.round(width * (0.5 + sun.x)),
    cy: height * 0.02,
    rx: width * 0.75,
    ry: height * 0.8,
    fill,
  });
  return [glow];
}

/** A translucent colour over a picture without sun, for the shade of the house or the night; nothing in the sun. */
export function drawVeil({ light }: Sketch): SvgNode[] {
  const { sun, night } = light.daylight;
  const { width, height } = FRAME;
  const [fill, opacity] = night ? [SCENE.night, 0.6] : [SCENE.shade, 0.2];
  return sun ? [] : [el('rect', { width, height, fill, opacity })];
}

/** The ground between two seams, as wide as the picture shows it. */
function board(camera: Camera, from: number, to: number): Polygon {
  return [...seam(camera, from), ...seam(camera, to).toReversed()];
}

function seam(camera: Camera, index: number): Polygon {
  const z = index * BOARD;
  const { left, right } = camera.viewAt(z);
  return [point(left - 2, 0, z), point(right + 2, 0, z)];
}

/** The joints where boards meet end to end, 4.2 m apart, at another place in each row. */
function jointsOf(camera: Camera, index: number): Polygon[] {
  const { left, right } = camera.viewAt(index * BOARD);
  const offset = scatter(index + 37) * BOARD_LENGTH;
  const first = Math.ceil((left - offset) / BOARD_LENGTH);
  const count = Math.max(0, Math.floor((right - offset) / BOARD_LENGTH) - first + 1);
  return Array.from({ length: count }, (_, step) => {
    const x = offset + (first + step) * BOARD_LENGTH;
    return [point(x, 0, index * BOARD), point(x, 0, (index + 1) * BOARD)];
  });
}
