import { type Configuration, areaOf } from '../goods/configuration/configuration.js';
import type { Category } from '../goods/families/categories.js';
import type { ProductPartKind } from '../goods/model/part-kinds.js';
import { partsListOf } from '../goods/model/parts-list.js';

/** A piece that has to be lifted into its place; kg and m. */
export interface Lift {
  readonly mass: number;
  readonly length: number;
}

/**
 * One person lifts at most 30 kg, and each of several people 42 kg at most where the work is occasional, as lifting one
 * piece into its place is (§ 13 and § 17 of the Polish regulation on manual handling, Dz.U. 2000 nr 26 poz. 313). § 17
 * also asks for several people for what is heavier than 30 kg and longer than 4 m; we never leave one person alone with
 * a piece of that length.
 */
const ALONE = { mass: 30, length: 4 } as const;
const MOST_EACH = 42;
const CM_PER_M = 100;
const MM_PER_M = 1000;

/** Goods that are lifted in one piece: kg for each m of width and for each m² of their size. */
interface WholeMass {
  readonly perMetre: number;
  readonly perM2: number;
}

/** Goods that are put together on the spot: kg for each m of a beam and for each m² of a roof's pane, by variant. */
interface FrameMass {
  readonly beam: number;
  readonly pane?: Readonly<Record<string, number>>;
}

/**
 * Goods in one piece: usual masses in trade, with their drive; estimates, to be replaced by the maker's values. Beams:
 * tubes of aluminium (2700 kg/m³) with the section and the wall of `structure.ts` of their family, 220 × 130 × 5 and
 * 150 × 130 × 4 mm. Panes: 8 mm of glass (2500 kg/m³), 16 mm of polycarbonate.
 */
const MASS: Readonly<Record<Category, WholeMass | FrameMass | null>> = {
  markizy: { perMetre: 8, perM2: 2.2 },
  pergole: { beam: 9.2 },
  zaluzje: { perMetre: 2, perM2: 4.5 },
  zadaszenia: { beam: 5.9, pane: { szklane: 20, poliweglan: 2.7 } },
  refleksole: { perMetre: 5, perM2: 0.6 },
  rolety: { perMetre: 1.5, perM2: 0.4 },
  akcesoria: null,
};
const BEAMS: ReadonlySet<ProductPartKind> = new Set<ProductPartKind>(['beam', 'wall_beam']);
const NOTHING: Lift = { mass: 0, length: 0 };

/**
 * People that it takes to install a product: those who lift its heaviest piece, and two at least for a frame, of which
 * one end is held while the other is fixed.
 */
export function fittersFor(configuration: Configuration): number {
  const mass = MASS[configuration.category];
  const lift = heaviestLift(configuration);
  const isForOne = lift.mass <= ALONE.mass && lift.length <= ALONE.length;
  if (isForOne && !(mass && 'beam' in mass)) return 1;
  return Math.max(2, Math.ceil(lift.mass / MOST_EACH));
}

/** The heaviest piece of a product that has to be lifted; of goods without a size, nothing. */
export function heaviestLift(configuration: Configuration): Lift {
  const mass = MASS[configuration.category];
  if (!mass) return NOTHING;
  if ('beam' in mass) return heaviestOfFrame(configuration, mass);
  const width = configuration.width / CM_PER_M;
  return { mass: mass.perMetre * width + mass.perM2 * areaOf(configuration), length: width };
}

function heaviestOfFrame(configuration: Configuration, { beam, pane }: FrameMass): Lift {
  const perM2 = pane?.[configuration.variant] ?? 0;
  const lifts = partsListOf(configuration).map(({ kind, cut }): Lift => {
    const [length = 0, depth = 0] = cut.map((side) => side / MM_PER_M);
    if (BEAMS.has(kind)) return { mass: beam * length, length };
    if (kind !== 'pane') return NOTHING;
    return { mass: perM2 * length * depth, length: Math.max(length, depth) };
  });
  return lifts.reduce((heaviest, lift) => (lift.mass > heaviest.mass ? lift : heaviest), NOTHING);
}
