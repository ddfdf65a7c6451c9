import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStandInProcess } from './stand-in-process.mjs';

const DEMO_NIP = '7261120385';

/**
 * Starts the stand-in of KSeF. Returns `{ env, stop }`; `env` has the variables by which the shop finds it. Documents
 * sent to it are stored in `dataDir`.
 */
export async function startKsefStandIn(dataDir) {
  const KSEF_TOKEN = randomBytes(16).toString('hex');
  const certificate = {
    KSEF_CERTIFICATE_SERIAL: '0000000000000001',
    KSEF_CERTIFICATE_KEY_FILE: await newKeyFile(dataDir),
  };
  const { url, stop } = await startStandInProcess('tools/ksef/main.ts', {
    KSEF_NIP: process.env.COMPANY_NIP || DEMO_NIP,
    KSEF_TOKEN,
    STAND_IN_FILE: join(dataDir, 'ksef-stand-in.json'),
  });
  return { env: { KSEF_TOKEN, ...certificate, KSEF_URL: url }, stop };
}

/** Creates a key for which no authority has issued a certificate; returns the path of its file. */
async function newKeyFile(dataDir) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = join(dataDir, 'ksef-stand-in-key.pem');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return file;
}
