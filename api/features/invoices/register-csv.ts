import type { EntityManager } from '@mikro-orm/postgresql';
import { VAT_RATES, type VatRate } from '../../../engine/invoices/invoice.js';
import { INVOICE_KIND_LABELS } from '../../../engine/invoices/labels.js';
import { type CsvColumn, writeCsv } from '../../shared/csv/csv.js';
import { db } from '../../database/db.js';
import type { ListExports } from '../../database/list-exports.js';
import { Invoice, type StoredSum } from './invoice.entity.js';

/** The mark of the tax register (JPK_V7) for an invoice that was issued outside of KSeF. */
const OUTSIDE_KSEF = 'BFK';

const COLUMNS: readonly CsvColumn<Invoice>[] = [
  { heading: 'Numer', write: ({ number }) => number },
  { heading: 'Rodzaj', write: ({ kind }) => INVOICE_KIND_LABELS[kind] },
  { heading: 'Data wystawienia', write: ({ issuedOn }) => issuedOn },
  { heading: 'Nabywca', write: ({ buyerName }) => buyerName },
  { heading: 'NIP nabywcy', write: ({ buyerTaxNumber }) => buyerTaxNumber },
  ...VAT_RATES.flatMap((rate) => [
    { heading: `Netto ${rate}%`, write: amountAt(rate, 'net') },
    { heading: `VAT ${rate}%`, write: amountAt(rate, 'vat') },
  ]),
  { heading: 'Netto', write: ({ net }) => decimal(net) },
  { heading: 'VAT', write: ({ vat }) => decimal(vat) },
  { heading: 'Brutto', write: ({ gross }) => decimal(gross) },
  { heading: 'Koryguje', write: ({ corrects }) => corrects?.getEntity().number },
  { heading: 'Zamówienie', write: ({ order }) => order.id },
  { heading: 'Numer KSeF lub oznaczenie', write: () => OUTSIDE_KSEF },
];

/** The sales register of a month ("2026-11") for the accountant, as it is now. */
export const registerCsv = (listExports: ListExports, month: string): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    listExports.read({
      ids: (em) => idsOf(em, month),
      load: (em, ids) => em.find(Invoice, { id: { $in: ids } }, { populate: ['corrects'] }),
    }),
  );

const idsOf = (em: EntityManager, month: string) =>
  db(em)
    .selectFrom('Invoice')
    .select('id')
    .where('issuedOn', '>=', `${month}-01`)
    .where('issuedOn', '<=', lastDayOf(month))
    .orderBy('issuedOn')
    .orderBy('id')
    .execute();

/** "2026-11" gives "2026-11-30". */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function amountAt(rate: VatRate, name: 'net' | 'vat') {
  return ({ sums }: Invoice) => {
    const found: StoredSum | undefined = sums.find((sum) => sum.rate === rate);
    return found && decimal(found[name]);
  };
}

/** Polish spreadsheets expect a decimal comma. */
const decimal = (amount: string): string => amount.replace('.', ',');
