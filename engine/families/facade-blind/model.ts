import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { openingLines } from '../../model/dimension-line.js';
import { motor, windSensor } from '../../model/fittings.js';
import { point } from '../../model/geometry.js';
import type { Box, Point } from '../../model/geometry.js';
import { material } from '../../model/material.js';
import type { Material } from '../../model/material.js';
import { ROLLED_OUT } from '../../model/model.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar, profile } from '../../model/part.js';
import type { Part } from '../../model/part.js';
import { SLAT_C50, SLAT_C80, SLAT_Z90, depthOf } from '../../model/section.js';
import type { Section } from '../../model/section.js';
import { openingSetting } from '../../model/surroundings/setting.js';
import type { Setting } from '../../model/surroundings/setting.js';

/** The slats of a facade blind; cm. */
export interface Slats {
  readonly section: Section;
  readonly depth: number;
  /** Distance between slats, about. */
  readonly pitch: number;
}

const C80: Slats = { section: SLAT_C80, depth: depthOf(SLAT_C80), pitch: 7.2 };
const SLATS: Readonly<Record<string, Slats>> = {
  c50: { section: SLAT_C50, depth: depthOf(SLAT_C50), pitch: 4.4 },
  c80: C80,
  z90: { section: SLAT_Z90, depth: depthOf(SLAT_Z90), pitch: 8 },
};
const HOOD = 22;
export const GUIDE = 5;
const LEAF = 110;
const BOTTOM_RAIL = 2.4;
const CORD_SPACING = 90;
/** Tilt of closed slats in degrees: they overlap, so they never hang fully upright. */
const SHUT = 14;
/** With an insect screen the blind is raised a little in pictures, so that the screen is visible. */
const LIFTED_FOR_NET = 0.74;

/** The slats of a section; C80 for an unknown one. */
export function slatsOf(variant: string): Slats {
  return SLATS[variant] ?? C80;
}

/** The positions of the parts of an external venetian blind, cm. */
export interface FacadeBlind {
  readonly x: Box['x'];
  readonly y: Box['y'];
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
  const setting = openingSetting('facade', width, configuration.height ?? width, LEAF);
  const { x, y } = setting.opening;
  const height = y[1] - y[0];
  const slatCount = Math.max(3, Math.round(height / slatsOf(variant).pitch));
  const lowered = options['mosquitoNet'] ? Math.min(deployed, LIFTED_FOR_NET) : deployed;
  const cords = Math.max(2, Math.ceil(width / CORD_SPACING));
  return {
    x,
    y,
    setting,
    foot: y[1] - Math.max(height * lowered, BOTTOM_RAIL),
    slatCount,
    pitch: (height - BOTTOM_RAIL) / slatCount,
    section: slatsOf(variant).section,
    slats: material('aluminium', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    cords: Array.from({ length: cords }, (_, index) => x[0] + (width * (index + 0.5)) / cords),
    sensor: point(x[1] + 15, y[1] + HOOD - 16, 8),
    configuration,
  };
}

export function facadeBlindModel(configuration: Configuration, pose: Pose): FamilyModel {
  const blind = facadeBlindOf(configuration, pose);
  return {
    parts: partsOf(blind),
    dimensions: openingLines(blind.setting.opening, HOOD + 22),
    footprint: { x: blind.x, z: [0, 13] },
    clearHeight: null,
    setting: blind.setting,
  };
}

function partsOf(blind: FacadeBlind): Part[] {
  const { x, y, foot, slats, frame, configuration } = blind;
  const { options, controlType } = configuration;
  const inner = [x[0] + GUIDE, x[1] - GUIDE] as const;
  const guide = (from: number): Part =>
    bar('side_guide', { x: [from, from + GUIDE], y, z: [0, 7] }, frame);
  return [
    ...(options['mosquitoNet'] ? [netOf(blind)] : []),
    ...hangingSlats(blind),
    ...blind.cords.map((at) =>
      bar(
        'cord',
        { x: [at - 0.3, at + 0.3], y: [foot, y[1]], z: [3.4, 3.6] },
        material('cord', '#2a2f33'),
      ),
    ),
    bar('bottom_rail', { x: inner, y: [foot, foot + BOTTOM_RAIL], z: [0.5, 6.5] }, slats),
    guide(x[0]),
    guide(x[1] - GUIDE),
    bar('head_box', { x, y: [y[1], y[1] + HOOD], z: [0, 13] }, frame),
    ...(controlType === 'electric' ? motor(point(x[1] - 22, y[1] + HOOD / 2, 13)) : []),
    ...(options['windSensor'] ? windSensor(blind.sensor, frame) : []),
  ];
}

/** Slats from top to bottom at their opening angle; raised slats are stacked in the head box. */
function hangingSlats(blind: FacadeBlind): Part[] {
  const { x, y, foot, slatCount, pitch, section, slats, configuration } = blind;
  const degrees = 90 - Math.max(configuration.openingAngle, SHUT);
  const inner = [x[0] + GUIDE, x[1] - GUIDE] as const;
  const hanging = Math.max(0, Math.floor((y[1] - foot - BOTTOM_RAIL) / pitch + 1e-6));
  const packed = slatCount - hanging;
  return Array.from({ length: slatCount }, (_, index) => {
    const at =
      index < packed
        ? { y: y[1] + 2 + (index * (HOOD - 6)) / Math.max(packed, 1), degrees: 0 }
        : { y: y[1] - (index - packed + 0.5) * pitch, degrees };
    return profile('slat', section, inner, { ...at, z: 3.5 }, slats);
  });
}

/** An insect screen before the glass. */
function netOf({ x, y }: FacadeBlind): Part {
  return bar('net', { x, y, z: [-3.1, -3] }, material('net', '#2c3236'));
}
