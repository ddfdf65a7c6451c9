import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import { lastIssueDay } from '#engine/trade/invoices/request-deadline';
import { addSums, subtractSums } from '#engine/trade/invoices/sums';
import { rateSums } from '../agreements/vat.js';
import { invoiceRequestedOn } from '../ledger/request-invoice.js';
import type { Order } from '../orders/order.entity.js';
import type { NextInvoiceView } from './invoice.inputs.js';
import { nextInvoiceOf } from './next-invoice.js';
import { inForce, standingOf } from './order-invoices.js';

/** The invoice that an order gets next, as the API returns it; null where there is none. */
export async function nextInvoiceView(
  em: EntityManager,
  order: Order,
): Promise<NextInvoiceView | null> {
  const next = await nextInvoiceOf(em, order);
  if (!next) return null;
  const { kind, gross, tradedOn, replaces } = next;
  return {
    kind,
    gross: formatAmount(gross),
    replacesNumber: replaces?.number ?? null,
    tradedOn,
    dueOn: lastIssueDay(tradedOn, (await invoiceRequestedOn(em, order.id)) ?? null),
    rateBelowZero: kind === 'ROZ' ? await rateBelowZero(em, order) : null,
  };
}

/** The rate at which the advances of an order exceed its price; null where there is none. */
async function rateBelowZero(em: EntityManager, order: Order): Promise<number | null> {
  const lines = await order.lines.loadItems();
  const advances = inForce((await standingOf(em, order.id)).valid).map(({ sums }) => sums);
  const left = subtractSums(rateSums(lines, order), addSums(...advances));
  return left.find(({ gross }) => gross < 0)?.rate ?? null;
}
