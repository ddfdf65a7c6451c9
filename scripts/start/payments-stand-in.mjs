import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startStandInProcess } from './stand-in-process.mjs';

/**
 * Starts the stand-in of the payment provider. Returns `{ env, stop }`; `env` has the variables by which the shop finds
 * it. Payments are stored in `dataDir`.
 */
export async function startPaymentsStandIn(dataDir) {
  const merchant = {
    P24_MERCHANT_ID: '12345',
    P24_POS_ID: '12345',
    P24_CRC: randomBytes(8).toString('hex'),
    P24_API_KEY: randomBytes(16).toString('hex'),
  };
  const { url, stop } = await startStandInProcess('tools/payments/main.ts', {
    ...merchant,
    STAND_IN_FILE: join(dataDir, 'payments-stand-in.json'),
  });
  return { env: { ...merchant, P24_URL: url }, stop };
}
