import { fold } from '../../locale/text.js';
import { type ColorName, colorHex } from '../configuration/colours.js';
import { type Collection, type Transmission, passes } from './collection.js';
import { BLIND_CLOTH } from './collections/blind-cloth.js';
import { SCREENS } from './collections/screens.js';

/*
 * Cloth for awnings. Demo content of our own shop: there are no measurements behind it. Weights and threads are usual
 * for solution-dyed acrylic (290-320 g/m², about twice as many threads in the warp) and polyester; transmittances keep
 * the order that makers publish: light colours pass more light, and every colour more infrared than light.
 */
const AWNING_CLOTH: readonly Collection[] = [
  {
    code: 'toscana',
    name: 'Toscana',
    kind: 'Akryl barwiony w\u00a0masie',
    description:
      'Klasyczne płótno markizowe. Pigment jest w\u00a0środku włókna, dlatego kolor wolniej blednie na słońcu. Pod jasną tkaniną światło jest ciepłe i\u00a0rozproszone.',
    composition: '100% akryl barwiony w\u00a0masie, impregnacja przeciw wodzie i\u00a0zabrudzeniom',
    weight: 300,
    openness: 0,
    weave: { kind: 'plain', warp: 28, weft: 15, relief: 0.75, slub: 0.35 },
    weaveLabel: 'Splot płócienny',
    care: 'Suchy kurz zdejmij miękką szczotką. Plamy zmyj letnią wodą z\u00a0łagodnym płynem o\u00a0obojętnym odczynie, spłucz i\u00a0wysusz rozwiniętą tkaninę.',
    colors: {
      Biały: passes(20, 25),
      Krem: passes(15, 22),
      Ecru: passes(14, 21),
      Żółty: passes(14, 24),
      Beżowy: passes(9, 17),
      Szary: passes(4, 11),
      Czerwony: passes(4, 20),
      Niebieski: passes(2, 11),
      Zielony: passes(2, 9),
      Brązowy: passes(1, 6),
      Antracyt: passes(1, 4),
    },
  },
  {
    code: 'lido',
    name: 'Lido',
    kind: 'Poliester barwiony w\u00a0masie',
    description:
      'Tkanina cieńsza i\u00a0gęstsza niż akryl: mniej się wydłuża, a\u00a0zwinięta mieści się w\u00a0wąskiej kasecie. Gładka powierzchnia pasuje do nowoczesnych domów.',
    composition: '100% poliester barwiony w\u00a0masie, impregnacja przeciw wodzie',
    weight: 280,
    openness: 0,
    weave: { kind: 'twill', warp: 30, weft: 24, relief: 0.5, slub: 0 },
    weaveLabel: 'Splot skośny',
    care: 'Suchy kurz zdejmij miękką szczotką. Plamy zmyj letnią wodą z\u00a0łagodnym płynem o\u00a0obojętnym odczynie, spłucz i\u00a0wysusz rozwiniętą tkaninę.',
    colors: {
      Biały: passes(17, 22),
      Ecru: passes(12, 18),
      Szary: passes(3, 10),
      Fioletowy: passes(2, 13),
      Antracyt: passes(1, 5),
      Czarny: passes(1, 4),
    },
  },
];

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
