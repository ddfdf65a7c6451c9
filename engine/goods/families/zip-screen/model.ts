import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { openingLines } from '../../model/dimension-line.js';
import { motor, removableCrank, tubeFor, windSensorOnWall } from '../../model/fittings.js';
import { point, type Box, type Point } from '../../model/geometry.js';
import { material, type Material } from '../../model/material.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar, type Part } from '../../model/part.js';
import type { Setting } from '../../model/surroundings/setting.js';
import { type Sized, type WindowCover, mountedAt, overallSizeOf } from '../mounting.js';

/** Pose in pictures: partly lowered, so that the window shows below. */
export const ZIP_SCREEN_SHOWN: Pose = { deployed: 0.7 };
const CASSETTE = 13;
const GUIDE = 4.5;
const LEAF = 110;
const HEM = 4;
/** Thickness of the cover rail that a ZIP guide adds at the outer side, cm. */
const COVER = 1.2;

export function zipScreenSize(configuration: Sized): WindowCover {
  return overallSizeOf(configuration, {
    name: 'Skrzynka',
    height: CASSETTE,
    depth: CASSETTE,
    beside: configuration.options['zipGuides'] ? COVER : 0,
  });
}

/** Where the parts of a vertical screen are (cm), and of what they are made. */
export interface ZipScreen {
  readonly x: Box['x'];
  readonly y: Box['y'];
  /** z of the back of guides and head box, cm: 0 on the wall, negative in a reveal. */
  readonly back: number;
  readonly setting: Setting;
  /** The space between the guides. */
  readonly inner: Box['x'];
  /** Height of the cloth's lower edge. */
  readonly hem: number;
  readonly cloth: Material;
  readonly frame: Material;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

export function zipScreenOf(configuration: Configuration, { deployed }: Pose): ZipScreen {
  const { color, frameColor } = configuration;
  const size = zipScreenSize(configuration);
  const { x, y, back, setting } = mountedAt(configuration, size, 'facade', LEAF);
  return {
    x,
    y,
    back,
    setting,
    inner: [x[0] + GUIDE, x[1] - GUIDE],
    hem: Math.min(Math.max(y[1] - (y[1] - y[0]) * deployed, y[0] + HEM), y[1] - 1),
    cloth: material('screen', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    sensor: point(x[1] + 15, y[1] + CASSETTE - 16, 0),
    configuration,
  };
}

export function zipScreenModel(configuration: Configuration, pose: Pose): FamilyModel {
  const screen = zipScreenOf(configuration, pose);
  return {
    parts: partsOf(screen),
    unseen: [tubeFor(screen.inner), ...removableCrank(configuration, screen.x[1])],
    dimensions: openingLines(screen, CASSETTE + 24),
    footprint: { x: screen.x, z: [0, CASSETTE] },
    clearHeight: null,
    setting: screen.setting,
  };
}

function partsOf(screen: ZipScreen): Part[] {
  const { x, y, back, inner, hem, cloth, frame, sensor, configuration } = screen;
  const { options, controlType } = configuration;
  const guide = (from: number): Part =>
    bar('side_guide', { x: [from, from + GUIDE], y, z: [back, back + 6] }, frame);
  const zip = (from: number): Part =>
    bar(
      'zip',
      { x: [from, from + 2.4], y: [hem, y[1]], z: [back + 2.8, back + 3.2] },
      material('cord', cloth.color),
    );
  return [
    bar('cloth', { x: inner, y: [hem, y[1]], z: [back + 2.9, back + 3.1] }, cloth),
    ...(options['zipGuides'] ? [zip(inner[0]), zip(inner[1] - 2.4)] : []),
    bar('bottom_rail', { x: inner, y: [hem - HEM, hem + 1], z: [back + 1, back + 5] }, frame),
    guide(x[0]),
    guide(x[1] - GUIDE),
    ...extraGuides(screen, options['zipGuides'] ?? 0),
    bar('head_box', { x, y: [y[1], y[1] + CASSETTE], z: [back, back + CASSETTE] }, frame),
    ...(controlType === 'electric'
      ? motor(point(x[1] - 20, y[1] + CASSETTE / 2, back + CASSETTE))
      : []),
    ...(options['windSensor'] ? windSensorOnWall(sensor, frame) : []),
  ];
}

/** The cover rails of ZIP guides, one for each ordered guide: left, right, then a second one on each side. */
function extraGuides({ x, y, back, frame }: ZipScreen, count: number): Part[] {
  const cover = (from: number, depth: number): Part => {
    const z = [back + depth, back + depth + 2.6] as const;
    return bar('zip_guide', { x: [from, from + COVER], y, z }, frame);
  };
  const all = [cover(x[0] - COVER, 0), cover(x[1], 0), cover(x[0] - COVER, 3), cover(x[1], 3)];
  return all.slice(0, count);
}
