import { polishNumber } from '../../locale/polish-number.js';
import type { Configuration, Placement } from '../configuration/configuration.js';
import type { Family } from '../families/family.js';
import { OVERLAP, PLAY } from '../families/mounting.js';
import { FIXING } from '../families/shared-choices.js';
import type { MeasuredLength, MeasuredTarget } from './guide.js';

/** Where the nearest power socket is; it does not change the size. */
export const SOCKETS = [
  { code: 'near', label: 'do 2\u00a0m od osłony' },
  { code: 'far', label: 'ponad 2\u00a0m od osłony' },
  { code: 'none', label: 'nie ma' },
] as const;
type SocketCode = (typeof SOCKETS)[number]['code'];

/** What was measured and observed on site. */
export interface Measurement {
  /** cm, in the order of the guide; null for a reading that is still missing. */
  readonly readings: Readonly<Partial<Record<MeasuredTarget, readonly (number | null)[]>>>;
  /** cm; null until measured. */
  readonly diagonals: readonly (number | null)[];
  /** Choices of the family's placement: fixing, wall. */
  readonly placement: Placement;
  /** Code of the chosen variant, which decides how far a box or cassette sticks out of the ordered size. */
  readonly variant: string;
  /** The chosen options, in pieces by code: some stick out beside the ordered width. */
  readonly options: Configuration['options'];
  /** Codes of the guide's obstacles. */
  readonly obstacles: readonly string[];
  readonly socket: SocketCode | null;
  readonly remark: string;
}

/** The sizes to order in whole cm, by target; a length with a missing reading is absent. */
export type MeasuredSizes = Partial<Record<MeasuredTarget, number>>;

/** The label of the size or setting that a measured length determines: "Szerokość", "Wysokość montażu". */
export function targetLabel({ dimensions, placement }: Family, target: MeasuredTarget): string {
  const named = [
    ...dimensions.map(({ dimension, label }) => ({ code: dimension, label })),
    ...placement,
  ].find(({ code }) => code === target);
  if (!named) throw new RangeError(`the family has no ${target}`);
  return named.label;
}

/** How much larger than the opening a product on the wall is: at both sides together, and below; cm. */
const WALL_OVERLAP = { width: 2 * OVERLAP, height: OVERLAP } as const;

/** Differences, in cm, above which an opening is crooked or out of square. */
const MAX_DIFFERENCE = 2;
const MAX_DIAGONAL_DIFFERENCE = 1;

/**
 * The sizes to order, from the smallest reading of each length. Width and height: in a reveal less the clearance and
 * what sticks out of the goods, on a wall plus the overlap; the width of an awning less the caps of its cassette.
 */
export function measuredSizes(family: Family, measurement: Measurement): MeasuredSizes {
  const sizes = family.measuring.lengths.map(({ target }): [MeasuredTarget, number] | null => {
    const taken = complete(measurement.readings[target]);
    return taken && [target, sizeFor(family, measurement, target, Math.min(...taken))];
  });
  return Object.fromEntries(sizes.filter((size) => size !== null));
}

/** The size to order for a place with this smallest reading, whole cm. */
function sizeFor(
  family: Family,
  measurement: Measurement,
  target: MeasuredTarget,
  smallest: number,
): number {
  if (target !== 'width' && target !== 'height') return Math.floor(smallest);
  if (isOnWall(measurement)) return Math.floor(smallest + WALL_OVERLAP[target]);
  const room = hasFixing(family) ? smallest - PLAY[target] : smallest;
  return target === 'width'
    ? widthWithin(family, measurement, room)
    : heightBelowBox(family, measurement, room);
}

/** The greatest whole width that fits into this space together with the parts that stick out beside it, cm. */
function widthWithin(family: Family, measurement: Measurement, room: number): number {
  const whole = overallOf(family, measurement, { width: room, height: null })?.width ?? room;
  return Math.floor(room - (whole - room));
}

/** The greatest whole height that fits into this total height together with the box above it, cm. */
function heightBelowBox(family: Family, measurement: Measurement, total: number): number {
  const fits = (height: number): boolean =>
    (overallOf(family, measurement, { width: height, height })?.total ?? height) <= total;
  let height = Math.floor(total);
  while (height > 0 && !fits(height)) height -= 1;
  return height;
}

const overallOf = (
  { overallSize }: Family,
  { variant, options, placement }: Measurement,
  size: Pick<Configuration, 'width' | 'height'>,
) => overallSize?.({ ...size, variant, options, placement });

