import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { groundLines, standingLine } from '../../model/dimension-line.js';
import { crank, ledStrip, motor, windSensor } from '../../model/fittings.js';
import { level, point } from '../../model/geometry.js';
import type { Box, Point } from '../../model/geometry.js';
import { material } from '../../model/material.js';
import type { Material } from '../../model/material.js';
import type { FamilyModel } from '../../model/model.js';
import { bar, profile } from '../../model/part.js';
import type { Part } from '../../model/part.js';
import { postOnPlate } from '../../model/post.js';
import { LOUVRE, depthOf } from '../../model/section.js';
import { terraceSetting } from '../../model/surroundings/setting.js';
import type { LouvredRoof } from '../family.js';

const POST = 13;
const BEAM = 22;
/** Depth of a louvre and, about, the distance to the next, cm. */
const LOUVRE_DEPTH = depthOf(LOUVRE);
const PITCH = 20;
const GARDEN_GAP = 110;
const DEFAULT_HEIGHT = 280;

/** The positions of the parts of a pergola, cm. */
export interface Pergola {
  readonly x: Box['x'];
  readonly z: Box['z'];
  readonly height: number;
  readonly freeStanding: boolean;
  readonly louvres: Material;
  readonly frame: Material;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

/** The opening between the beams, at the height of the louvres' axes. */
export interface Well extends Pick<Box, 'x' | 'z'> {
  readonly y: number;
}

export function pergolaOf(configuration: Configuration): Pergola {
  const { width, variant, color, frameColor } = configuration;
  const depth = configuration.projection ?? width;
  const height = configuration.height ?? DEFAULT_HEIGHT;
  const freeStanding = variant === 'wolnostojace';
  const back = freeStanding ? GARDEN_GAP : 0;
  const z = [back, back + depth] as const;
  return {
    x: [-width / 2, width / 2],
    z,
    height,
    freeStanding,
    louvres: material('aluminium', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    sensor: point(width / 2 - POST / 2, height, z[1] - POST),
    configuration,
  };
}

export function pergolaModel(configuration: Configuration): FamilyModel {
  const pergola = pergolaOf(configuration);
  const { x, z, height } = pergola;
  return {
    parts: partsOf(pergola),
    dimensions: [...groundLines({ x, z, height: 0 }), standingLine(x[0], height, z[1])],
    footprint: { x, z },
    clearHeight: height - BEAM,
    setting: terraceSetting(x, z[0]),
  };
}

export function wellOf({ x, z, height }: Pick<Pergola, 'x' | 'z' | 'height'>): Well {
  return { x: [x[0] + POST, x[1] - POST], z: [z[0] + POST, z[1] - POST], y: height - 7 };
}

/** How many louvres lie over a depth in cm. */
function louvreCount(depth: number): number {
  return Math.max(4, Math.round(depth / PITCH));
}

/** The geometry of the louvres, for the computation of shade. */
export function louvredRoofOf(configuration: Configuration): LouvredRoof {
  const { x, y, z } = wellOf(pergolaOf(configuration));
  const depth = z[1] - z[0];
  const louvres = { chord: LOUVRE_DEPTH, pitch: depth / louvreCount(depth) };
  return { louvres, area: level(x, y, z) };
}

function partsOf(pergola: Pergola): Part[] {
  const { x, z, height, frame, configuration } = pergola;
  const { options, controlType } = configuration;
  const inner = [x[0] + POST, x[1] - POST] as const;
  const under = height - BEAM - 1;
  return [
    ...frameOf(pergola),
    ...louvresOf(pergola),
    ...screensOf(pergola),
    ...guidesOf(pergola),
    ...(controlType === 'manual'
      ? crank(point(x[0] + POST + 8, height - BEAM, z[1] - POST / 2), 120)
      : motor(point(x[0] + POST / 2, height - BEAM / 2, z[1]))),
    ...(options['ledLighting']
      ? [ledStrip(inner, under, z[0] + POST), ledStrip(inner, under, z[1] - 2)]
      : []),
    ...(options['windSensor'] ? windSensor(pergola.sensor, frame) : []),
  ];
}

/** Posts and beams, from back to front. */
function frameOf({ x, z, height, freeStanding, frame }: Pergola): Part[] {
  const beam = [height - BEAM, height] as const;
  const sides: Box['x'][] = [
    [x[0], x[0] + POST],
    [x[1] - POST, x[1]],
  ];
  const back = [z[0], z[0] + POST] as const;
  const front = [z[1] - POST, z[1]] as const;
  const posts = (depth: Box['z']): Part[] =>
    sides.flatMap((side) => postOnPlate({ x: side, z: depth }, height - BEAM, frame));
  return [
    ...(freeStanding ? posts(back) : []),
    bar('beam', { x, y: beam, z: back }, frame),
    ...sides.map((side) => bar('beam', { x: side, y: beam, z: [back[1], front[0]] }, frame)),
    ...posts(front),
    bar('beam', { x, y: beam, z: front }, frame),
  ];
}

/** Louvres along x, turned about their axes: at 0° they close the roof, then their near edge rises. */
function louvresOf(pergola: Pergola): Part[] {
  const { x, y, z } = wellOf(pergola);
  const count = louvreCount(z[1] - z[0]);
  const pitch = (z[1] - z[0]) / count;
  const degrees = -pergola.configuration.lamelOrientation;
  return Array.from({ length: count }, (_, index) =>
    profile('louvre', LOUVRE, x, { y, z: z[0] + (index + 0.5) * pitch, degrees }, pergola.louvres),
  );
}

/** Rolled-out side screens in the order in which they are taken: right, left, front, back. */
function screensOf({ x, z, height, louvres, frame, configuration }: Pergola): Part[] {
  const y = [8, height - BEAM] as const;
  const depth = [z[0] + POST / 2, z[1] - POST] as const;
  const inner = [x[0] + POST, x[1] - POST] as const;
  const cloth = material('screen', louvres.color);
  const hem = (box: Omit<Box, 'y'>, low: number): Part =>
    bar('bottom_rail', { ...box, y: [low - 3, low] }, frame);
  const across = (at: number): Part[] => [
    bar('screen', { x: [at - 0.1, at + 0.1], y, z: depth }, cloth),
    hem({ x: [at - 1.2, at + 1.2], z: depth }, y[0]),
  ];
  const along = (at: number, low: number): Part[] => [
    bar('screen', { x: inner, y: [low, y[1]], z: [at - 0.1, at + 0.1] }, cloth),
    hem({ x: inner, z: [at - 1.2, at + 1.2] }, low),
  ];
  const all = [
    across(x[1] - POST / 2),
    across(x[0] + POST / 2),
    along(z[1] - POST / 2, (height - BEAM) * 0.62),
    along(z[0] + POST / 2, y[0]),
  ];
  return all.slice(0, configuration.options['sideScreens'] ?? 0).flat();
}

/** ZIP guides: slender rails on the inner faces of the front posts, then of the rear ones. */
function guidesOf({ x, z, height, frame, configuration }: Pergola): Part[] {
  const rail = (at: number, depth: number): Part =>
    bar(
      'zip_guide',
      { x: [at - 2.5, at + 2.5], y: [0, height - BEAM], z: [depth - 4, depth] },
      frame,
    );
  const [left, right] = [x[0] + POST + 2.5, x[1] - POST - 2.5];
  const all = [
    rail(left, z[1] - 4),
    rail(right, z[1] - 4),
    rail(left, z[0] + 6),
    rail(right, z[0] + 6),
  ];
  return all.slice(0, configuration.options['zipGuides'] ?? 0);
}
