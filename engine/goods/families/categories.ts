import { awningCard } from './awning/card.js';
import { facadeBlindCard } from './facade-blind/card.js';
import type { FamilyCard } from './family-card.js';
import { pergolaCard } from './pergola/card.js';
import { rollerBlindCard } from './roller-blind/card.js';
import { roofCard } from './roof/card.js';
import { zipScreenCard } from './zip-screen/card.js';

/** The cards of all families by English name, in display order. */
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
/** The Polish code of a family. */
export type Category = (typeof FAMILY_CARDS)[FamilyName]['code'];

const cards = new Map<string, FamilyCard>(
  Object.values(FAMILY_CARDS).map((card) => [card.code, card]),
);
const codes = Object.values(FAMILY_CARDS).map(({ code }): Category => code);

/** The codes of all families, in display order. */
export const CATEGORIES: readonly Category[] = codes;

/** The family of a configurator whose address names none, of a new product and of examples. */
export const FIRST_CATEGORY = FAMILY_CARDS.awning.code;

export function isCategory(value: unknown): value is Category {
  return typeof value === 'string' && cards.has(value);
}

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
