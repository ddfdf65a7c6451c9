import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit, transferInput } from '../../testing/orders.js';
import { change } from '../../testing/staff.js';
import {
  type MadeMovement,
  bankReference,
  camtStatement,
  mbankStatement,
  pkoStatement,
  santanderStatement,
  sendStatement,
} from '../../testing/statements.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

interface Summary {
  bookedCount: number;
  doubtfulCount: number;
  unknownCount: number;
  knownCount: number;
  debitCount: number;
  firstDay: string;
  format: string;
}
interface Answer {
  status: number;
  body: Summary & { error?: { code: string; message: string } };
}

const send = (file: string | Buffer, visitor = staff): Promise<Answer> =>
  sendStatement<Answer['body']>(visitor, file);

/** A camt.053 statement with balances, of which the closing one stands first. */
const balanced = (movements: Parameters<typeof camtStatement>[0]): string =>
  camtStatement(movements).replace(
    '</Acct>',
    `</Acct>${[
      ['CLBD', '20010.11'],
      ['OPBD', '20000.00'],
    ]
      .map(
        ([code, amount]) =>
          `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`,
      )
      .join('')}`,
  );

const COUNTS = { bookedCount: 0, doubtfulCount: 0, unknownCount: 0, knownCount: 0, debitCount: 0 };

interface Ordered {
  id: number;
  name: string;
}

/** An order of 4 890 zł: a deposit of 1 467 zł and the rest. */
async function ordered(): Promise<Ordered> {
  const { order } = await submit(await customerWithCart(app));
  const [row] = await app.sql<Ordered>(
    'select id, customer_name as name from customer_order where id = $1',
    [order!.id],
  );
  return row!;
}

const deposit = ({ id, name }: Ordered): MadeMovement => ({
  amount: '1467,00',
  title: `Zamówienie nr ${id}`,
  name: name.toUpperCase(),
  reference: bankReference(),
});

const entriesOf = (orderId: number) =>
  app.sql<{ amount: string; method: string; kind: string; day: string }>(
    `select amount, method, kind, value_day::text as day from ledger_entry where order_id = $1 order by id`,
    [orderId],
  );

interface Transfer {
  id: number;
  version: number;
  state: string;
  orderId: number | null;
  reasons: string[];
  note: string | null;
  decidedByName: string | null;
  partyName: string;
  candidates: { orderId: number; customerName: string; outstanding: string; reasons: string[] }[];
}
const FIELDS = `id version state orderId reasons note decidedByName partyName
  candidates { orderId customerName outstanding reasons }`;

async function transfers(filter: object): Promise<Transfer[]> {
  const { data } = await staff.graphql<{ bankTransfers: { items: Transfer[] } }>(
    `query ($filter: BankTransferFilter) { bankTransfers(filter: $filter) { items { ${FIELDS} } } }`,
    { filter },
  );
  return data.bankTransfers.items;
}

const only = async (text: string): Promise<Transfer> => (await transfers({ text }))[0]!;

