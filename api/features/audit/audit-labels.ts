import type { ColumnLabel, SubjectLabel } from './column-label.js';
import { PEOPLE_SUBJECTS } from './people-subjects.js';
import { TRADE_SUBJECTS } from './trade-subjects.js';

/** Every table whose changes are recorded, and each of its columns, in the words of the staff area. */
export const SUBJECTS: Readonly<Record<string, SubjectLabel>> = {
  ...TRADE_SUBJECTS,
  ...PEOPLE_SUBJECTS,
};

/** The label of a column; an unknown one is shown by its own name. */
export const columnLabel = (subjectType: string, column: string): ColumnLabel =>
  SUBJECTS[subjectType]?.columns[column] ?? { label: column, kind: 'data' };
