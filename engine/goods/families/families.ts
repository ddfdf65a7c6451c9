import { accessory } from './accessory/accessory.js';
import { awning } from './awning/awning.js';
import { addCard, type Category, type FamilyName } from './categories.js';
import { facadeBlind } from './facade-blind/facade-blind.js';
import type { Family } from './family.js';
import { pergola } from './pergola/pergola.js';
import { rollerBlind } from './roller-blind/roller-blind.js';
import { roof } from './roof/roof.js';
import { zipScreen } from './zip-screen/zip-screen.js';

/** The registry of families that are made to measure; a new one also needs its card in categories.ts. */
const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  awning,
  pergola,
  'facade-blind': facadeBlind,
  roof,
  'zip-screen': zipScreen,
  'roller-blind': rollerBlind,
};

const families = new Map(
  [...Object.values(FAMILIES), accessory].map((family) => [family.code, family]),
);

/** The family of a category; throws RangeError where none is registered. */
export function familyOf(category: Category): Family {
  const family = families.get(category);
  if (!family) throw new RangeError(`there is no family ${category}`);
  return family;
}

/** Registers a further family in this process, for tests; the returned function removes it. */
export function registerFamily(family: Family): () => void {
  const removeCard = addCard(family);
  families.set(family.code, family);
  return () => {
    families.delete(family.code);
    removeCard();
  };
}
