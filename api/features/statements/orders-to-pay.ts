import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { db } from '../../database/db.js';
import { searchTextLike } from '../../database/matching.js';
import { inBatches } from '../../shared/in-turns.js';
import { literally } from '../../shared/text-search/search-text.js';
import { balanceOf } from '../ledger/balance.js';
import { Instalment } from '../ledger/instalment.entity.js';
import { OrderAccount } from '../ledger/order-account.entity.js';
import { Order } from '../orders/order.entity.js';
import { BY_HAND } from '../orders/payment/book-transfer.js';
import type { HandBooked, Incoming, OrderToPay } from './matching/match-transfers.js';
import { orderNumbersIn } from './matching/order-numbers.js';
import { nameWords } from './matching/payer-name.js';

/** Each query by amount or by payer's name finds at most this many orders, the newest. */
const MAX_FOUND = 500;

/**
 * The orders that these transfers may be for: those whose number is in the title, that owe such an amount, or whose
 * customer has the payer's name.
 */
export async function ordersToPay(
  em: EntityManager,
  transfers: readonly Incoming[],
): Promise<OrderToPay[]> {
  const ids = await inBatches(transfers, async (batch) => [
    ...batch.flatMap(({ title }) => Object.values(orderNumbersIn(title)).flat()),
    ...(await owing(
      em,
      batch.map(({ amount }) => amount),
    )),
    ...(await ofPayers(
      em,
      batch.map(({ partyName }) => partyName),
    )),
  ]);
  return readOrders(em, [...new Set(ids)]);
}

/** Orders with their balances; unknown ids are left out. */
export async function readOrders(em: EntityManager, ids: readonly number[]): Promise<OrderToPay[]> {
  const found = await inBatches(ids, (batch) =>
    em.find(
      Order,
      { id: { $in: batch } },
      { fields: ['customerName', 'companyName', 'status'], disableIdentityMap: true },
    ),
  );
  const handBooked = await bookedByHand(em, ids);
  return Promise.all(
    found.map(async ({ id, customerName, companyName, status }) => {
      const { outstanding, instalments } = await balanceOf(em, id);
      return {
        id,
        names: companyName ? [customerName, companyName] : [customerName],
        status,
        outstanding,
        instalments: instalments.flatMap(({ remaining }) => (remaining > 0 ? [remaining] : [])),
        handBooked: handBooked.get(id) ?? [],
      };
    }),
  );
}

/** The ids of orders that owe money and whose open sum or one of whose instalments is one of these amounts. */
async function owing(em: EntityManager, amounts: readonly Grosze[]): Promise<number[]> {
  const anyAmount = { $in: [...new Set(amounts.map(formatAmount))] };
  const owes = { outstanding: { $gt: '0' } };
  const newest = { limit: MAX_FOUND, disableIdentityMap: true } as const;
  const accounts = await em.find(
    OrderAccount,
    { ...owes, $and: [{ outstanding: anyAmount }] },
    { ...newest, fields: ['id'], orderBy: { id: 'desc' } },
  );
  const instalments = await em.find(
    Instalment,
    { amount: anyAmount, account: owes },
    { ...newest, fields: ['account'], orderBy: { account: { id: 'desc' } } },
  );
  return [...accounts.map(({ id }) => id), ...instalments.map(({ account }) => account.id)];
}

/** The ids of orders whose search text begins with the first two words of one of these names, in either order. */
async function ofPayers(em: EntityManager, names: readonly string[]): Promise<number[]> {
  const patterns = new Set(
    names.flatMap((name) => {
      const [one, other] = nameWords(name).map(literally);
      return one && other ? [`${one} ${other}%`, `${other} ${one}%`] : [];
    }),
  );
  if (patterns.size === 0) return [];
  const orders = await em.find(
    Order,
    { $or: [...patterns].map(searchTextLike) },
    {
      fields: ['id'],
      orderBy: { id: 'desc' },
      limit: MAX_FOUND,
      disableIdentityMap: true,
    },
  );
  return orders.map(({ id }) => id);
}

/**
 * The transfers that staff have booked by hand for these orders, by the id of the order, without those that were
 * reversed.
 */
async function bookedByHand(
  em: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HandBooked[]>> {
  const entries = await inBatches(ids, (batch) =>
    db(em)
      .selectFrom('LedgerEntry as entry')
      .select(['entry.account', 'entry.amount', 'entry.valueDay as day'])
      .where('entry.account', 'in', batch)
      .where('entry.kind', '=', 'paid')
      .where('entry.reference', 'like', `${BY_HAND}%`)
      .where((eb) => {
        const reversal = eb
          .selectFrom('LedgerEntry as reversal')
          .select('reversal.id')
          .whereRef('reversal.reverses', '=', 'entry.id');
        return eb.not(eb.exists(reversal));
      })
      .execute(),
  );
  const byOrder = Map.groupBy(entries, ({ account }) => account);
  return new Map(
    [...byOrder].map(([id, some]) => [
      id,
      some.map(({ amount, day }) => ({ amount: parseAmount(amount), day })),
    ]),
  );
}
