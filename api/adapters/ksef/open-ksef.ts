import { readFileSync } from 'node:fs';
import type { Env } from '../../shared/env/env.js';
import type { Ksef, KsefAccess } from './ksef.js';

/** The address of production: invoices that the test and demo environments accept have no legal effect. */
const PRODUCTION = 'https://api.ksef.mf.gov.pl';

/** KSeF as `KSEF_*` configure it; null where they do not: invoices are then issued outside of KSeF. */
export function openKsef(env: Env): KsefAccess | null {
  const { KSEF_URL: url, COMPANY_NIP: nip, KSEF_TOKEN: token } = env;
  if (!url || !nip || !token) return null;
  const { KSEF_CERTIFICATE_SERIAL: serial, KSEF_CERTIFICATE_KEY_FILE: keyFile } = env;
  const certificate = serial && keyFile ? { serial, key: readFileSync(keyFile, 'utf8') } : null;
  let opened: Promise<Ksef> | undefined;
  return {
    isDemonstration: url !== PRODUCTION,
    connect: () =>
      (opened ??= import('./ksef-api.js').then(
        ({ KsefApi }) => new KsefApi({ url, nip, token, certificate }),
      )),
  };
}
