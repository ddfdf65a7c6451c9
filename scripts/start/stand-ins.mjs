import { startKsefStandIn } from './ksef-stand-in.mjs';
import { startPaymentsStandIn } from './payments-stand-in.mjs';

/** What a shop for trying out talks to where nothing real is configured, by the variable that would. */
const STAND_INS = [
  ['P24_URL', startPaymentsStandIn],
  ['KSEF_URL', startKsefStandIn],
];

/** Whether a demo shop lacks something real. */
export const wantsStandIns = ({ isDemo }) =>
  isDemo && STAND_INS.some(([variable]) => !process.env[variable]);

/** Starts the stand-ins that are wanted. Answers `{ env, stop }`: the variables by which the shop finds them. */
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
