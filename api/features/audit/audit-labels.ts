import { type ColumnLabel, type SubjectLabel, list, text } from './column-label.js';
import { OFFER_SUBJECTS } from './offer-subjects.js';
import { PEOPLE_SUBJECTS } from './people-subjects.js';
import { TRADE_SUBJECTS } from './trade-subjects.js';

/** The Polish labels of every audited table and its columns, and of what `csvExport` records. */
export const SUBJECTS: Readonly<Record<string, SubjectLabel>> = {
  ...TRADE_SUBJECTS,
  ...OFFER_SUBJECTS,
  ...PEOPLE_SUBJECTS,
  list_export: { label: 'Eksport listy', columns: { file: text('Plik'), filter: list('Filtr') } },
};

/** The label of a column; an unknown one is shown by its own name. */
export const columnLabel = (subjectType: string, column: string): ColumnLabel =>
  SUBJECTS[subjectType]?.columns[column] ?? { label: column, kind: 'data' };
