import type { Category } from '../families/categories.js';
import type { Grosze } from './money.js';

/** What options and variants cost; base price and price per m² belong to the product. */
export interface PriceList {
  readonly version: number;
  /** Surcharge of electric control. */
  readonly electric: Grosze;
  /** Per piece, or per m² of covered area for options sold by area. */
  readonly options: Readonly<Record<Category, Readonly<Record<string, Grosze>>>>;
  /** Hundredths: 115 means × 1.15 on base and area. */
  readonly factors: Readonly<Record<Category, Readonly<Record<string, number>>>>;
  /** Per cent, contained in every price. */
  readonly vatRate: number;
}

export const DEFAULT_PRICE_LIST: PriceList = {
  version: 1,
  electric: 890_00,
  options: {
    markizy: { windSensor: 320_00, ledLighting: 680_00 },
    pergole: {
      zipGuides: 450_00,
      sideScreens: 280_00,
      windSensor: 320_00,
      ledLighting: 680_00,
    },
    zaluzje: { mosquitoNet: 180_00, windSensor: 320_00 },
    zadaszenia: { gutters: 0, sideWalls: 350_00, ledLighting: 680_00, infraredHeating: 1200_00 },
    refleksole: { zipGuides: 450_00, windSensor: 320_00 },
    rolety: {},
  },
  factors: {
    markizy: { kasetowe: 100, koszowe: 100 },
    pergole: { przyscienne: 100, wolnostojace: 115 },
    zaluzje: { c80: 100, c50: 100, z90: 110 },
    zadaszenia: { poliweglan: 100, szklane: 125 },
    refleksole: { zip: 100 },
    rolety: { wolnowiszace: 100, kasetowe: 100 },
  },
  vatRate: 23,
};
