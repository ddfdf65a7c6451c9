import { lightness } from '../drawing/paint.js';
import { type Category, cardOf } from '../families/categories.js';
import type { Collection } from './collection.js';
import type { Fabric } from './fabrics.js';

/** From this lightness on, a colour counts as light; 0 is black, 1 white. */
const LIGHT = 0.6;

export const FABRIC_TONES = { jasne: 'Jasne', ciemne: 'Ciemne' } as const;
export type FabricTone = keyof typeof FABRIC_TONES;

/** Classes of openness by how much one sees through; limits in per cent. */
export const OPENNESS_CLASSES = {
  'bez-widoku': { label: 'Bez widoku (0–1%)', from: 0, to: 1 },
  'z-widokiem': { label: 'Z\u00a0widokiem (3–5%)', from: 2, to: 5 },
  otwarte: { label: 'Otwarte (8–10%)', from: 6, to: 100 },
} as const;
type OpennessClass = keyof typeof OPENNESS_CLASSES;

/** A visitor's filter of the fabric page; null where it is not set. */
export interface FabricFilter {
  readonly category: Category | null;
  readonly tone: FabricTone | null;
  readonly openness: OpennessClass | null;
}

export const toneOf = ({ hex }: Pick<Fabric, 'hex'>): FabricTone =>
  lightness(hex) >= LIGHT ? 'jasne' : 'ciemne';

/** Whether products of a family are made with a collection. */
export const isMadeWith = (category: Category, { code }: Collection): boolean =>
  cardOf(category).fabrics?.includes(code) ?? false;

export function matchesFilter(fabric: Fabric, { category, tone, openness }: FabricFilter): boolean {
  const { collection } = fabric;
  const limits = openness && OPENNESS_CLASSES[openness];
  return (
    (!category || isMadeWith(category, collection)) &&
    (!tone || toneOf(fabric) === tone) &&
    (!limits || (collection.openness >= limits.from && collection.openness <= limits.to))
  );
}
