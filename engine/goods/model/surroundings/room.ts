import { point } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import { bar } from '../part.js';
import type { Part } from '../part.js';
import { sideboardParts, SIDEBOARD_HEIGHT } from './furniture.js';
import { SILL_ABOVE, WALL } from './house.js';
import { joineryOf } from './joinery.js';
import { potOfGrass } from './plant.js';
import { wallOf } from './wall.js';

/** Half the least width, the least height and the depth of a room, cm. */
const ROOM = { half: 330, height: 268, depth: 620 } as const;
const SKIRTING = 9;

const PAINT = material('plaster', '#e8e6df');
const CEILING = material('plaster', '#f2ede4');
const FLOOR = material('wood', '#b8905f');
const WHITE = material('aluminium', '#f4f0e8');

/** The room whose window the product covers, with a sideboard and a plant. */
export function roomOf({ setting: { opening } }: Model): Part[] {
  const x = [
    Math.min(-ROOM.half, opening.x[0] - 80),
    Math.max(ROOM.half, opening.x[1] + 260),
  ] as const;
  const top = Math.max(ROOM.height, opening.y[1] + 30);
  const side = opening.x[1] + 34;
  return [
    wallOf('wall', { x, y: [0, top], z: [-WALL, 0] }, [opening], PAINT),
    ...joineryOf(opening).map((box) => bar('joinery', box, WHITE)),
    bar(
      'sill',
      {
        x: [opening.x[0] - 9, opening.x[1] + 9],
        y: [opening.y[0] - 4, opening.y[0] + SILL_ABOVE],
        z: [-12, 16],
      },
      WHITE,
    ),
    bar('floor', { x, y: [-4, 0], z: [-WALL, ROOM.depth] }, FLOOR),
    bar('wall', { x, y: [top, top + 4], z: [-WALL, ROOM.depth] }, CEILING),
    bar('wall', { x: [x[0] - 4, x[0]], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('wall', { x: [x[1], x[1] + 4], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('joinery', { x, y: [0, SKIRTING], z: [0, 1.5] }, WHITE),
    ...sideboardParts(side),
    ...potOfGrass(point(side + 34, SIDEBOARD_HEIGHT, 24), 62),
  ];
}
