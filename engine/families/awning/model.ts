import type { Configuration } from '../../configuration/configuration.js';
import { CASSETTE, TOP, awningOf } from './layout.js';
import type { Awning } from './layout.js';
import { groundLines } from '../../model/dimension-line.js';
import { crank, ledStrip, motor, windSensor } from '../../model/fittings.js';
import { between, point } from '../../model/geometry.js';
import type { Box, Point, Polygon } from '../../model/geometry.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar, profile, rod, sheet } from '../../model/part.js';
import type { Part } from '../../model/part.js';
import { ROUND, skin } from '../../model/section.js';
import { terraceSetting } from '../../model/surroundings/setting.js';
import { lengthOf, minus, plus, times, unit } from '../../model/vector.js';

const VALANCE = 17;
/** Height of the front bar. */
const BAR = 10;
const CLOTH_THICKNESS = 0.1;
/** How far an elbow hangs below the straight line, so that the cloth never lies on it; cm. */
const ARM_SAG = 4;
/** Width in cm above which a third arm is needed. */
const THREE_ARMS = 550;

export function awningModel(configuration: Configuration, pose: Pose): FamilyModel {
  const awning = awningOf(configuration, pose);
  const { x, projection, lowest } = awning;
  return {
    parts: partsOf(awning),
    dimensions: groundLines({ x, z: [0, projection], height: lowest }),
    footprint: { x, z: [0, projection] },
    clearHeight: lowest - BAR / 2 - VALANCE,
    setting: terraceSetting(x, 0),
  };
}

/** The outline of a valance in waves of about 30 cm, under a front bar at a height and depth. */
function valanceShape([x0, x1]: Box['x'], bar: number, z: number): Polygon {
  const top = bar - BAR / 2;
  const waves = Math.max(4, Math.round((x1 - x0) / 30));
  const steps = waves * 6;
  const hem = Array.from({ length: steps + 1 }, (_, index) => {
    const phase = Math.abs(Math.sin((index / 6) * Math.PI));
    return point(x0 + ((x1 - x0) * index) / steps, top - VALANCE * (0.72 + 0.28 * phase), z);
  });
  return [point(x0, top, z), ...hem, point(x1, top, z)];
}

function partsOf(awning: Awning): Part[] {
  const { configuration, domed, x, reach, front, frame } = awning;
  const { options, controlType } = configuration;
  return [
    ...(domed ? basketOf(awning) : [...cassetteOf(awning), ...armsOf(awning)]),
    profile(
      'cloth',
      skin(awning.profile.map(([y, z]) => [y * 10, z * 10])),
      x,
      { y: 0, z: 0 },
      awning.cloth,
    ),
    sheet('valance', valanceShape(x, front, reach), CLOTH_THICKNESS, awning.cloth),
    bar(
      'front_bar',
      { x: [x[0] - 2, x[1] + 2], y: [front - BAR / 2, front + BAR / 2], z: [reach - 4, reach + 5] },
      frame,
    ),
    ...(controlType === 'manual'
      ? crank(point(x[1] - 34, TOP - CASSETTE, 26), 165)
      : motor(point(x[1] - 12, TOP - CASSETTE / 2, domed ? 2 : 22))),
    ...(options['ledLighting'] ? [ledStrip(x, front - 6, reach + 5)] : []),
    ...(options['windSensor'] ? windSensor(awning.sensor, frame) : []),
  ];
}

function cassetteOf({ x, frame }: Awning): Part[] {
  const cap = (from: number): Part =>
    bar('end_cap', { x: [from, from + 3], y: [TOP - CASSETTE - 1, TOP + 1], z: [0, 23] }, frame);
  return [
    bar('awning_cassette', { x, y: [TOP - CASSETTE, TOP], z: [0, 22] }, frame),
    cap(x[0] - 3),
    cap(x[1]),
  ];
}

/** Folding arms under the cloth, their elbows towards the middle. */
function armsOf({ x, projection, reach, front, frame }: Awning): Part[] {
  const [left, right] = [x[0] + 22, x[1] - 22];
  const middle = (left + right) / 2;
  const third: [number, number][] = x[1] - x[0] > THREE_ARMS ? [[middle, 1]] : [];
  const shoulders: [number, number][] = [[left, 1], [right, -1], ...third];
  return shoulders.flatMap(([at, inward]) => {
    const [shoulder, hand] = [point(at, TOP - CASSETTE - 1, 14), point(at, front - 4, reach - 4)];
    const half = (projection - 18) * 0.53;
    const along = minus(hand, shoulder);
    const span = lengthOf(along);
    const below = times(unit(point(0, -along.z, along.y)), ARM_SAG);
    const sideways = Math.sqrt(Math.max(0, half ** 2 - (span / 2) ** 2 - ARM_SAG ** 2));
    const bend = between(shoulder, hand, 0.5);
    const elbow = plus(bend, plus(below, point(inward * sideways, 0, 0)));
    const size = { height: 5.4, width: 4 };
    const joint: [Point, Point] = [
      point(elbow.x, elbow.y - 3.4, elbow.z),
      point(elbow.x, elbow.y + 3.4, elbow.z),
    ];
    return [
      rod('arm', [shoulder, elbow], size, frame),
      rod('arm', [elbow, hand], size, frame),
      rod('elbow', joint, { height: 6.4, width: 6.4, section: ROUND }, frame),
    ];
  });
}

/** Bows and closed sides of a basket awning. */
function basketOf(awning: Awning): Part[] {
  const { x, profile: cloth, lowest, frame } = awning;
  const bows = [1 / 3, 2 / 3].map((share) => cloth[Math.round(share * (cloth.length - 1))]);
  const hinges = x.map((at) => point(at, lowest, 2));
  return [
    ...x.map((at) => sheet('gore', goreAt(awning, at), CLOTH_THICKNESS, awning.cloth)),
    ...[...bows, cloth.at(-1)].flatMap((bow) => {
      if (!bow) return [];
      const ends = x.map((at) => point(at, bow[0], bow[1]));
      const size = { height: 2.4, width: 2.4 };
      return hinges.flatMap((hinge, index) => {
        const end = ends[index];
        return end ? [rod('bow', [hinge, end], size, frame)] : [];
      });
    }),
    bar('wall_rail', { x, y: [TOP - 4, TOP + 1], z: [0, 5] }, frame),
  ];
}

/** The closed side of a basket awning at an x. */
function goreAt({ profile: cloth, lowest }: Awning, x: number): Polygon {
  return [...cloth.map(([y, z]) => point(x, y, z)), point(x, lowest, 0)];
}
