import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { RowIssue } from '#engine/trade/project/check-row';
import type { Column, ProjectRow } from '#engine/trade/project/project';
import { TextInput, Select } from '../../../ui/form/inputs';
import { messageId } from './row-notes';
import styles from './row-editor.module.css';

export interface RowFieldProps {
  rowId: string;
  number: number;
  column: Column;
  label: string;
  value: string;
  issues: readonly RowIssue[];
  onChange: (change: Partial<ProjectRow>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  /** Called when a text field loses the focus, before `onBlur`. */
  onFinish?: () => void;
  /** The options of a choice; absent for a text. */
  children?: ReactNode;
}

const LONGEST = { label: 80, width: 20, height: 20, pieces: 10, family: undefined } as const;

/** A cell of the table: a text or a choice, whose label is visible where the table has no header. */
export function RowField(props: RowFieldProps) {
  const { rowId, number, column, label, value, issues, onChange, onFinish, children } = props;
  const id = `${column}-${rowId}`;
  const isWrong = issues.some((issue) => issue.column === column);
  const control = {
    id,
    name: column,
    value,
    'aria-label': `${label}, okno ${number}`,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? messageId(rowId, column) : undefined,
    className: styles.control,
  };
  return (
    <div className={styles.field} data-column={column}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children ? (
        <Select
          {...control}
          onBlur={props.onBlur}
          onChange={(event) =>
            // The options are families, so the chosen one is a family, too.
            onChange({ family: event.target.value as ProjectRow['family'], own: {} })
          }
        >
          {children}
        </Select>
      ) : (
        <TextInput
          {...control}
          inputMode={column === 'label' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={LONGEST[column]}
          onChange={(event) => onChange({ [column]: event.target.value })}
          onKeyDown={props.onKeyDown}
          onPaste={props.onPaste}
          onBlur={(event) => {
            onFinish?.();
            props.onBlur(event);
          }}
        />
      )}
    </div>
  );
}
