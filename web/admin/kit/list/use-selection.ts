import { useState } from 'react';

/** The selected rows of a list, across its pages; under another filter no row is selected. */
export function useSelection<Row>(filter: object) {
  const key = JSON.stringify(filter);
  const [selection, setSelection] = useState<{ key: string; rows: readonly Row[] }>({
    key,
    rows: [],
  });
  return {
    rows: selection.key === key ? selection.rows : [],
    select: (rows: readonly Row[]) => setSelection({ key, rows }),
    clear: () => setSelection({ key, rows: [] }),
  };
}
