import { type ColorName, colorHex } from '../configuration/colours.js';
import { fold } from '../../locale/fold.js';
import type { Collection, Transmission } from './collection.js';
import { AWNING_CLOTH } from './collections/awning-cloth.js';
import { BLIND_CLOTH } from './collections/blind-cloth.js';
import { SCREENS } from './collections/screens.js';

/** A collection in one colour: a cloth with a name of its own. */
export interface Fabric extends Transmission {
  /** "toscana-krem"; it never changes, because inquiries refer to it. */
  readonly id: string;
  /** "Toscana Krem" */
  readonly name: string;
  readonly collection: Collection;
  readonly color: ColorName;
  /** sRGB, "#rrggbb" */
  readonly hex: string;
}

/** All collections, in the order of the fabric page. */
export const COLLECTIONS: readonly Collection[] = [...AWNING_CLOTH, ...SCREENS, ...BLIND_CLOTH];

/** The fabrics of a collection, in the order of its colours. */
function fabricsOf(collection: Collection): Fabric[] {
  return Object.entries(collection.colors).map(([color, transmission]) => ({
    id: `${collection.code}-${fold(color)}`,
    name: `${collection.name} ${color}`,
    collection,
    color,
    hex: colorHex(color),
    ...transmission,
  }));
}

export const FABRICS: readonly Fabric[] = COLLECTIONS.flatMap(fabricsOf);

const byId = new Map(FABRICS.map((fabric) => [fabric.id, fabric]));

/** The fabric of an id; undefined for an unknown one. */
export function findFabric(id: string): Fabric | undefined {
  return byId.get(id);
}

/** The fabrics of these ids in their order, without unknown ones. */
export function fabricsOfIds(ids: readonly string[]): Fabric[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The fabric of a product that is made of this collection; null without a collection, or where it lacks the colour. */
export function fabricOf(collection: string | null | undefined, color: ColorName): Fabric | null {
  return (collection && byId.get(`${collection}-${fold(color)}`)) || null;
}

/** "prześwit 5%, przepuszcza 8% światła i 11% energii słonecznej" */
export function fabricFacts({ collection: { openness }, light, solar }: Fabric): string {
  if (light === 0) return 'zaciemniająca, nie przepuszcza światła';
  return `prześwit ${openness}%, przepuszcza ${light}% światła i\u00a0${solar}% energii słonecznej`;
}
