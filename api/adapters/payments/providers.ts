import type { Env } from '../../shared/env/env.js';
import type { PaymentProvider } from './payment-provider.js';
import { przelewy24 } from './przelewy24.js';

/** Each returns null where it is not configured. */
const PROVIDERS: readonly ((env: Env) => PaymentProvider | null)[] = [przelewy24];

/** The configured payment providers. */
export interface PaymentProviders {
  /** Takes new payments; null: the shop takes no payments online. */
  current: PaymentProvider | null;
  /** By code. One that takes no new payments still notifies and refunds those that it has taken. */
  byCode: ReadonlyMap<string, PaymentProvider>;
}

/**
 * The providers that are configured. `PAYMENT_PROVIDER` names the one that takes new payments; without it the first one
 * does.
 */
export function openPaymentProviders(env: Env): PaymentProviders {
  const opened = PROVIDERS.flatMap((open) => open(env) ?? []);
  const byCode = new Map(opened.map((provider) => [provider.code, provider]));
  const { PAYMENT_PROVIDER: code } = env;
  if (code === undefined) return { current: opened[0] ?? null, byCode };
  if (code === 'none') return { current: null, byCode };
  return { current: byCode.get(code) ?? null, byCode };
}
