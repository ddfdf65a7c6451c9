import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import {
  type PlacedOrder,
  customerWithCart,
  submit,
  transferInput,
} from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { bankReference, camtStatement, sendStatement } from '../../../testing/statements.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Entry {
  id: string;
  kind: string;
  amount: string;
  note: string | null;
  actorName: string | null;
  reversesId: string | null;
}
interface Money {
  payment: { paid: string; outstanding: string; depositIsBooked: boolean };
  ledger: Entry[];
}
interface Transfer {
  id: number;
  version: number;
  state: string;
  orderId: number | null;
  note: string | null;
  decidedByName: string | null;
  candidates: { orderId: number }[];
}

const MONEY = `payment { paid outstanding depositIsBooked }
  ledger { id kind amount note actorName reversesId }`;
const TRANSFER = 'id version state orderId note decidedByName candidates { orderId }';

let shop: MailedApp;
let [staff, admin]: TestVisitor[] = [];
let order: PlacedOrder;
let email: string;
beforeAll(async () => {
  shop = await createMailedApp();
  [staff, admin] = [await shop.app.signIn('staff'), await shop.app.signIn('admin')];
});
afterAll(() => shop.close());
beforeEach(async () => {
  [order, email] = await placed();
});

async function placed(): Promise<[PlacedOrder, string]> {
  const customer = await customerWithCart(shop.app);
  return [(await submit(customer)).order!, customer.customerEmail];
}

/** Books a transfer as staff do, by default one of the deposit; returns the ledger of the order. */
async function book(overrides: object = {}): Promise<Entry[]> {
  const answer = await change<{ order: Money }>(
    staff!,
    'bookTransfer',
    transferInput(order.id, { ...overrides }),
    `order { ${MONEY} }`,
  );
  return answer.order.ledger;
}

const reverse = (entryId: string, who = staff!, reason = ' Nie ten klient. ') =>
  change<{ order: Money | null }>(
    who,
    'reverseLedgerEntry',
    { entryId, reason },
    `order { ${MONEY} }`,
  );

async function money({ token }: PlacedOrder): Promise<Money> {
  const { data } = await staff!.graphql<{ order: Money }>(
    `query ($token: String!) { order(token: $token) { ${MONEY} } }`,
    { token },
  );
  return data.order;
}

