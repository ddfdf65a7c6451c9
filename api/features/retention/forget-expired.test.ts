import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning, saveProject } from '../../testing/factories.js';
import {
  type Written,
  forget,
  insert,
  insertNumbered,
  exists,
  writeInquiry,
} from '../../testing/retention.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { type Keeping, PERIODS } from '../content/retention-periods.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Writes a row of this time; returns its table and id. */
type Write = (at: string) => Promise<Written>;

const subscriber = (times: Record<string, unknown>) =>
  insert(app, 'subscriber', {
    email: `${randomUUID()}@example.com`,
    unsubscribe_token_hash: randomUUID(),
    consent_version: '2026-11-21',
    source: 'form',
    ...times,
  });

async function configuration(at: string): Promise<Written> {
  const { id } = await saveAwning(app.visitor());
  await app.sql('update configuration set created_at = $2 where id = $1', [id, at]);
  return { table: 'configuration', id };
}

async function project(at: string): Promise<Written> {
  const id = await saveProject(app.visitor());
  await app.sql('update project set created_at = $2 where id = $1', [id, at]);
  return { table: 'project', id };
}

async function bankTransfer(day: string): Promise<Written> {
  const [row] = await app.sql<{ id: number }>(
    `with owner as (
       insert into user_account (email, name, password_hash, role)
       values (gen_random_uuid() || '@cieniomat.example', 'Ewa', 'x', 'staff') returning id
     ), statement as (
       insert into bank_statement (format, imported_by_id, first_day, last_day,
         booked_count, doubtful_count, unknown_count, known_count, debit_count)
       select 'mt940', id, $1, $1, 0, 0, 1, 0, 0 from owner returning id
     )
     insert into bank_transfer (statement_id, fingerprint, account, booked_on, amount, currency,
         party_name, party_account, title, bank_reference, state)
       select id, gen_random_uuid(), 'PL1', $1, 1, 'PLN', 'Anna', '', 'zam 1', '', 'unknown' from statement
       returning id`,
    [day],
  );
  return { table: 'bank_transfer', id: String(row!.id) };
}

async function session(at: string): Promise<Written> {
  const [user] = await app.sql<{ id: number }>(
    `insert into user_account (email, name, password_hash, role) values ($1, 'Ewa', 'x', 'staff') returning id`,
    [`${randomUUID()}@cieniomat.example`],
  );
  return insert(app, 'session', { user_id: user!.id, expires_at: at });
}

/** A sign-in that waits for its second factor, by its token. */
async function challenge(at: string): Promise<Written> {
  const token = randomUUID();
  await app.sql(
    `insert into sign_in_challenge (token, user_id, purpose, expires_at)
     select $1, min(id), 'sign_in', $2 from user_account`,
    [token, at],
  );
  return { table: '(select token as id from sign_in_challenge) challenges', id: token };
}

async function task(at: string): Promise<Written> {
  const assignee = await insertNumbered(app, 'user_account', {
    email: `${randomUUID()}@cieniomat.example`,
    name: 'Ewa',
    role: 'staff',
  });
  const row = { title: 'Oddzwonić', due_on: '2026-12-01', assignee_id: assignee.id, done_at: at };
  return insertNumbered(app, 'staff_task', row);
}

async function idempotencyKey(at: string): Promise<Written> {
  const [visitorId, key] = [randomUUID(), randomUUID()];
  await app.sql(
    `insert into idempotency_key (visitor_id, key, request_fingerprint, order_id, created_at)
       values ($1, $2, 'x', (select min(id) from customer_order), $3)`,
    [visitorId, key, at],
  );
  return { table: '(select key as id from idempotency_key) keys', id: key };
}

async function auditEntry(at: string): Promise<Written> {
  const [row] = await app.sql<{ id: string }>(
    `insert into audit_entry (at, actor_id, action, subject_type, subject_id)
       values ($1, 1, 'changed', 'product', '1') returning id`,
    [at],
  );
  return { table: 'audit_entry', id: row!.id };
}

