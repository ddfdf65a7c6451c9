import { type Grosze, formatAmount } from '#engine/goods/price/money';
import { VAT_RATES, type RateSum, type VatRate } from '#engine/trade/invoices/invoice';
import { addSums, totalsOf } from '#engine/trade/invoices/sums';
import { ENTRY_LABELS, METHOD_LABELS } from '#engine/trade/shop/payment-labels';
import type { Context } from '../../../request/context.js';
import { decimal } from '../../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../../shared/csv/csv.js';
import { ledgerIds } from './list-ledger.js';
import type { LedgerFilter } from './register.inputs.js';
import { type RegisteredEntry, registeredEntries } from './registered-entries.js';

const sumColumns = <Row extends { sums: readonly RateSum[] }>(): CsvColumn<Row>[] => [
  ...VAT_RATES.flatMap((rate) => [
    { heading: `Netto ${rate}%`, write: ({ sums }: Row) => amountAt(sums, rate, 'net') },
    { heading: `VAT ${rate}%`, write: ({ sums }: Row) => amountAt(sums, rate, 'vat') },
  ]),
  { heading: 'Brutto', write: ({ sums }) => (sums.length > 0 ? gross(sums) : null) },
];

const ENTRY_COLUMNS: readonly CsvColumn<RegisteredEntry>[] = [
  { heading: 'Dzień', write: ({ valueDay }) => valueDay },
  { heading: 'Zamówienie', write: ({ orderId }) => orderId },
  { heading: 'Klient', write: ({ customerName }) => customerName },
  { heading: 'NIP', write: ({ companyTaxNumber }) => companyTaxNumber },
  { heading: 'Wpis', write: ({ kind }) => ENTRY_LABELS[kind] },
  { heading: 'Sposób', write: ({ method }) => METHOD_LABELS[method] },
  { heading: 'Kwota', write: ({ amount }) => decimal(amount) },
  ...sumColumns<RegisteredEntry>(),
  { heading: 'Faktury', write: ({ invoices }) => invoices.join(', ') },
  { heading: 'Oznaczenie', write: ({ reference }) => reference },
  { heading: 'Kto', write: ({ actorName }) => actorName },
  { heading: 'Notatka', write: ({ note }) => note },
];

/** What was paid on a day, less what was refunded, by rate of VAT. */
interface SalesDay {
  day: string;
  sums: RateSum[];
  /** Gross, for orders without an invoice. */
  withoutInvoice: Grosze;
}

const DAY_COLUMNS: readonly CsvColumn<SalesDay>[] = [
  { heading: 'Dzień', write: ({ day }) => day },
  ...sumColumns<SalesDay>(),
  {
    heading: 'W tym bez faktury',
    write: ({ withoutInvoice }) => decimal(formatAmount(withoutInvoice)),
  },
];

/** The entries of a list as a CSV file, the earliest value day first. */
export const ledgerCsv = (context: Context, filter: LedgerFilter): AsyncGenerator<string> =>
  writeCsv(ENTRY_COLUMNS, readEntries(context, filter));

/** All sales by day of payment as a CSV file, also those of consumers without an invoice. */
export const salesByDayCsv = (
  context: Context,
  { from, to }: LedgerFilter,
): AsyncGenerator<string> =>
  writeCsv(DAY_COLUMNS, byDay(readEntries(context, { from, to, movesMoney: true })));

const readEntries = (context: Context, filter: LedgerFilter) =>
  context.services.listExports.read<RegisteredEntry>(context, {
    ids: (em) => ledgerIds(em, filter),
    load: (em, ids) => registeredEntries(em, ids.map(String)),
  });

async function* byDay(
  batches: AsyncIterable<readonly RegisteredEntry[]>,
): AsyncGenerator<SalesDay[]> {
  const days = new Map<string, SalesDay>();
  for await (const entries of batches)
    for (const { valueDay: day, sums, invoices } of entries) {
      const row = days.get(day) ?? { day, sums: [], withoutInvoice: 0 };
      days.set(day, {
        day,
        sums: addSums(row.sums, sums),
        withoutInvoice: row.withoutInvoice + (invoices.length > 0 ? 0 : totalsOf(sums).gross),
      });
    }
  yield [...days.values()];
}

const gross = (sums: readonly RateSum[]): string => decimal(formatAmount(totalsOf(sums).gross));

function amountAt(sums: readonly RateSum[], rate: VatRate, name: 'net' | 'vat'): string | null {
  const found = sums.find((sum) => sum.rate === rate);
  return found ? decimal(formatAmount(found[name])) : null;
}
