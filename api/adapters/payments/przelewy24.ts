import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { type Env, shopEmail } from '../../shared/env/env.js';
import { writeExactJson } from './exact-json.js';
import {
  type MadeRefund,
  type PaymentProvider,
  type PaymentToStart,
  ProviderConflict,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundState,
  type RefundToRequest,
  type ReportedPayment,
  type SessionStatus,
  UntrustedNotification,
} from './payment-provider.js';
import {
  ACCESS,
  CURRENCY,
  ERROR,
  NOTIFICATION,
  REFUNDS,
  REFUND_NOTIFICATION,
  REFUND_STATES,
  SESSION,
  REGISTERED,
  VERIFIED,
  readMessage,
  sign,
} from './przelewy24-messages.js';

/** A buyer waits for the answer, so a provider that accepts the request and says nothing is given up early. */
const TIMEOUT_MS = 5_000;
/** The longest e-mail that Przelewy24 takes, in characters. */
const LONGEST_EMAIL = 50;
/** The provider's reason of a refusal is logged up to this length. */
const LONGEST_REASON = 200;
/** The states of a payment by the provider's numbers, from 0 to 3. */
const STATES = ['unpaid', 'paid', 'settled', 'returned'] as const;
/** The states of a refund by the provider's numbers: 2 waits for the payout, 3 for the provider's consent. */
const REFUND_STATE: Readonly<Record<number, RefundState>> = {
  1: 'done',
  2: 'pending',
  3: 'pending',
  4: 'rejected',
};
const [NOT_FOUND, CONFLICT] = [404, 409];
const TEMPORARY: readonly number[] = [408, 429];
/** The errors, both with the status 400, of a request for a refund that was sent before or is still being handled. */
const [SENT_BEFORE, IN_PROGRESS] = ['Request already exists', 'Concurrent call'];

/** Przelewy24 by its REST API, version 1; null where no merchant is configured. */
export function przelewy24(env: Env): PaymentProvider | null {
  const { P24_URL: url, P24_MERCHANT_ID: merchantId, P24_POS_ID: posId } = env;
  const { P24_CRC: crc, P24_API_KEY: apiKey } = env;
  if (!url || !merchantId || !posId || !crc || !apiKey) return null;
  return new Przelewy24({ url, merchantId, posId, crc, apiKey, shopEmail: shopEmail(env) });
}

interface Merchant {
  /** The base address, by which sandbox and production are distinguished. */
  url: string;
  merchantId: number;
  posId: number;
  /** The key of the signatures. */
  crc: string;
  apiKey: string;
  /** Stands for a buyer's e-mail that is too long for Przelewy24. */
  shopEmail: string;
}

class Przelewy24 implements PaymentProvider {
  readonly code = 'przelewy24';
  readonly name = 'Przelewy24';

  constructor(private readonly merchant: Merchant) {}

  async check(): Promise<void> {
    await this.call(ACCESS, 'GET', 'testAccess');
  }

  async start({ session: sessionId, amount, ...payment }: PaymentToStart) {
    const { merchantId, posId, crc, shopEmail } = this.merchant;
    const { data } = await this.call(REGISTERED, 'POST', 'transaction/register', {
      merchantId,
      posId,
      sessionId,
      amount,
      currency: CURRENCY,
      description: payment.description,
      email: payment.email.length > LONGEST_EMAIL ? shopEmail : payment.email,
      country: 'PL',
      language: 'pl',
      urlReturn: payment.returnUrl,
      urlStatus: payment.notificationUrl,
      timeLimit: payment.minutes,
      sign: sign({ sessionId, merchantId, amount, currency: CURRENCY, crc }),
    });
    return data;
  }

  payUrl(token: string): string {
    return `${this.merchant.url}/trnRequest/${encodeURIComponent(token)}`;
  }

  async verify({ session: sessionId, reference, amount }: ReportedPayment): Promise<void> {
    const { merchantId, posId, crc } = this.merchant;
    const orderId = BigInt(reference);
    await this.call(VERIFIED, 'PUT', 'transaction/verify', {
      merchantId,
      posId,
      sessionId,
      amount,
      currency: CURRENCY,
      orderId,
      sign: sign({ sessionId, orderId, amount, currency: CURRENCY, crc }),
    });
  }

