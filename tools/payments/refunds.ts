import type { Response } from 'express';
import { writeExactJson } from '../../api/adapters/payments/exact-json.js';
import { type Fields, refuse } from './answer.js';
import type { Provider } from './provider.js';
import type { Transaction, Transactions } from './transactions.js';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Takes a request for refunds, all of them or none, and later notifies the shop of each. A request that was taken
 * before is refused by 400, refunds that are not possible by 409.
 */
export function refund(provider: Provider, fields: Fields, res: Response): void {
  const { transactions, notifications, next } = provider;
  const refundsUuid = String(fields['refundsUuid']);
  if (refundsUuid.length > 35) return refuse(res, 400, 'Invalid input parameters');
  if (isKnown(transactions, refundsUuid)) return refuse(res, 400, 'Request already exists');
  const requested = Array.isArray(fields['refunds']) ? fields['refunds'].filter(isFields) : [];
  const isFunded = !next.delete('refund-unfunded');
  const found = requested.flatMap((each) => {
    const payment = refundable(transactions.withSession(each['sessionId']), each);
    return payment && isFunded ? [{ ...payment, amount: Number(each['amount']) }] : [];
  });
  if (found.length < requested.length)
    return answer(res, 409, { error: withStatus(requested, false, 'not possible'), code: 409 });
  for (const { transaction, payment, amount } of found) {
    const isDone = !next.delete('refund-rejected');
    const done = { refundsUuid, amount };
    if (isDone) payment.refunds.push(done);
    transactions.save();
    const urlStatus = String(fields['urlStatus']);
    if (!next.delete('refund-untold'))
      void notifications.ofRefund({ transaction, payment, refund: done, urlStatus, isDone });
  }
  answer(res, 201, { data: withStatus(requested, true, 'success'), responseCode: 0 });
}

const withStatus = (requested: readonly Fields[], status: boolean, message: string) =>
  requested.map((each) => ({ ...each, status, message }));

const answer = (res: Response, status: number, body: object): void =>
  void res.status(status).type('json').send(writeExactJson(body));

/** Answers with the states of a payment's refunds; rejected refunds are not stored. */
export function listRefunds({ transactions }: Provider, orderId: string, res: Response): void {
  const payment = transactions
    .all()
    .flatMap(({ payments }) => payments)
    .find((each) => each.orderId === orderId);
  if (!payment?.refunds.length) return refuse(res, 404, 'Refund with given Order Id not found');
  const refunds = payment.refunds.map(({ refundsUuid, amount }, index) => ({
    requestId: refundsUuid || null,
    batchId: index + 1,
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
