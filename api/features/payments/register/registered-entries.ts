import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { RateSum } from '#engine/trade/invoices/invoice';
import { shareOut } from '#engine/trade/invoices/share-out';
import { totalsOf, amountsOf, subtractSums } from '#engine/trade/invoices/sums';
import { db } from '../../../database/db.js';
import { rateSums } from '../../agreements/vat.js';
import { DIRECTION } from '../../ledger/book.js';
import { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { entriesOf } from '../../ledger/list-entries.js';
import { Order } from '../../orders/order.entity.js';

/** An entry of the ledger with its order, as the register of payments lists it. */
export interface RegisteredEntry extends Pick<
  LedgerEntry,
  'kind' | 'amount' | 'method' | 'reference' | 'valueDay' | 'at' | 'note'
> {
  id: number;
  orderId: number;
  customerName: string;
  companyTaxNumber: string | null;
  actorName: string | null;
  /** By rate of VAT, below zero where money leaves; empty where no money moves. */
  sums: RateSum[];
  /** Net and VAT of `sums` together; null where no money moves. */
  net: string | null;
  vat: string | null;
  /** The numbers of the invoices of the order, without those that KSeF has refused. */
  invoices: string[];
}

/** Entries of the ledger by their ids, in the order of their value days. */
export async function registeredEntries(
  em: EntityManager,
  ids: readonly string[],
): Promise<RegisteredEntry[]> {
  const entries = await em.find(
    LedgerEntry,
    { id: { $in: [...ids] } },
    { populate: ['actor'], orderBy: { valueDay: 'asc', id: 'asc' } },
  );
  const orderIds = [...new Set(entries.map(({ account }) => account.id))];
  const orders = await em.find(Order, { id: { $in: orderIds } }, { populate: ['lines'] });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const vat = new Map<string, RateSum[]>();
  for (const order of orders) {
    const goods = rateSums(order.lines.getItems(), order);
    for (const [id, sums] of vatOfEntries(goods, (await entriesOf(em, order.id)) ?? []))
      vat.set(id, sums);
  }
  const invoices = await invoiceNumbers(em, orderIds);
  return entries.map((entry) => {
    const { id, account, kind, amount, method, reference, valueDay, at, note, actor } = entry;
    const order = byId.get(account.id);
    const sums = vat.get(id) ?? [];
    const totals = sums.length > 0 ? totalsOf(sums) : null;
    return {
      kind,
      amount,
      method,
      reference,
      valueDay,
      at,
      note,
      sums,
      id: Number(id),
      orderId: account.id,
      customerName: order?.companyName || order?.customerName || '',
      companyTaxNumber: order?.companyTaxNumber || null,
      actorName: actor?.getEntity().name ?? null,
      net: totals && formatAmount(totals.net),
      vat: totals && formatAmount(totals.vat),
      invoices: invoices.get(account.id) ?? [],
    };
  });
}

async function invoiceNumbers(
  em: EntityManager,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db(em)
    .selectFrom('Invoice as invoice')
    .leftJoin('InvoiceDelivery as delivery', 'delivery.invoice', 'invoice.id')
    .select(['invoice.order', 'invoice.number'])
    .where('invoice.order', 'in', orderIds)
    .where((eb) =>
      eb.or([eb('delivery.state', 'is', null), eb('delivery.state', '!=', 'rejected')]),
    )
    .orderBy('invoice.id')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order }) => order);
  return new Map([...byOrder].map(([id, some]) => [id, some.map(({ number }) => number)]));
}

/**
 * Net, VAT and gross by rate of each entry of an order that moves money, by its id; below zero where money leaves. Each
 * payment is divided between the rates in proportion to the goods, such that together they equal the sums of the goods
 * exactly once all is paid. The entries are in the order in which they were booked.
 */
function vatOfEntries(
  goods: readonly RateSum[],
  entries: readonly LedgerEntry[],
): ReadonlyMap<string, RateSum[]> {
  const found = new Map<string, RateSum[]>();
  let paid = 0;
  for (const { id, kind, amount } of entries) {
    if (DIRECTION[kind] === 0) continue;
    const before = paidSums(goods, paid);
    paid += DIRECTION[kind] * parseAmount(amount);
    found.set(id, subtractSums(paidSums(goods, paid), before));
  }
  return found;
}

/** The part of the goods' sums that this amount pays. */
const paidSums = (goods: readonly RateSum[], paid: number): RateSum[] =>
  shareOut(
    paid,
    goods.map(({ gross }) => gross),
  ).map((gross, index) => amountsOf(gross, goods[index]!.rate));
