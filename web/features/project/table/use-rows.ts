import { useMemo, useRef } from 'react';
import type { Repair } from '#engine/goods/configuration/issues';
import type { Category } from '#engine/goods/families/categories';
import {
  MAX_ROWS,
  type Project,
  type ProjectRow,
  type SharedSettings,
} from '#engine/trade/project/project';
import { repairRow } from '#engine/trade/project/repair-row';
import { pluralCount } from '../../../lib/text/grammar';
import { toast } from '../../../ui/overlay/toast';
import {
  addRow,
  copyRow,
  pasteRows,
  removeRow,
  restoreRow,
  type RowsChange,
  withoutPasted,
} from '../rows';
import type { ChangeProject } from '../use-draft';

export interface RowActions {
  edit: (id: string, change: Partial<ProjectRow>) => void;
  /** Adds a row after the row with the id `after`, or at the end for null. */
  add: (after: string | null) => void;
  copy: (id: string) => void;
  remove: (id: string) => void;
  /** Adds the rows of a pasted table after the row with the id `after` (at the end for null); returns their number. */
  paste: (after: string | null, text: string) => number;
  repair: (id: string, repair: Repair, settings: SharedSettings) => void;
}

/**
 * The actions of the table; they stay the same functions while `change` and `usual` do, so that memoized rows are not
 * rendered again. After a row was added, copied or removed, `focus` is called with the id of the row to focus.
 */
export function useRows(
  change: ChangeProject,
  usual: Category,
  focus: (rowId: string) => void,
): RowActions {
  const focusLater = useRef(focus);
  return useMemo(() => {
    const changeRows = (act: (rows: Project['rows']) => Project['rows']): void =>
      change((project) => ({ ...project, rows: act(project.rows) }));
    const changeRow = (id: string, act: (row: ProjectRow) => ProjectRow): void =>
      changeRows((rows) => rows.map((row) => (row.id === id ? act(row) : row)));
    const go = (act: (rows: Project['rows']) => RowsChange): void =>
      changeRows((before) => {
        const { rows, focus: next } = act(before);
        if (next === null) sayFull();
        else focusLater.current(next);
        return rows;
      });
    return {
      edit: (id, fields) => changeRow(id, (row) => ({ ...row, ...fields })),
      add: (after) => go((rows) => addRow(rows, after)),
      copy: (id) => go((rows) => copyRow(rows, id)),
      remove: (id) =>
        go((rows) => {
          offerUndo(rows, id, changeRows);
          return removeRow(rows, id);
        }),
      paste: (after, text) => {
        let count = 0;
        changeRows((before) => {
          const { rows, pasted, table } = pasteRows(before, text, { after, usual });
          count = pasted.length;
          const undo = () => changeRows((current) => withoutPasted(current, pasted, before));
          if (count > 0) reportPaste(table, pasted, undo);
          return count > 0 ? rows : before;
        });
        return count;
      },
      repair: (id, repair, settings) => changeRow(id, (row) => repairRow(row, repair, settings)),
    };
  }, [change, usual]);
}

type ChangeRows = (act: (rows: Project['rows']) => Project['rows']) => void;

function offerUndo(rows: Project['rows'], id: string, changeRows: ChangeRows): void {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) return;
  toast({
    title: 'Usunięto okno',
    description: row.label || `Wiersz ${index + 1}`,
    action: {
      label: 'Cofnij',
      onSelect: () => changeRows((current) => restoreRow(current, row, index)),
    },
  });
}

function reportPaste(
  { leftOut, inMillimetres }: ReturnType<typeof pasteRows>['table'],
  pasted: readonly ProjectRow[],
  undo: () => void,
): void {
  toast({
    title: `Wklejono ${pluralCount(pasted.length, ['wiersz', 'wiersze', 'wierszy'])}`,
    description: [
      inMillimetres && 'Wymiary odczytaliśmy jako milimetry.',
      leftOut > 0 && `Nie zmieściło się: ${leftOut} (najwyżej ${MAX_ROWS} wierszy).`,
    ]
      .filter(Boolean)
      .join(' '),
    action: { label: 'Cofnij', onSelect: undo },
  });
}

function sayFull(): void {
  toast({
    title: 'Tabela jest pełna',
    description: `W\u00a0jednym projekcie mieści się ${MAX_ROWS} wierszy.`,
    tone: 'destructive',
  });
}
