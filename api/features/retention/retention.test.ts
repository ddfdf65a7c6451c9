import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning, saveProject } from '../../testing/factories.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { COMPANY, paidOrder } from '../../testing/invoices.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { forgetExpired } from './forget-expired.js';
import { type Keeping, PERIODS } from '../content/retention-periods.js';

const DAY_MS = 86_400_000;
/** Noon in Warsaw. */
const NOW = new Date('2032-03-15T11:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const forget = (now = NOW) => forgetExpired(app.services.orm.em.fork(), now);

/** Writes a row of a time; returns where it can be found. */
type Written = { table: string; id: string };
type Write = (at: string) => Promise<Written>;

async function insert(table: string, row: Record<string, unknown>): Promise<Written> {
  const id = randomUUID();
  const values = Object.entries({ id, ...row });
  await app.sql(
    `insert into ${table} (${values.map(([name]) => name).join(', ')})
       values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values.map(([, value]) => value),
  );
  return { table, id };
}

async function isThere({ table, id }: Written): Promise<boolean> {
  return (await app.sql(`select 1 from ${table} where id::text = $1`, [id])).length === 1;
}

const inquiry = async (at: string, email = `${randomUUID()}@example.com`): Promise<Written> => {
  const [row] = await app.sql<{ id: number }>(
    `insert into inquiry (customer_name, customer_email, subject, message, inquiry_type, priority, created_at, updated_at)
       values ('Anna', $1, 'Temat', 'Pytanie', 'general', 'low', $2, $2) returning id`,
    [email, at],
  );
  return { table: 'inquiry', id: String(row!.id) };
};

const subscriber = (times: Record<string, unknown>) =>
  insert('subscriber', {
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
  return insert('session', { user_id: user!.id, expires_at: at });
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

async function offer(at: string): Promise<Written> {
  const [row] = await app.sql<{ id: string }>(
    `insert into offer (token, total_amount, valid_until, updated_at)
       values ($1, 0, '2026-12-24', $2) returning id`,
    [randomUUID(), at],
  );
  return { table: 'offer', id: row!.id };
}

/** A row to write, the latest creation time that has expired, and the earliest that has not. */
const CASES: readonly [Exclude<Keeping, 'orders'>, Write, expired: string, kept: string][] = [
  ['inquiries', inquiry, '2031-03-15T10:59:59Z', '2031-03-15T11:00:01Z'],
  ['offers', offer, '2031-03-15T10:59:59Z', '2031-03-15T11:00:01Z'],
  [
    'unmatchedWithdrawals',
    (at) =>
      insert('withdrawal', { name: 'Anna', order_number: 1, email: 'a@b.pl', received_at: at }),
    '2031-03-15T10:59:59Z',
    '2031-03-15T11:00:01Z',
  ],
  ['bankTransfers', bankTransfer, '2026-12-31', '2027-01-01'],
  [
    'carts',
    (at) => insert('cart', { visitor_id: randomUUID(), updated_at: at }),
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
      insert('outgoing_mail', { recipient: 'a@b.pl', subject: 'x', content: '{}', sent_at: at }),
    '2031-12-16T10:59:59Z',
    '2031-12-16T11:00:01Z',
  ],
  ['idempotencyKeys', idempotencyKey, '2032-02-14T10:59:59Z', '2032-02-14T11:00:01Z'],
  ['sessions', session, '2032-03-15T10:59:59Z', '2032-03-15T11:00:01Z'],
  ['auditEntries', auditEntry, '2026-12-31T22:59:59Z', '2026-12-31T23:00:01Z'],
];

describe('what has expired', () => {
  it.each(CASES)(
    '%s is deleted, and what has not expired stays',
    async (keeping, write, expired, kept) => {
      const [old, young] = [await write(expired), await write(kept)];
      expect((await forget())[keeping]).toBeGreaterThanOrEqual(1);
      expect(await isThere(old)).toBe(false);
      expect(await isThere(young)).toBe(true);
    },
  );

  it('has a case for each period of the policy', () => {
    const covered = CASES.map(([keeping]) => keeping);
    expect(['orders', ...covered].sort()).toEqual(Object.keys(PERIODS).sort());
  });
});

describe('an order', () => {
  interface OldOrder {
    id: number;
    email: string;
    token: string;
    visitorId: string;
  }

  /** Placed at this time by a customer who was called and has withdrawn, with a note of staff. */
  async function orderOf(at: string): Promise<OldOrder> {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer, { idempotencyKey: `zamowienie-${randomUUID()}` });
    const { id, token } = order!;
    const [placed] = await app.sql<{ visitorId: string }>(
      'update customer_order set created_at = $2 where id = $1 returning visitor_id as "visitorId"',
      [id, at],
    );
    await app.sql(`update order_event set note = 'Dzwonić po 17.' where order_id = $1`, [id]);
    await app.sql(
      `insert into order_note (order_id, author_id, text)
         select $1, min(id), 'Dzwonić do syna' from user_account`,
      [id],
    );
    await app.sql(
      `with task as (insert into call_task (order_id, done_at) values ($1, now()) returning id)
        insert into call_attempt (task_id, outcome, note, actor_id)
          select task.id, 'answered', 'Dzwonić do żony', min(user_account.id) from task, user_account group by task.id`,
      [id],
    );
    const email = customer.customerEmail;
    await insert('withdrawal', {
      order_id: id,
      name: 'Anna',
      order_number: id,
      email,
      received_at: at,
    });
    return { id, email, token, visitorId: placed!.visitorId };
  }

  const tracesOf = async ({ id, email }: OldOrder): Promise<string> =>
    JSON.stringify([
      await app.sql('select * from customer_order where id = $1', [id]),
      await app.sql('select * from order_event where order_id = $1', [id]),
      await app.sql('select * from order_note where order_id = $1', [id]),
      await app.sql('select * from withdrawal where order_id = $1 or email = $2', [id, email]),
      await app.sql('select * from idempotency_key where order_id = $1', [id]),
      await app.sql(
        'select call_attempt.* from call_attempt join call_task on call_task.id = task_id where order_id = $1',
        [id],
      ),
      await app.sql(
        'select cart.* from cart join customer_order placed on placed.cart_id = cart.id where placed.id = $1',
        [id],
      ),
    ]);

  it('of 2026 loses its customer at the start of 2032, and keeps goods, price and date', async () => {
    const [old, young] = [
      await orderOf('2026-12-31T22:59:59Z'),
      await orderOf('2026-12-31T23:00:01Z'),
    ];
    expect(await forget()).toMatchObject({ orders: 1 });
    const traces = await tracesOf(old);
    expect(traces).not.toMatch(/Żaneta|600100200|Źródlana|Dzwonić|@example/);
    expect(traces).not.toContain(old.visitorId);
    expect(await tracesOf(young)).toMatch(/Żaneta.*600100200.*Dzwonić.*do żony/);
    expect(await tracesOf(young)).toContain(young.visitorId);
    const { data } = await app.visitor().graphql(
      `query ($token: String!) { order(token: $token) {
        customerName totalAmount createdAt lines { productName unitPrice configuration { width } } } }`,
      { token: old.token },
    );
    expect(data).toMatchObject({
      order: {
        customerName: 'Dane usunięte',
        totalAmount: '4890.00',
        createdAt: '2026-12-31T22:59:59.000Z',
        lines: [{ unitPrice: '4890.00', configuration: { width: 400 } }],
      },
    });
    expect(await forget()).toMatchObject({ orders: 0 });
  });

  it('loses its invoices when the period of the latest is over', async () => {
    const invoice = async (orderId: number, at: string): Promise<Written> => {
      const [row] = await app.sql<{ id: number }>(
        `insert into invoice (order_id, kind, number, issued_on, buyer_name, sums, net, vat, gross, xml, xml_hash, issued_by_id, at)
           select $1, 'ZAL', $2, $3::timestamptz::date, 'Anna', '[]', 1, 0, 1, '', '', min(id), $3 from user_account returning id`,
        [orderId, randomUUID().slice(0, 20), at],
      );
      return { table: 'invoice', id: String(row!.id) };
    };
    const [old, long] = [
      await orderOf('2026-06-01T12:00:00Z'),
      await orderOf('2026-06-01T12:00:00Z'),
    ];
    const expired = [
      await invoice(old.id, '2026-06-02T12:00:00Z'),
      await invoice(old.id, '2026-12-31T22:59:59Z'),
    ];
    const kept = [
      await invoice(long.id, '2026-06-02T12:00:00Z'),
      await invoice(long.id, '2026-12-31T23:00:01Z'),
    ];
    const both = [old.id, long.id];
    await app.sql('update order_account set invoiced = 2 where order_id = any($1)', [both]);
    await forget();
    for (const each of expired) expect(await isThere(each)).toBe(false);
    for (const each of kept) expect(await isThere(each)).toBe(true);
    const invoiced = await app.sql(
      'select invoiced from order_account where order_id = any($1) order by order_id',
      [both],
    );
    expect(invoiced).toEqual([{ invoiced: null }, { invoiced: '2.00' }]);
  });

  it('waits for no invoice any more, once its company is forgotten', async () => {
    const { id } = await paidOrder(app, '4890.00', COMPANY);
    const listed = async () => {
      // Anew, because sessions are forgotten, too.
      const staff = await app.signIn('staff');
      const { data } = await staff.graphql<{ ordersToInvoice: { items: { id: number }[] } }>(
        '{ ordersToInvoice { items { id } } }',
      );
      return data.ordersToInvoice.items.map((order) => order.id);
    };
    expect(await listed()).toContain(id);
    await app.sql(`update customer_order set created_at = '2026-06-01T12:00:00Z' where id = $1`, [
      id,
    ]);
    await forget();
    expect(await listed()).not.toContain(id);
  });

  it('keeps inquiries of its customer as long as it names the customer', async () => {
    const { email } = await orderOf('2030-01-01T12:00:00Z');
    const theirs = await inquiry('2030-06-01T12:00:00Z', email.toUpperCase());
    await forget();
    expect(await isThere(theirs)).toBe(true);
  });

  it('keeps its cart and its configuration', async () => {
    const customer = await customerWithCart(app);
    await submit(customer);
    const [line] = await app.sql<{ cart: string; configuration: string }>(
      `select placed.cart_id as cart, line.configuration_id as configuration from customer_order placed
         join order_line line on line.order_id = placed.id where customer_email = $1`,
      [customer.customerEmail],
    );
    const long = '2030-01-01T12:00:00Z';
    await app.sql('update cart set updated_at = $2 where id = $1', [line!.cart, long]);
    await app.sql('update configuration set created_at = $2 where id = $1', [
      line!.configuration,
      long,
    ]);
    await forget();
    expect(await isThere({ table: 'cart', id: line!.cart })).toBe(true);
    expect(await isThere({ table: 'configuration', id: line!.configuration })).toBe(true);
  });
});

describe('the audit log', () => {
  it('loses the entries about an inquiry with the inquiry, and none by any other way', async () => {
    const { id } = await inquiry('2030-06-01T12:00:00Z');
    const [entry] = await app.sql<{ id: string }>(
      `insert into audit_entry (at, actor_id, action, subject_type, subject_id, before)
         values ($1, 1, 'changed', 'inquiry', $2, '{"message":"Pytanie"}') returning id`,
      [NOW, id],
    );
    const written = { table: 'audit_entry', id: entry!.id };
    await expect(app.sql('delete from audit_entry')).rejects.toThrow(/only added/);
    await forget();
    expect(await isThere(written)).toBe(false);
  });
});

describe('an offer', () => {
  /** Changed long ago, valid until this day. */
  async function offered(state: string, validUntil: string, orderId: number | null = null) {
    const [row] = await app.sql<{ id: string }>(
      `insert into offer (token, total_amount, valid_until, updated_at, state, lost_reason, order_id)
         values ($1, 0, $2, '2031-03-01T12:00:00Z', $3, $4, $5) returning id`,
      [randomUUID(), validUntil, state, state === 'lost' ? 'price' : null, orderId],
    );
    return { table: 'offer', id: row!.id };
  }

  it.each([
    ['sent', '2032-03-15', true],
    ['sent', '2031-03-15', true],
    ['sent', '2031-03-14', false],
    ['draft', '2032-03-15', true],
    ['draft', '2031-03-14', false],
    ['lost', '2032-03-15', false],
  ])('%s, valid until %s, stays: %s', async (state, validUntil, stays) => {
    const written = await offered(state, validUntil);
    await forget();
    expect(await isThere(written)).toBe(stays);
  });

  it('that has become an order stays as long as that names its customer', async () => {
    const { order } = await submit(await customerWithCart(app));
    const written = await offered('accepted', '2031-01-01', order!.id);
    await forget(new Date('2031-12-31T12:00:00Z'));
    expect(await isThere(written)).toBe(true);
    await app.sql(`update customer_order set created_at = '2026-06-01' where id = $1`, [order!.id]);
    await forget(new Date('2032-06-01T12:00:00Z'));
    expect(await isThere(written)).toBe(false);
  });
});

describe('an inquiry', () => {
  it('is deleted with the log entries about its answers and its calls', async () => {
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
    await forget(new Date(Date.now() + 14 * 31 * DAY_MS));
    expect(await isThere({ table: 'inquiry', id: String(id) })).toBe(false);
    expect(await recorded()).toEqual([]);
  });
});

describe('the privacy policy', () => {
  it('names exactly these periods', () => {
    const { contentHtml } = app.services.content.findPage('polityka-prywatnosci')!;
    const text = contentHtml.replace(/<[^>]+>/g, '').replaceAll('&nbsp;', '\u00a0');
    for (const { data, duration } of Object.values(PERIODS))
      expect(text).toContain(`${data}: ${duration}`);
  });
});
