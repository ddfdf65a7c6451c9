import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateSum } from '../../../engine/invoices/invoice.js';
import { addSums, grossOf } from '../../../engine/invoices/sums.js';
import { type Grosze, parseAmount } from '../../../engine/price/money.js';
import { batched } from '../../shared/batched.js';
import { Invoice, type StoredSum } from './invoice.entity.js';

/** An invoice with its corrections, the oldest first, and what they are over together. */
export interface Corrected {
  invoice: Invoice;
  corrections: Invoice[];
  sums: RateSum[];
  gross: Grosze;
}

/** The invoices of an order, the oldest first; loads those of many orders in one statement. */
export const invoicesOf = batched(
  async (
    em: EntityManager,
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, Invoice[]>> => {
    const invoices = await em.find(
      Invoice,
      { order: { $in: [...orderIds] } },
      { orderBy: { id: 'asc' } },
    );
    return Map.groupBy(invoices, ({ order }) => order.id);
  },
);

/** The invoices that are not corrections, each with its own. */
export function withCorrections(invoices: readonly Invoice[]): Corrected[] {
  return invoices
    .filter(({ corrects }) => !corrects)
    .map((invoice) => {
      const corrections = invoices.filter(({ corrects }) => corrects?.id === invoice.id);
      const sums = addSums(...[invoice, ...corrections].map((each) => sumsOf(each.sums)));
      return { invoice, corrections, sums, gross: grossOf(sums) };
    });
}

/**
 * The invoices that count, of all of an order, the oldest first: without those that are corrected to nothing. A final
 * invoice of which all goods were taken back takes its advances back with it.
 */
export function inForce(invoices: readonly Corrected[]): Corrected[] {
  let counting: Corrected[] = [];
  for (const each of invoices) {
    counting.push(each);
    const isFinal = each.invoice.kind === 'ROZ';
    if (isFinal && counting.reduce((sum, { gross }) => sum + gross, 0) <= 0) counting = [];
  }
  return counting.filter(({ invoice, gross }) => invoice.kind === 'ROZ' || gross > 0);
}

const sumsOf = (stored: readonly StoredSum[]): RateSum[] =>
  stored.map(({ rate, net, vat, gross }) => ({
    rate,
    net: parseAmount(net),
    vat: parseAmount(vat),
    gross: parseAmount(gross),
  }));
