import type { Configuration } from '../../configuration/configuration.js';
import { type DimensionLine, groundLines, slopeLine } from '../../model/dimension-line.js';
import {
  crank,
  ledStrip,
  motor,
  tubeFor,
  windSensor,
  windSensorOnWall,
} from '../../model/fittings.js';
import { point, type Box, type Polygon } from '../../model/geometry.js';
import type { FamilyModel, Pose } from '../../model/model.js';
import { bar, profile, rod, sheet, type Part } from '../../model/part.js';
import { skin } from '../../model/section.js';
import { terraceSetting } from '../../model/surroundings/setting.js';
import type { OverallSize, Sized } from '../mounting.js';
import { armsOf } from './arms.js';
import {
  BAR,
  CASSETTE,
  VALANCE,
  awningOf,
  awningTerrace,
  clearHeightOf,
  type Awning,
} from './layout.js';

const CLOTH_THICKNESS = 0.1;
const CASSETTE_DEPTH = 22;
/** Thickness of the caps at both ends of the cassette, cm. */
const CAP = 3;
/** Length of the crank, cm. */
const CRANK = 165;

/** The cassette and its caps; null for a basket awning, of which nothing sticks out. */
export function awningSize({ variant, width }: Sized): OverallSize | null {
  if (variant === 'koszowe') return null;
  const cassette = { name: 'Kaseta', height: CASSETTE, depth: CASSETTE_DEPTH, beside: CAP };
  return { ...cassette, width: width + 2 * CAP, total: null, opening: null };
}

export function awningModel(configuration: Configuration, pose: Pose): FamilyModel {
  const awning = awningOf(configuration, pose);
  const clear = clearHeightOf(configuration);
  return {
    parts: partsOf(awning),
    ...(awning.domed
      ? { names: { wall_rail: 'Profil ścienny' } }
      : { unseen: [tubeFor(awning.clothX)] }),
    dimensions: dimensionsOf(configuration),
    footprint: awningTerrace(configuration),
    clearHeight: clear > 0 ? clear : null,
    setting: terraceSetting(awning.x, 0),
  };
}

/** Dimension lines: the width on the ground, and the projection along the cloth (of a basket awning on the ground). */
function dimensionsOf(configuration: Configuration): readonly DimensionLine[] {
  const { x, top, lowest, reach, projection, domed } = awningOf(configuration);
  const [width, onGround] = groundLines({ x, z: [0, reach], height: lowest });
  if (!width || !onGround) return [];
  if (domed) return [width, onGround];
  return [width, slopeLine(x[1], [top - CASSETTE / 2, 0], [lowest, reach], projection)];
}

/** The outline of a valance in waves of about 30 cm, under a front bar whose middle is at height `bar`; cm. */
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
  const { configuration, domed, x, clothX, top, reach, front, frame } = awning;
  const { options, controlType } = configuration;
  return [
    ...(domed ? basketOf(awning) : [...cassetteOf(awning), ...armsOf(awning)]),
    profile(
      'cloth',
      skin(awning.profile.map(([y, z]) => [y * 10, z * 10])),
      clothX,
      { y: 0, z: 0 },
      awning.cloth,
    ),
    sheet('valance', valanceShape(clothX, front, reach), CLOTH_THICKNESS, awning.cloth),
    bar(
      'front_bar',
      { x, y: [front - BAR / 2, front + BAR / 2], z: [reach - 2, reach + 5] },
      frame,
    ),
    ...(controlType === 'manual'
      ? crank(
          domed ? point(x[1] - 34, top - 4, 3) : point(x[1] + CAP / 2, top - CASSETTE - 1, 20),
          CRANK,
        )
      : motor(point(x[1] - 12, top - (domed ? 4.5 : 2.5), domed ? 5 : CASSETTE_DEPTH))),
    ...(options['ledLighting'] ? [ledStrip(clothX, front - BAR / 2 - 0.5, reach + 3)] : []),
    ...(options['windSensor'] ? (domed ? windSensorOnWall : windSensor)(awning.sensor, frame) : []),
  ];
}

function cassetteOf({ x, top, frame }: Awning): Part[] {
  const cap = (from: number): Part =>
    bar(
      'end_cap',
      { x: [from, from + CAP], y: [top - CASSETTE - 1, top + 1], z: [0, CASSETTE_DEPTH + 1] },
      frame,
    );
  return [
    bar('awning_cassette', { x, y: [top - CASSETTE, top], z: [0, CASSETTE_DEPTH] }, frame),
    cap(x[0] - CAP),
    cap(x[1]),
  ];
}

/** Closed sides, bows and wall rail of a basket awning. */
function basketOf(awning: Awning): Part[] {
  const { x, top, profile: cloth, lowest, frame } = awning;
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
    bar('wall_rail', { x, y: [top - 4, top + 1], z: [0, 5] }, frame),
  ];
}

/** The fabric that closes a side of a basket awning, at this x (cm). */
function goreAt({ profile: cloth, lowest }: Awning, x: number): Polygon {
  return [...cloth.map(([y, z]) => point(x, y, z)), point(x, lowest, 0)];
}