const isOnWall = ({ placement }: Measurement): boolean =>
  placement[FIXING.code] === FIXING.choices[1].code;

function hasFixing({ placement }: Family): boolean {
  return placement.some(({ code }) => code === FIXING.code);
}

/** All readings of a length; null while one is missing. */
function complete(readings: readonly (number | null)[] = []): readonly number[] | null {
  const taken = readings.filter((reading) => reading !== null);
  return taken.length > 0 && taken.length === readings.length ? taken : null;
}

/** What the customer should know before ordering, as Polish sentences. */
export function measuringWarnings(family: Family, measurement: Measurement): string[] {
  return [
    ...crookedLengths(family, measurement),
    ...outOfSquare(measurement),
    ...narrowerWithOptions(family, measurement),
  ];
}

function crookedLengths(family: Family, measurement: Measurement): string[] {
  const { readings } = measurement;
  const isInReveal = hasFixing(family) && !isOnWall(measurement);
  return family.measuring.lengths.flatMap(({ target, label }) => {
    const difference = spread(complete(readings[target]));
    if (difference <= MAX_DIFFERENCE) return [];
    const advice = isInReveal
      ? 'Wnęka jest krzywa: lepiej zamontować osłonę na ścianie.'
      : 'Zmierz jeszcze raz; jeśli wynik się powtórzy, sprawdzimy to, zanim zaczniemy produkcję.';
    return [`${label}: odczyty różnią się o\u00a0${cm(difference)}. ${advice}`];
  });
}

function outOfSquare({ diagonals }: Measurement): string[] {
  const difference = spread(complete(diagonals));
  if (difference <= MAX_DIAGONAL_DIFFERENCE) return [];
  return [
    `Przekątne różnią się o\u00a0${cm(difference)}: otwór nie jest prostokątny. Przekażemy to monterowi.`,
  ];
}

/** Options that are not chosen yet and would require a narrower size in the same place. */
function narrowerWithOptions(family: Family, measurement: Measurement): string[] {
  const { width } = measuredSizes(family, measurement);
  return family.options.flatMap(({ code, label }) => {
    if (measurement.options[code]) return [];
    const options = { ...measurement.options, [code]: 1 };
    const narrower = measuredSizes(family, { ...measurement, options }).width;
    if (narrower === undefined || narrower === width) return [];
    return [
      `Z\u00a0dodatkiem „${label}” osłona jest szersza od zamówionego wymiaru: jeśli wybierzesz ten dodatek, zamów szerokość ${cm(narrower)}.`,
    ];
  });
}

function spread(readings: readonly number[] | null): number {
  // Readings are exact to the millimetre, so differences are rounded to it.
  return readings ? Math.round((Math.max(...readings) - Math.min(...readings)) * 10) / 10 : 0;
}

/** The measurement as a Polish note for the fitter; '' where nothing was measured. */
export function measuringNote(family: Family, measurement: Measurement): string {
  const { measuring, placement: settings, label } = family;
  const { readings, diagonals, placement, obstacles, socket, remark } = measurement;
  const lengths = measuring.lengths.flatMap((length) => lengthText(length, readings));
  if (lengths.length === 0) return '';
  const choices = settings.flatMap((setting) => {
    if (setting.kind !== 'choice') return [];
    const chosen = setting.choices.find(({ code }) => code === placement[setting.code]);
    return chosen ? [`${setting.label}: ${chosen.label}`] : [];
  });
  const present = measuring.obstacles.filter(({ code }) => obstacles.includes(code));
  const across = complete(diagonals);
  const sentences = [
    label,
    ...lengths,
    ...(across ? [`Przekątne: ${readingsText(across)}`] : []),
    ...choices,
    ...(present.length > 0 ? [`Przeszkody: ${present.map((each) => each.label).join(', ')}`] : []),
    ...SOCKETS.filter(({ code }) => code === socket).map((each) => `Gniazdko: ${each.label}`),
    ...(remark === '' ? [] : [`Uwagi: ${remark}`]),
  ];
  return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
}

function lengthText({ target, label }: MeasuredLength, readings: Measurement['readings']) {
  const taken = complete(readings[target]);
  return taken ? [`${label}: ${readingsText(taken)}`] : [];
}

const readingsText = (readings: readonly number[]): string =>
  `${readings.map((reading) => polishNumber(reading, { most: 1 })).join(' / ')}\u00a0cm`;
const cm = (length: number): string => `${polishNumber(length, { most: 1 })}\u00a0cm`;
