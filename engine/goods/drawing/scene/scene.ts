import { point } from '../../model/geometry.js';
import type { Point } from '../../model/geometry.js';
import { SIDEBOARD_HEIGHT, seatParts, sideboardParts } from '../../model/surroundings/furniture.js';
import { facesOf } from '../../model/part.js';
import { drawOpening } from './opening.js';
import type { Setting } from '../../model/surroundings/setting.js';
import type { Picture, Shade } from '../picture.js';
import { drawGrass, grassOutline } from './plant.js';
import { drawRoom, drawWindow } from './room.js';
import { drawShadows } from '../shadows.js';
import type { Sketch } from '../sketch.js';
import type { SvgNode } from '../svg.js';
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
