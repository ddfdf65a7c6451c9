import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, [role="combobox"], .ant-select';

/** What makes a row of a table open by a click or Enter, and arrows go from row to row. */
export function openingRow(open: () => void, index: number): HTMLAttributes<HTMLElement> {
  return {
    // One stop of the Tab key for all rows; arrows do the rest.
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

/** A click on a control of the row, or in something that the row has opened elsewhere on the page. */
function isForControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return (
    !(target instanceof Element) ||
    !currentTarget.contains(target) ||
    target.closest(CONTROLS) !== null
  );
}

/** People copy numbers out of rows. */
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
