import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { EARLIER_STATUS_LABELS, EARLIER_STATUSES } from '#engine/trade/shop/earlier-orders';
import type { User } from '../../identity/user.entity.js';
import { amount } from '../../shared/csv/csv-cells.js';
import { type ImportReport, expectNoneRefused, reportOf } from '../../shared/csv/import-report.js';
import { type DraftedRow, type ImportColumn, planRows } from '../../shared/csv/plan-rows.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { inBatches } from '../../shared/in-turns.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { readFields } from '../../shared/input/read-fields.js';
import { normaliseTaxNumber } from '../../shared/input/tax-number.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { asStaff } from '../audit/as-staff.js';
import { EarlierOrder } from './earlier-order.entity.js';
import { EarlierOrderRow } from './earlier-order.inputs.js';

/** A day as it is written in Poland or in ISO: "31.05.2023", "2023-05-31". */
const day = (cell: string): string =>
  cell.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, dd: string, mm: string, year: string) =>
    [year, mm.padStart(2, '0'), dd.padStart(2, '0')].join('-'),
  );

const status = (cell: string): string =>
  EARLIER_STATUSES.find(
    (each) => EARLIER_STATUS_LABELS[each].replaceAll('\u00a0', ' ') === cell.toLowerCase(),
  ) ?? cell;

const COLUMNS: readonly ImportColumn[] = [
  { heading: 'Numer', field: 'number', required: true },
  { heading: 'Data', field: 'orderedOn', required: true, read: day },
  { heading: 'Klient', field: 'customerName', required: true },
  { heading: 'E-mail', field: 'customerEmail' },
  { heading: 'Telefon', field: 'customerPhone' },
  { heading: 'Adres', field: 'customerAddress' },
  { heading: 'NIP', field: 'companyTaxNumber' },
  { heading: 'Opis', field: 'description', required: true },
  { heading: 'Wartość', field: 'totalAmount', required: true, read: amount },
  { heading: 'Zapłacono', field: 'paidAmount', required: true, read: amount },
  { heading: 'Status', field: 'status', read: status },
];

type Row = DraftedRow<EarlierOrderRow, EarlierOrder>;

/** What an import of the file would do; writes nothing. Throws BAD_USER_INPUT for an invalid file. */
export const previewEarlierOrders = async (
  em: EntityManager,
  file: Buffer,
): Promise<ImportReport> => reportOf(await plan(em, file), false);

/**
 * Imports orders of a former system: a known number changes that order, another one adds one. Throws BAD_USER_INPUT with
 * the report where a row is refused; nothing is written then.
 */
export function importEarlierOrders(
  em: EntityManager,
  viewer: User,
  file: Buffer,
): Promise<ImportReport> {
  return asStaff(em, viewer, async (tx) => {
    const rows = await plan(tx, file);
    expectNoneRefused(rows);
    await inBatches(rows, async (batch) => {
      const written = batch.map((row) => [row, write(tx, row)] as const);
      await tx.flush();
      for (const [row, { id }] of written) row.id = id;
      return [];
    });
    return reportOf(rows, true);
  });
}

function write(tx: EntityManager, { draft, current }: Row): EarlierOrder {
  if (!draft) throw new AppError('INTERNAL_SERVER_ERROR');
  if (current) return tx.assign(current, draft, { ignoreUndefined: true });
  const none = { customerEmail: null, customerPhone: null, customerAddress: null };
  return tx.create(EarlierOrder, { ...none, companyTaxNumber: null, ...draft });
}

const plan = (em: EntityManager, file: Buffer): Promise<Row[]> =>
  planRows<EarlierOrderRow, EarlierOrder>(file, {
    columns: COLUMNS,
    draftOf,
    keyOf: ({ number }) => number,
    find: (numbers) => em.find(EarlierOrder, { number: { $in: numbers } }),
    nameOf: ({ number, customerName }) => `${number}, ${customerName}`,
  });

function draftOf(fields: Record<string, unknown>): EarlierOrderRow {
  const row = readFields(EarlierOrderRow, fields);
  const [totalAmount, paidAmount] = [row.totalAmount, row.paidAmount].map(normaliseAmount) as [
    string,
    string,
  ];
  expectAtMost(paidAmount, totalAmount);
  const { customerPhone, companyTaxNumber } = row;
  return {
    ...row,
    totalAmount,
    paidAmount,
    ...(customerPhone && { customerPhone: normalisePhone(customerPhone)! }),
    ...(companyTaxNumber && { companyTaxNumber: normaliseTaxNumber(companyTaxNumber)! }),
  };
}

/** Throws BAD_USER_INPUT where more was paid than the total. */
export function expectAtMost(paid: string, total: string): void {
  if (parseAmount(paid) > parseAmount(total))
    throw wrongField('paidAmount', 'Zapłacono więcej, niż wynosi wartość zamówienia.');
}
