import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type UserErrors, change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

interface Undelivered {
  undeliveredMails: {
    totalCount: number;
    items: {
      id: string;
      recipient: string;
      state: string;
      problem: string | null;
      orderId: number | null;
      inquiryId: number | null;
    }[];
  };
  undeliveredMailSummary: {
    failed: number;
    retrying: number;
    late: number;
    oldestAt: string | null;
  };
}

async function undelivered(who: TestVisitor, args = '(sort: oldest)'): Promise<Undelivered> {
  const { data } = await who.graphql<Undelivered>(`{
    undeliveredMails${args} { totalCount items { id recipient state problem orderId inquiryId } }
    undeliveredMailSummary { failed retrying late oldestAt }
  }`);
  return data;
}

const NONE = { failed: 0, retrying: 0, late: 0, oldestAt: null };

describe('while the mail server refuses', () => {
  let mailed: MailedApp;
  let app: TestApp;
  beforeEach(async () => {
    mailed = await createMailedApp();
    ({ app } = mailed);
    mailed.sink.mode = 'refuse';
  });
  afterEach(() => mailed.close());

  it('mails are listed with the error and what they are about, and all are sent again at once', async () => {
    const staff = await app.signIn('staff');
    const { order } = await submit(await customerWithCart(app));
    const inquiryId = await submitInquiry(app);
    await waitFor(async () => (await undelivered(staff)).undeliveredMailSummary.retrying === 2);
    await app.sql(
      `update graphile_worker._private_jobs set max_attempts = attempts
        where key = (select id::text from outgoing_mail where order_id = $1)`,
      [order!.id],
    );
    const { undeliveredMails, undeliveredMailSummary } = await undelivered(staff);
    expect(undeliveredMails).toMatchObject({
      totalCount: 2,
      items: [
        {
          state: 'failed',
          orderId: order!.id,
          inquiryId: null,
          problem: expect.stringContaining('not now'),
        },
        { state: 'retrying', orderId: null, inquiryId },
      ],
    });
    expect(undeliveredMailSummary).toEqual({
      failed: 1,
      retrying: 1,
      late: 0,
      oldestAt: expect.any(String),
    });
    const page = await undelivered(staff, '(sort: newest, page: { limit: 1, offset: 1 })');
    expect(page.undeliveredMails).toMatchObject({
      totalCount: 2,
      items: [{ orderId: order!.id }],
    });

    mailed.sink.mode = 'take';
    expect(await resendAll(staff)).toMatchObject({ resentCount: 2, userErrors: [] });
    await waitFor(() => mailed.sink.received.length === 2);
    await waitFor(async () => (await undelivered(staff)).undeliveredMails.totalCount === 0);
    expect((await undelivered(staff)).undeliveredMailSummary).toEqual(NONE);
    const recorded = await app.sql(
      `select actor.name from audit_entry join user_account actor on actor.id = actor_id
        where subject_type = 'outgoing_mail'`,
    );
    expect(recorded).toEqual([{ name: 'Piotr Pracownik' }, { name: 'Piotr Pracownik' }]);
  });
});

const resendAll = (who: TestVisitor, input: { idempotencyKey?: string } = {}) =>
  change<{ resentCount: number } & UserErrors>(who, 'resendMails', input, 'resentCount');

describe('a mail that nobody sends', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  it('is late five minutes after its time, not before', async () => {
    const staff = await app.signIn('staff');
    await submitInquiry(app);
    expect(await undelivered(staff)).toEqual({
      undeliveredMails: { totalCount: 0, items: [] },
      undeliveredMailSummary: NONE,
    });
    await app.sql(
      `update graphile_worker._private_jobs set run_at = run_at - interval '6 minutes'`,
    );
    expect(await undelivered(staff)).toMatchObject({
      undeliveredMails: { totalCount: 1, items: [{ state: 'queued', problem: null }] },
      undeliveredMailSummary: { failed: 0, retrying: 0, late: 1 },
    });
  });

  it('is sent again once by a request that is repeated with its key, and both get the same answer', async () => {
    const staff = await app.signIn('staff');
    await submitInquiry(app);
    await app.sql('delete from graphile_worker._private_jobs');
    const idempotencyKey = randomUUID();
    const answer = { resentCount: 1, userErrors: [] };
    expect(await resendAll(staff, { idempotencyKey })).toMatchObject(answer);
    expect(await resendAll(staff, { idempotencyKey })).toMatchObject(answer);
    expect(await resendAll(staff)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('is shown only to admins where it is about no order and no inquiry', async () => {
    const [staff, admin] = [await app.signIn('staff'), await app.signIn('admin')];
    await app.sql(
      `insert into outgoing_mail (id, recipient, subject, content)
         values (gen_random_uuid(), 'kto@example.com', 'Ustaw hasło', '{"blocks": []}')`,
    );
    await app.sql('delete from graphile_worker._private_jobs');
    expect((await undelivered(staff)).undeliveredMailSummary).toEqual(NONE);
    expect(await resendAll(staff)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect((await undelivered(admin)).undeliveredMails.items).toMatchObject([
      { recipient: 'kto@example.com', state: 'failed' },
    ]);
    expect(await resendAll(admin)).toMatchObject({ resentCount: 1 });
    expect((await undelivered(admin)).undeliveredMailSummary).toEqual(NONE);
  });
});
