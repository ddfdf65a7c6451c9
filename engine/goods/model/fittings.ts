import type { Configuration } from '../configuration/configuration.js';
import { point, type Box, type Point, cosine, sine } from './geometry.js';
import { BARE_STEEL, DARK_METAL, HEAT, LAMP, material, type Material } from './material.js';
import type { UnseenPiece } from './model.js';
import { bar, rod, type Part } from './part.js';
import { ROUND } from './section.js';
import { plus } from './vector.js';

const SENSOR_CUP = 9;
const SENSOR_ARM = 16;
const CRANK_HANDLE = 14;

/** A small anemometer on a mast: three cups that turn with the wind. */
export function windSensor(foot: Point, frame: Material): Part[] {
  const head = plus(foot, point(0, 20, 0));
  const cups = [0, 120, 240].map((degrees) => {
    const cup = plus(head, point(cosine(degrees) * SENSOR_CUP, 0, sine(degrees) * SENSOR_CUP));
    return [
      rod('wind_sensor', [head, cup], { height: 0.8, width: 0.8, section: ROUND }, DARK_METAL),
      rod(
        'wind_sensor',
        [plus(cup, point(0, -2.5, 0)), plus(cup, point(0, 2.5, 0))],
        { height: 6, width: 6, section: ROUND },
        DARK_METAL,
      ),
    ];
  });
  const base: Box = {
    x: [foot.x - 3, foot.x + 3],
    y: [foot.y, foot.y + 10],
    z: [foot.z - 3, foot.z + 3],
  };
  const mast = { height: 1.8, width: 1.8, section: ROUND };
  return [
    bar('wind_sensor', base, frame),
    rod('wind_sensor', [foot, head], mast, DARK_METAL),
    ...cups.flat(),
  ];
}

/** A wind sensor on an arm that holds it far enough from the wall for its cups to turn; `foot` is on the wall. */
export function windSensorOnWall(foot: Point, frame: Material): Part[] {
  const end = plus(foot, point(0, 0, SENSOR_ARM));
  return [
    bar(
      'wind_sensor',
      { x: [foot.x - 1.5, foot.x + 1.5], y: [foot.y, foot.y + 3], z: [foot.z, end.z] },
      frame,
    ),
    ...windSensor(end, frame),
  ];
}

/** The crank of a product that is moved by hand: a rod of this length (cm) down from `top`, with its handle. */
export function crank(top: Point, length: number): Part[] {
  const low = plus(top, point(4, -length, 0));
  const elbow = plus(low, point(10, 0, 0));
  const rods: [Point, Point][] = [
    [top, low],
    [low, elbow],
    [elbow, plus(elbow, point(0, -CRANK_HANDLE, 0))],
  ];
  const size = { height: 1.6, width: 1.6, section: ROUND };
  return rods.map((ends) => rod('crank', ends, size, BARE_STEEL));
}

/** A crank that can be taken off or is turned from the room, at this x (cm); none for a product with a motor. */
export function removableCrank(
  { controlType }: Pick<Configuration, 'controlType'>,
  x: number,
): UnseenPiece[] {
  return controlType === 'manual' ? [{ kind: 'crank', cut: [], x }] : [];
}

/**
 * The tube on which cloth is rolled inside a box, between two x (cm). Its length, that of the cloth, is an estimate.
 */
export function tubeFor([left, right]: Box['x']): UnseenPiece {
  return { kind: 'tube', cut: [Math.round((right - left) * 10)], x: (left + right) / 2 };
}

/** The head of a tubular motor at the end of its shaft, with the lamp of its receiver. */
export function motor({ x, y, z }: Point): Part[] {
  return [
    bar('motor', { x: [x - 3, x + 3], y: [y - 2.5, y + 2.5], z: [z - 0.5, z + 0.6] }, DARK_METAL),
    bar(
      'motor',
      { x: [x - 0.8, x + 0.8], y: [y - 0.8, y + 0.8], z: [z + 0.6, z + 0.9] },
      material('lamp', '#8fd19a'),
    ),
  ];
}

/** An LED strip along x, 2 per cent shorter at each end than the given span; cm. */
export function ledStrip(x: Box['x'], y: number, z: number): Part {
  const inset = (x[1] - x[0]) * 0.02;
  return bar(
    'led_strip',
    { x: [x[0] + inset, x[1] - inset], y: [y - 0.5, y + 0.5], z: [z - 0.9, z + 0.9] },
    LAMP,
  );
}

/** An infrared heater on two arms on the wall: a housing with two glowing elements; `half` is half its width in cm. */
export function heater({ x, y, z }: Point, half: number): Part[] {
  const element = (from: number, to: number): Part =>
    bar(
      'heater_element',
      { x: [x - half + 5, x + half - 5], y: [from, to], z: [z, z + 0.6] },
      HEAT,
    );
  const arm = (at: number): Part =>
    bar('heater', { x: [at - 1.5, at + 1.5], y: [y - 1.5, y + 1.5], z: [0, z - 10] }, DARK_METAL);
  return [
    arm(x - half / 2),
    arm(x + half / 2),
    bar('heater', { x: [x - half, x + half], y: [y - 7, y + 7], z: [z - 10, z] }, DARK_METAL),
    element(y - 4, y - 1),
    element(y + 1, y + 4),
  ];
}

/** Half the width of the heater for a roof of this width, cm. */
export function heaterHalf(roofWidth: number): number {
  return Math.min(70, roofWidth * 0.18);
}
