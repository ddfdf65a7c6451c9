import { point, level, upright, type Box, type Polygon, type Point } from '../../model/geometry.js';
import { facesOf } from '../../model/part.js';
import { seatParts } from '../../model/surroundings/furniture.js';
import { SIDEBOARD_HEIGHT, sideboardParts } from '../../model/surroundings/room-furniture.js';
import type { Setting, Opening } from '../../model/surroundings/setting.js';
import { SCENE, lit } from '../paint.js';
import type { Picture, Shade } from '../picture.js';
import type { Sketch } from '../sketch.js';
import { type SvgNode, el } from '../svg.js';
import { drawOpening } from './opening.js';
import { drawGrass, grassOutline } from './plant.js';
import { drawBoards, drawSunlight, drawWall } from './terrace.js';

const PLANT = 125;
const DOOR = { width: 90, height: 210, gap: 62 } as const;

/** What is drawn behind the product: a room, a façade or a terrace, with an opening of real size and the shadows. */
export function drawScene(sketch: Sketch, setting: Setting, picture: Picture): SvgNode[] {
  if (setting.place === 'room') return drawIndoors(sketch, setting, picture.shades);
  if (setting.place === 'facade') return drawFacade(sketch, setting, picture.shades);
  return drawTerrace(sketch, setting, picture);
}

function drawTerrace(
  sketch: Sketch,
  { opening, seat }: Setting,
  { shades, exposure = 1 }: Picture,
): SvgNode[] {
  const { left, right } = sketch.camera.viewAt(0);
  const plants = [point(left + 62, 0, 34), point(right - 48, 0, 34)];
  const casters = plants.map((foot) => grassOutline(foot, PLANT));
  const furniture = seat ? seatParts(seat) : [];
  const furnished = [...casters, ...furniture.flatMap(facesOf)];
  return [
    ...drawWall(sketch),
    drawOpening(sketch, opening, 'door'),
    ...drawBoards(sketch),
    ...drawShadows(sketch, [...shades, { strength: 0.85, casters: furnished }]),
    ...plants.map((foot, index) => drawGrass(sketch, foot, PLANT, `pot-${index}`)),
    ...drawSunlight(sketch),
    ...furniture.map((piece) => sketch.part(piece, exposure)),
  ];
}

function drawFacade(sketch: Sketch, { opening }: Setting, shades: readonly Shade[]): SvgNode[] {
  const door = opening.x[1] + DOOR.gap;
  const { left, bottom } = sketch.camera.viewAt(0);
  const plant: Point = point(Math.min(opening.x[0] - 70, left + 70), 0, 30);
  const onGround = bottom < -8;
  return [
    ...drawWall(sketch),
    drawOpening(sketch, opening, 'opening'),
    drawOpening(sketch, { x: [door, door + DOOR.width], y: [3, DOOR.height], leaves: 1 }, 'door'),
    ...(onGround ? drawBoards(sketch) : []),
    ...drawShadows(sketch, [...shades, { strength: 0.85, casters: [grassOutline(plant, PLANT)] }]),
    drawGrass(sketch, plant, PLANT, 'pot'),
    ...drawSunlight(sketch),
  ];
}

function drawIndoors(sketch: Sketch, { opening }: Setting, shades: readonly Shade[]): SvgNode[] {
  return [
    ...drawRoom(sketch),
    drawWindow(sketch, opening),
    ...sketch.parts(sideboardParts(opening.x[1] + 34)),
    drawGrass(sketch, point(opening.x[1] + 68, SIDEBOARD_HEIGHT, 24), 62, 'pot'),
    ...drawShadows(sketch, shades),
  ];
}

const SKIRTING = 9;

