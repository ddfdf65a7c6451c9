import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { cover, planOf } from '#engine/trade/shop/instalment-plan';
import { Instalment } from '../../../features/ledger/instalment.entity.js';
import { LedgerEntry } from '../../../features/ledger/ledger-entry.entity.js';
import { OrderAccount } from '../../../features/ledger/order-account.entity.js';
import { type Order, isForCompany } from '../../../features/orders/order.entity.js';
import { PAYMENT_STAGES } from '../../../features/orders/payment/payment-stage.js';
import type { Load } from './load-context.js';

const TERMS = { depositPercent: 30, depositDays: 7, restDays: 3 };
/** Days from the order until its deposit and the rest of its price are due. */
const DEPOSIT_DUE = 9;
const REST_DUE = 27;

/** How much of an order was paid, the reference of this payment in the ledger, and the amount of the deposit. */
export interface LoadedPayment {
  reference: string;
  /** In grosze; 0: there is no entry. */
  paid: Grosze;
  /** The agreed deposit in grosze, paid or not. */
  deposit: Grosze;
}

/**
 * Creates the account of a saved order: 2 % of the delivered orders still owe the rest, and the shop owes a refund of
 * the deposit on 2 % of the cancelled ones.
 */
export function loadAccount({ tx, random }: Load, order: Order): LoadedPayment {
  const stage = PAYMENT_STAGES[order.status];
  const placed = polishClock(order.createdAt).day;
  const total = parseAmount(order.totalAmount);
  const plan = planOf(total, TERMS.depositPercent);
  const deposit = plan[0]?.amount ?? 0;
  const paid = paidOf(order, deposit, random());
  const isSent = stage === 'ready' || stage === 'delivered';
  const isDue = { deposit: stage === 'agreed' || isSent, rest: isSent };
  const parts = cover(plan, paid).map(({ kind, amount, remaining }) => {
    const [counts, days] = kind === 'rest' ? [isDue.rest, REST_DUE] : [isDue.deposit, DEPOSIT_DUE];
    return { kind, amount, remaining, due: counts ? addDays(placed, days) : null };
  });
  const account = tx.create(OrderAccount, {
    id: order.id,
    total: formatAmount(total),
    paid: formatAmount(paid),
    stage,
    isForCompany: isForCompany(order),
    nextDue: parts.find(({ remaining, due }) => remaining > 0 && due)?.due ?? null,
    ...TERMS,
  });
  for (const { kind, amount, due } of parts)
    tx.create(Instalment, { account, kind, amount: formatAmount(amount), due });
  const reference = `demo-${order.id}`;
  if (paid > 0)
    tx.create(LedgerEntry, {
      account,
      kind: 'paid',
      amount: formatAmount(paid),
      method: 'transfer',
      reference,
      valueDay: placed,
      at: order.createdAt,
      actor: null,
      note: null,
      reverses: null,
    });
  return { reference, paid, deposit };
}

function paidOf({ status, totalAmount }: Order, deposit: Grosze, luck: number): Grosze {
  if (status === 'delivered') return luck < 0.02 ? deposit : parseAmount(totalAmount);
  if (status === 'cancelled') return luck < 0.02 ? deposit : 0;
  if (status === 'confirmed') return luck < 0.5 ? deposit : 0;
  return status === 'pending' ? 0 : deposit;
}
