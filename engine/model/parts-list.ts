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
  /** Whole mm; null for fittings and for pieces cut to an outline. */
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
/** Fittings are modelled as several parts but counted as one piece. */
const FITTINGS: ReadonlySet<string> = new Set<ProductPartKind>([
  'chain',
  'crank',
  'heater',
  'motor',
  'wind_sensor',
]);
/** Parts that belong to another piece and are not listed. */
const INSEPARABLE: ReadonlySet<string> = new Set<ProductPartKind>([
  'elbow',
  'foot_plate',
  'heater_element',
]);

/** The parts list of a product; equal pieces are listed once, in the order of the model. */
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
