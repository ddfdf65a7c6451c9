import type { EntityManager } from '@mikro-orm/postgresql';
import { type OrderStatus, UNDO_SECONDS, movesBack } from '#engine/trade/shop/order-status';
import type { User } from '../../../identity/user.entity.js';
import { claimStock } from '../../inventory/settle-stock.js';
import { STOCK_CLAIMS } from '../../inventory/stock-claims.js';
import { balanceOf } from '../../ledger/balance.js';
import type { AccountStage } from '../../ledger/order-account.entity.js';
import { moveAccounts, moveAccountsBack } from '../../ledger/schedule.js';
import { queueMail } from '../../mail/queue-mail.js';
import { type PapersShop, settlePapers } from '../delivery/settle-papers.js';
import { insertEvent } from '../insert-event.js';
import { statusMail } from '../mails/order-mails.js';
import type { Order } from '../order.entity.js';
import { PAYMENT_STAGES } from '../payment/payment-stage.js';
import { cancelVisits } from './cancel-visits.js';

export interface StatusChange {
  status: OrderStatus;
  note?: string | null;
  /**
   * Whether customers are mailed; by default they are, unless the order moves back to an earlier status. Customers
   * whose data were deleted are never mailed.
   */
  sendsMail?: boolean | null;
}

/**
 * Gives locked orders another status: writes the history of each, queues its mail, and sets its stock, its due days and
 * the papers of its goods; with a cancelled order its open visits are cancelled. Flushes.
 */
export async function setStatus(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  { status, note, sendsMail }: StatusChange,
  shop: PapersShop,
): Promise<void> {
  const former = new Map(orders.map((order) => [order, order.status]));
  for (const order of orders) order.status = status;
  await tx.populate([...orders], ['lines']);
  // The due days are set first, because the mails name them.
  await moveAccounts(tx, stagesOf(orders));
  const visits = status === 'cancelled' ? await cancelVisits(tx, orders) : null;
  const papers = await settlePapers(tx, orders, shop);
  const settled = await Promise.all(
    orders.map(async (order) => ({ order, balance: await balanceOf(tx, order.id) })),
  );
  for (const { order, balance } of settled) {
    const previousStatus = former.get(order) ?? status;
    const tells = sendsMail ?? !movesBack(previousStatus, status);
    const content = statusMail(order, balance, status, {
      visits: visits?.get(order.id),
      papers: papers.get(order.id),
    });
    const mail = tells ? await queueMail(tx, content, UNDO_SECONDS) : null;
    insertEvent(tx, actor, order, {
      note,
      previousStatus,
      sendsMail: mail !== null,
      mailId: mail?.id ?? null,
    });
  }
  await tx.flush();
  await settleStock(tx, actor, orders);
}

/** Adds a note to the history of an order without changing its status. */
export async function addNote(
  tx: EntityManager,
  actor: User,
  order: Order,
  note: string,
): Promise<void> {
  insertEvent(tx, actor, order, { note });
  await tx.flush();
}

/** Restores the stock, the due days and the papers of orders that have their former status again. Flushes. */
export async function settleUndone(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  shop: PapersShop,
): Promise<void> {
  await moveAccountsBack(tx, stagesOf(orders));
  await settlePapers(tx, orders, shop);
  await settleStock(tx, actor, orders);
}

const stagesOf = (orders: readonly Order[]): Map<number, AccountStage> =>
  new Map(orders.map(({ id, status }) => [id, PAYMENT_STAGES[status]]));

const settleStock = (tx: EntityManager, actor: User, orders: readonly Order[]): Promise<void> =>
  claimStock(tx, new Map(orders.map(({ id, status }) => [id, STOCK_CLAIMS[status]])), actor.id);
