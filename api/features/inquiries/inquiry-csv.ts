import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_TYPE_LABELS,
  PRIORITY_LABELS,
} from '../../../engine/inquiry-labels.js';
import { polishTime } from '../../../engine/polish-time.js';
import { type CsvCell, writeCsv } from '../../shared/csv.js';
import type { Inquiry } from './inquiry.entity.js';

interface Column {
  heading: string;
  write: (inquiry: Inquiry) => CsvCell;
}

/** Times are those of a clock in Poland. */
const COLUMNS: readonly Column[] = [
  { heading: 'Numer', write: ({ id }) => id },
  { heading: 'Data', write: ({ createdAt }) => polishTime(createdAt) },
  { heading: 'Klient', write: ({ customerName }) => customerName },
  { heading: 'E-mail', write: ({ customerEmail }) => customerEmail },
  { heading: 'Telefon', write: ({ customerPhone }) => customerPhone },
  { heading: 'Rodzaj', write: ({ inquiryType }) => INQUIRY_TYPE_LABELS[inquiryType] },
  { heading: 'Priorytet', write: ({ priority }) => PRIORITY_LABELS[priority] },
  { heading: 'Status', write: ({ status }) => INQUIRY_STATUS_LABELS[status] },
  { heading: 'Prowadzi', write: ({ assignee }) => assignee?.getEntity().name },
  { heading: 'Temat', write: ({ subject }) => subject },
  { heading: 'Wiadomość', write: ({ message }) => message },
  { heading: 'Odpowiedź', write: ({ answers }) => answers.getItems().at(-1)?.text },
  { heading: 'Zmiana', write: ({ updatedAt }) => polishTime(updatedAt) },
];

/** Inquiries as a file for a spreadsheet; who sees to them and their answers are loaded. */
export function inquiriesCsv(inquiries: readonly Inquiry[]): string {
  return writeCsv(
    COLUMNS.map(({ heading }) => heading),
    inquiries.map((inquiry) => COLUMNS.map(({ write }) => write(inquiry))),
  );
}
