import type { Env } from '../../shared/env.js';
import type { PaymentProvider } from './payment-provider.js';
import { przelewy24 } from './przelewy24.js';

/** Each returns null where it is not configured; the first configured one takes the payments. */
const PROVIDERS: readonly ((env: Env) => PaymentProvider | null)[] = [przelewy24];

/** The configured provider; null: the shop takes no payments online. */
export function openPaymentProvider(env: Env): PaymentProvider | null {
  for (const open of PROVIDERS) {
    const provider = open(env);
    if (provider) return provider;
  }
  return null;
}
