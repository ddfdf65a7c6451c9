import { polishNumber } from '../../engine/polish-number.js';
import { AppError } from '../errors.js';
import type { PageInput } from './page.js';

/** Rows that a file takes: what a spreadsheet still opens, and memory holds. */
export const FILE_ROWS = 20_000;

/** All of a list, for a file; throws BAD_USER_INPUT, before it is read, where there is more than a file takes. */
export async function wholeList<T>(
  read: (page: PageInput) => Promise<{ items: T[]; totalCount: number }>,
): Promise<T[]> {
  const { totalCount } = await read({ limit: 1, offset: 0 });
  if (totalCount > FILE_ROWS) {
    const [most, all] = [polishNumber(FILE_ROWS), polishNumber(totalCount)];
    throw new AppError(
      'BAD_USER_INPUT',
      `Plik mieści najwyżej ${most} wierszy, a\u00a0na liście jest ich ${all}. Zawęź listę filtrami.`,
    );
  }
  return (await read({ limit: FILE_ROWS, offset: 0 })).items;
}
