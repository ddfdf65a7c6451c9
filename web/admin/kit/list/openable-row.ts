import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

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
