import type { Box } from '../geometry.js';
import { material } from '../material.js';
import { bar, type Part } from '../part.js';
import { SOFT } from '../section.js';
import { curtainPart } from './room-furniture.js';
import type { Opening } from './setting.js';
import { wallOf } from './wall.js';

/** z of the wall's inner face and of the back of the room, and the room's height, cm. */
const [FRONT, BACK, CEILING] = [-30, -500, 262];
/** How far the room reaches at most beyond each side of the opening, cm. */
const BESIDE = 170;
/** z of the curtains, cm. */
const HANGING = [FRONT - 22, FRONT - 12] as const;

const PAINT = material('plaster', '#d9cfc0');
const WHITE = material('plaster', '#efe9de');
const OAK = material('wood', '#b08a5e');
const SOFA = material('fabric', '#b9ad9b');
const RUG = material('fabric', '#cfc3ae');
const BOOK = material('plaster', '#b9783f');
const WALNUT = material('wood', '#5d4029');
const SHADE = material('lamp', '#ffe0b0');

/** The furnished room behind an opening, no wider than the house. */
export function interiorOf(opening: Opening, house: Box['x']): Part[] {
  const {
    x: [from, to],
    y,
  } = opening;
  const x = [Math.max(from - BESIDE, house[0] + 31), Math.min(to + BESIDE, house[1] - 31)] as const;
  const z = [BACK, FRONT] as const;
  const shell: readonly [Box, typeof PAINT][] = [
    [{ x, y: [-3, 1], z }, OAK],
    [{ x, y: [CEILING, CEILING + 3], z }, WHITE],
    [{ x, y: [1, CEILING], z: [BACK - 3, BACK] }, PAINT],
    [{ x: [x[0] - 1, x[0]], y: [1, CEILING], z }, PAINT],
    [{ x: [x[1], x[1] + 1], y: [1, CEILING], z }, PAINT],
  ];
  const drop = [Math.max(2, y[0] < 40 ? 2 : y[0] - 12), Math.min(CEILING - 4, y[1] + 22)] as const;
  return [
    ...shell.map(([box, of]) => bar('interior', box, of)),
    wallOf('interior', { x, y: [0, CEILING], z: [FRONT - 1, FRONT] }, [opening], PAINT),
    curtainPart('interior', { x: [from - 34, from + 10], y: drop, z: HANGING }),
    curtainPart('interior', { x: [to - 10, to + 34], y: drop, z: HANGING }),
    ...sittingRoom((from + to) / 2),
  ];
}

/** A sofa that faces the opening, a low table with a book in front of it, an armchair and a floor lamp. */
function sittingRoom(middle: number): Part[] {
  const chair = middle + 122;
  const pieces: readonly [Box, typeof PAINT][] = [
    [{ x: [middle - 130, middle + 80], y: [10, 44], z: [-440, -350] }, SOFA],
    [{ x: [middle - 130, middle + 80], y: [44, 80], z: [-440, -416] }, SOFA],
    [{ x: [middle - 140, middle + 70], y: [1, 1.6], z: [-330, -110] }, RUG],
    [{ x: [middle - 90, middle + 10], y: [32, 36], z: [-270, -210] }, WALNUT],
    [{ x: [middle - 84, middle + 4], y: [1, 32], z: [-244, -236] }, WALNUT],
    [{ x: [middle - 52, middle - 30], y: [36, 38.5], z: [-250, -222] }, BOOK],
    [{ x: [chair - 36, chair + 36], y: [14, 42], z: [-140, -70] }, SOFA],
    [{ x: [chair + 30, chair + 46], y: [14, 62], z: [-140, -70] }, SOFA],
    [{ x: [chair - 36, chair + 46], y: [30, 82], z: [-156, -136] }, SOFA],
    [{ x: [middle + 104, middle + 136], y: [118, 146], z: [-440, -408] }, SHADE],
    [{ x: [middle + 119, middle + 121], y: [1, 118], z: [-425, -423] }, WALNUT],
  ];
  return pieces.map(([box, of]) => bar('interior', box, of, of === SOFA ? SOFT : undefined));
}
