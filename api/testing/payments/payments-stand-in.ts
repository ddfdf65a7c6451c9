import type { Fault, NextFault } from '../../../tools/payments/faults.js';
import { type StandIn, startStandIn } from '../../../tools/payments/stand-in.js';

const MERCHANT = { merchantId: 12345, posId: 67890, crc: 'a1b2c3d4', apiKey: 'key' };

const envAt = (url: string): Record<string, string> => ({
  P24_URL: url,
  P24_MERCHANT_ID: String(MERCHANT.merchantId),
  P24_POS_ID: String(MERCHANT.posId),
  P24_CRC: MERCHANT.crc,
  P24_API_KEY: MERCHANT.apiKey,
});

/** The variables of a shop whose provider cannot be reached. */
export const DEAF_PROVIDER = envAt('http://127.0.0.1:1');

/** The stand-in of the payment provider in this process, and what a buyer does at it. */
export interface TestPayments extends StandIn {
  /** The environment variables of a shop whose payment provider is the stand-in. */
  env: Record<string, string>;
  /** Presses "Zapłać" on the page of a payment, with this fault; returns the URL to which the buyer is redirected. */
  pay(payUrl: string, fault?: Fault): Promise<string | null>;
  /** Presses "Odmów" on the page of a payment; returns the URL to which the buyer is redirected. */
  decline(payUrl: string): Promise<string | null>;
  /** Switches a fault on for the next request. */
  fail(fault: NextFault): Promise<void>;
}

/**
 * Starts the stand-in. Its notifications go to `shopOrigin()`, whatever address the shop gives; each of its minutes
 * lasts `minuteMs` milliseconds.
 */
export async function startTestPayments(
  shopOrigin: () => string,
  minuteMs = 20,
): Promise<TestPayments> {
  const standIn = await startStandIn({ merchant: MERCHANT, minuteMs, shopOrigin });
  const submit = async (payUrl: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const { status, headers } = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`the pay page answers ${status}`);
    return headers.get('location');
  };
  return {
    ...standIn,
    env: envAt(standIn.url),
    pay: (payUrl, fault) => submit(payUrl, { decision: 'pay', method: '154', fault: fault ?? '' }),
    decline: (payUrl) => submit(payUrl, { decision: 'decline' }),
    async fail(fault) {
      const { ok } = await fetch(`${standIn.url}/faults/${fault}`, { method: 'POST' });
      if (!ok) throw new Error(`the stand-in knows no ${fault}`);
    },
  };
}