/** A room seen from inside: wall, skirting, floor. */
function drawRoom(sketch: Sketch): SvgNode[] {
  const { camera } = sketch;
  const view = camera.viewAt(0);
  const wide = [view.left - 5, view.right + 5] as const;
  const wall = sketch.gradient('wall', point(view.left, view.top, 0), point(view.right, 0, 0), [
    [0, SCENE.roomWall],
    [1, SCENE.roomShade],
  ]);
  const floor = sketch.gradient('floor', point(camera.eye.x, 0, 0), point(camera.eye.x, 0, 150), [
    [0, lit(SCENE.floor, 0.86)],
    [1, SCENE.floor],
  ]);
  return [
    sketch.shape([upright(wide, [-1, view.top + 5], 0)], { fill: wall }),
    sketch.shape([level(wide, 0, [0, Math.max(camera.nearestGround, 1)])], { fill: floor }),
    sketch.box({ x: wide, y: [0, SKIRTING], z: [0, 1.5] }, '#fbf8f2'),
  ];
}

/** The window from inside: sky and garden, white frame, and a sill unless it reaches the floor. */
function drawWindow(sketch: Sketch, { x, y, leaves }: Opening): SvgNode {
  const z = -12;
  const sky = sketch.gradient('sky', point(0, y[1], z), point(0, y[0], z), [
    [0, '#dfeaec'],
    [0.55, '#f4ecd9'],
    [1, '#e9e3cc'],
  ]);
  const horizon = y[0] + Math.min(60, (y[1] - y[0]) * 0.3);
  const hedge = hedgeLine(x, horizon, z);
  const white = '#fcfaf5';
  const width = (x[1] - x[0]) / leaves;
  const uprights = Array.from({ length: leaves + 1 }, (_, index): Box => {
    const at = x[0] + index * width;
    return { x: [Math.max(at - 5, x[0]), Math.min(at + 5, x[1])], y, z: [z, z + 4] };
  });
  const sill: Box = { x: [x[0] - 9, x[1] + 9], y: [y[0] - 4, y[0]], z: [-12, 16] };
  return el(
    'g',
    {},
    sketch.shape([upright(x, y, z)], { fill: sky }),
    sketch.shape([[...hedge, point(x[1], y[0], z), point(x[0], y[0], z)]], { fill: '#aebb9b' }),
    sketch.shape([upright(x, [y[0], y[0] + (horizon - y[0]) * 0.45], z)], { fill: '#c6cca8' }),
    sketch.box({ x, y: [y[0], y[0] + 6], z: [z, z + 4] }, white),
    sketch.box({ x, y: [y[1] - 6, y[1]], z: [z, z + 4] }, white),
    ...uprights.map((profile) => sketch.box(profile, white)),
    ...(y[0] > 20 ? [sketch.box(sill, '#fdfbf6')] : []),
  );
}

function hedgeLine(x: Box['x'], height: number, z: number) {
  const steps = Math.max(8, Math.round((x[1] - x[0]) / 2.5));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const wave =
      Math.abs(Math.sin(index * 0.37)) * 3 +
      Math.abs(Math.sin(index * 0.83 + 1)) * 1.6 +
      Math.sin(index * 0.07) * 4;
    return point(x[0] + ((x[1] - x[0]) * index) / steps, height + wave, z);
  });
}

/** The shadows that the sun casts on wall and ground, one flat tone for each shade. */
function drawShadows(sketch: Sketch, shades: readonly Shade[]): SvgNode[] {
  const filter = sketch.blur('soft', 1.6);
  return shades.map(({ strength, casters }) => {
    const fallen = casters.flatMap((caster) => [
      turned(sketch.light.shadowOnGround(caster), 'z'),
      turned(sketch.light.shadowOnWall(caster), 'y'),
    ]);
    // A group with one opacity keeps overlapping shadows from adding up.
    return el(
      'g',
      { opacity: Math.round(strength * 40) / 100, filter },
      sketch.shape(fallen, { fill: SCENE.shade }, Math.round),
    );
  });
}

/** The polygon, reversed if needed: all are wound alike, so that overlapping shadows do not cut holes in each other. */
function turned(polygon: Polygon, axis: 'y' | 'z'): Polygon {
  const area = polygon.reduce((sum, corner, index) => {
    const next: Point = polygon[(index + 1) % polygon.length] ?? corner;
    return sum + corner.x * next[axis] - next.x * corner[axis];
  }, 0);
  return area < 0 ? polygon.toReversed() : polygon;
}
