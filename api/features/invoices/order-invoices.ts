import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import type { RateSum } from '#engine/trade/invoices/invoice';
import { addSums, grossOf } from '#engine/trade/invoices/sums';
import { batched } from '../../shared/batched.js';
import { isRefused } from './delivery/deliveries-of.js';
import { Invoice, type StoredSum } from './invoice.entity.js';

/**
 * An invoice with its corrections, the oldest first; `sums` (by rate of VAT) and `gross` (in grosze) are their totals.
 */
export interface Corrected {
  invoice: Invoice;
  corrections: Invoice[];
  sums: RateSum[];
  gross: Grosze;
}

/**
 * The invoices of an order, the oldest first; undefined where there are none. Calls made at the same time share one SQL
 * statement.
 */
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

/** The invoices of an order by whether KSeF has refused them. */
export interface Standing {
  /** Those that KSeF has not refused, the oldest first. */
  valid: Corrected[];
  /** Those that KSeF has refused and that were not replaced yet, corrections too; the oldest first. */
  refused: Invoice[];
}

/** Divides the invoices of an order by whether KSeF has refused them: a refused invoice legally does not exist. */
export async function standingOf(em: EntityManager, orderId: number): Promise<Standing> {
  const all = (await invoicesOf(em, orderId)) ?? [];
  const refusals = await Promise.all(all.map((invoice) => isRefused(em, invoice)));
  const replaced = new Set(all.map(({ replaces }) => replaces?.id));
  return {
    valid: withCorrections(all.filter((_, index) => !refusals[index])),
    refused: all.filter(({ id }, index) => refusals[index] && !replaced.has(id)),
  };
}

/**
 * The invoice that replaces a refused one, by the id of the refused one; undefined where there is none. Calls made at
 * the same time share one SQL statement.
 */
export const replacementOf = batched(
  async (em: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, Invoice>> => {
    const found = await em.find(Invoice, { replaces: { $in: [...ids] } });
    return new Map(found.flatMap((each) => (each.replaces ? [[each.replaces.id, each]] : [])));
  },
);

/** The invoices that are not corrections, each with its own corrections. */
function withCorrections(invoices: readonly Invoice[]): Corrected[] {
  return invoices
    .filter(({ corrects }) => !corrects)
    .map((invoice) => {
      const corrections = invoices.filter(({ corrects }) => corrects?.id === invoice.id);
      const sums = addSums(...[invoice, ...corrections].map((each) => sumsOf(each.sums)));
      return { invoice, corrections, sums, gross: grossOf(sums) };
    });
}

/**
 * The invoices in force among all invoices of an order, the oldest first. An invoice that is corrected to nothing no
 * longer counts. A final invoice counts until all goods are taken back; then its advances no longer count, either.
 */
export function inForce(invoices: readonly Corrected[]): Corrected[] {
  let counting: Corrected[] = [];
  for (const each of invoices) {
    counting.push(each);
    const isFinal = each.invoice.kind === 'ROZ';
    if (isFinal && grossTogether(counting) <= 0) counting = [];
  }
  return counting.filter(({ invoice, gross }) => invoice.kind === 'ROZ' || gross > 0);
}

/** The total amount of invoices, in grosze. */
export const grossTogether = (invoices: readonly Corrected[]): Grosze =>
  invoices.reduce((sum, { gross }) => sum + gross, 0);

/** Whether the whole sale is invoiced: the only or the final invoice is among these invoices in force. */
export const isSettled = (invoices: readonly Corrected[]): boolean =>
  invoices.some(({ invoice }) => invoice.kind !== 'ZAL');

const sumsOf = (stored: readonly StoredSum[]): RateSum[] =>
  stored.map(({ rate, net, vat, gross }) => ({
    rate,
    net: parseAmount(net),
    vat: parseAmount(vat),
    gross: parseAmount(gross),
  }));
