import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { openingLines } from '../../model/dimension-line.js';
import { motor, tubeFor } from '../../model/fittings.js';
import { point, type Box, type Point } from '../../model/geometry.js';
import { material, type Material } from '../../model/material.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar, rod, type Part } from '../../model/part.js';
import { ROUND } from '../../model/section.js';
import type { Setting } from '../../model/surroundings/setting.js';
import { type Sized, type WindowCover, mountedAt, overallSizeOf } from '../mounting.js';

/** Pose in pictures: partly lowered, so that daylight shows below. */
export const ROLLER_BLIND_SHOWN: Pose = { deployed: 0.62 };
export const TUBE = 7;
const CASSETTE = 9;
/** Depth of the brackets that hold a tube, cm. */
const BRACKET_DEPTH = 8;
/** About the width of a window's leaf, cm. */
export const LEAF = 90;
const CHAIN = material('cord', '#8f8a80');
/** Diameter of the chain's wheel, cm. */
const WHEEL = 4.4;
/** How far from the blind's right edge the chain's wheel begins, cm. */
const CHAIN_END = 2;

export function rollerBlindSize(configuration: Sized): WindowCover {
  const box =
    configuration.variant === 'kasetowe'
      ? { name: 'Kaseta', depth: CASSETTE }
      : { name: 'Rura z\u00a0uchwytami', depth: BRACKET_DEPTH };
  return overallSizeOf(configuration, { ...box, height: CASSETTE, beside: 0 });
}

/** Where the parts of an indoor roller blind are (cm), and of what they are made. */
export interface RollerBlind {
  readonly x: Box['x'];
  readonly y: Box['y'];
  /** z of its back, cm: 0 on the wall, negative in a reveal. */
  readonly back: number;
  readonly setting: Setting;
  readonly inner: Box['x'];
  /** Height of the cloth's lower edge. */
  readonly hem: number;
  readonly cassette: boolean;
  readonly cloth: Material;
  readonly frame: Material;
  readonly configuration: Configuration;
}

export function rollerBlindOf(configuration: Configuration, { deployed }: Pose): RollerBlind {
  const { variant, color, frameColor } = configuration;
  const size = rollerBlindSize(configuration);
  const { x, y, back, setting } = mountedAt(configuration, size, 'room', LEAF);
  return {
    x,
    y,
    back,
    setting,
    inner: [x[0] + 2, x[1] - 2],
    hem: Math.max(y[1] - (y[1] - y[0]) * deployed, y[0] + 2.2),
    cassette: variant === 'kasetowe',
    cloth: material('fabric', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    configuration,
  };
}

export function rollerBlindModel(configuration: Configuration, pose: Pose): FamilyModel {
  const blind = rollerBlindOf(configuration, pose);
  return {
    parts: partsOf(blind),
    ...(blind.cassette && { unseen: [tubeFor(blind.inner)], names: { head_box: 'Kaseta' } }),
    dimensions: openingLines(blind, CASSETTE + 24),
    footprint: { x: blind.x, z: [0, 9] },
    clearHeight: null,
    setting: blind.setting,
  };
}

function partsOf(blind: RollerBlind): Part[] {
  const { x, y, back, inner, hem, cloth, frame, cassette, configuration } = blind;
  const hems = [hem - 2.2, hem + 0.6] as const;
  return [
    bar('cloth', { x: inner, y: [hem, y[1] + 2], z: [back + 3.95, back + 4.05] }, cloth),
    bar('bottom_rail', { x: inner, y: hems, z: [back + 3, back + 5.2] }, frame),
    ...(cassette ? cassetteOf(blind) : tubeOf(blind)),
    ...(configuration.controlType === 'electric'
      ? motor(point(x[1] - 14, y[1] + CASSETTE / 2, back + (cassette ? CASSETTE : BRACKET_DEPTH)))
      : chainOf(
          // In front of the guides of a cassette, or beside the end of the tube.
          point(
            x[1] - CHAIN_END,
            y[1] + (cassette ? CASSETTE : TUBE) / 2,
            back + (cassette ? 8 : 4),
          ),
          y[1] - y[0],
        )),
  ];
}

function cassetteOf({ x, y, back, frame }: RollerBlind): Part[] {
  const rail = (from: number): Part =>
    bar('side_guide', { x: [from, from + 2.6], y, z: [back, back + 5] }, frame);
  return [
    rail(x[0]),
    rail(x[1] - 2.6),
    bar('head_box', { x, y: [y[1], y[1] + CASSETTE], z: [back, back + CASSETTE] }, frame),
  ];
}

function tubeOf({ x, y, back, inner, cloth, frame }: RollerBlind): Part[] {
  const axis = y[1] + TUBE / 2;
  const bracket = (at: number): Part =>
    bar(
      'bracket',
      { x: [at, at + 2], y: [y[1] - 1, y[1] + CASSETTE], z: [back, back + BRACKET_DEPTH] },
      frame,
    );
  return [
    rod(
      'tube',
      [point(inner[0], axis, back + 4), point(inner[1], axis, back + 4)],
      { height: TUBE, width: TUBE, section: ROUND },
      cloth,
    ),
    bracket(x[0]),
    bracket(x[1] - 2),
  ];
}

/** A loop of ball chain over its wheel at the right end of the axis, for a blind of this height. */
function chainOf(axis: Point, height: number): Part[] {
  const bead = { height: 0.9, width: 0.9, section: ROUND };
  const low = axis.y - height * 0.7;
  const x = axis.x + 1.4;
  const [back, front] = [-WHEEL / 2, WHEEL / 2].map((offset) => axis.z + offset);
  const strands = [back, front].map((z = axis.z): [Point, Point] => [
    point(x, low, z),
    point(x, axis.y, z),
  ]);
  return [
    rod(
      'chain',
      [point(axis.x, axis.y, axis.z), point(x + 0.6, axis.y, axis.z)],
      { height: WHEEL, width: WHEEL, section: ROUND },
      CHAIN,
    ),
    ...strands.map((ends) => rod('chain', ends, bead, CHAIN)),
    rod('chain', [point(x, low, back ?? 0), point(x, low, front ?? 0)], bead, CHAIN),
  ];
}
