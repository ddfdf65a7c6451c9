import type { EntityManager } from '@mikro-orm/postgresql';
import { VAT_RATES, type VatRate } from '../../../engine/invoices/invoice.js';
import { INVOICE_KIND_LABELS } from '../../../engine/invoices/labels.js';
import { type CsvColumn, writeCsv } from '../../shared/csv/csv.js';
import { db } from '../../database/db.js';
import type { ListExports } from '../../database/list-exports.js';
import { deliveryOf } from './delivery/deliveries-of.js';
import type { InvoiceDelivery } from './delivery/invoice-delivery.entity.js';
import { Invoice, type StoredSum } from './invoice.entity.js';
import { daysOf } from './month.js';

/**
 * The marks of the tax register (JPK_V7(3)): outside of KSeF, and issued in the mode offline24 without a number yet. OFF
 * is for failures that the ministry announces (art. 106nf of the VAT act) alone.
 */
const OUTSIDE_KSEF = 'BFK';
const OFFLINE24 = 'DI';

/** An invoice with its way to KSeF; null: it goes none. */
interface Row {
  id: number;
  invoice: Invoice;
  delivery: InvoiceDelivery | null;
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: 'Numer', write: ({ invoice }) => invoice.number },
  { heading: 'Rodzaj', write: ({ invoice }) => INVOICE_KIND_LABELS[invoice.kind] },
  { heading: 'Data wystawienia', write: ({ invoice }) => invoice.issuedOn },
  { heading: 'Nabywca', write: ({ invoice }) => invoice.buyerName },
  { heading: 'NIP nabywcy', write: ({ invoice }) => invoice.buyerTaxNumber },
  ...VAT_RATES.flatMap((rate) => [
    { heading: `Netto ${rate}%`, write: amountAt(rate, 'net') },
    { heading: `VAT ${rate}%`, write: amountAt(rate, 'vat') },
  ]),
  { heading: 'Netto', write: ({ invoice }) => decimal(invoice.net) },
  { heading: 'VAT', write: ({ invoice }) => decimal(invoice.vat) },
  { heading: 'Brutto', write: ({ invoice }) => decimal(invoice.gross) },
  { heading: 'Koryguje', write: ({ invoice }) => invoice.corrects?.getEntity().number },
  { heading: 'Zamówienie', write: ({ invoice }) => invoice.order.id },
  { heading: 'Numer KSeF lub oznaczenie', write: markOf },
];

/** The sales register of a month ("2026-11") for the accountant, as it is now; what KSeF has refused is no invoice. */
export const registerCsv = (listExports: ListExports, month: string): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    listExports.read({
      ids: (em) => idsOf(em, month),
      load: loadRows,
    }),
  );

async function loadRows(em: EntityManager, ids: number[]): Promise<Row[]> {
  const invoices = await em.find(Invoice, { id: { $in: ids } }, { populate: ['corrects'] });
  return Promise.all(
    invoices.map(async (invoice) => ({
      id: invoice.id,
      invoice,
      delivery: (await deliveryOf(em, invoice.id)) ?? null,
    })),
  );
}

/** The number in KSeF, or the mark that stands for it; an invoice on its way has neither yet. */
function markOf({ delivery }: Row): string {
  if (!delivery) return OUTSIDE_KSEF;
  if (delivery.ksefNumber) return delivery.ksefNumber;
  if (delivery.isOffline) return OFFLINE24;
  return 'w drodze';
}

const idsOf = (em: EntityManager, month: string) =>
  db(em)
    .selectFrom('Invoice')
    .select('id')
    .where('issuedOn', '>=', daysOf(month)[0])
    .where('issuedOn', '<=', daysOf(month)[1])
    .where('id', 'not in', (eb) =>
      eb.selectFrom('InvoiceDelivery').select('invoice').where('state', '=', 'rejected'),
    )
    .orderBy('issuedOn')
    .orderBy('id')
    .execute();

function amountAt(rate: VatRate, name: 'net' | 'vat') {
  return ({ invoice }: Row) => {
    const found: StoredSum | undefined = invoice.sums.find((sum) => sum.rate === rate);
    return found && decimal(found[name]);
  };
}

/** Polish spreadsheets expect a decimal comma. */
const decimal = (amount: string): string => amount.replace('.', ',');