describe('a statement', () => {
  it.each([
    ['PKO BP', 'mt940', pkoStatement],
    ['Santander', 'mt940', santanderStatement],
    ['mBank', 'mt940', mbankStatement],
    ['camt.053', 'camt053', camtStatement],
  ])('of %s is booked where it is certain which order is paid', async (_bank, format, write) => {
    const order = await ordered();
    const unknown = {
      amount: '12,34',
      title: 'zwrot',
      name: 'Orange Polska',
      reference: bankReference(),
    };
    const fee = { amount: '5,00', title: 'opłata', isDebit: true };
    const { status, body } = await send(write([deposit(order), unknown, fee]));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...COUNTS,
        format,
        firstDay: '2026-11-24',
        bookedCount: 1,
        unknownCount: 1,
        debitCount: 1,
      },
    });
    expect(await entriesOf(order.id)).toEqual([
      { amount: '1467.00', method: 'transfer', kind: 'paid', day: '2026-11-24' },
    ]);
    expect(await only(`Zamówienie nr ${order.id}`)).toMatchObject({
      state: 'booked',
      orderId: order.id,
      reasons: ['number_named', 'same_payer', 'instalment_amount'],
      decidedByName: null,
      candidates: [],
    });
  });

  it('imported twice, or in another format, books nothing twice', async () => {
    const order = await ordered();
    const payment = deposit(order);
    await send(pkoStatement([payment]));
    for (const again of [pkoStatement([payment]), camtStatement([payment])])
      expect((await send(again)).body).toMatchObject({ ...COUNTS, knownCount: 1 });
    expect(await entriesOf(order.id)).toHaveLength(1);
    const mails = await app.sql<{ subject: string }>(
      `select subject from outgoing_mail where order_id = $1 and subject like '%wpłatę%'`,
      [order.id],
    );
    expect(mails).toEqual([{ subject: `Mamy Twoją wpłatę: zamówienie nr ${order.id}` }]);
  });

  it('that overlaps an earlier one adds only new transfers', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const [one, other] = [deposit(first), deposit(second)];
    await send(mbankStatement([one]));
    const { body } = await send(mbankStatement([one, other]));
    expect(body).toMatchObject({ ...COUNTS, knownCount: 1, bookedCount: 1 });
    expect(await entriesOf(first.id)).toHaveLength(1);
    expect(await entriesOf(second.id)).toHaveLength(1);
  });

  it('keeps two equal transfers without a reference apart', async () => {
    const twin = { amount: '7,77', title: `dwa razy ${bankReference()}`, name: 'Jan Lis' };
    expect((await send(pkoStatement([twin, twin]))).body).toMatchObject({ unknownCount: 2 });
    expect((await send(pkoStatement([twin, twin]))).body).toMatchObject({ knownCount: 2 });
  });

  it('with deposit and rest of one order pays the order, and a second deposit is doubtful', async () => {
    const order = await ordered();
    const rest = { ...deposit(order), amount: '3423,00' };
    const { body } = await send(pkoStatement([deposit(order), rest, deposit(order)]));
    expect(body).toMatchObject({ bookedCount: 2, doubtfulCount: 1 });
    expect((await entriesOf(order.id)).map(({ amount }) => amount).toSorted()).toEqual([
      '1467.00',
      '3423.00',
    ]);
  });

  it('leaves to staff a transfer that looks like one they have booked by hand, but books a later one', async () => {
    const order = await ordered();
    await app.sql('update instalment set amount = 2445 where order_id = $1', [order.id]);
    const half = { ...deposit(order), amount: '2445,00' };
    const booked = transferInput(order.id, { amount: '2445.00', day: '2026-11-23' });
    expect((await change(staff, 'bookTransfer', booked)).userErrors).toEqual([]);
    expect((await send(pkoStatement([half]))).body).toMatchObject({ ...COUNTS, doubtfulCount: 1 });
    const [candidate] = (await only(half.reference!)).candidates;
    expect(candidate).toMatchObject({
      orderId: order.id,
      reasons: ['number_named', 'same_payer', 'whole_amount', 'booked_by_hand'],
    });
    const rest = { ...deposit(order), amount: '2445,00', day: '2026-12-10' };
    expect((await send(pkoStatement([rest]))).body).toMatchObject({ bookedCount: 1 });
  });

  it('imported by two nodes at once is booked once', async () => {
    const other = await createTestApp({ databaseUrl: app.databaseUrl });
    try {
      const orders = [await ordered(), await ordered(), await ordered()];
      const payments = orders.map(deposit);
      const elsewhere = await other.signIn('staff');
      const backwards = camtStatement(payments.toReversed());
      const answers = await Promise.all([
        send(camtStatement(payments)),
        send(backwards, elsewhere),
        send(backwards),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      const sum = (key: keyof typeof COUNTS) =>
        answers.reduce((total, { body }) => total + body[key], 0);
      expect([sum('bookedCount'), sum('knownCount')]).toEqual([3, 6]);
      for (const { id } of orders) expect(await entriesOf(id)).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['is a table', 'Data;Kwota\n', /ani camt\.053/],
    ['has no operations', camtStatement([]), /żadnych operacji/],
    [
      'has a broken operation behind a good one',
      pkoStatement([{ amount: '1,00', title: 'zam 1' }]).replace(':62F:', ':61:x\r\n:62F:'),
      /operacja nr.2/,
    ],
  ])('that %s is refused, and nothing is stored', async (_what, file, message) => {
    const count = () => app.sql('select count(*) from bank_statement, bank_transfer');
    const before = await count();
    const { status, body } = await send(file);
    expect({ status, error: body.error }).toMatchObject({
      status: 422,
      error: { code: 'BAD_USER_INPUT', message: expect.stringMatching(message) },
    });
    expect(await count()).toEqual(before);
  });

  it.each([
    ['MT940', pkoStatement, /:62F:C261124PLN10010,11/, ':62F:C261124PLN10999,99'],
    ['camt.053', balanced, /20010\.11/, '20999.99'],
  ])(
    'in the format %s whose balance does not fit its operations is imported only on purpose',
    async (_format, write, right, wrong) => {
      const reference = bankReference();
      const good = write([{ amount: '10,11', title: 'x', reference }]);
      const refused = await send(good.replace(right, wrong));
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
      expect(refused.body.error!.message).toMatch(/różnica wynosi 989,88/);
      expect(
        (await sendStatement(staff, good.replace(right, wrong), '?acceptDifference=true')).body,
      ).toMatchObject({ ...COUNTS, unknownCount: 1 });
      expect((await send(good)).body).toMatchObject({ ...COUNTS, knownCount: 1 });
    },
  );

  it('is stored with the name of who imported it', async () => {
    await send(camtStatement([{ amount: '3,21', title: 'x', reference: bankReference() }]));
    const { data } = await staff.graphql(
      '{ bankStatements(page: { limit: 1 }) { items { importedByName unknownCount } } }',
    );
    expect(data).toEqual({
      bankStatements: { items: [{ importedByName: 'Piotr Pracownik', unknownCount: 1 }] },
    });
    const [entry] = await app.sql<{ subject: string }>(
      `select subject_type as subject from audit_entry order by id desc limit 1`,
    );
    expect(entry).toEqual({ subject: 'bank_statement' });
  });
});

describe('a doubtful transfer', () => {
  /** Imports a transfer of the deposit from another payer, and returns it. */
  async function doubtful(order: Ordered): Promise<Transfer> {
    const name = `Firma ${bankReference()}`;
    await send(pkoStatement([{ ...deposit(order), name }]));
    return only(name);
  }
  const bookFor = (transfer: Transfer, orderId: number, version = transfer.version) =>
    change<{ transfer: Transfer | null }>(
      staff,
      'bookBankTransfer',
      { id: transfer.id, version, orderId },
      `transfer { ${FIELDS} }`,
    );
  const setAside = (transfer: Transfer, note: string) =>
    change<{ transfer: Transfer | null }>(
      staff,
      'setBankTransferAside',
      { id: transfer.id, version: transfer.version, note },
      `transfer { ${FIELDS} }`,
    );

  it('shows its candidates, with what is owed and why they fit', async () => {
    const order = await ordered();
    const transfer = await doubtful(order);
    expect(transfer).toMatchObject({ state: 'doubtful', orderId: null });
    expect(transfer.candidates[0]).toEqual({
      orderId: order.id,
      customerName: order.name,
      outstanding: '4890.00',
      reasons: ['number_named', 'other_payer', 'instalment_amount'],
    });
    expect(await transfers({ waiting: true, text: transfer.partyName })).toHaveLength(1);
    expect(await transfers({ state: 'booked', text: transfer.partyName })).toEqual([]);
  });

  it('is booked by staff for a candidate, or for any other order, once', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const transfer = await doubtful(order);
    const answers = await Promise.all([bookFor(transfer, other.id), bookFor(transfer, order.id)]);
    const refused = answers.filter(({ userErrors }) => userErrors.length > 0);
    expect(refused).toMatchObject([
      { userErrors: [{ code: 'CONFLICT' }], transfer: { state: 'booked' } },
    ]);
    const entries = [...(await entriesOf(order.id)), ...(await entriesOf(other.id))];
    expect(entries).toMatchObject([{ amount: '1467.00' }]);
    expect(await only(transfer.partyName)).toMatchObject({
      state: 'booked',
      decidedByName: 'Piotr Pracownik',
    });
  });

  it('is set aside with a note, and can be booked later', async () => {
    const order = await ordered();
    const transfer = await doubtful(order);
    const { transfer: aside } = await setAside(transfer, '  Zwrot dostawcy. ');
    expect(aside).toMatchObject({ state: 'set_aside', note: 'Zwrot dostawcy.' });
    expect((await bookFor(transfer, order.id)).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    const { transfer: booked } = await bookFor(aside!, order.id);
    expect(booked).toMatchObject({ state: 'booked', orderId: order.id, note: null });
    expect((await setAside(booked!, 'pomyłka')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is not booked for an order that does not exist, nor in another currency', async () => {
    const transfer = await doubtful(await ordered());
    expect((await bookFor(transfer, 999_999)).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['orderId'] },
    ]);
    const order = await ordered();
    const name = `Obcy ${bankReference()}`;
    const euro = camtStatement([{ ...deposit(order), name }]).replaceAll('Ccy="PLN"', 'Ccy="EUR"');
    expect((await send(euro)).body).toMatchObject({ ...COUNTS, doubtfulCount: 1 });
    expect((await bookFor(await only(name), order.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('EUR') },
    ]);
  });

  it('of a cancelled order counts as money to be refunded, when staff book it', async () => {
    const order = await ordered();
    await app.sql(`update customer_order set status = 'cancelled' where id = $1`, [order.id]);
    await send(pkoStatement([{ ...deposit(order), name: `Spóźniony ${order.id}` }]));
    const transfer = await only(`Spóźniony ${order.id}`);
    expect(transfer.candidates[0]!.reasons).toContain('cancelled');
    await bookFor(transfer, order.id);
    expect(await entriesOf(order.id)).toHaveLength(1);
  });
});

it('a page of transfers takes the same number of SQL statements however long it is', async () => {
  const read = (limit: number) =>
    app.countStatements(() =>
      staff.graphql(
        `{ bankTransfers(page: { limit: ${limit} }) { items { ${FIELDS} } totalCount } }`,
      ),
    );
  await read(6);
  expect(await read(18)).toBe(await read(6));
});
