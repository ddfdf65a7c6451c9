import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { NOW, forget, exists, writeInquiry } from '../../testing/retention.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

describe('the audit log', () => {
  it('loses the entries about an inquiry with the inquiry, and in no other way', async () => {
    const { id } = await writeInquiry(app, '2030-06-01T12:00:00Z');
    const [entry] = await app.sql<{ id: string }>(
      `insert into audit_entry (at, actor_id, action, subject_type, subject_id, before)
         values ($1, 1, 'changed', 'inquiry', $2, '{"message":"Pytanie"}') returning id`,
      [NOW, id],
    );
    const written = { table: 'audit_entry', id: entry!.id };
    await expect(app.sql('delete from audit_entry')).rejects.toThrow(/only added/);
    await forget(app);
    expect(await exists(app, written)).toBe(false);
  });

  it('loses the entries about answers and calls of an inquiry with the inquiry', async () => {
    const staff = await app.signIn('staff');
    const act = async (mutation: string) => {
      const { data } = await staff.graphql<Record<string, { userErrors: unknown[] }>>(
        `mutation { ${mutation} { userErrors { message } } }`,
      );
      expect(Object.values(data)).toEqual([{ userErrors: [] }]);
    };
    const id = await submitInquiry(app);
    const answer = 'Poufne: wycena dla Pani Żanety';
    await act(
      `recordCall(input: { kind: inquiry, number: ${id}, outcome: no_answer, note: "${answer}" })`,
    );
    await act(
      `answerInquiry(input: { id: ${id}, version: 1, text: "${answer}", status: resolved })`,
    );
    const recorded = () =>
      app.sql<{ subject: string }>(
        `select distinct subject_type as subject from audit_entry where after::text like '%Żanety%' order by 1`,
      );
    expect(await recorded()).toEqual([{ subject: 'call_attempt' }, { subject: 'inquiry_answer' }]);
    await forget(app, new Date(Date.now() + 14 * 31 * DAY_MS));
    expect(await exists(app, { table: 'inquiry', id: String(id) })).toBe(false);
    expect(await recorded()).toEqual([]);
  });

  it('loses the entries about mails of an inquiry with the inquiry, but keeps those of an order', async () => {
    const staff = await app.signIn('staff');
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email });
    await app.sql(
      `insert into outgoing_mail (id, recipient, subject, content, order_id)
         values (gen_random_uuid(), $1, 'Zamówienie', '{}', 1)`,
      [email],
    );
    const sent = await app.sql<{ id: string }>(
      'update outgoing_mail set sent_at = now() where recipient = $1 returning id',
      [email],
    );
    const mailIds = sent.map((mail) => mail.id);
    const again = await change(staff, 'resendMails', { mailIds }, 'resentCount');
    expect(again).toMatchObject({ resentCount: 2 });
    const recorded = () =>
      app.sql<{ subject: string }>(
        `select after->>'subject' as subject from audit_entry where after->>'recipient' = $1 order by 1`,
        [email],
      );
    expect(await recorded()).toHaveLength(2);
    await forget(app, new Date(Date.now() + 14 * 31 * DAY_MS));
    expect(await exists(app, { table: 'inquiry', id: String(id) })).toBe(false);
    expect(await recorded()).toEqual([{ subject: 'Zamówienie' }]);
  });
});