/** A photograph of this inquiry, or one that was not sent. */
const photograph = (at: string, inquiryId: string | null = null): Promise<Written> =>
  insert(app, 'inquiry_photograph', {
    inquiry_id: inquiryId,
    bytes: Buffer.from('x'),
    width: 1,
    height: 1,
    created_at: at,
  });

/** A photograph that a crew has taken in a visit about a young inquiry. */
async function crewPhotograph(at: string): Promise<Written> {
  const inquiry = await writeInquiry(app, '2032-03-01T12:00:00Z');
  const visit = await insert(app, 'visit', {
    token: randomUUID(),
    kind: 'measuring',
    inquiry_id: inquiry.id,
    minutes: 60,
    skills: [],
    people: 1,
    postcode: '90-001',
    address: 'Adres',
  });
  return insert(app, 'visit_photograph', {
    visit_id: visit.id,
    moment: 'before',
    caption: '',
    bytes: Buffer.from('x'),
    width: 1,
    height: 1,
    created_at: at,
  });
}

async function offer(at: string): Promise<Written> {
  const [row] = await app.sql<{ id: string }>(
    `insert into offer (token, total_amount, valid_until, updated_at)
       values ($1, 0, '2026-12-24', $2) returning id`,
    [randomUUID(), at],
  );
  return { table: 'offer', id: row!.id };
}

/** A kind of row, how to write one, a time of it that has just expired, and one that has not. */
const CASES: readonly [Exclude<Keeping, 'orders'>, Write, expired: string, kept: string][] = [
  ['inquiries', (at) => writeInquiry(app, at), '2031-03-15T10:59:59Z', '2031-03-15T11:00:01Z'],
  ['unsentPhotographs', (at) => photograph(at), '2032-03-14T10:59:59Z', '2032-03-14T11:00:01Z'],
  ['fieldPictures', crewPhotograph, '2027-03-15T10:59:59Z', '2027-03-15T11:00:01Z'],
  ['tasks', task, '2031-03-15T10:59:59Z', '2031-03-15T11:00:01Z'],
  [
    'customers',
    (at) => insertNumbered(app, 'customer', { key: `${randomUUID()}@example.com`, created_at: at }),
    '2031-03-15T10:59:59Z',
    '2031-03-15T11:00:01Z',
  ],
  ['offers', offer, '2031-03-15T10:59:59Z', '2031-03-15T11:00:01Z'],
  [
    'unmatchedWithdrawals',
    (at) =>
      insert(app, 'withdrawal', {
        name: 'Anna',
        order_number: 1,
        email: 'a@b.pl',
        received_at: at,
      }),
    '2031-03-15T10:59:59Z',
    '2031-03-15T11:00:01Z',
  ],
  ['bankTransfers', bankTransfer, '2026-12-31', '2027-01-01'],
  [
    'carts',
    (at) => insert(app, 'cart', { visitor_id: randomUUID(), updated_at: at }),
    '2031-12-16T10:59:59Z',
    '2031-12-16T11:00:01Z',
  ],
  ['projects', project, '2031-12-16T10:59:59Z', '2031-12-16T11:00:01Z'],
  ['configurations', configuration, '2031-12-16T10:59:59Z', '2031-12-16T11:00:01Z'],
  [
    'pendingSubscribers',
    (at) => subscriber({ status: 'pending', confirm_token_hash: randomUUID(), requested_at: at }),
    '2032-02-14T10:59:59Z',
    '2032-02-14T11:00:01Z',
  ],
  [
    'formerSubscribers',
    (at) => subscriber({ status: 'unsubscribed', unsubscribed_at: at }),
    '2029-03-15T10:59:59Z',
    '2029-03-15T11:00:01Z',
  ],
  [
    'mails',
    (at) =>
      insert(app, 'outgoing_mail', {
        recipient: 'a@b.pl',
        subject: 'x',
        content: '{}',
        sent_at: at,
      }),
    '2031-12-16T10:59:59Z',
    '2031-12-16T11:00:01Z',
  ],
  [
    'webhookEvents',
    (at) => insertNumbered(app, 'webhook_event', { name: 'ping', data: '{}', created_at: at }),
    '2032-02-14T10:59:59Z',
    '2032-02-14T11:00:01Z',
  ],
  ['idempotencyKeys', idempotencyKey, '2032-02-14T10:59:59Z', '2032-02-14T11:00:01Z'],
  ['sessions', session, '2032-03-15T10:59:59Z', '2032-03-15T11:00:01Z'],
  ['auditEntries', auditEntry, '2026-12-31T22:59:59Z', '2026-12-31T23:00:01Z'],
];

