import PostalMime, { type Email } from 'postal-mime';
import { createMailer } from '../adapters/mailer.js';
import { DEMO_COMPANY } from '../shared/env/demo-company.js';
import { parseEnv } from '../shared/env/env.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';
import { type TestApp, createTestApp } from './test-app.js';
import { waitFor } from './wait-for.js';

export interface MailedApp {
  app: TestApp;
  sink: SmtpSink;
  /** Waits for an e-mail to this address whose subject contains this text, and parses it like a mail program. */
  mailTo(recipient: string, subject: string): Promise<Email>;
  close(): Promise<void>;
}

/** An app that sends its e-mails to a mail server of the test; `databaseUrl` is that of another app. */
export async function createMailedApp(
  env: Record<string, string> = {},
  databaseUrl?: string,
): Promise<MailedApp> {
  const sink = await startSmtpSink();
  const mailed = { ...DEMO_COMPANY, ...env, DATABASE_URL: 'postgres://unused', ...sink.env };
  const mailer = createMailer(parseEnv(mailed));
  const app = await createTestApp({ mailer, env, ...(databaseUrl && { databaseUrl }) });
  return {
    app,
    sink,
    async mailTo(recipient, subject) {
      let found: Email | undefined;
      await waitFor(async () => {
        const mails = await Promise.all(sink.received.map((mail) => PostalMime.parse(mail)));
        found = mails.find(
          (mail) => mail.to?.[0]?.address === recipient && mail.subject?.includes(subject),
        );
        return found !== undefined;
      });
      return found!;
    },
    async close() {
      await app.close();
      await sink.close();
    },
  };
}

/** Makes delayed jobs due at once: mails about a new status wait until the change can no longer be undone. */
export async function sendWaitingMails(app: TestApp): Promise<void> {
  await app.sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await app.sql(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`);
}
