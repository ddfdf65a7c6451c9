import { VAT_RATES, type VatRate } from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import type { Context } from '../../../request/context.js';
import { decimal } from '../../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../../shared/csv/csv.js';
import type { MonthKind } from '../month.js';
import { type RegisterRow, markText, registerIds, registerRows } from './register-rows.js';

const COLUMNS: readonly CsvColumn<RegisterRow>[] = [
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
  { heading: 'Koryguje', write: ({ original }) => original?.number },
  { heading: 'Zamówienie', write: ({ order }) => order },
  { heading: 'Numer KSeF lub oznaczenie', write: markText },
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
      ids: (em) => registerIds(em, month, by).execute(),
      load: registerRows,
    }),
  );

function amountAt(rate: VatRate, name: 'net' | 'vat') {
  return ({ sums }: RegisterRow) => {
    const found = sums.find((sum) => sum.rate === rate);
    return found && decimal(found[name]);
  };
}
