import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { openingLines } from '../../model/dimension-line.js';
import { motor, windSensor } from '../../model/fittings.js';
import { point } from '../../model/geometry.js';
import type { Box, Point } from '../../model/geometry.js';
import { material } from '../../model/material.js';
import type { Material } from '../../model/material.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar } from '../../model/part.js';
import type { Part } from '../../model/part.js';
import { openingSetting } from '../../model/surroundings/setting.js';
import type { Setting } from '../../model/surroundings/setting.js';

/** Pose in pictures: partly lowered, so that the window shows below. */
export const ZIP_SCREEN_SHOWN: Pose = { deployed: 0.7 };
const CASSETTE = 13;
const GUIDE = 4.5;
const LEAF = 110;
const HEM = 4;

/** The positions of the parts of a vertical screen, cm. */
export interface ZipScreen {
  readonly x: Box['x'];
  readonly y: Box['y'];
  readonly setting: Setting;
  /** Between the guides. */
  readonly inner: Box['x'];
  /** Height of the cloth's lower edge. */
  readonly hem: number;
  readonly cloth: Material;
  readonly frame: Material;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

export function zipScreenOf(configuration: Configuration, { deployed }: Pose): ZipScreen {
  const { width, color, frameColor } = configuration;
  const setting = openingSetting('facade', width, configuration.height ?? width, LEAF);
  const { x, y } = setting.opening;
  return {
    x,
    y,
    setting,
    inner: [x[0] + GUIDE, x[1] - GUIDE],
    hem: Math.min(Math.max(y[1] - (y[1] - y[0]) * deployed, y[0] + HEM), y[1] - 1),
    cloth: material('screen', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    sensor: point(x[1] + 15, y[1] + CASSETTE - 16, 8),
    configuration,
  };
}

export function zipScreenModel(configuration: Configuration, pose: Pose): FamilyModel {
  const screen = zipScreenOf(configuration, pose);
  return {
    parts: partsOf(screen),
    dimensions: openingLines(screen.setting.opening, CASSETTE + 24),
    footprint: { x: screen.x, z: [0, 13] },
    clearHeight: null,
    setting: screen.setting,
  };
}

function partsOf({ x, y, inner, hem, cloth, frame, sensor, configuration }: ZipScreen): Part[] {
  const { options, controlType } = configuration;
  const guide = (from: number): Part =>
    bar('side_guide', { x: [from, from + GUIDE], y, z: [0, 6] }, frame);
  const zip = (from: number): Part =>
    bar(
      'zip',
      { x: [from, from + 2.4], y: [hem, y[1]], z: [2.8, 3.2] },
      material('cord', cloth.color),
    );
  return [
    bar('cloth', { x: inner, y: [hem, y[1]], z: [2.9, 3.1] }, cloth),
    ...(options['zipGuides'] ? [zip(inner[0]), zip(inner[1] - 2.4)] : []),
    bar('bottom_rail', { x: inner, y: [hem - HEM, hem + 1], z: [1, 5] }, frame),
    guide(x[0]),
    guide(x[1] - GUIDE),
    ...extraGuides({ x, y }, options['zipGuides'] ?? 0, frame),
    bar('head_box', { x, y: [y[1], y[1] + CASSETTE], z: [0, 13] }, frame),
    ...(controlType === 'electric' ? motor(point(x[1] - 20, y[1] + CASSETTE / 2, 13)) : []),
    ...(options['windSensor'] ? windSensor(sensor, frame) : []),
  ];
}

/** ZIP guides carry a cover rail on their outer face, as many as are ordered: left, right, and their second ones. */
function extraGuides({ x, y }: Pick<Box, 'x' | 'y'>, count: number, frame: Material): Part[] {
  const cover = (from: number, depth: number): Part =>
    bar('zip_guide', { x: [from, from + 1.2], y, z: [depth, depth + 2.6] }, frame);
  const all = [cover(x[0] - 1.2, 0), cover(x[1], 0), cover(x[0] - 1.2, 3), cover(x[1], 3)];
  return all.slice(0, count);
}
