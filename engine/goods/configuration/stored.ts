import type { Category } from '../families/categories.js';
import type { Configuration, Placement } from './configuration.js';

/** A configuration as the database stores it, with the version of its form; one of version 1 has no such number. */
export type StoredConfiguration = Configuration & { readonly version: number };

type Stored = Readonly<Record<string, unknown>>;

/** Each step migrates a stored configuration to the next version; a released step must not change. */
const STEPS: readonly ((stored: Stored) => Stored)[] = [addPlacement, addScreenSides];

const CURRENT = STEPS.length + 1;

/** The configuration in stored form. */
export function toStored(configuration: Configuration): StoredConfiguration {
  return { version: CURRENT, ...configuration };
}

/** A stored configuration of any version in the current form; its sizes and choices stay the same. */
export function fromStored(stored: Stored): Configuration {
  const { version = 1, ...form } = stored;
  const migrated = STEPS.slice(Number(version) - 1).reduce(
    (form, step) => step(form),
    form as Stored,
  );
  return migrated as unknown as Configuration;
}

/** Version 2 adds the placement; configurations of version 1 were built with these values. */
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

/** Version 3 adds the sides that get a pergola's screens first: before, screens closed them in the usual order. */
function addScreenSides(stored: Stored): Stored {
  const { category, placement } = stored as { category: Category; placement: Placement };
  if (category !== 'pergole') return stored;
  return { ...stored, placement: { screenSides: '', ...placement } };
}
