import { setTimeout as delay } from 'node:timers/promises';
import { writeExactJson } from '../../api/adapters/payments/exact-json.js';
import type { Merchant } from './merchant.js';
import { signed } from './sign.js';
import type { Payment, Refund, Transaction } from './transactions.js';

/** The pauses in minutes before the repetitions of a notification that was not answered by 200. */
const REPEATED_AFTER = [3, 5, 15, 30, 60, 150, 450];
const PATIENCE_MS = 20_000;

export interface NotificationOptions {
  merchant: Merchant;
  /** How many milliseconds a minute of `REPEATED_AFTER` and of `delayMinutes` takes here. */
  minuteMs: number;
  /** Returns the origin to which notifications are sent; null for that of the URL which the shop registered. */
  shopOrigin: (() => string) | null;
}

/** Sends notifications to the shop. Each is repeated until it is answered by 200, or until the last attempt. */
export class Notifications {
  private readonly closed = new AbortController();
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly options: NotificationOptions) {}

  /** Sends the notification of a payment; resolves once the shop has answered by 200, or after the last attempt. */
  ofPayment(
    transaction: Transaction,
    payment: Payment,
    falsified: Partial<Falsification> = {},
  ): Promise<void> {
    const { merchantId, posId, crc } = this.options.merchant;
    const amount = falsified.amount ?? transaction.amount;
    const body = {
      merchantId,
      posId,
      sessionId: transaction.sessionId,
      amount,
      originAmount: amount,
      currency: 'PLN',
      orderId: BigInt(payment.orderId),
      methodId: payment.methodId,
      statement: `p24-${payment.orderId}`,
    };
    const sign = signed(body, falsified.crc ?? crc);
    return this.send(transaction.urlStatus, { ...body, sign }, falsified.delayMinutes ?? 0);
  }

  /** Sends the result of a refund; resolves like `ofPayment`. */
  ofRefund(news: RefundNews): Promise<void> {
    const { merchantId, crc } = this.options.merchant;
    const orderId = BigInt(news.payment.orderId);
    const { refundsUuid, amount } = news.refund;
    const { sessionId } = news.transaction;
    const [currency, status] = ['PLN', news.isDone ? 0 : 1];
    const fields = { orderId, sessionId, refundsUuid, merchantId, amount, currency, status };
    const sign = signed(fields, crc);
    const { requestId, timestamp } = { requestId: refundsUuid, timestamp: Date.now() };
    return this.send(news.urlStatus, { ...fields, requestId, timestamp, sign }, 0);
  }

  /** Stops all notifications; resolves once none is being sent any more. */
  async close(): Promise<void> {
    this.closed.abort();
    await Promise.all(this.pending);
  }

  private send(url: string, body: object, delayMinutes: number): Promise<void> {
    const sent = this.untilAnswered(url, writeExactJson(body), delayMinutes);
    this.pending.add(sent);
    return sent.finally(() => this.pending.delete(sent));
  }

  private async untilAnswered(url: string, body: string, delayMinutes: number): Promise<void> {
    for (const minutes of [delayMinutes, ...REPEATED_AFTER]) {
      const { signal } = this.closed;
      await delay(minutes * this.options.minuteMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || (await this.isTaken(url, body))) return;
    }
  }

  private async isTaken(url: string, body: string): Promise<boolean> {
    const { shopOrigin } = this.options;
    const address = shopOrigin ? new URL(new URL(url).pathname, shopOrigin()) : url;
    try {
      const { status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([this.closed.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}

/** How a faulty notification differs from the correct one. */
export interface Falsification {
  amount: number;
  /** The key that signs instead of the merchant's. */
  crc: string;
  delayMinutes: number;
}

export interface RefundNews {
  transaction: Transaction;
  payment: Payment;
  refund: Refund;
  urlStatus: string;
  isDone: boolean;
}
