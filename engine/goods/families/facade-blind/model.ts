import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { openingLines } from '../../model/dimension-line.js';
import { motor, removableCrank, windSensorOnWall } from '../../model/fittings.js';
import { point, type Box, type Point } from '../../model/geometry.js';
import { material, type Material } from '../../model/material.js';
import { ROLLED_OUT, type FamilyModel, type Pose } from '../../model/model.js';
import { bar, profile, type Part } from '../../model/part.js';
import { SLAT_C50, SLAT_C80, SLAT_Z90, depthOf, type Section } from '../../model/section.js';
import type { Setting } from '../../model/surroundings/setting.js';
import { type Sized, type WindowCover, mountedAt, overallSizeOf } from '../mounting.js';

/** The slats of a facade blind; cm. */
export interface Slats {
  readonly section: Section;
  readonly depth: number;
  /** Approximate distance from slat to slat. */
  readonly pitch: number;
}

const C80: Slats = { section: SLAT_C80, depth: depthOf(SLAT_C80), pitch: 7.2 };
const SLATS: Readonly<Record<string, Slats>> = {
  c50: { section: SLAT_C50, depth: depthOf(SLAT_C50), pitch: 4.4 },
  c80: C80,
  z90: { section: SLAT_Z90, depth: depthOf(SLAT_Z90), pitch: 8 },
};
/** Estimates: height of head rail and brackets in cm, and of the stack of raised slats as a share of the drop. */
const HEAD_RAIL = 5;
const PACKED = 0.06;
/** From the back of the guides to the front of the box, cm. */
const BOX_DEPTH = 13;
export const GUIDE = 5;
const LEAF = 110;
const BOTTOM_RAIL = 2.4;
const CORD_SPACING = 90;
/** How far behind the guides the insect screen hangs, cm. */
export const NET = 3.1;
/** Angle of closed slats to the vertical, degrees: slats overlap, so they never hang fully upright. */
const SHUT = 14;
/** How far a blind with an insect screen is lowered at most (1 is fully), so that the screen is visible below it. */
const LIFTED_FOR_NET = 0.74;

/** The slats of a variant; C80 for an unknown variant. */
export function slatsOf(variant: string): Slats {
  return SLATS[variant] ?? C80;
}

/** Height in cm of a raised blind in its box: head rail, a level slat and 6 per cent of the drop, rounded up to 0.5. */
export function packetHeight(variant: string, drop: number): number {
  const exact = HEAD_RAIL + slatsOf(variant).depth + PACKED * drop;
  return Math.ceil(2 * exact - 1e-6) / 2;
}

export function facadeBlindSize(configuration: Sized): WindowCover {
  const { variant, width, height } = configuration;
  const hood = packetHeight(variant, height ?? width);
  return overallSizeOf(configuration, {
    name: 'Skrzynka',
    height: hood,
    depth: BOX_DEPTH,
    beside: 0,
  });
}

/** Where the parts of an external venetian blind are (cm), and of what they are made. */
export interface FacadeBlind {
  readonly x: Box['x'];
  readonly y: Box['y'];
  /** z of the back of guides and box, cm: 0 on the wall, negative in a reveal. */
  readonly back: number;
  /** Height of the box. */
  readonly hood: number;
  readonly setting: Setting;
  /** Height of the bottom rail's lower edge. */
  readonly foot: number;
  readonly slatCount: number;
  /** Distance between hanging slats. */
  readonly pitch: number;
  readonly section: Section;
  readonly slats: Material;
  readonly frame: Material;
  /** x of the ladder cords. */
  readonly cords: readonly number[];
  readonly sensor: Point;
  readonly configuration: Configuration;
}

