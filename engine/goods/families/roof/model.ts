import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { groundLines } from '../../model/dimension-line.js';
import { heater, heaterHalf, ledStrip } from '../../model/fittings.js';
import { between, point, type Box, type Point } from '../../model/geometry.js';
import { LAMP, material, type Material } from '../../model/material.js';
import type { FamilyModel } from '../../model/model.js';
import { bar, rod, sheet, type Part } from '../../model/part.js';
import { PLATE, postOnPlate } from '../../model/post.js';
import { ROUND } from '../../model/section.js';
import { terraceSetting } from '../../model/surroundings/setting.js';
import { snowZoneOf } from '../../place/snow.js';
import {
  type Covering,
  BEAM,
  BEAM_DEPTH,
  POST,
  RAFTER,
  postCount,
  raftersFor,
  snowOnCovering,
} from './structure.js';

export const WALL_HEIGHT = 275;
const FALL = 0.12;
const LOWEST_FRONT = 205;
/** Gap between the edge of a side wall's pane and the middle of its rail, cm. */
const JOINT = 0.5;
const SIDE_GLASS = material('glass', '#bfd0d2');

/** Where the parts of a fixed roof are (cm), and of what they are made. */
export interface Roof {
  readonly x: Box['x'];
  readonly depth: number;
  readonly front: number;
  /** x of the rafters' middles, left to right. */
  readonly rafters: readonly number[];
  readonly rafterHeight: number;
  readonly posts: number;
  readonly glazing: Material;
  readonly tinted: boolean;
  readonly frame: Material;
  readonly heater: Point;
  readonly configuration: Configuration;
}

function coveringOf(configuration: Configuration): Covering {
  const { width, projection, variant } = configuration;
  const sheet = variant === 'szklane' ? 'glass' : 'polycarbonate';
  return { width, depth: projection ?? width, sheet, zone: snowZoneOf(configuration) };
}

/** The snow in N/m² that a fixed roof bears. */
export function snowOnFixedRoof(configuration: Configuration): number {
  const covering = coveringOf(configuration);
  return snowOnCovering(covering, raftersFor(covering), postCount(covering));
}

export function roofOf(configuration: Configuration): Roof {
  const { color, frameColor } = configuration;
  const covering = coveringOf(configuration);
  const { width, depth, sheet } = covering;
  const { fields, height: rafterHeight } = raftersFor(covering);
  const [left, right] = [-width / 2 + RAFTER / 2, width / 2 - RAFTER / 2];
  return {
    x: [-width / 2, width / 2],
    depth,
    front: Math.max(WALL_HEIGHT - depth * FALL, LOWEST_FRONT),
    rafters: Array.from(
      { length: fields + 1 },
      (_, index) => left + ((right - left) * index) / fields,
    ),
    rafterHeight,
    posts: postCount(covering),
    glazing: material(sheet, colorHex(color)),
    tinted: color === 'Przyciemniony',
    frame: material('aluminium', colorHex(frameColor)),
    heater: point(0, 236, 14),
    configuration,
  };
}

export function roofModel(configuration: Configuration): FamilyModel {
  const roof = roofOf(configuration);
  const { x, depth, front } = roof;
  return {
    parts: partsOf(roof),
    ...(roof.glazing.finish === 'glass' && { names: { pane: 'Szyba dachu' } }),
    dimensions: groundLines({ x, z: [0, depth], height: 0 }),
    footprint: { x, z: [0, depth] },
    clearHeight: front - BEAM,
    setting: terraceSetting(x, 0),
  };
}

/** The line down the roof at an x, from the wall to the front. */
export function onRoof({ front, depth }: Roof, x: number): readonly [Point, Point] {
  return [point(x, WALL_HEIGHT, 4), point(x, front, depth)];
}

function partsOf(roof: Roof): Part[] {
  const { x, depth, front, frame, configuration } = roof;
  const { options } = configuration;
  return [
    bar('wall_beam', { x, y: [WALL_HEIGHT - 6, WALL_HEIGHT + 5], z: [0, 9] }, frame),
    ...raftersOf(roof),
    ...panesOf(roof),
    ...frontOf(roof),
    ...sideWallsOf(roof),
    ...(options['gutters'] ? gutterOf(roof) : []),
    ...(options['infraredHeating'] ? heater(roof.heater, heaterHalf(x[1] - x[0])) : []),
    ...(options['ledLighting']
      ? [...spotsOf(roof), ledStrip(x, front - BEAM - 0.5, depth + 1)]
      : []),
  ];
}

