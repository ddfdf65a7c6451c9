import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { FACT_TOPICS, factsOf } from '../../../../engine/configuration/facts.js';

/** One property of every configuration; null where the family does not have it. */
export interface ComparedRow {
  label: string;
  values: readonly (string | null)[];
  /** Whether the configurations differ in it. */
  differs: boolean;
}

/** The configurations property by property; properties that no family has are left out. */
export function comparedRows(configurations: readonly Configuration[]): ComparedRow[] {
  const told = configurations.map(factsOf);
  return FACT_TOPICS.flatMap((wanted) => {
    const facts = told.map((each) => each.find(({ topic }) => topic === wanted));
    const labels = new Set(facts.flatMap((fact) => fact?.label ?? []));
    if (labels.size === 0) return [];
    const values = facts.map((fact) => fact?.value ?? null);
    return { label: [...labels].join(' / '), values, differs: differ(values) };
  });
}

/** Whether there are at least two different values. */
export function differ(values: readonly (string | null)[]): boolean {
  return new Set(values).size > 1;
}
