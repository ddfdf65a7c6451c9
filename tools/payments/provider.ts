import type { Fault, NextFault } from './faults.js';
import type { Merchant } from './merchant.js';
import type { Falsification, Notifications } from './notifications.js';
import type { Payment, Transaction, Transactions } from './transactions.js';

const LATE_MINUTES = 20;
const FAILING_VERIFICATIONS = 2;

/** What the parts of the stand-in share. */
export interface Provider {
  merchant: Merchant;
  transactions: Transactions;
  notifications: Notifications;
  /** The faults that are switched on for the next request. */
  next: Set<NextFault>;
}

/** Pays a transaction with the requested fault; resolves once the last notification is answered or given up. */
export async function pay(
  { transactions, notifications }: Provider,
  transaction: Transaction,
  methodId: number,
  fault: Fault | null = null,
): Promise<void> {
  const tell = (payment: Payment, falsified: Partial<Falsification> = {}) =>
    notifications.ofPayment(transaction, payment, falsified);
  if (fault === 'forged' || fault === 'unpaid') {
    const payment = { orderId: '9007199254740993', methodId, isVerified: false, refunds: [] };
    return tell(payment, fault === 'forged' ? { crc: 'forged' } : {});
  }
  if (fault === 'other-amount') transaction.amount -= 1;
  const payment = transactions.pay(transaction, methodId);
  if (fault === 'lost') return;
  if (fault === 'late') return tell(payment, { delayMinutes: LATE_MINUTES });
  if (fault === 'wrong-amount') return tell(payment, { amount: transaction.amount - 1 });
  if (fault === 'duplicate') return both(tell(payment), tell(payment));
  if (fault === 'twice') return both(tell(payment), tell(transactions.pay(transaction, methodId)));
  if (fault === 'out-of-order') {
    await tell(transactions.pay(transaction, methodId));
    return tell(payment);
  }
  if (fault === 'verify-fails') {
    transaction.failingVerifications = FAILING_VERIFICATIONS;
    transactions.save();
  }
  return tell(payment);
}

/** Sends the notifications of all stored payments that are not verified yet, after the stand-in was restarted. */
export function resumeNotifications({ transactions, notifications }: Provider): void {
  for (const transaction of transactions.all())
    for (const payment of transaction.payments)
      if (!payment.isVerified) void notifications.ofPayment(transaction, payment);
}

async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other]);
}
