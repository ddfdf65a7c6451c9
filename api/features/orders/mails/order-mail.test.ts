import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../../testing/mails.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface OrderMail {
  id: string;
  recipient: string;
  subject: string;
  state: string;
  sentAt: string | null;
  attempts: number;
  nextAttemptAt: string | null;
  problem: string | null;
  resentByName: string | null;
}

const MAIL = 'id recipient subject state sentAt attempts nextAttemptAt problem resentByName';

let mailed: MailedApp;
let app: TestApp;
let staff: TestVisitor;
beforeEach(async () => {
  mailed = await createMailedApp();
  ({ app } = mailed);
  staff = await app.signIn('staff');
});
afterEach(() => mailed.close());

async function placed() {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  const { id, token } = order!;
  return { id, token, recipient: customer.customerEmail };
}

async function mailsOf(token: string): Promise<OrderMail[]> {
  const { data } = await staff.graphql<{ order: { mails: OrderMail[] } }>(
    `query ($token: String!) { order(token: $token) { mails { ${MAIL} } } }`,
    { token },
  );
  return data.order.mails;
}

const statesOf = async (token: string) => (await mailsOf(token)).map(({ state }) => state);

const resend = (mailId: string, idempotencyKey?: string) =>
  change<{ order: { mails: OrderMail[] } | null } & UserErrors>(
    staff,
    'resendOrderMail',
    { mailId, idempotencyKey },
    `order { mails { ${MAIL} } }`,
  );

describe('the mails of an order', () => {
  it('are listed with their state, and a sent one can be sent again', async () => {
    const { id, token, recipient } = await placed();
    await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed' });
    await sendWaitingMails(app);
    await waitFor(async () => (await statesOf(token)).every((state) => state === 'sent'));
    const [confirmation, news] = await mailsOf(token);
    expect(confirmation).toMatchObject({
      recipient,
      subject: `Otrzymaliśmy zamówienie nr ${id}`,
      sentAt: expect.any(String),
      problem: null,
      resentByName: null,
    });
    expect(news!.subject).toBe(`Zamówienie nr ${id} zostało potwierdzone`);

    const { order, userErrors } = await resend(confirmation!.id);
    expect(userErrors).toEqual([]);
    expect(order!.mails).toHaveLength(3);
    expect(order!.mails[2]).toMatchObject({
      recipient,
      subject: confirmation!.subject,
      resentByName: 'Piotr Pracownik',
    });
    await waitFor(() => mailed.sink.received.length === 3);
    await waitFor(async () => (await statesOf(token)).every((state) => state === 'sent'));
  });

  it('are sent again once for the key of the request, however often the request is repeated', async () => {
    const { token } = await placed();
    await waitFor(async () => (await statesOf(token))[0] === 'sent');
    const [{ id }] = (await mailsOf(token)) as [OrderMail];
    const key = randomUUID();
    for (const _attempt of [1, 2]) {
      const { order, userErrors } = await resend(id, key);
      expect(userErrors).toEqual([]);
      expect(order!.mails).toHaveLength(2);
    }
    expect((await resend(id, randomUUID())).order!.mails).toHaveLength(3);
  });

  it('show why one cannot be sent; resending tries at once and delivers once', async () => {
    mailed.sink.mode = 'refuse';
    const { token } = await placed();
    await waitFor(async () => (await statesOf(token))[0] === 'retrying');
    const [failing] = await mailsOf(token);
    expect(failing).toMatchObject({
      sentAt: null,
      attempts: 1,
      nextAttemptAt: expect.any(String),
      problem: expect.stringContaining('not now'),
    });
    mailed.sink.mode = 'take';
    const { order } = await resend(failing!.id);
    expect(order!.mails).toHaveLength(1);
    await waitFor(async () => (await statesOf(token))[0] === 'sent');
    expect(mailed.sink.received).toHaveLength(1);
    expect(await mailsOf(token)).toMatchObject([
      { resentByName: 'Piotr Pracownik', problem: null },
    ]);
  });

  it('that were given up can be sent again', async () => {
    mailed.sink.mode = 'refuse';
    const { token } = await placed();
    await waitFor(async () => (await statesOf(token))[0] === 'retrying');
    await app.sql('update graphile_worker._private_jobs set max_attempts = attempts');
    const [given] = await mailsOf(token);
    expect(given).toMatchObject({ state: 'failed', nextAttemptAt: null });
    mailed.sink.mode = 'take';
    await resend(given!.id);
    await waitFor(async () => (await statesOf(token))[0] === 'sent');
  });

  it('sent again are in the audit log without their content', async () => {
    const { token } = await placed();
    await waitFor(async () => (await statesOf(token))[0] === 'sent');
    const { order } = await resend((await mailsOf(token))[0]!.id);
    const copy = order!.mails[1]!;
    const [entry] = await app.sql<{ action: string; after: Record<string, unknown> }>(
      `select action, after from audit_entry where subject_type = 'outgoing_mail' and subject_id = $1`,
      [copy.id],
    );
    expect(entry).toMatchObject({ action: 'created', after: { subject: copy.subject } });
    expect(entry!.after).not.toHaveProperty('content');
  });

  it('that belong to no order or do not exist cannot be sent again', async () => {
    const [other] = await app.sql<{ id: string }>(
      `insert into outgoing_mail (id, recipient, subject, content)
         values (gen_random_uuid(), 'kto@example.com', 'Hasło', '{}') returning id`,
    );
    for (const id of [other!.id, randomUUID()])
      expect((await resend(id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
