import type { Category } from '../families/categories.js';
import type { Configuration, Placement } from './configuration.js';

/** A configuration as it is kept in the database, with the version of its form; the first form had none. */
export type StoredConfiguration = Configuration & { readonly version: number };

type Stored = Readonly<Record<string, unknown>>;

/** Each makes the next version of a kept configuration; none may change once it has been released. */
const STEPS: readonly ((stored: Stored) => Stored)[] = [addPlacement];

const CURRENT = STEPS.length + 1;

/** The configuration as it is to be kept. */
export function toStored(configuration: Configuration): StoredConfiguration {
  return { version: CURRENT, ...configuration };
}

/** A kept configuration of any version in today's form; its sizes and choices stay as they were. */
export function fromStored(stored: Stored): Configuration {
  const { version = 1, ...kept } = stored;
  const migrated = STEPS.slice(Number(version) - 1).reduce(
    (form, step) => step(form),
    kept as Stored,
  );
  return migrated as unknown as Configuration;
}

/** Version 2 asks how it is mounted; before, everything was built like this. */
const FIRST_PLACEMENTS: Readonly<Partial<Record<Category, Placement>>> = {
  markizy: { mountingHeight: 280, slope: 14, wall: 'cegla' },
  pergole: { snowZone: 2 },
  zaluzje: { fixing: 'wneka' },
  zadaszenia: { snowZone: 2 },
  refleksole: { fixing: 'wneka' },
  rolety: { fixing: 'wneka' },
};

function addPlacement(stored: Stored): Stored {
  const { category } = stored as { category: Category };
  return { placement: FIRST_PLACEMENTS[category] ?? {}, ...stored };
}
