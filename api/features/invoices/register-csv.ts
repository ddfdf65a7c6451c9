import type { EntityManager } from '@mikro-orm/postgresql';
import { VAT_RATES, type VatRate } from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import type { Context } from '../../request/context.js';
import { decimal } from '../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../shared/csv/csv.js';
import { InvoiceDelivery } from './delivery/invoice-delivery.entity.js';
import { Invoice } from './invoice.entity.js';
import { MONTH_COLUMNS, type MonthKind, daysOf } from './month.js';

/**
 * The marks of the tax register JPK_V7(3) for an invoice without a KSeF number: BFK for one issued outside of KSeF, DI
 * for one issued in the mode offline24 that has no number yet. The mark OFF of that register is only for failures of
 * KSeF that the ministry announces (art. 106nf of the VAT act).
 */
const OUTSIDE_KSEF = 'BFK';
const OFFLINE24 = 'DI';

const INVOICE_COLUMNS = [
  'id',
  'order',
  'kind',
  'number',
  'issuedOn',
  'taxedOn',
  'buyerName',
  'buyerTaxNumber',
  'sums',
  'net',
  'vat',
  'gross',
  'corrects',
] as const;

type Row = Awaited<ReturnType<typeof loadRows>>[number];

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: 'Numer', write: ({ number }) => number },
  { heading: 'Rodzaj', write: ({ kind }) => INVOICE_KIND_LABELS[kind] },
  { heading: 'Data wystawienia', write: ({ issuedOn }) => issuedOn },
  { heading: 'Data sprzedaży lub zapłaty', write: ({ taxedOn }) => taxedOn },
  { heading: 'Nabywca', write: ({ buyerName }) => buyerName },
  { heading: 'NIP nabywcy', write: ({ buyerTaxNumber }) => buyerTaxNumber },
  ...VAT_RATES.flatMap((rate) => [
    { heading: `Netto ${rate}%`, write: amountAt(rate, 'net') },
    { heading: `VAT ${rate}%`, write: amountAt(rate, 'vat') },
  ]),
  { heading: 'Netto', write: ({ net }) => decimal(net) },
  { heading: 'VAT', write: ({ vat }) => decimal(vat) },
  { heading: 'Brutto', write: ({ gross }) => decimal(gross) },
  { heading: 'Koryguje', write: ({ correctedNumber }) => correctedNumber },
  { heading: 'Zamówienie', write: ({ order }) => order },
  { heading: 'Numer KSeF lub oznaczenie', write: markOf },
];

/**
 * The current sales register of a month ("2026-11") for the accountant, by tax period or by the month of issue; without
 * invoices that KSeF has refused.
 */
export const registerCsv = (
  context: Context,
  month: string,
  by: MonthKind,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => idsOf(em, month, by).execute(),
      load: loadRows,
    }),
  );

/**
 * Plain rows, because a month has many invoices: each with the number of the invoice that it corrects, and its delivery
 * to KSeF, if any.
 */
async function loadRows(em: EntityManager, ids: number[]) {
  const invoices = await em
    .createQueryBuilder(Invoice)
    .select(INVOICE_COLUMNS)
    .where({ id: { $in: ids } })
    .execute();
  const corrected = await em
    .createQueryBuilder(Invoice)
    .select(['id', 'number'])
    .where({ id: { $in: invoices.flatMap(({ corrects }) => corrects ?? []) } })
    .execute();
  const deliveries = await em
    .createQueryBuilder(InvoiceDelivery)
    .select(['invoice', 'isOffline', 'ksefNumber'])
    .where({ invoice: { $in: ids } })
    .execute();
  const numbers = new Map(corrected.map(({ id, number }) => [id, number]));
  const byInvoice = new Map(deliveries.map((delivery) => [delivery.invoice, delivery]));
  return invoices.map((invoice) => ({
    ...invoice,
    correctedNumber: invoice.corrects && numbers.get(invoice.corrects),
    delivery: byInvoice.get(invoice.id),
  }));
}

/** The KSeF number of an invoice, or the mark in its place; one that is still on its way to KSeF has neither. */
function markOf({ delivery }: Row): string {
  if (!delivery) return OUTSIDE_KSEF;
  if (delivery.ksefNumber) return delivery.ksefNumber;
  if (delivery.isOffline) return OFFLINE24;
  return 'w drodze';
}

function idsOf(em: EntityManager, month: string, by: MonthKind) {
  const day = MONTH_COLUMNS[by];
  const [$gte, $lte] = daysOf(month);
  const refused = em
    .createQueryBuilder(InvoiceDelivery)
    .select('invoice')
    .where({ state: 'rejected' });
  return em
    .createQueryBuilder(Invoice)
    .select('id')
    .where({ [day]: { $gte, $lte }, id: { $nin: refused.toRaw() } })
    .orderBy([{ [day]: 'asc' }, { id: 'asc' }]);
}

function amountAt(rate: VatRate, name: 'net' | 'vat') {
  return ({ sums }: Row) => {
    const found = sums.find((sum) => sum.rate === rate);
    return found && decimal(found[name]);
  };
}
