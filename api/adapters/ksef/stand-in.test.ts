import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseEnv } from '../../shared/env/env.js';
import { startTestKsef, type TestKsef } from '../../testing/ksef.js';
import { type Ksef, KsefBusy, KsefFailure } from './ksef.js';
import { openKsef } from './open-ksef.js';

const DATABASE = { DATABASE_URL: 'postgres://unused' };
const INVOICE = { issuedOn: '2026-11-25', xmlHash: 'ab'.repeat(32) };

let standIn: TestKsef;
let ksef: Ksef;
beforeAll(async () => {
  standIn = await startTestKsef();
  ksef = await open(standIn.env);
});
afterAll(() => standIn.close());

const envOf = (env: Record<string, string | undefined>) => parseEnv({ ...DATABASE, ...env });

const open = (env: Record<string, string | undefined>): Promise<Ksef> =>
  openKsef(envOf(env))!.connect();

it('says why the ministry would refuse a document that does not match its schema', async () => {
  const submission = await ksef.submit(Buffer.from('<Faktura/>'), false);
  expect(await ksef.statusOf(submission)).toMatchObject({
    state: 'rejected',
    reason: expect.stringContaining('Błąd weryfikacji pliku faktury'),
  });
});

it('reports a refused token without revealing it', async () => {
  const stranger = await open({ ...standIn.env, KSEF_TOKEN: 'not the token' });
  const refused = stranger.submit(Buffer.from('<Faktura/>'), false);
  await expect(refused).rejects.toThrow('KSeF nie przyjmuje tokenu');
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('not the token');
});

it('reports that KSeF does not answer, not a refused token, where KSeF offers no public keys', async () => {
  const another = await open(standIn.env);
  await standIn.fail('no-keys');
  const failed = another.submit(Buffer.from('<Faktura/>'), false);
  await expect(failed).rejects.toThrow('KSeF nie odpowiada');
});

it('returns how long to wait when KSeF has had too many requests', async () => {
  await standIn.fail('busy');
  const busy: unknown = await ksef
    .submit(Buffer.from('<Faktura/>'), false)
    .catch((e: unknown) => e);
  expect(busy).toBeInstanceOf(KsefBusy);
  expect(busy).toMatchObject({ waitMs: 2000 });
});

it('fails with a message for staff where nobody answers', async () => {
  const deaf = await open({ ...standIn.env, KSEF_URL: 'http://127.0.0.1:1' });
  const failed = deaf.submit(Buffer.from('<Faktura/>'), false);
  await expect(failed).rejects.toBeInstanceOf(KsefFailure);
  await expect(failed).rejects.toThrow('KSeF nie odpowiada');
});

it('takes the base address of the QR codes of an invoice from the environment of KSeF', async () => {
  const test = await open({ ...standIn.env, KSEF_URL: 'https://api-test.ksef.mf.gov.pl/' });
  expect(test.invoiceUrl(INVOICE)).toMatch(
    /^https:\/\/qr-test\.ksef\.mf\.gov\.pl\/invoice\/7261120385\/25-11-2026\/[\w-]{43}$/,
  );
  expect(test.certificateUrl(INVOICE)).toMatch(
    /^https:\/\/qr-test\.ksef\.mf\.gov\.pl\/certificate\/Nip\/7261120385\/7261120385\/0123456789ABCDEF\/[\w-]{43}\/[\w-]+$/,
  );
  const { status } = await fetch(ksef.invoiceUrl(INVOICE));
  expect(status).toBe(404);
});

it('calls every environment but production a demonstration', () => {
  const at = (url: string) => openKsef(envOf({ ...standIn.env, KSEF_URL: url }));
  expect(at('https://api.ksef.mf.gov.pl')?.isDemonstration).toBe(false);
  expect(at('https://api-demo.ksef.mf.gov.pl')?.isDemonstration).toBe(true);
  expect(openKsef(parseEnv(DATABASE))).toBeNull();
});
