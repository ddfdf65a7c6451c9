import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';
import { Invoice } from '../invoice.entity.js';
import { MONTH_COLUMNS, type MonthKind, daysOf } from '../month.js';

/**
 * The marks of the tax register JPK_V7(3) for an invoice without a KSeF number: BFK for one issued outside of KSeF, DI
 * for one issued in the mode offline24 that has no number yet. The mark OFF of that register is only for failures of
 * KSeF that the ministry announces (art. 106nf of the VAT act).
 */
export type Mark = 'BFK' | 'DI';

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

/** An invoice in the sales register of a month. */
export type RegisterRow = Awaited<ReturnType<typeof registerRows>>[number];

/**
 * Plain rows of these ids, because a month has many invoices: each with the invoice that it corrects, and its delivery
 * to KSeF, if any.
 */
export async function registerRows(em: EntityManager, ids: number[]) {
  const invoices = await em
    .createQueryBuilder(Invoice)
    .select(INVOICE_COLUMNS)
    .where({ id: { $in: ids } })
    .execute();
  const corrected = await em
    .createQueryBuilder(Invoice)
    .select(['id', 'number', 'issuedOn'])
    .where({ id: { $in: invoices.flatMap(({ corrects }) => corrects ?? []) } })
    .execute();
  const deliveries = await em
    .createQueryBuilder(InvoiceDelivery)
    .select(['invoice', 'isOffline', 'ksefNumber'])
    .where({ invoice: { $in: ids } })
    .execute();
  const originals = new Map(corrected.map((invoice) => [invoice.id, invoice]));
  const byInvoice = new Map(deliveries.map((delivery) => [delivery.invoice, delivery]));
  return invoices.map((invoice) => ({
    ...invoice,
    original: (invoice.corrects && originals.get(invoice.corrects)) || null,
    delivery: byInvoice.get(invoice.id),
  }));
}

/** The ids of the invoices of a month, the earliest first, without those that KSeF has refused. */
export function registerIds(em: EntityManager, month: string, by: MonthKind) {
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

/** The KSeF number of an invoice, or the mark in its place; null for one that is still on its way to KSeF. */
export function markOf({ delivery }: RegisterRow): { ksefNumber: string } | Mark | null {
  if (!delivery) return 'BFK';
  if (delivery.ksefNumber) return { ksefNumber: delivery.ksefNumber };
  return delivery.isOffline ? 'DI' : null;
}

/** The KSeF number or the mark as a text; "w drodze" for an invoice that is still on its way. */
export function markText(row: RegisterRow): string {
  const mark = markOf(row);
  if (mark === null) return 'w drodze';
  return typeof mark === 'string' ? mark : mark.ksefNumber;
}
