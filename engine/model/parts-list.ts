import type { Configuration } from '../configuration/configuration.js';
import { derive } from './derive.js';
import { ROLLED_OUT } from './model.js';
import { PART_NAMES } from './part-kinds.js';
import type { ProductPartKind } from './part-kinds.js';
import type { Part } from './part.js';

/** Equal pieces of a product. */
export interface ListedPart {
  readonly kind: ProductPartKind;
  /** "Lamela dachu" */
  readonly name: string;
  readonly count: number;
  /** Whole mm; null for what is bought whole or cut to an outline. */
  readonly length: number | null;
}

/** Pieces that are cut to a length. */
const CUT: ReadonlySet<string> = new Set<ProductPartKind>([
  'arm',
  'awning_cassette',
  'beam',
  'bottom_rail',
  'bow',
  'downpipe',
  'front_bar',
  'gutter',
  'head_box',
  'led_strip',
  'louvre',
  'post',
  'rafter',
  'side_guide',
  'slat',
  'tube',
  'wall_beam',
  'zip_guide',
]);
/** Fittings are drawn from several bodies and are one piece each. */
const FITTINGS: ReadonlySet<string> = new Set<ProductPartKind>([
  'chain',
  'crank',
  'heater',
  'motor',
  'wind_sensor',
]);
/** What belongs to another piece. */
const INSEPARABLE: ReadonlySet<string> = new Set<ProductPartKind>([
  'elbow',
  'foot_plate',
  'heater_element',
]);

/** What a product is made of: equal pieces once, in the order in which they are built. */
export function partsListOf(configuration: Configuration): ListedPart[] {
  const { parts } = derive(configuration, ROLLED_OUT);
  const same = Map.groupBy(parts.filter(isListed), (part) => `${part.kind} ${lengthOf(part)}`);
  return [...same.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const { kind } = first;
    const count = FITTINGS.has(kind) ? 1 : pieces.length;
    return { kind, name: PART_NAMES[kind], count, length: lengthOf(first) };
  });
}

function isListed(part: Part): part is Part & { kind: ProductPartKind } {
  return part.kind in PART_NAMES && !INSEPARABLE.has(part.kind);
}

function lengthOf({ kind, length }: Part): number | null {
  return CUT.has(kind) ? Math.round(length) : null;
}
