import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../../testing/inquiries.js';
import { pay } from '../../../testing/invoices.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { PERSONAL_DATA } from '../personal-data.js';
import { OWN_ENTITIES, type PersonalEntity, referencesTo } from './person.js';

interface Part {
  label: string;
  count: number;
  reason: string | null;
}
interface Report {
  contacts: string[];
  goingCount: number;
  customer: { id: number } | null;
  goes: Part[];
  stays: Part[];
}

const REPORT = `contacts goingCount customer { id } goes { label count reason } stays { label count reason }`;

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const mail = () => `${randomUUID()}@example.com`;

async function read(who: string): Promise<Report> {
  const { data, errors } = await admin.graphql<{ personalData: Report }>(
    `query ($input: PersonInput!) { personalData(input: $input) { ${REPORT} } }`,
    { input: { who } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.personalData;
}

const erase = (who: string, seenCount: number) =>
  change<{ personalData: Report | null }>(
    admin,
    'erasePersonalData',
    { who, seenCount },
    `personalData { ${REPORT} }`,
  );

async function exported(who: string): Promise<Record<string, Record<string, unknown>[]>> {
  const response = await admin.fetch(
    `/api/admin/personal-data.json?who=${encodeURIComponent(who)}`,
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { rows: Record<string, Record<string, unknown>[]> }).rows;
}

/** Where in the database a text occurs, besides the queue of jobs and the counts of requests. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const [row] = await app.sql<{ found: boolean }>(
      `select exists (select from ${name} as r where lower(r::text) like $1) as found`,
      [`%${text.toLowerCase()}%`],
    );
    if (row!.found) places.push(name);
  }
  return places;
}

/** Entities with personal data that name nobody, and so cannot be found for a person. */
const OF_NOBODY: Partial<Record<PersonalEntity, string>> = {
  Cart: 'known by the browser only',
  CartLine: 'known by the browser only',
  SavedConfiguration: 'goods, without a person',
  SavedProject: 'known by its link only',
  ProjectRow: 'known by its link only',
  CustomerMatter: 'a view of other entities',
  AuditEntry: 'found by the rows that the entries are about',
  IdempotencyKey: 'the key of a request, without data',
  Session: 'of staff',
  StaffRequestKey: 'of staff',
  SignInChallenge: 'of staff',
  StockMovement: 'of the stock',
  StockReservation: 'of the stock',
  WebhookDelivery: 'sent to partners, without data of customers',
  WebhookEvent: 'ids, states and amounts, without a person',
};

it('every entity with personal data is exported, or known to name nobody', () => {
  const reached = new Set([
    ...OWN_ENTITIES,
    ...referencesTo(app.services.orm.em, OWN_ENTITIES).map(({ entity }) => entity),
  ]);
  const personal = (Object.keys(PERSONAL_DATA) as PersonalEntity[]).filter(
    (entity) => PERSONAL_DATA[entity] !== null,
  );
  expect(personal.filter((entity) => !reached.has(entity)).sort()).toEqual(
    Object.keys(OF_NOBODY).sort(),
  );
});

describe('the file about a person', () => {
  it('has all rows about them, in JSON and on paper, and nothing about others', async () => {
    const [own, other] = [mail(), mail()];
    const { order } = await submit(await customerWithCart(app), { customerEmail: own });
    await change(admin, 'addOrderNote', { orderId: order!.id, text: 'Brama od podwórza' });
    await pay(app, order!.id, '100.00');
    const id = await submitInquiry(app, { email: own.toUpperCase(), message: 'Moje pytanie.' });
    await submitInquiry(app, { email: other });
    const rows = await exported(own);
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['Customer', 'Order', 'OrderLine', 'OrderNote', 'LedgerEntry']),
    );
    expect(rows['Inquiry']).toMatchObject([{ id, message: 'Moje pytanie.' }]);
    expect(JSON.stringify(rows)).not.toContain(other);
    expect(JSON.stringify(rows)).not.toContain(order!.token);
    const pdf = await admin.fetch(`/api/admin/personal-data.pdf?who=${own}`);
    const text = pageTexts(Buffer.from(await pdf.arrayBuffer())).join('\n');
    for (const part of [own, `Zamówienie nr ${order!.id}`, 'Brama od podwórza', 'regulamin'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    expect(text).not.toContain(other);
  });

  it('is recorded without the address', async () => {
    const who = mail();
    await submitInquiry(app, { email: who });
    await exported(who);
    const entries = await app.sql<{ after: string }>(
      `select after::text from audit_entry where subject_id = 'dane-osobowe.json' order by id desc limit 1`,
    );
    const { customer } = await read(who);
    expect(entries[0]!.after).toContain(`klient nr ${customer!.id}`);
    expect(entries[0]!.after).not.toContain(who);
  });
});

describe('erasing a person', () => {
  it('leaves no trace of one without orders', async () => {
    const who = mail();
    const id = await submitInquiry(app, { email: who });
    const answer = { id, version: 1, text: `Odpowiedź dla ${who}`, status: 'resolved' };
    await change(admin, 'answerInquiry', answer, 'inquiry { id }');
    await app
      .visitor()
      .graphql(
        `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { accepted } }`,
        { input: { email: who } },
      );
    const { customer, goingCount, stays } = await read(who);
    expect(stays).toEqual([]);
    expect(await erase(who, goingCount)).toMatchObject({
      personalData: { goes: [], stays: [], customer: null },
      userErrors: [],
    });
    expect(await placesOf(who)).toEqual([]);
    const entries = await app.sql(
      `select action, after ->> 'kept' as kept from audit_entry where subject_type = 'personal_data' and subject_id = $1`,
      [String(customer!.id)],
    );
    expect(entries).toEqual([{ action: 'deleted', kept: '[]' }]);
  });

  it('keeps orders and what belongs to them, and says why', async () => {
    const who = mail();
    const { order } = await submit(await customerWithCart(app), { customerEmail: who });
    await pay(app, order!.id, '100.00');
    const complaint = await submitInquiry(app, { email: who, inquiryType: 'complaint' });
    const general = await submitInquiry(app, { email: who, inquiryType: 'general' });
    const { customer, goingCount, goes, stays } = await read(who);
    expect(goes.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Zapytania/));
    for (const { reason } of stays) expect(reason).toMatch(/\S/);
    await app.sql(`update customer set notes = 'Uciążliwy' where id = $1`, [customer!.id]);
    await erase(who, goingCount);
    const inquiries = await app.sql('select id from inquiry where lower(customer_email) = $1', [
      who,
    ]);
    expect(inquiries).toEqual([{ id: complaint }]);
    expect(general).not.toBe(complaint);
    const kept = await app.sql(
      `select customer_email as email, (select count(*)::int from ledger_entry where order_id = customer_order.id) as payments,
          (select notes from customer where id = $2) as notes from customer_order where id = $1`,
      [order!.id, customer!.id],
    );
    expect(kept).toEqual([{ email: who, payments: 1, notes: '' }]);
    expect((await read(who)).goes).toEqual([]);
  });

  it('withdraws the newsletter, and keeps the consent as a proof', async () => {
    const who = mail();
    await app.sql(
      `insert into subscriber (id, email, status, unsubscribe_token_hash, consent_version, source, confirmed_at)
        values (gen_random_uuid(), $1, 'confirmed', $2, '2026-11-29', 'form', now())`,
      [who, who.slice(0, 43)],
    );
    const { goingCount, stays } = await read(who);
    expect(stays).toMatchObject([{ count: 1, reason: expect.stringContaining('3\u00a0lata') }]);
    await erase(who, goingCount);
    expect(await app.sql('select status from subscriber where email = $1', [who])).toEqual([
      { status: 'unsubscribed' },
    ]);
  });

  it('keeps orders of the former system, and says why', async () => {
    const who = mail();
    await app.sql(
      `insert into earlier_order (number, ordered_on, customer_name, customer_email, description, total_amount)
         values ($1, '2026-01-15', 'Jan Lis', $2, 'Roleta', 100)`,
      [randomUUID(), who.toUpperCase()],
    );
    const { goingCount, stays } = await read(who);
    expect(stays).toEqual([
      { label: 'Zamówienia z\u00a0dawnego systemu', count: 1, reason: expect.any(String) },
      expect.objectContaining({ label: expect.stringMatching(/^Karty klienta/), count: 1 }),
    ]);
    expect((await erase(who, goingCount)).userErrors).toEqual([]);
    expect(Object.keys(await exported(who))).toContain('EarlierOrder');
  });

  it('is refused where something has come since it was seen, and changes nothing then', async () => {
    const who = mail();
    await submitInquiry(app, { email: who });
    const { goingCount } = await read(who);
    await submitInquiry(app, { email: who, subject: 'Druga sprawa' });
    expect((await erase(who, goingCount)).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    expect((await read(who)).goingCount).toBeGreaterThan(goingCount);
  });

  it('is for admins only', async () => {
    const staff = await app.signIn('staff');
    const answer = await staff.graphql(
      `{ personalData(input: { who: "a@example.com" }) { goingCount } }`,
    );
    expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