/** z of the front of the front beam, which is flush with the posts at its back; cm. */
const faceOf = (depth: number): number => depth - POST + BEAM_DEPTH;

/** The front beam and the posts under it. */
function frontOf({ x, depth, front, posts, frame }: Roof): Part[] {
  const step = (x[1] - x[0] - POST) / (posts - 1);
  const z = [depth - POST, depth] as const;
  return [
    ...Array.from({ length: posts }, (_, index) => {
      const left = x[0] + index * step;
      return postOnPlate({ x: [left, left + POST], z }, front - BEAM, frame);
    }).flat(),
    bar(
      'beam',
      { x: [x[0] - 2, x[1] + 2], y: [front - BEAM, front], z: [depth - POST, faceOf(depth)] },
      frame,
    ),
  ];
}

/** Rafters from the wall down to the front, their upper faces in the plane of the roof. */
function raftersOf(roof: Roof): Part[] {
  return roof.rafters.map((at) => {
    const [high, low] = onRoof(roof, at);
    const drop = point(0, -roof.rafterHeight / 2, 0);
    const ends = [high, low].map(({ x, y, z }) => point(x, y + drop.y, z));
    return rod(
      'rafter',
      [ends[0] ?? high, ends[1] ?? low],
      { height: roof.rafterHeight, width: RAFTER },
      roof.frame,
    );
  });
}

/** One sheet of glass or polycarbonate between each two neighbouring rafters. */
function panesOf(roof: Roof): Part[] {
  const thickness = roof.glazing.finish === 'glass' ? 0.8 : 1.6;
  return roof.rafters.slice(1).map((right, index) => {
    const left = roof.rafters[index] ?? right;
    return rod(
      'pane',
      onRoof(roof, (left + right) / 2),
      { height: thickness, width: right - left - RAFTER + 2 },
      roof.glazing,
    );
  });
}

function sideWallsOf(roof: Roof): Part[] {
  const { x, depth, front, rafterHeight, frame, configuration } = roof;
  if (!configuration.options['sideWalls']) return [];
  const end = depth - POST;
  const top = (z: number): number =>
    WALL_HEIGHT + (front - WALL_HEIGHT) * (z / depth) - rafterHeight - 0.2;
  const rails = [depth / 3, (2 * depth) / 3] as const;
  const panes = [
    [0, rails[0] - JOINT],
    [rails[0] + JOINT, rails[1] - JOINT],
    [rails[1] + JOINT, end],
  ] as const;
  return [x[0] + POST / 2, x[1] - POST / 2].flatMap((at) => [
    ...panes.map(([from, to]) =>
      sheet(
        'side_wall',
        [point(at, 2, from), point(at, top(from), from), point(at, top(to), to), point(at, 2, to)],
        0.8,
        SIDE_GLASS,
      ),
    ),
    bar('wall_rail', { x: [at - 1.5, at + 1.5], y: [PLATE.height, 3], z: [0, end] }, frame),
    ...rails.map((z) =>
      bar('wall_rail', { x: [at - 1.5, at + 1.5], y: [0, top(z)], z: [z - 2, z + 2] }, frame),
    ),
  ]);
}

function gutterOf({ x, depth, front, frame }: Roof): Part[] {
  const face = faceOf(depth);
  return [
    bar(
      'gutter',
      { x: [x[0] - 4, x[1] + 4], y: [front - 10, front + 1], z: [face, face + 9] },
      frame,
    ),
    bar(
      'downpipe',
      { x: [x[1] - 6, x[1]], y: [PLATE.height, front - 10], z: [face, face + 4] },
      frame,
    ),
  ];
}

/** Small lamps let into the rafters from below. */
function spotsOf(roof: Roof): Part[] {
  return spotPoints(roof).map(({ x, y, z }) =>
    rod(
      'led_spot',
      [point(x, y - roof.rafterHeight - 0.6, z), point(x, y - roof.rafterHeight + 0.2, z)],
      { height: 4, width: 4, section: ROUND },
      LAMP,
    ),
  );
}

/** The points of the roof's surface above the lamps: two on each inner rafter. */
export function spotPoints(roof: Roof): Point[] {
  return roof.rafters.slice(1, -1).flatMap((at) => {
    const [top, low] = onRoof(roof, at);
    return [0.3, 0.72].map((share) => between(top, low, share));
  });
}
