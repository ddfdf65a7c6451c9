import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../../testing/inquiries.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface AnswerMail {
  id: string;
  state: string;
  recipient: string;
  sentAt: string | null;
  problem: string | null;
  resentByName: string | null;
  canBeResent: boolean;
}

let mailed: MailedApp;
let app: TestApp;
let staff: TestVisitor;
beforeEach(async () => {
  mailed = await createMailedApp();
  ({ app } = mailed);
  staff = await app.signIn('staff');
});
afterEach(() => mailed.close());

async function answered(email = `${randomUUID()}@example.com`) {
  const id = await submitInquiry(app, { email });
  await waitFor(() => mailed.sink.received.length > 0 || mailed.sink.mode === 'refuse');
  await change(staff, 'answerInquiry', { id, version: 1, text: 'Tak.', status: 'resolved' });
  return { id, email };
}

async function mailsOf(id: number): Promise<AnswerMail[]> {
  const { data } = await staff.graphql<{ inquiry: { answers: { mails: AnswerMail[] }[] } }>(
    `{ inquiry(id: ${id}) { answers {
      mails { id state recipient sentAt problem resentByName canBeResent } } } }`,
  );
  return data.inquiry.answers.at(-1)!.mails;
}

const resend = (who: TestVisitor, mailIds: string[], idempotencyKey?: string) =>
  change<{ resentCount: number } & UserErrors>(
    who,
    'resendMails',
    { mailIds, idempotencyKey },
    'resentCount',
  );

describe('the mail of an answer', () => {
  it('is shown as sent once it is, and can be sent once more', async () => {
    const { id, email } = await answered();
    await waitFor(async () => (await mailsOf(id))[0]?.state === 'sent');
    const [first] = await mailsOf(id);
    expect(first).toMatchObject({
      recipient: email,
      sentAt: expect.any(String),
      problem: null,
      canBeResent: true,
    });
    expect(await resend(staff, [first!.id])).toMatchObject({ resentCount: 1, userErrors: [] });
    await waitFor(async () => (await mailsOf(id))[1]?.state === 'sent');
    expect((await mailsOf(id))[1]).toMatchObject({ resentByName: 'Piotr Pracownik' });
    // The confirmation of receipt, the answer, and the answer again.
    expect(mailed.sink.received).toHaveLength(3);
  });

  it('is sent again once for the key of the request, however often that is repeated', async () => {
    const { id } = await answered();
    await waitFor(async () => (await mailsOf(id))[0]?.state === 'sent');
    const mailIds = (await mailsOf(id)).map((mail) => mail.id);
    const key = randomUUID();
    for (const _attempt of [1, 2])
      expect(await resend(staff, mailIds, key)).toMatchObject({ resentCount: 1, userErrors: [] });
    expect(await mailsOf(id)).toHaveLength(2);
    expect(await resend(staff, [randomUUID()], key)).toMatchObject({
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }],
    });
    await resend(staff, mailIds, randomUUID());
    expect(await mailsOf(id)).toHaveLength(3);
  });

  it('is not shown as sent while the mail server refuses it, and goes out when sent again', async () => {
    mailed.sink.mode = 'refuse';
    const { id } = await answered();
    await waitFor(async () => (await mailsOf(id))[0]?.state === 'retrying');
    await app.sql('update graphile_worker._private_jobs set max_attempts = attempts');
    const [failed] = await mailsOf(id);
    expect(failed).toMatchObject({
      state: 'failed',
      sentAt: null,
      problem: expect.stringContaining('not now'),
    });
    mailed.sink.mode = 'take';
    expect(await resend(staff, [failed!.id])).toMatchObject({ resentCount: 1 });
    await waitFor(async () => (await mailsOf(id))[0]?.state === 'sent');
    expect(await mailsOf(id)).toHaveLength(1);
  });
});

describe('sending mails again', () => {
  it('is for admins where a mail is about no order and no inquiry', async () => {
    const [link] = await app.sql<{ id: string }>(
      // Due only in an hour: a mail that is being sent right now could not be sent again.
      `insert into outgoing_mail (id, recipient, subject, content, send_after)
         values (gen_random_uuid(), 'kto@example.com', 'Hasło', '{"blocks": []}', now() + interval '1 hour') returning id`,
    );
    expect(await resend(staff, [link!.id])).toMatchObject({
      resentCount: 0,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    const admin = await app.signIn('admin');
    expect(await resend(admin, [link!.id])).toMatchObject({ resentCount: 1, userErrors: [] });
  });

  it('leaves out a mail whose text is no longer kept', async () => {
    const [gone] = await app.sql<{ id: string }>(
      `insert into outgoing_mail (id, recipient, subject, content, inquiry_id, sent_at)
         values (gen_random_uuid(), 'kto@example.com', 'Odpowiedź', null, 1, now()) returning id`,
    );
    expect(await resend(staff, [gone!.id, randomUUID()])).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});
