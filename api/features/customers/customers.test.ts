import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { pay } from '../../testing/invoices.js';
import { draftOffer } from '../../testing/offers.js';
import { propose, readChanged } from '../../testing/order-changes.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { forget } from '../../testing/retention.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { askForVisit } from '../../testing/visits.js';

interface Listed {
  id: number;
  version: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  sums: { orderCount: number; ordersAmount: string; openCount: number };
}
interface File extends Listed {
  root: { id: number } | null;
  aliases: { id: number }[];
  contacts: { emails: string[]; phones: string[]; addresses: string[]; names: string[] };
  consents: { code: string; version: string; orderId: number | null }[];
  timeline: { kind: string; title: string; matterKind: string | null; matterId: number | null }[];
  duplicates: { customer: { id: number }; reasons: string[] }[];
}

const LISTED = 'id version email name phone sums { orderCount ordersAmount openCount }';
const FILE = `${LISTED} root { id } aliases { id } contacts { emails phones addresses names }
  consents { code version orderId } timeline { id kind title text amount isOpen matterKind matterId }
  duplicates { customer { id } reasons }`;

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function list(filter: object): Promise<{ totalCount: number; items: Listed[] }> {
  const { data, errors } = await staff.graphql<{
    customers: { totalCount: number; items: Listed[] };
  }>(
    `query ($filter: CustomerFilter) { customers(filter: $filter) { totalCount items { ${LISTED} } } }`,
    { filter },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customers;
}

async function file(id: number): Promise<File> {
  const { data, errors } = await staff.graphql<{ customer: File }>(
    `query ($id: Int!) { customer(id: $id) { ${FILE} } }`,
    { id },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customer;
}

const mail = () => `${randomUUID()}@example.com`;

async function asking(fields: object = {}): Promise<Listed> {
  const email = mail();
  await submitInquiry(app, { email, ...fields });
  return (await list({ text: String((fields as { email?: string }).email ?? email) })).items[0]!;
}

const save = (name: string, input: Record<string, unknown>) =>
  change<{ customer: { id: number } | null }>(staff, name, input, 'customer { id }');
const merge = async ({ id }: { id: number }, into: { id: number }) => {
  const { version } = await file(id);
  return save('mergeCustomers', { id, version, intoId: into.id });
};
const unmerge = async ({ id }: { id: number }) => {
  const { version } = await file(id);
  return save('unmergeCustomer', { id, version });
};

describe('a customer', () => {
  it('comes with the first matter, whatever its door and the case of the e-mail', async () => {
    const email = mail();
    await submitInquiry(app, { email: email.toUpperCase(), phone: null });
    const { order } = await submit(await customerWithCart(app), { customerEmail: email });
    await draftOffer(staff, { configurationId: (await saveAwning(staff)).id, email });
    const { items } = await list({ text: email });
    expect(items).toMatchObject([
      { email, sums: { orderCount: 1, ordersAmount: '4890.00', openCount: 3 } },
    ]);
    const { timeline, contacts } = await file(items[0]!.id);
    expect(timeline.filter(({ kind, matterKind }) => kind === matterKind)).toHaveLength(3);
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'order', matterId: order!.id }),
    );
    expect(contacts.emails).toEqual([email]);
  });

  it('has no matter any more whose e-mail was corrected', async () => {
    const wrong = mail();
    const { order } = await submit(await customerWithCart(app), { customerEmail: wrong });
    const right = mail();
    await app.sql('update customer_order set customer_email = $2 where id = $1', [
      order!.id,
      right,
    ]);
    expect((await list({ text: wrong })).items[0]!.sums.orderCount).toBe(0);
    expect((await list({ text: right })).items[0]!.sums.orderCount).toBe(1);
  });

  it('is found by all names, telephones and addresses that were ever given', async () => {
    const email = mail();
    await submitInquiry(app, { email, name: 'Hieronim Zawada', phone: '601 111 222' });
    await submitInquiry(app, { email, name: 'Hieronim Zawada', phone: '602 333 444' });
    for (const text of ['601 111 222', '602333444', 'zawada hieronim'])
      expect((await list({ text })).items.map((found) => found.email)).toContain(email);
    const [found] = (await list({ text: email })).items;
    expect(found).toMatchObject({ phone: '+48601111222' });
    expect((await file(found!.id)).contacts.phones).toEqual(['+48602333444', '+48601111222']);
  });

  it('of the order whose number is typed comes first', async () => {
    const { order } = await submit(await customerWithCart(app), { customerEmail: mail() });
    const number = String(order!.id);
    await submitInquiry(app, { name: `Jan ${number.padStart(3, '0')}` });
    const [first] = (await list({ text: number })).items;
    const { timeline } = await file(first!.id);
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'order', matterId: order!.id }),
    );
    expect(await list({ text: 'nr 999999999' })).toEqual({ totalCount: 0, items: [] });
  });

  it('is a company or a person', async () => {
    const { id } = await asking();
    const { version } = await file(id);
    const rest = { phone: null, address: null, notes: '' };
    await save('updateCustomer', { id, version, companyName: 'Kawiarnia Kos', ...rest });
    const ids = async (isCompany: boolean) =>
      (await list({ text: 'Kawiarnia Kos', isCompany })).items.map((found) => found.id);
    expect(await ids(true)).toEqual([id]);
    expect(await ids(false)).toEqual([]);
  });

  it('has everything about all matters in one timeline', async () => {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer);
    const { id, token } = order!;
    await change(staff, 'addOrderNote', { orderId: id, text: 'Brama' }, 'order { id }');
    await change(
      staff,
      'recordCall',
      { kind: 'order', number: id, outcome: 'no_answer', note: 'Poczta' },
      'entry { number }',
    );
    const visit = await askForVisit(staff, id, { about: { kind: 'order', number: id } });
    await pay(app, id, '100.00');
    await propose(staff, await readChanged(staff, token), {
      discount: '1.00',
      discountReason: 'x',
    });
    const [found] = (await list({ text: customer.customerEmail })).items;
    const { timeline, consents } = await file(found!.id);
    expect(new Set(timeline.map(({ kind }) => kind))).toEqual(
      new Set(['order', 'note', 'call', 'visit', 'payment', 'mail', 'change']),
    );
    expect(timeline).toContainEqual(
      expect.objectContaining({
        id: `visit-${visit.id}`,
        title: 'Pomiar: do umówienia',
        text: 'ul. Piotrkowska 1, 90-050 Łódź',
        isOpen: true,
        matterKind: 'order',
        matterId: id,
      }),
    );
    expect(consents).toContainEqual(expect.objectContaining({ code: 'terms', orderId: id }));
  });

  it('has the orders of the former system, too, which make a customer themselves', async () => {
    const email = mail();
    await app.sql(
      `insert into earlier_order (number, ordered_on, customer_name, customer_email, description, status, total_amount)
         values ($1, '2023-05-31', 'Łucja Dawna', $2, 'Markiza 4 m', 'open', 2490.5)`,
      [`ZAM/${email.slice(0, 20)}`, email.toUpperCase()],
    );
    const [{ id } = { id: 0 }] = (await list({ text: email })).items;
    expect(await file(id)).toMatchObject({
      name: 'Łucja Dawna',
      timeline: [
        {
          kind: 'earlier_order',
          title: 'Dawne zamówienie',
          text: `ZAM/${email.slice(0, 20)}: Markiza 4 m – w\u00a0toku`,
          amount: '2490.50',
          isOpen: true,
          matterId: null,
        },
      ],
    });
  });

  it('is read with as many statements for many matters as for one', async () => {
    const email = mail();
    await submitInquiry(app, { email });
    const { id } = (await list({ text: email })).items[0]!;
    const before = await app.countStatements(() => file(id));
    for (let count = 0; count < 4; count += 1) await submitInquiry(app, { email });
    await submit(await customerWithCart(app), { customerEmail: email });
    expect(await app.countStatements(() => file(id))).toBe(before);
    expect(await app.countStatements(() => list({}))).toBeLessThanOrEqual(6);
  });

  it('is corrected by staff, and a later matter changes nothing that they have entered', async () => {
    const { id, email } = await asking({ phone: null });
    const { version } = await file(id);
    const fields = { name: 'Zofia Sowa', phone: '600 100 200', address: 'Lipowa 1', notes: 'VIP' };
    await save('updateCustomer', { id, version, ...fields });
    const again = await save('updateCustomer', { id, version, ...fields });
    expect(again.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    await submitInquiry(app, { email, name: 'Zosia', phone: '600 999 999' });
    expect(await file(id)).toMatchObject({ name: 'Zofia Sowa', phone: '+48600100200' });
    const audited = await app.sql(
      `select after ->> 'notes' as notes from audit_entry where subject_type = 'customer' and subject_id = $1`,
      [String(id)],
    );
    expect(audited).toEqual([{ notes: 'VIP' }]);
  });
});