describe('expired data', () => {
  it.each(CASES)(
    '%s is deleted, and what has not expired stays',
    async (keeping, write, expired, kept) => {
      const [old, young] = [await write(expired), await write(kept)];
      expect((await forget(app))[keeping]).toBeGreaterThanOrEqual(1);
      expect(await exists(app, old)).toBe(false);
      expect(await exists(app, young)).toBe(true);
    },
  );

  it('a sign-in that waited too long for its second factor is deleted', async () => {
    const [old, young] = [
      await challenge('2032-03-15T10:59:59Z'),
      await challenge('2032-03-15T11:00:01Z'),
    ];
    await forget(app);
    expect([await exists(app, old), await exists(app, young)]).toEqual([false, true]);
  });

  it('has a case for each period of the policy', () => {
    const covered = CASES.map(([keeping]) => keeping);
    expect(['orders', ...covered].sort()).toEqual(Object.keys(PERIODS).sort());
  });
});

describe('an inquiry', () => {
  it('is kept for the period after its last message, whatever staff have changed since', async () => {
    const [question, answered] = [
      await writeInquiry(app, '2031-03-01T12:00:00Z'),
      await writeInquiry(app, '2031-03-01T12:00:00Z'),
    ];
    const staff = await app.signIn('staff');
    const change = (id: string, body: unknown) =>
      staff.json('PUT', `/api/admin/inquiries/${id}`, body);
    expect(await change(question.id, { status: 'closed' })).toMatchObject({ status: 200 });
    expect(await change(answered.id, { status: 'closed', response: 'Tak.' })).toMatchObject({
      status: 200,
    });
    const later = '2032-03-01T12:00:00Z';
    await app.sql('update inquiry set updated_at = $1', [later]);
    await app.sql('update inquiry_answer set at = $1 where inquiry_id = $2', [later, answered.id]);
    await forget(app);
    expect(await exists(app, question)).toBe(false);
    expect(await exists(app, answered)).toBe(true);
  });
});

describe('a photograph of an inquiry', () => {
  it('is kept as long as the inquiry, and deleted with it', async () => {
    const [old, young] = [
      await writeInquiry(app, '2031-03-15T10:59:59Z'),
      await writeInquiry(app, '2031-03-15T11:00:01Z'),
    ];
    const photographs = [
      await photograph('2031-03-15T10:00:00Z', old.id),
      await photograph('2031-03-15T10:00:00Z', young.id),
    ];
    await forget(app);
    const left = await Promise.all(photographs.map((each) => exists(app, each)));
    expect(left).toEqual([false, true]);
  });
});

describe('the offer as PDF', () => {
  it.each([
    ['a configuration', configuration, '/oferta'],
    ['a project', project, '/oferta/projekt'],
  ])('of %s that is deleted is no longer sent, although it was cached', async (_, write, path) => {
    const { id } = await write('2031-12-16T10:59:59Z');
    const statusOf = async () => (await app.visitor().fetch(`${path}/${id}.pdf`)).status;
    expect(await statusOf()).toBe(200);
    await forget(app);
    expect(await statusOf()).toBe(404);
  });
});

describe('the privacy policy', () => {
  it('names the period of each kind of data', () => {
    const { contentHtml } = app.services.content.findPage('polityka-prywatnosci')!;
    const text = contentHtml.replace(/<[^>]+>/g, '').replaceAll('&nbsp;', '\u00a0');
    for (const { data, duration } of Object.values(PERIODS))
      expect(text).toContain(`${data}: ${duration}`);
  });
});
