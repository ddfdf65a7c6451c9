import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { groundLines } from './dimension-line.js';
import { crank, ledStrip, motor, windSensor } from './fittings.js';
import { between, point, stripsAlong } from './geometry.js';
import type { Box, Point, Polygon } from './geometry.js';
import { material } from './material.js';
import type { Material } from './material.js';
import type { Model, Pose } from './model.js';
import { bar, profile, rod, sheet } from './part.js';
import type { Part } from './part.js';
import { ROUND, skin } from './section.js';
import { terraceSetting } from './setting.js';
import { lengthOf, minus, plus, times, unit } from './vector.js';

const SEAM = 120;
const VALANCE = 17;
const CLOTH_THICKNESS = 0.1;
/** Heights in cm over the ground, as awnings are hung over a terrace door. */
export const TOP = 282;
export const CASSETTE = 20;
/** Fall of the cloth: 14° is a quarter, and the arms' own sag is taken up in it. */
const FALL = 0.24;
const LOWEST_FRONT = 190;
/** How far an elbow hangs below the straight line, so that the cloth never lies on it; cm. */
const ARM_SAG = 4;
/** What is out of the cassette even when the awning is closed, cm. */
const STOWED = 12;
/** From this width on two arms are not enough, cm. */
const THREE_ARMS = 550;

/** Where everything of an awning lies, cm. */
export interface Awning {
  readonly x: Box['x'];
  /** How far it reaches when it is rolled out whole. */
  readonly projection: number;
  /** Depth of the front bar at this moment, and its height. */
  readonly reach: number;
  readonly front: number;
  readonly profile: readonly (readonly [y: number, z: number])[];
  readonly cloth: Material;
  readonly frame: Material;
  readonly domed: boolean;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

export function awningOf(
  configuration: Configuration,
  { deployed }: Pose = { deployed: 1 },
): Awning {
  const { width, variant, color, frameColor } = configuration;
  const projection = configuration.projection ?? width;
  const domed = variant === 'koszowe';
  const whole = Math.max(TOP - CASSETTE / 2 - projection * FALL, LOWEST_FRONT);
  const reach = STOWED + (projection - STOWED) * deployed;
  const flat = flatProfile(
    reach,
    TOP - CASSETTE / 2 - ((TOP - CASSETTE / 2 - whole) * reach) / projection,
  );
  const dome = domeProfile(projection, whole, deployed);
  const cloth = domed ? dome : flat;
  const [front = 0, depth = 0] = cloth.at(-1) ?? [];
  const right = width / 2;
  return {
    x: [-right, right],
    projection,
    reach: depth,
    front,
    profile: cloth,
    cloth: material('fabric', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    domed,
    sensor: point(right - 26, TOP, 14),
    configuration,
  };
}

export function awningModel(configuration: Configuration, pose: Pose): Model {
  const awning = awningOf(configuration, pose);
  const { x, projection } = awning;
  const { front } = awningOf(configuration);
  return {
    parts: partsOf(awning),
    dimensions: groundLines({ x, z: [0, projection], height: front }),
    footprint: { x, z: [0, projection] },
    clearHeight: front - 5 - VALANCE,
    setting: terraceSetting(x, 0),
  };
}

/** A hanging edge in soft waves of about 30 cm, under a front bar at that height and depth. */
export function valanceShape([x0, x1]: Box['x'], bar: number, z: number): Polygon {
  const top = bar - 5;
  const waves = Math.max(4, Math.round((x1 - x0) / 30));
  const steps = waves * 6;
  const hem = Array.from({ length: steps + 1 }, (_, index) => {
    const phase = Math.abs(Math.sin((index / 6) * Math.PI));
    return point(x0 + ((x1 - x0) * index) / steps, top - VALANCE * (0.72 + 0.28 * phase), z);
  });
  return [point(x0, top, z), ...hem, point(x1, top, z)];
}

/** Where two widths of cloth are sewn together. */
export function seamsAt([x0, x1]: Box['x']): number[] {
  const count = Math.max(1, Math.round((x1 - x0) / SEAM));
  return Array.from({ length: count - 1 }, (_, index) => x0 + ((x1 - x0) * (index + 1)) / count);
}

/** The closed side of a basket awning at an x. */
function goreAt({ profile: cloth }: Awning, whole: number, x: number): Polygon {
  return [...cloth.map(([y, z]) => point(x, y, z)), point(x, whole, 0)];
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
      { x: [x[0] - 2, x[1] + 2], y: [front - 5, front + 5], z: [reach - 4, reach + 5] },
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
  const { x, profile: cloth, projection, frame } = awning;
  const whole = awningOf(awning.configuration).front;
  const bows = [1 / 3, 2 / 3].map((share) => cloth[Math.round(share * (cloth.length - 1))]);
  const hinges = x.map((at) => point(at, whole, 2));
  return [
    ...x.map((at) => sheet('gore', goreAt(awning, whole, at), CLOTH_THICKNESS, awning.cloth)),
    ...[...bows, cloth.at(-1)].flatMap((bow) => {
      if (!bow) return [];
      const ends = x.map((at) => point(at, bow[0], bow[1]));
      const size = { height: 2.4, width: 2.4 };
      return hinges.flatMap((hinge, index) => {
        const end = ends[index];
        return end ? [rod('bow', [hinge, end], size, frame)] : [];
      });
    }),
    bar('wall_rail', { x, y: [TOP - 4, TOP + 1], z: [0, Math.min(5, projection)] }, frame),
  ];
}

/** Straight, but for a sag of one and a bit per cent of the reach. */
function flatProfile(reach: number, front: number): [number, number][] {
  const [from, to] = [
    point(0, TOP - CASSETTE / 2, Math.min(18, reach - 2)),
    point(0, front, reach),
  ];
  return Array.from({ length: 7 }, (_, index) => {
    const { y, z } = between(from, to, index / 6);
    return [y - Math.sin((index / 6) * Math.PI) * reach * 0.012, z];
  });
}

/** A quarter of an ellipse from the wall to the front bar; folded, less of it. */
function domeProfile(projection: number, front: number, deployed: number): [number, number][] {
  const opening = (Math.PI / 2) * Math.max(0.06, deployed);
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * opening;
    return [front + (TOP - front) * Math.cos(angle), projection * Math.sin(angle)];
  });
}

/** What the cloth shades: one strip for each of its bends. */
export function clothStrips({ x, profile: cloth }: Awning): Polygon[] {
  return stripsAlong(x, cloth);
}
