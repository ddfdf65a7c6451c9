import type { Configuration } from '#engine/goods/configuration/configuration';
import { FACT_TOPICS, factsOf } from '#engine/goods/configuration/facts';

/** One property of all compared configurations; a value is null where the family does not have the property. */
export interface ComparedRow {
  label: string;
  values: readonly (string | null)[];
  differs: boolean;
}

/** The configurations property by property; a property that none of their families has is left out. */
export function comparedRows(configurations: readonly Configuration[]): ComparedRow[] {
  const factLists = configurations.map(factsOf);
  return FACT_TOPICS.flatMap((topic) => {
    const facts = factLists.map((each) => each.find((fact) => fact.topic === topic));
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
