import type { Configuration } from '../configuration/configuration.js';
import type { Fact } from '../configuration/facts.js';
import { familyOf } from '../families/families.js';

/** What the manufacturer declares of goods under a harmonised standard (regulation (EU) 305/2011, annex III). */
export interface Declaration {
  /** "EN 13561:2015" */
  readonly standard: string;
  /** What the goods are meant for. */
  readonly use: string;
  /** The essential characteristics of the standard; "NPD" where nothing is declared. */
  readonly performance: readonly Fact[];
}

const NOT_DECLARED = 'NPD';
const WIND = 'Odporność na obciążenie wiatrem';
const SOLAR = 'Całkowita przepuszczalność energii promieniowania słonecznego';
const THERMAL = 'Dodatkowy opór cieplny';

/**
 * What is declared of goods of this very size; null for a family under no harmonised standard. Only the wind class
 * follows from the size, where the family has a table of classes.
 */
export function declarationOf(configuration: Configuration): Declaration | null {
  const { standard, windClass } = familyOf(configuration.category);
  if (!standard) return null;
  const found = windClass?.(configuration) ?? null;
  return {
    standard: standard.name,
    use: standard.use,
    performance: [
      { label: WIND, value: found ? `klasa ${found.windClass}` : NOT_DECLARED },
      { label: SOLAR, value: NOT_DECLARED },
      ...(standard.declaresResistance ? [{ label: THERMAL, value: NOT_DECLARED }] : []),
    ],
  };
}