  async statusOf(session: string): Promise<SessionStatus> {
    const path = `transaction/by/sessionId/${encodeURIComponent(session)}`;
    try {
      const { status, orderId, amount } = (await this.call(SESSION, 'GET', path)).data;
      const state = STATES[status];
      if (!state) throw new ProviderUnavailable(`the status ${status} is not documented`);
      if (state === 'unpaid') return { state, payment: null };
      return { state, payment: { session, reference: String(orderId), amount } };
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== NOT_FOUND) throw error;
      return { state: 'unpaid', payment: null };
    }
  }

  async refund({ id, payment, amount, description, notificationUrl }: RefundToRequest) {
    const orderId = BigInt(payment.reference);
    const answer = await this.call(REFUNDS, 'POST', 'transaction/refund', {
      requestId: id,
      refundsUuid: id,
      urlStatus: notificationUrl,
      refunds: [{ orderId, sessionId: payment.session, amount, description }],
    });
    const refused = answer.data.find(({ status }) => !status);
    if (refused) throw new ProviderRefusal(`the refund is refused: ${refused.message}`, CONFLICT);
  }

  async refundStateOf({ id, payment }: Pick<RefundToRequest, 'id' | 'payment'>) {
    const refunds = await this.refundsBy(payment);
    const status = refunds.find(({ requestId }) => requestId === id)?.status;
    if (status === undefined) return 'unknown';
    const state = REFUND_STATE[status];
    if (!state) throw new ProviderUnavailable(`the status ${status} is not documented`);
    return state;
  }

  async refundsOf(payment: ReportedPayment): Promise<MadeRefund[]> {
    const refunds = await this.refundsBy(payment);
    return refunds.flatMap(({ requestId, batchId, amount, status }) => {
      const isComplete = batchId !== undefined && batchId !== null && amount;
      if (!isComplete || REFUND_STATE[status] !== 'done') return [];
      return [{ reference: String(batchId), id: requestId || null, amount }];
    });
  }

  /** All refunds of a payment in all states. */
  private async refundsBy({ reference }: ReportedPayment) {
    const path = `refund/by/orderId/${encodeURIComponent(reference)}`;
    try {
      return (await this.call(REFUND_STATES, 'GET', path)).data.refunds;
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== NOT_FOUND) throw error;
      return [];
    }
  }

  readNotification(body: string): ReportedPayment {
    const { sign: signature, ...fields } = this.readSigned(NOTIFICATION, body);
    const { merchantId, posId, sessionId, amount, originAmount, currency, ...rest } = fields;
    const { orderId, methodId, statement } = rest;
    const head = { merchantId, posId, sessionId, amount, originAmount, currency };
    this.checkSignature(signature, { ...head, orderId, methodId, statement });
    return { session: sessionId, reference: String(orderId), amount };
  }

  readRefundNotification(body: string) {
    const { sign: signature, ...fields } = this.readSigned(REFUND_NOTIFICATION, body);
    const { orderId, sessionId, refundsUuid, merchantId, amount, currency, status } = fields;
    const ids = { orderId, sessionId, refundsUuid, merchantId };
    this.checkSignature(signature, { ...ids, amount, currency, status });
    return { id: refundsUuid, reference: String(orderId), amount, isDone: status === 0 };
  }

  private readSigned<T extends { merchantId: number }>(schema: z.ZodType<T>, body: string): T {
    const fields = readMessage(schema, body);
    if (!fields) throw new UntrustedNotification('not as documented');
    if (fields.merchantId !== this.merchant.merchantId)
      throw new UntrustedNotification('meant for another merchant');
    return fields;
  }

  private checkSignature(signature: string, signed: object): void {
    const expected = Buffer.from(sign({ ...signed, crc: this.merchant.crc }));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new UntrustedNotification('the signature is wrong');
  }

  private async call<T>(schema: z.ZodType<T>, method: string, path: string, body?: object) {
    const { status, ok, text } = await this.send(method, path, body).catch((cause: unknown) => {
      throw new ProviderUnavailable(`${path} is not answered`, { cause });
    });
    if (!ok) throw failure(path, status, text);
    const answer = readMessage(schema, text);
    if (answer === null) throw new ProviderUnavailable(`${path}: the answer is not as documented`);
    return answer;
  }

  private async send(method: string, path: string, body?: object) {
    const { url, posId, apiKey } = this.merchant;
    const credentials = Buffer.from(`${posId}:${apiKey}`).toString('base64');
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: body ? writeExactJson(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, ok: response.ok, text: await response.text() };
  }
}

/** The error for an answer that is no success; its message, with the provider's reason, is for the log. */
function failure(path: string, status: number, text: string): Error {
  const error = readMessage(ERROR, text)?.error;
  const reason = error === undefined ? '' : `: ${error.slice(0, LONGEST_REASON)}`;
  const message = `${path} is answered by ${status}${reason}`;
  if (error === SENT_BEFORE) return new ProviderConflict(message, status);
  if (status >= 500 || TEMPORARY.includes(status) || error === IN_PROGRESS)
    return new ProviderUnavailable(message);
  return new ProviderRefusal(message, status);
}