describe('a wrong entry', () => {
  it('is not among the payments that the customer sees', async () => {
    const [wrong] = await book();
    await book({ amount: '500.00' });
    await reverse(wrong!.id);
    const { data } = await shop.app
      .visitor()
      .graphql<{ order: { movements: object[] } }>(
        `query ($token: String!) { order(token: $token) { movements { kind amount method } } }`,
        { token: order.token },
      );
    expect(data.order.movements).toEqual([{ kind: 'paid', amount: '500.00', method: 'transfer' }]);
  });

  it('is reversed by another one with a reason, in the audit log, and the customer is mailed', async () => {
    const [entry] = await book();
    const { order: after, userErrors } = await reverse(entry!.id);
    expect(userErrors).toEqual([]);
    expect(after).toEqual({
      payment: { paid: '0.00', outstanding: '4890.00', depositIsBooked: false },
      ledger: [
        entry,
        {
          id: expect.any(String),
          kind: 'paid_reversed',
          amount: '1467.00',
          note: 'Nie ten klient.',
          actorName: 'Piotr Pracownik',
          reversesId: entry!.id,
        },
      ],
    });
    const mail = await shop.mailTo(email, 'Sprostowanie wpłaty');
    expect(mail.text).toMatch(/wpłatę 1\s467\szł przy zamówieniu/);
    expect(mail.text).toMatch(/Do zapłaty zostało\s4\s890\szł/);
    expect(mail.text).not.toContain('Nie ten klient');
    const recorded = await shop.app.sql(
      `select action, after ->> 'note' as note from audit_entry
        where subject_type = 'ledger_entry' and subject_id = $1`,
      [after!.ledger[1]!.id],
    );
    expect(recorded).toEqual([{ action: 'created', note: 'Nie ten klient.' }]);
  });

  it('is reversed once, however many do so at the same time', async () => {
    const [entry] = await book();
    const answers = await Promise.all([1, 2, 3, 4].map(() => reverse(entry!.id)));
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    for (const { userErrors } of answers)
      if (userErrors.length > 0) expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await money(order)).payment.paid).toBe('0.00');
  });

  it('may be a refund: the money is then still to be refunded', async () => {
    await book({ amount: '5000.00' });
    const [, refund] = await book({ direction: 'refunded', amount: '110.00' });
    const { order: after } = await reverse(refund!.id);
    expect(after!.payment.paid).toBe('5000.00');
    const mail = await shop.mailTo(email, 'Sprostowanie zwrotu');
    expect(mail.text).toMatch(/Zwrócimy Ci nadpłatę:\s110\szł/);
  });

  it('cannot be reversed while its money is refunded', async () => {
    const [entry] = await book();
    const [, refund] = await book({ direction: 'refunded', amount: '1000.00' });
    expect(await reverse(entry!.id)).toMatchObject({
      order: null,
      userErrors: [{ code: 'CONFLICT', message: expect.stringContaining('zwrócone') }],
    });
    await reverse(refund!.id);
    expect((await reverse(entry!.id)).userErrors).toEqual([]);
  });

  it('cannot be reversed where it is a reversal itself or does not exist', async () => {
    const [entry] = await book();
    const { order: after } = await reverse(entry!.id);
    expect((await reverse(after!.ledger[1]!.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await reverse('999999999')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('can be booked again, with another key', async () => {
    const [entry] = await book();
    await reverse(entry!.id);
    await book();
    expect(await money(order)).toMatchObject({
      payment: { paid: '1467.00' },
      ledger: [{ kind: 'paid' }, { kind: 'paid_reversed' }, { kind: 'paid' }],
    });
  });

  it.each([
    ['online', 'staff', 'CONFLICT'],
    ['online', 'admin', 'CONFLICT'],
    ['opening', 'staff', 'FORBIDDEN'],
    ['opening', 'admin', null],
  ])('of the method %s is reversed by %s: %s', async (method, role, code) => {
    const [{ id } = { id: '' }] = await shop.app.sql<{ id: string }>(
      `insert into ledger_entry (order_id, kind, amount, method, reference, value_day)
        values ($1, 'paid', 1, $2, gen_random_uuid(), current_date) returning id`,
      [order.id, method],
    );
    await shop.app.sql('update order_account set paid = 1 where order_id = $1', [order.id]);
    const who = role === 'admin' ? admin! : staff!;
    const codes = await reverse(id, who).then(
      ({ userErrors }) => userErrors.map((error) => error.code),
      (error: Error) => [/FORBIDDEN/.exec(error.message)?.[0]],
    );
    expect(codes).toEqual(code ? [code] : []);
    const subjects = await shop.app.sql('select subject from outgoing_mail where recipient = $1', [
      email,
    ]);
    expect(subjects).toHaveLength(1);
  });
});

describe('a transfer that was booked for the wrong order', () => {
  /** Imports a transfer of the deposit whose title names the order, and returns it. */
  async function imported(): Promise<Transfer> {
    const reference = bankReference();
    const [{ customer_name: name } = { customer_name: '' }] = await shop.app.sql<{
      customer_name: string;
    }>('select customer_name from customer_order where id = $1', [order.id]);
    const title = `Zamówienie nr ${order.id}`;
    await sendStatement(staff!, camtStatement([{ amount: '1467,00', title, name, reference }]));
    return only(reference);
  }
  async function only(text: string): Promise<Transfer> {
    const { data } = await staff!.graphql<{ bankTransfers: { items: Transfer[] } }>(
      `query ($text: String!) { bankTransfers(filter: { text: $text }) { items { ${TRANSFER} } } }`,
      { text },
    );
    expect(data.bankTransfers.items).toHaveLength(1);
    return data.bankTransfers.items[0]!;
  }
  const undo = ({ id, version }: Transfer) =>
    change<{ transfer: Transfer } & UserErrors>(
      staff!,
      'undoBankTransfer',
      { id, version, reason: 'Nie ten klient.' },
      `transfer { ${TRANSFER} }`,
    );
  const bookFor = ({ id, version }: Transfer, orderId: number) =>
    change<{ transfer: Transfer } & UserErrors>(
      staff!,
      'bookBankTransfer',
      { id, version, orderId },
      `transfer { ${TRANSFER} }`,
    );

  it('waits for a decision again, is booked for the right one, and its money is counted once', async () => {
    const transfer = await imported();
    expect(transfer).toMatchObject({ state: 'booked', orderId: order.id });
    const { transfer: undone, userErrors } = await undo(transfer);
    expect(userErrors).toEqual([]);
    expect(undone).toMatchObject({
      state: 'doubtful',
      orderId: null,
      note: 'Nie ten klient.',
      decidedByName: 'Piotr Pracownik',
    });
    expect(undone.candidates.map(({ orderId }) => orderId)).toContain(order.id);
    expect(await money(order)).toMatchObject({
      payment: { paid: '0.00' },
      ledger: [{ kind: 'paid' }, { kind: 'paid_reversed', note: 'Nie ten klient.' }],
    });
    await shop.mailTo(email, 'Sprostowanie wpłaty');

    const [right] = await placed();
    const { transfer: booked } = await bookFor(undone, right.id);
    expect(booked).toMatchObject({ state: 'booked', orderId: right.id, note: null });
    expect((await money(right)).payment.paid).toBe('1467.00');
    expect((await money(order)).payment.paid).toBe('0.00');
  });

  it('may be reversed repeatedly, also for the same order', async () => {
    let transfer = await imported();
    for (let round = 0; round < 3; round += 1) {
      ({ transfer } = await undo(transfer));
      expect((await money(order)).payment.paid).toBe('0.00');
      ({ transfer } = await bookFor(transfer, order.id));
      expect((await money(order)).payment.paid).toBe('1467.00');
    }
  });

  it('also waits for a decision again when its ledger entry is reversed at the order', async () => {
    const transfer = await imported();
    const [entry] = (await money(order)).ledger;
    await reverse(entry!.id);
    const { data } = await staff!.graphql<{ bankTransfers: { items: Transfer[] } }>(
      `{ bankTransfers(filter: { waiting: true }, page: { limit: 100 }) { items { ${TRANSFER} } } }`,
    );
    expect(data.bankTransfers.items.find(({ id }) => id === transfer.id)).toMatchObject({
      state: 'doubtful',
      note: 'Nie ten klient.',
    });
  });

  it('is reversed by one of two people, in the list of transfers or at the order', async () => {
    const transfer = await imported();
    const [entry] = (await money(order)).ledger;
    const answers = await Promise.all([undo(transfer), reverse(entry!.id), undo(transfer)]);
    const refused = answers.flatMap(({ userErrors }) => userErrors);
    expect(refused).toMatchObject([{ code: 'CONFLICT' }, { code: 'CONFLICT' }]);
    expect((await money(order)).ledger).toHaveLength(2);
  });

  it('cannot be reversed where it is not booked, or has changed meanwhile', async () => {
    const transfer = await imported();
    expect((await undo({ ...transfer, version: 7 })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    const { transfer: undone } = await undo(transfer);
    expect(await undo(undone)).toMatchObject({
      transfer: { state: 'doubtful' },
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect((await undo({ ...transfer, id: 999_999 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });
});