describe('duplicates', () => {
  it('are suggested by mailbox, telephone, and name with postcode', async () => {
    const name = `Świętosława ${randomUUID().replaceAll(/\d|-/g, '')}`;
    const phone = '603 777 888';
    const box = randomUUID().slice(0, 8);
    const own = await asking({ email: `a.${box}@gmail.com`, name, phone });
    const mailbox = await asking({ email: `a${box}+dom@gmail.com` });
    const telephone = await asking({ phone });
    const home = await asking({ name: name.toUpperCase() });
    const stranger = await asking({ name: name.toUpperCase() });
    await app.sql(`update customer set address = 'Lipowa 1, 90-001 Łódź' where id = any($1)`, [
      [own.id, home.id],
    ]);
    const { duplicates } = await file(own.id);
    const reasons = new Map(duplicates.map((each) => [each.customer.id, each.reasons]));
    expect(reasons.get(mailbox.id)).toContain('email');
    expect(reasons.get(telephone.id)).toEqual(['phone']);
    expect(reasons.get(home.id)).toEqual(['name']);
    expect(reasons.has(stranger.id)).toBe(false);
  });
});

describe('a merge', () => {
  it('shows all matters in one file, and finds it by what only the alias has given', async () => {
    const [first, second] = [await asking(), await asking({ name: 'Ekscentryczna Nazwa' })];
    expect(await merge(second, first)).toMatchObject({ customer: { id: first.id } });
    const merged = await file(first.id);
    expect(new Set(merged.contacts.emails)).toEqual(new Set([first.email, second.email]));
    expect(merged).toMatchObject({ sums: { openCount: 2 }, aliases: [{ id: second.id }] });
    expect(await file(second.id)).toMatchObject({ root: { id: first.id } });
    const found = await list({ text: second.email! });
    expect(found).toMatchObject({ totalCount: 1, items: [{ id: first.id }] });
  });

  it('is undone, with the chain that the alias had before', async () => {
    const [a, b, c] = [await asking(), await asking(), await asking()];
    const before = await Promise.all([a, b, c].map(({ id }) => file(id)));
    await merge(a, b);
    await merge(b, c);
    expect((await file(c.id)).aliases).toEqual([{ id: a.id }, { id: b.id }]);
    await unmerge(b);
    expect((await file(b.id)).aliases).toEqual([{ id: a.id }]);
    expect((await file(c.id)).aliases).toEqual([]);
    await unmerge(a);
    const after = await Promise.all([a, b, c].map(({ id }) => file(id)));
    const withoutVersion = (files: File[]) => files.map((each) => ({ ...each, version: 0 }));
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
  });

  it('is refused in the other direction, twice, with itself, with an old version and with nobody', async () => {
    const [a, b, c] = [await asking(), await asking(), await asking()];
    await merge(a, b);
    await merge(b, c);
    const codes = async (answer: Promise<{ userErrors: { code: string }[] }>) =>
      (await answer).userErrors.map(({ code }) => code);
    expect(await codes(merge(c, a))).toEqual(['CONFLICT']);
    expect(await codes(merge(a, c))).toEqual(['CONFLICT']);
    expect(await codes(merge(c, c))).toEqual(['CONFLICT']);
    expect(await codes(unmerge(c))).toEqual(['CONFLICT']);
    expect(await codes(merge(c, { id: 999_999_999 }))).toEqual(['NOT_FOUND']);
    const old = { id: c.id, version: 999, intoId: b.id };
    expect(await codes(save('mergeCustomers', old))).toEqual(['CHANGED_MEANWHILE']);
  });

  it('ends without a circle when both directions are tried at once', async () => {
    const [a, b] = [await asking(), await asking()];
    const answers = await Promise.all([merge(a, b), merge(b, a)]);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toHaveLength(1);
  });

  it('is in the audit log', async () => {
    const [first, second] = [await asking(), await asking()];
    await merge(second, first);
    await unmerge(second);
    const entries = await app.sql(
      `select before ->> 'merged_into_id' as before, after ->> 'merged_into_id' as after
         from audit_entry where subject_type = 'customer' and subject_id = $1 order by id`,
      [String(second.id)],
    );
    const id = String(first.id);
    expect(entries).toEqual([
      { before: null, after: id },
      { before: id, after: null },
    ]);
  });

  it('tells the customer nothing: the page of an order is the same before and after', async () => {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer);
    const read = async () =>
      customer.visitor.graphql(
        `query ($token: String!) { order(token: $token) { customerName customerEmail customerPhone customerId } }`,
        { token: order!.token },
      );
    const before = await read();
    const [own] = (await list({ text: customer.customerEmail })).items;
    await merge(own!, await asking({ name: 'Ktoś Inny' }));
    const after = await read();
    expect(after).toEqual(before);
    expect(after.data).toMatchObject({ order: { customerId: null } });
  });
});

it('a customer whose last matter is gone is deleted a year after the first', async () => {
  const { id, email } = await asking();
  const kept = await asking();
  await app.sql(`update customer set created_at = now() - interval '2 years' where id = any($1)`, [
    [id, kept.id],
  ]);
  await app.sql('delete from inquiry where customer_email = $1', [email]);
  await forget(app, new Date());
  expect(await app.sql('select id from customer where id = any($1)', [[id, kept.id]])).toEqual([
    { id: kept.id },
  ]);
});
