import { accessoryCard } from './accessory/card.js';
import { awningCard } from './awning/card.js';
import { facadeBlindCard } from './facade-blind/card.js';
import type { FamilyCard } from './family-card.js';
import { pergolaCard } from './pergola/card.js';
import { rollerBlindCard } from './roller-blind/card.js';
import { roofCard } from './roof/card.js';
import { zipScreenCard } from './zip-screen/card.js';

/** The cards of the families that are made to measure, by English name, in display order. */
export const FAMILY_CARDS = {
  awning: awningCard,
  pergola: pergolaCard,
  'facade-blind': facadeBlindCard,
  roof: roofCard,
  'zip-screen': zipScreenCard,
  'roller-blind': rollerBlindCard,
} as const;

/** The English name of a family, which is also the name of its folder. */
export type FamilyName = keyof typeof FAMILY_CARDS;
/** The Polish code of a family that is made to measure. */
export type MeasuredCategory = (typeof FAMILY_CARDS)[FamilyName]['code'];
/** The category of a product: a family that is made to measure, or accessories. */
export type Category = MeasuredCategory | typeof ACCESSORIES;

/** The family of goods without a size. */
export const ACCESSORIES = accessoryCard.code;

const cards = new Map<string, FamilyCard>(
  [...Object.values(FAMILY_CARDS), accessoryCard].map((card) => [card.code, card]),
);
const codes = Object.values(FAMILY_CARDS).map(({ code }): MeasuredCategory => code);

/** The codes of all families that are made to measure, in display order. */
export const CATEGORIES: readonly MeasuredCategory[] = codes;

/** The codes that a product may have. */
export const PRODUCT_CATEGORIES: readonly Category[] = [...codes, ACCESSORIES];

/** The family of a configurator whose address names none, of a new product and of examples. */
export const FIRST_CATEGORY = FAMILY_CARDS.awning.code;

/** Whether a text is the code of a family that is made to measure. */
export function isCategory(value: unknown): value is MeasuredCategory {
  return typeof value === 'string' && value !== ACCESSORIES && cards.has(value);
}

/** Whether goods are made to a size that the customer gives. */
export const isMadeToMeasure = (category: Category): boolean => category !== ACCESSORIES;

export function cardOf(category: Category): FamilyCard {
  const card = cards.get(category);
  if (!card) throw new RangeError(`there is no family ${category}`);
  return card;
}

/** Adds a family at the end and returns a function that removes it. Only for `registerFamily`. */
export function addCard(card: FamilyCard): () => void {
  const { code } = card;
  cards.set(code, card);
  // `code` is a category after the line above; the check only narrows its type.
  if (!isCategory(code)) throw new RangeError(`cannot add ${code}`);
  codes.push(code);
  return () => {
    cards.delete(code);
    codes.splice(codes.indexOf(code), 1);
  };
}