export function facadeBlindOf(
  configuration: Configuration,
  { deployed }: Pose = ROLLED_OUT,
): FacadeBlind {
  const { width, variant, color, frameColor, options } = configuration;
  const size = facadeBlindSize(configuration);
  const { x, y, back, setting } = mountedAt(configuration, size, 'facade', LEAF);
  const height = y[1] - y[0];
  const slatCount = Math.max(3, Math.round(height / slatsOf(variant).pitch));
  const lowered = options['mosquitoNet'] ? Math.min(deployed, LIFTED_FOR_NET) : deployed;
  const cords = Math.max(2, Math.ceil(width / CORD_SPACING));
  return {
    x,
    y,
    back,
    hood: size.height,
    setting,
    foot: y[1] - Math.max(height * lowered, BOTTOM_RAIL),
    slatCount,
    pitch: (height - BOTTOM_RAIL) / slatCount,
    section: slatsOf(variant).section,
    slats: material('aluminium', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    cords: Array.from({ length: cords }, (_, index) => x[0] + (width * (index + 0.5)) / cords),
    sensor: point(x[1] + 15, y[1] + size.height - 16, 0),
    configuration,
  };
}

export function facadeBlindModel(configuration: Configuration, pose: Pose): FamilyModel {
  const blind = facadeBlindOf(configuration, pose);
  return {
    parts: partsOf(blind),
    unseen: removableCrank(configuration, blind.x[1]),
    dimensions: openingLines(blind, blind.hood + 22),
    footprint: { x: blind.x, z: [0, BOX_DEPTH] },
    clearHeight: null,
    setting: blind.setting,
  };
}

function partsOf(blind: FacadeBlind): Part[] {
  const { x, y, back, hood, foot, slats, frame, configuration } = blind;
  const { options, controlType } = configuration;
  const inner = [x[0] + GUIDE, x[1] - GUIDE] as const;
  const guide = (from: number): Part =>
    bar('side_guide', { x: [from, from + GUIDE], y, z: [back, back + 7] }, frame);
  return [
    ...(options['mosquitoNet'] ? [netOf(blind)] : []),
    ...hangingSlats(blind),
    ...blind.cords.map((at) =>
      bar(
        'cord',
        { x: [at - 0.3, at + 0.3], y: [foot, y[1]], z: [back + 3.4, back + 3.6] },
        material('cord', '#2a2f33'),
      ),
    ),
    bar(
      'bottom_rail',
      { x: inner, y: [foot, foot + BOTTOM_RAIL], z: [back + 0.5, back + 6.5] },
      slats,
    ),
    guide(x[0]),
    guide(x[1] - GUIDE),
    bar('head_box', { x, y: [y[1], y[1] + hood], z: [back, back + BOX_DEPTH] }, frame),
    ...(controlType === 'electric'
      ? motor(point(x[1] - 22, y[1] + hood / 2, back + BOX_DEPTH))
      : []),
    ...(options['windSensor'] ? windSensorOnWall(blind.sensor, frame) : []),
  ];
}

/** Slats from top to bottom at their opening angle; raised slats are stacked in the head box. */
function hangingSlats(blind: FacadeBlind): Part[] {
  const { x, y, back, hood, foot, slatCount, pitch, section, slats, configuration } = blind;
  const degrees = 90 - Math.max(configuration.openingAngle, SHUT);
  const inner = [x[0] + GUIDE, x[1] - GUIDE] as const;
  const hanging = Math.max(0, Math.floor((y[1] - foot - BOTTOM_RAIL) / pitch + 1e-6));
  const packed = slatCount - hanging;
  return Array.from({ length: slatCount }, (_, index) => {
    const at =
      index < packed
        ? { y: y[1] + 2 + (index * (hood - 6)) / Math.max(packed, 1), degrees: 0 }
        : { y: y[1] - (index - packed + 0.5) * pitch, degrees };
    return profile('slat', section, inner, { ...at, z: back + 3.5 }, slats);
  });
}

/** Where the insect screen is: within the opening and below the box, cm. */
export function netArea({ x, y, setting: { opening } }: FacadeBlind): Pick<Box, 'x' | 'y'> {
  const common = (a: Box['x'], b: Box['x']): Box['x'] => [
    Math.max(a[0], b[0]),
    Math.min(a[1], b[1]),
  ];
  return { x: common(x, opening.x), y: common(y, opening.y) };
}

function netOf(blind: FacadeBlind): Part {
  const { back } = blind;
  return bar(
    'net',
    { ...netArea(blind), z: [back - NET, back - NET + 0.1] },
    material('net', '#2c3236'),
  );
}
