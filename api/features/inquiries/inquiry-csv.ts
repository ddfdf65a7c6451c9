import { fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import { polishTime } from '#engine/locale/polish-time';
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_TYPE_LABELS,
  PRIORITY_LABELS,
} from '#engine/trade/shop/inquiry-labels';
import type { Context } from '../../request/context.js';
import { dialled } from '../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../shared/csv/csv.js';
import type { InquiryFilter, InquirySort } from './inquiry-staff.inputs.js';
import { Inquiry } from './inquiry.entity.js';
import { inquiryIds } from './list-inquiries.js';
import { sampleAddress } from './samples/samples-mail.js';

/** Times are local times in Poland. */
const COLUMNS: readonly CsvColumn<Inquiry>[] = [
  { heading: 'Numer', write: ({ id }) => id },
  { heading: 'Data', write: ({ createdAt }) => polishTime(createdAt) },
  { heading: 'Klient', write: ({ customerName }) => customerName },
  { heading: 'E-mail', write: ({ customerEmail }) => customerEmail },
  { heading: 'Telefon', write: ({ customerPhone }) => customerPhone && dialled(customerPhone) },
  { heading: 'Rodzaj', write: ({ inquiryType }) => INQUIRY_TYPE_LABELS[inquiryType] },
  { heading: 'Priorytet', write: ({ priority }) => PRIORITY_LABELS[priority] },
  { heading: 'Status', write: ({ status }) => INQUIRY_STATUS_LABELS[status] },
  { heading: 'Prowadzi', write: ({ assignee }) => assignee?.getEntity().name },
  { heading: 'Temat', write: ({ subject }) => subject },
  { heading: 'Wiadomość', write: ({ message }) => message },
  { heading: 'Odpowiedź', write: ({ answers }) => answers.getItems().at(-1)?.text },
  { heading: 'Zmieniono', write: ({ updatedAt }) => polishTime(updatedAt) },
  {
    heading: 'Próbki',
    write: ({ sampleIds }) =>
      fabricsOfIds(sampleIds)
        .map(({ name }) => name)
        .join(', '),
  },
  { heading: 'Adres', write: sampleAddress },
];

/** Every inquiry of a filter as CSV, piece by piece. */
export const inquiriesCsv = (
  context: Context,
  filter: InquiryFilter,
  sort: InquirySort,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => inquiryIds(em, filter, sort).execute(),
      load: (em, ids) =>
        em.find(Inquiry, { id: { $in: ids } }, { populate: ['assignee', 'answers'] }),
    }),
  );
