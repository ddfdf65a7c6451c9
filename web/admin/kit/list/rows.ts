import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The rows of a list, read by the fragment of its table; undefined while the first page is loading.
 * `useSuspenseFragment` cannot be used here: for a list of one row it returns the row instead of an array while a
 * drawer reads the same row by the same fragment.
 */
export function useRows<Row>(
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  masked: FragmentType<Row>[] | undefined,
): Row[] | undefined {
  const rows = useFragment({ fragment, fragmentName, from: masked ?? [] });
  return masked && rows.complete ? rows.data : undefined;
}

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

const CONTROLS = 'a, button, input, select, textarea, label, [role="combobox"], .ant-select';

/** Props of a table row that opens by a click or Enter, with arrow keys that move between rows. */
export function openableRowProps(open: () => void, index: number): HTMLAttributes<HTMLElement> {
  return {
    // Only the first row is in the tab order; arrow keys reach the others.
    tabIndex: index === 0 ? 0 : -1,
    onClick: (event) => {
      if (!isForControl(event) && !isSelecting()) open();
    },
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') open();
      else if (event.key === 'ArrowDown') go(event, 'nextElementSibling');
      else if (event.key === 'ArrowUp') go(event, 'previousElementSibling');
    },
  };
}

/** Whether a click was on a control in the row, or in a popup of it that is rendered elsewhere in the document. */
function isForControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return (
    !(target instanceof Element) ||
    !currentTarget.contains(target) ||
    target.closest(CONTROLS) !== null
  );
}

/** Whether the user has selected text, for example to copy a number. */
function isSelecting(): boolean {
  return window.getSelection()?.type === 'Range';
}

function go(
  event: KeyboardEvent<HTMLElement>,
  direction: 'nextElementSibling' | 'previousElementSibling',
): void {
  const row = event.currentTarget[direction];
  if (!(row instanceof HTMLElement) || row.tabIndex < -1) return;
  event.preventDefault();
  row.focus();
}

/** The row that is open beside a list, kept in a URL parameter, so that the back button closes it. */
export function useOpened(
  name: string,
): [opened: string | null, open: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (value: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return [params.get(name), open];
}

/** The id that a parameter of the URL names; null where it is missing or no id. */
export const readId = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
