import type { ReactNode } from 'react';

import { useLocalStorage } from '../list/use-local-storage';

export interface ListColumn<Row, Sort extends string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** In px. */
  width?: number;
  align?: 'right';
  /** The server's sort orders for a click on the column's head. */
  sort?: { ascend?: Sort; descend?: Sort };
  /** `always`: cannot be hidden. `optional`: hidden by default. */
  shown?: 'always' | 'optional';
}

/** The visible columns of a list; the user's choice is kept in the browser. */
export function useColumns<Row, Sort extends string>(
  list: string,
  columns: readonly ListColumn<Row, Sort>[],
) {
  const own = columns.filter(({ shown }) => shown === 'optional').map(({ key }) => key);
  const [hidden, store] = useLocalStorage(`admin.columns.${list}`, own, readKeys);
  const isShown = ({ key, shown }: ListColumn<Row, Sort>) =>
    shown === 'always' || !hidden.includes(key);
  return {
    shown: columns.filter(isShown),
    hide: (keys: readonly string[]) => store(() => [...keys]),
    hidden,
  };
}

function readKeys(kept: unknown): string[] | null {
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null;
}
