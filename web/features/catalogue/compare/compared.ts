import { tabStore } from '../../../lib/browser/tab-store';

/** The maximum number of products in the comparison. */
export const MOST_COMPARED = 3;

const useComparedStore = tabStore<readonly number[]>('cieniomat-compared-products', [], (stored) =>
  Array.isArray(stored)
    ? stored.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_COMPARED)
    : [],
);

/** The ids of the products that the visitor compares, stored for the tab. */
export function useCompared(): readonly number[] {
  return useComparedStore(({ value }) => value);
}

/** Adds a product to the choice, or removes it; returns false where the maximum is reached. */
export function choose(id: number, isChosen: boolean): boolean {
  const others = useComparedStore.getState().value.filter((other) => other !== id);
  if (isChosen && others.length >= MOST_COMPARED) return false;
  useComparedStore.setState({ value: isChosen ? [...others, id] : others });
  return true;
}

export function chooseAll(ids: readonly number[]): void {
  useComparedStore.setState({ value: ids });
}

/** The name of the URL parameter with the id of a compared product. */
export const COMPARED_PARAM = 'produkt';

/** The path of the comparison: "/porownanie?produkt=1&produkt=2". */
export function comparisonPath(ids: readonly number[]): string {
  const params = new URLSearchParams(ids.map((id) => [COMPARED_PARAM, String(id)]));
  return ids.length === 0 ? '/porownanie' : `/porownanie?${params}`;
}
