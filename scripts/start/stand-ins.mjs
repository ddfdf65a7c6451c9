import { startKsefStandIn } from './ksef-stand-in.mjs';
import { startPaymentsStandIn } from './payments-stand-in.mjs';

/** The stand-ins of a demo shop, each by the variable that would configure the real service. */
const STAND_INS = [
  ['P24_URL', startPaymentsStandIn],
  ['KSEF_URL', startKsefStandIn],
];

/** Whether a demo shop lacks the configuration of a real service. */
export const wantsStandIns = ({ isDemo }) =>
  isDemo && STAND_INS.some(([variable]) => !process.env[variable]);

/** Starts the stand-ins that are needed. Returns `{ env, stop }`: the variables by which the shop finds them. */
export async function startStandIns(dataDir) {
  const wanted = STAND_INS.filter(([variable]) => !process.env[variable]);
  const started = await Promise.all(wanted.map(([, start]) => start(dataDir)));
  return {
    env: Object.assign({}, ...started.map(({ env }) => env)),
    stop() {
      for (const { stop } of started) stop();
    },
  };
}
