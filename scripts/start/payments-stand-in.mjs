import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { projectEnvironment, projectNode, root } from '../project.mjs';

const PROGRAM = ['--import', '@oxc-node/core/register', 'tools/payments/main.ts'];

/** Whether a shop has no merchant of its own and is for trying out. */
export const wantsStandIn = ({ isDemo }) => isDemo && !process.env.P24_URL;

/**
 * Starts the stand-in of the payment provider, which ends with us. Answers `{ env, stop }`: the variables by which the
 * shop finds it. What was paid is kept in `dataDir`.
 */
export async function startPaymentsStandIn(dataDir) {
  const merchant = {
    P24_MERCHANT_ID: '12345',
    P24_POS_ID: '12345',
    P24_CRC: randomBytes(8).toString('hex'),
    P24_API_KEY: randomBytes(16).toString('hex'),
  };
  const child = spawn(projectNode(), PROGRAM, {
    cwd: root,
    detached: true,
    env: projectEnvironment({
      ...merchant,
      STAND_IN_FILE: join(dataDir, 'payments-stand-in.json'),
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The payments stand-in does not start (${code})`)));
    child.once('message', (message) => done(message.url));
  });
  return { env: { ...merchant, P24_URL: url }, stop: () => child.kill() };
}
