import { mkdtemp, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { createMailer } from '../../adapters/mailer.js';
import { DEMO_COMPANY } from '../../shared/env/demo-company.js';
import { parseEnv } from '../../shared/env/env.js';
import { createAccount } from '../../testing/accounts.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { startServerProcess } from '../../testing/server-process.js';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';

const PATIENCE_MS = 30_000;

/** An app that sends its e-mails to the mail server that `env` names, or writes them to files where it names none. */
function sendingApp(env: Record<string, string>): Promise<TestApp> {
  const shop = { DATABASE_URL: 'postgres://unused', ...DEMO_COMPANY };
  return createTestApp({ mailer: createMailer(parseEnv({ ...shop, ...env })), env });
}

/** Places an order; returns its number and the recipient of its e-mail. */
async function placeAny(app: TestApp): Promise<{ id: number; recipient: string }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { id: order!.id, recipient: customer.customerEmail };
}

const isSent = async (app: TestApp, recipient: string): Promise<boolean> => {
  const rows = await app.sql(
    'select 1 from outgoing_mail where recipient = $1 and sent_at is not null',
    [recipient],
  );
  return rows.length === 1;
};

const jobs = (app: TestApp) =>
  app.sql<{ attempts: number; last_error: string | null; locked_at: Date | null }>(
    'select attempts, last_error, locked_at from graphile_worker.jobs',
  );

/** Makes the next attempt of all waiting jobs due now. */
const tryAgainNow = (app: TestApp) =>
  app.sql(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);

describe('without a mail server', () => {
  it('an e-mail becomes a file that any mail program opens', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-mail-'));
    const app = await sendingApp({ DATA_DIR: dataDir });
    const { id, recipient } = await placeAny(app);
    await waitFor(() => isSent(app, recipient), PATIENCE_MS);
    const outbox = join(dataDir, 'outbox');
    const [name, ...others] = await readdir(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\w-]{36}\.eml$/);
    const { to, from, subject, text, headers } = await PostalMime.parse(
      await readFile(join(outbox, name!)),
    );
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(to).toEqual([{ name: '', address: recipient }]);
    expect(from).toEqual({ name: 'Cieniomat', address: 'kontakt@cieniomat.example' });
    expect(subject).toBe(`Otrzymaliśmy zamówienie nr ${id}`);
    expect(text).toContain('Dzień dobry!');
    expect(text).toContain('ul. Źródlana 7, 90-001 Łódź');
    expect(text).toContain('VAT: 914,39\u00a0zł\nRazem do zapłaty, z\u00a0VAT: 4\u00a0890\u00a0zł');
    await waitFor(async () => (await jobs(app)).length === 0);
    const modes = await Promise.all([outbox, join(outbox, name!)].map((path) => stat(path)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  it('its file is deleted after the period that the privacy policy names', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-mail-'));
    const app = await sendingApp({ DATA_DIR: dataDir });
    const outbox = join(dataDir, 'outbox');
    for (let count = 0; count < 2; count += 1) await placeAny(app);
    await waitFor(async () => (await jobs(app)).length === 0, PATIENCE_MS);
    const [old, young] = await readdir(outbox);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await utimes(join(outbox, old!), daysAgo(91), daysAgo(91));
    await utimes(join(outbox, young!), daysAgo(89), daysAgo(89));
    await app.sql(`select graphile_worker.add_job('forget_expired')`);
    await waitFor(async () => (await jobs(app)).length === 0);
    expect(await readdir(outbox)).toEqual([young]);
    expect(app.logged).toEqual([]);
    await app.close();
    await rm(dataDir, { recursive: true });
  });
});

describe('with a mail server', () => {
  let sink: SmtpSink;
  let app: TestApp;
  beforeEach(async () => {
    sink = await startSmtpSink();
    app = await sendingApp(sink.env);
  });
  afterEach(async () => {
    await sink.close();
    await app.close();
  });

  it('an e-mail with a link to an account is deleted once it is sent; one about an order is kept', async () => {
    const { email } = await createAccount(app, 'staff');
    const document = `mutation ($input: RequestPasswordLinkInput!) {
      requestPasswordLink(input: $input) { ok } }`;
    await app.visitor().graphql(document, { input: { email } });
    const { recipient } = await placeAny(app);
    await waitFor(async () => (await isSent(app, email)) && isSent(app, recipient), PATIENCE_MS);
    expect(sink.received).toHaveLength(2);
    const recipients = await app.sql(
      'select recipient from outgoing_mail where content is not null',
    );
    expect(recipients).toEqual([{ recipient }]);
  });

  it('an e-mail is sent once', async () => {
    const { id, recipient } = await placeAny(app);
    await waitFor(() => isSent(app, recipient), PATIENCE_MS);
    expect(sink.received).toHaveLength(1);
    const message = await PostalMime.parse(sink.received[0]!);
    expect(message.to).toEqual([{ name: '', address: recipient }]);
    expect(message.subject).toBe(`Otrzymaliśmy zamówienie nr ${id}`);
    const [mail] = await app.sql<{ id: string }>('select id from outgoing_mail');
    expect(message.messageId).toBe(`<${mail!.id}@cieniomat.example>`);
  });

  it('a refused e-mail is retried until it is accepted, and not sent again', async () => {
    sink.mode = 'refuse';
    const { recipient } = await placeAny(app);
    for (const attempts of [1, 2]) {
      await waitFor(async () => {
        const [job] = await jobs(app);
        return job?.attempts === attempts && job.last_error !== null && job.locked_at === null;
      }, PATIENCE_MS);
      expect(sink.attempts).toBe(attempts);
      if (attempts === 1) await tryAgainNow(app);
    }
    expect(await isSent(app, recipient)).toBe(false);
    sink.mode = 'take';
    await tryAgainNow(app);
    await waitFor(() => isSent(app, recipient), PATIENCE_MS);
    await waitFor(async () => (await jobs(app)).length === 0);
    expect({ attempts: sink.attempts, received: sink.received.length }).toEqual({
      attempts: 3,
      received: 1,
    });
  });

  it('a mail server that stalls does not delay the answer to the customer', async () => {
    sink.mode = 'stall';
    const { id } = await placeAny(app);
    await waitFor(() => sink.attempts === 1, PATIENCE_MS);
    expect(id).toEqual(expect.any(Number));
  });

  it('an e-mail whose worker was killed is sent once by the next one', async () => {
    sink.mode = 'stall';
    const silent = await createTestApp();
    const env = { DATABASE_URL: silent.databaseUrl, ...sink.env };
    const first = await startServerProcess(env);
    const { recipient } = await placeAny(silent);
    await waitFor(() => sink.attempts === 1, PATIENCE_MS);
    await first.kill();
    expect(await isSent(silent, recipient)).toBe(false);

    sink.mode = 'take';
    const second = await startServerProcess(env);
    await waitFor(() => isSent(silent, recipient), PATIENCE_MS);
    await waitFor(async () => (await jobs(silent)).length === 0, PATIENCE_MS);
    expect(sink.received).toHaveLength(1);
    await second.kill();
    await silent.close();
  });
});
