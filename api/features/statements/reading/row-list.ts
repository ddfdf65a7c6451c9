import { polishNumber } from '#engine/locale/polish-number';
import type { AppError } from '../../../shared/errors.js';
import { type StatementRow, refused } from './statement.js';

/** The maximum number of operations in a statement. */
export const MAX_ROWS = 2000;

/** The rows read so far; adding more than `MAX_ROWS` throws BAD_USER_INPUT. */
export class RowList {
  readonly rows: StatementRow[] = [];

  add(...rows: readonly StatementRow[]): void {
    if (this.rows.length + rows.length > MAX_ROWS) throw tooManyRows();
    this.rows.push(...rows);
  }
}

export const tooManyRows = (): AppError =>
  refused(
    `Wyciąg może mieć najwyżej ${polishNumber(MAX_ROWS)} operacji. Pobierz z\u00a0banku wyciągi za krótsze okresy.`,
  );
