import type { Response } from 'express';
import { writeExactJson } from '../../api/adapters/payments/exact-json.js';
import { type Fields, refuse } from './answer.js';
import type { Provider } from './provider.js';
import type { Transaction, Transactions } from './transactions.js';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Takes a request for refunds, and later notifies the shop of each refund. */
export function refund(provider: Provider, fields: Fields, res: Response): void {
  const { transactions, notifications, next } = provider;
  const refundsUuid = String(fields['refundsUuid']);
  if (refundsUuid.length > 35) return refuse(res, 400, 'refundsUuid');
  if (isKnown(transactions, refundsUuid)) return refuse(res, 409, 'refundsUuid is known');
  const asked = Array.isArray(fields['refunds']) ? fields['refunds'].filter(isFields) : [];
  const answers = asked.map((each) => {
    const found = refundable(transactions.withSession(each['sessionId']), each);
    if (!found) return { ...each, status: false, message: 'not possible' };
    const isDone = !next.delete('refund-rejected');
    const done = { refundsUuid, amount: Number(each['amount']) };
    if (isDone) found.payment.refunds.push(done);
    transactions.save();
    const urlStatus = String(fields['urlStatus']);
    if (!next.delete('refund-untold'))
      void notifications.ofRefund({ ...found, refund: done, urlStatus, isDone });
    return { ...each, status: true, message: 'success' };
  });
  res.type('json').send(writeExactJson({ data: answers, responseCode: 0 }));
}

/** Answers with the states of a payment's refunds; rejected refunds are not stored. */
export function listRefunds({ transactions }: Provider, orderId: string, res: Response): void {
  const payment = transactions
    .all()
    .flatMap(({ payments }) => payments)
    .find((each) => each.orderId === orderId);
  if (!payment?.refunds.length) return refuse(res, 404, 'Refund with given Order Id not found');
  const refunds = payment.refunds.map(({ refundsUuid, amount }) => ({
    requestId: refundsUuid,
    status: 1,
    amount,
  }));
  res.json({ data: { refunds }, responseCode: 0 });
}

const isKnown = (transactions: Transactions, uuid: string): boolean =>
  transactions
    .all()
    .some(({ payments }) =>
      payments.some(({ refunds }) => refunds.some(({ refundsUuid }) => refundsUuid === uuid)),
    );

/** The verified payment with its transaction; null if there is none, or if less than `amount` is left of it. */
function refundable(transaction: Transaction | undefined, { orderId, amount }: Fields) {
  const payment = transaction?.payments.find((each) => each.orderId === String(orderId));
  if (!transaction || !payment?.isVerified) return null;
  const left = payment.refunds.reduce((rest, each) => rest - each.amount, transaction.amount);
  return Number(amount) > 0 && Number(amount) <= left ? { transaction, payment } : null;
}
