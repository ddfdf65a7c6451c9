import { startKsefStandIn } from './ksef-stand-in.mjs';
import { startPaymentsStandIn } from './payments-stand-in.mjs';

/** The stand-ins of a demo shop, each with the variable that would configure the real service. */
const STAND_INS = [
  ['P24_URL', startPaymentsStandIn],
  ['KSEF_URL', startKsefStandIn],
];

/** Whether the shop is a demo shop in which at least one of these services is not configured. */
export const wantsStandIns = ({ isDemo }) =>
  isDemo && STAND_INS.some(([variable]) => !process.env[variable]);

/**
 * Starts the stand-ins of services that are not configured. Returns `{ env, stop }`; `env` has the variables by which
 * the shop finds them.
 */
export async function startStandIns(dataDir) {
  const missing = STAND_INS.filter(([variable]) => !process.env[variable]);
  const started = await Promise.all(missing.map(([, start]) => start(dataDir)));
  return {
    env: Object.assign({}, ...started.map(({ env }) => env)),
    stop() {
      for (const { stop } of started) stop();
    },
  };
}
