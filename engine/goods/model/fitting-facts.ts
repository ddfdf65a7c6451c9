import { polishNumber } from '../../locale/polish-number.js';
import type { Configuration } from '../configuration/configuration.js';
import type { Fact } from '../configuration/facts.js';
import { isEntered, placementFacts } from '../configuration/labels.js';
import { isMadeToMeasure } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { inKilograms } from '../place/snow.js';
import { derive } from './derive.js';
import { grouped } from './grouped.js';
import { ROLLED_OUT, type Model } from './model.js';
import type { PartKind } from './part-kinds.js';
import { axisOf, boundsOf, type Part } from './part.js';

/** A fact; `isAssumed` where it follows from values that nobody may have entered, such as the side of the drive. */
export interface FittingFact extends Fact {
  readonly isAssumed: boolean;
}

const NBSP = '\u00a0';
/** The parts by which products are operated, with the label of the fact that says on which side they are. */
const DRIVES: Readonly<Partial<Record<PartKind, string>>> = {
  motor: 'Napęd',
  crank: 'Korba',
  chain: 'Łańcuszek',
};

/**
 * What a fitter has to know about a product, in Polish: the side of its drive, where arms and posts stand, the size and
 * slope of a fixed roof, the clear height, what a roof bears. Facts that do not apply to the product are left out.
 */
export function fittingFacts(configuration: Configuration): FittingFact[] {
  const model = derive(configuration, ROLLED_OUT);
  return [
    ...driveSide(model),
    ...[...brackets(model), ...posts(model)].map((fact) => ({ ...fact, isAssumed: false })),
    ...fixedRoof(model),
    ...headroom(model, configuration),
    ...snowCapacity(configuration),
  ];
}

/**
 * What of a configuration follows from values that nobody may have entered: settings of mounting that have their defaults,
 * and assumed facts for the fitter; none of goods that are not made to measure.
 */
export function unconfirmedFacts(configuration: Configuration): Fact[] {
  if (!isMadeToMeasure(configuration.category)) return [];
  return [...placementFacts(configuration), ...fittingFacts(configuration)]
    .filter(({ isAssumed }) => isAssumed)
    .map(({ label, value }) => ({ label, value }));
}

function driveSide({ parts, unseen = [] }: Model): FittingFact[] {
  const places = [...parts.map((part) => ({ kind: part.kind, part })), ...unseen];
  const drive = places.find(({ kind }) => kind in DRIVES);
  const label = drive && DRIVES[drive.kind];
  if (!label) return [];
  const x = 'part' in drive ? middle(boundsOf([drive.part]).x) : drive.x;
  const value = `${x > 0 ? 'po prawej' : 'po lewej'}, patrząc na osłonę`;
  return [{ label, value, isAssumed: true }];
}

/** The shoulders of folding arms: those starts of arm parts that are nearest to the wall. */
function brackets({ parts, footprint }: Model): Fact[] {
  const starts = ofKind(parts, 'arm').map((arm) => axisOf(arm)[0]);
  const depth = Math.min(...starts.map(({ z }) => z));
  const places = starts.filter(({ z }) => z < depth + 1).map(({ x }) => x - footprint.x[0]);
  return axes('Osie ramion od lewej', places);
}

/**
 * Where posts stand. In a full grid, one fact for the distances from the left and one for those from the back; where
 * the grid has gaps, one fact for each row.
 */
function posts({ parts, footprint }: Model): Fact[] {
  const feet = ofKind(parts, 'post').map((post) => {
    const { x, z } = boundsOf([post]);
    return {
      fromLeft: tenths(middle(x) - footprint.x[0]),
      fromBack: tenths(middle(z) - footprint.z[0]),
    };
  });
  const from = footprint.z[0] === 0 ? 'od ściany' : 'od tyłu';
  const rows = [...grouped(feet, ({ fromBack }) => fromBack)].toSorted(([a], [b]) => a - b);
  const columns = new Set(feet.map(({ fromLeft }) => fromLeft));
  if (rows.length * columns.size > feet.length)
    return rows.flatMap(([depth, row]) =>
      axes(
        `Osie słupów ${centimetres([depth])} ${from}`,
        row.map(({ fromLeft }) => fromLeft),
        `${NBSP}od${NBSP}lewej`,
      ),
    );
  return [
    ...axes('Osie słupów od lewej', [...columns]),
    ...axes(
      `Osie słupów ${from}`,
      rows.map(([depth]) => depth),
    ),
  ];
}

/** A fixed roof is ordered without its height and its slope, and its gutter sticks out of the ordered size. */
function fixedRoof({ parts, footprint }: Model): FittingFact[] {
  const beams = ofKind(parts, 'wall_beam');
  const [rafter] = ofKind(parts, 'rafter');
  if (beams.length === 0 || !rafter) return [];
  const [high, low] = axisOf(rafter);
  const degrees = (Math.atan2(high.y - low.y, low.z - high.z) * 180) / Math.PI;
  const { x, z } = boundsOf([...ofKind(parts, 'beam'), ...ofKind(parts, 'gutter')]);
  const size = [x[1] - x[0], z[1] - footprint.z[0]].map((side) => polishNumber(side, { most: 1 }));
  return [
    {
      label: 'Belka przyścienna',
      value: `górna krawędź na ${centimetres([boundsOf(beams).y[1]])}`,
      isAssumed: true,
    },
    { label: 'Spadek dachu', value: `${Math.round(degrees)}°`, isAssumed: true },
    {
      label: 'Obrys całkowity',
      value: `${size.join(`${NBSP}×${NBSP}`)}${NBSP}cm`,
      isAssumed: false,
    },
  ];
}

/** Follows from the ordered height, or from height and slope of mounting. */
function headroom({ clearHeight }: Model, configuration: Configuration): FittingFact[] {
  if (clearHeight === null) return [];
  const isMounted = (['mountingHeight', 'slope'] as const).every((code) =>
    isEntered(configuration, code),
  );
  return [
    {
      label: 'Prześwit z\u00a0przodu',
      value: centimetres([Math.round(clearHeight)]),
      isAssumed: configuration.height === null && !isMounted,
    },
  ];
}

/** Follows from the snow zone for which the roof is built. */
function snowCapacity(configuration: Configuration): FittingFact[] {
  const capacity = familyOf(configuration.category).snowCapacity?.(configuration);
  if (capacity === undefined) return [];
  return [
    {
      label: 'Nośność dachu',
      value: `ok.${NBSP}${inKilograms(capacity)}${NBSP}kg/m²${NBSP}śniegu`,
      isAssumed: !isEntered(configuration, 'snowZone'),
    },
  ];
}

/** One fact with the given distances (cm) in ascending order, without repetitions; no fact if there are none. */
function axes(label: string, places: readonly number[], from = ''): Fact[] {
  const each = new Set(places.map(tenths));
  if (each.size === 0) return [];
  return [{ label, value: centimetres([...each].toSorted((a, b) => a - b)) + from }];
}

const tenths = (size: number): number => Math.round(size * 10) / 10;

/** "7; 300 i 593,5 cm" */
function centimetres(sizes: readonly number[]): string {
  const texts = sizes.map((size) => polishNumber(size, { most: 1 }));
  const [last = '', ...others] = texts.toReversed();
  const listed = others.length > 0 ? `${others.toReversed().join('; ')} i${NBSP}${last}` : last;
  return `${listed}${NBSP}cm`;
}

const ofKind = (parts: readonly Part[], kind: PartKind): Part[] =>
  parts.filter((part) => part.kind === kind);

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;
