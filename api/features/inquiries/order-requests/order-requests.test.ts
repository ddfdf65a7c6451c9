import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { customerWithCart, type PlacedOrder, submit } from '../../../testing/orders.js';
import type { GraphQLAnswer, TestVisitor } from '../../../testing/test-visitor.js';

interface Request {
  id: number;
  type: string;
  message: string;
  status: string;
  answers: { text: string }[];
}
interface Payload {
  order: { requests: Request[] } | null;
  userErrors: { code: string }[];
}

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

interface Ordered extends PlacedOrder {
  email: string;
}

async function ordered(): Promise<Ordered> {
  const customer = await customerWithCart(shop.app);
  const { order } = await submit(customer);
  return { ...order!, email: customer.customerEmail };
}

const CHANGE = 'requestOrderChange';
const CANCELLATION = 'requestOrderCancellation';

async function ask(
  verb: typeof CHANGE | typeof CANCELLATION,
  input: { token: string; message?: string; reason?: string | null },
): Promise<Payload> {
  const type = verb === CHANGE ? 'RequestOrderChangeInput' : 'RequestOrderCancellationInput';
  const { data, errors } = await shop.app.visitor().graphql<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${verb}(input: $input) {
      order { requests { id type message status answers { text } } } userErrors { code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data[verb]!;
}

async function requestsOf({ token }: PlacedOrder): Promise<Request[]> {
  const { data } = await shop.app.visitor().graphql<{ order: { requests: Request[] } }>(
    `query ($token: String!) { order(token: $token) {
      requests { id type message status answers { text } } } }`,
    { token },
  );
  return data.order.requests;
}

function asStaff<Data>(query: string, variables: object): Promise<GraphQLAnswer<Data>> {
  return staff.graphql<Data>(query, { ...variables });
}

describe('a request at an order', () => {
  it.each([
    {
      verb: CHANGE,
      fields: { message: ' Proszę o kolor antracyt. ' },
      stored: { type: 'order_change', message: 'Proszę o kolor antracyt.', status: 'new' },
      subject: 'Zmiana zamówienia',
      priority: 'medium',
    },
    {
      verb: CANCELLATION,
      fields: { reason: ' Zmieniły się plany. ' },
      stored: { type: 'order_cancellation', message: 'Zmieniły się plany.', status: 'new' },
      subject: 'Rezygnacja z\u00a0zamówienia',
      priority: 'high',
    },
    {
      verb: CANCELLATION,
      fields: { reason: null },
      stored: {
        type: 'order_cancellation',
        message: 'Rezygnuję z\u00a0zamówienia.',
        status: 'new',
      },
      subject: 'Rezygnacja z\u00a0zamówienia',
      priority: 'high',
    },
  ] as const)(
    'by $verb is shown at the order at once, and to staff as an inquiry with the order',
    async ({ verb, fields, stored, subject, priority }) => {
      const order = await ordered();
      const { order: answered } = await ask(verb, { token: order.token, ...fields });
      const [request] = answered!.requests;
      expect(request).toMatchObject(stored);
      const { data: staffView } = await asStaff(
        'query ($id: Int!) { inquiry(id: $id) { subject priority inquiryType message order { id } } }',
        { id: request!.id },
      );
      expect(staffView).toEqual({
        inquiry: {
          subject: `${subject} nr\u00a0${order.id}`,
          priority,
          inquiryType: stored.type,
          message: stored.message,
          order: { id: order.id },
        },
      });
      expect(await requestsOf(await ordered())).toEqual([]);
    },
  );

  it('is in the queue of calls, with a link to its order', async () => {
    const order = await ordered();
    const { order: answered } = await ask(CANCELLATION, { token: order.token });
    const { data } = await asStaff<{
      callQueue: { items: { kind: string; number: number; orderId: number }[] };
    }>('query ($page: PageInput) { callQueue(page: $page) { items { kind number orderId } } }', {
      page: { limit: 100, offset: 0 },
    });
    expect(data.callQueue.items).toContainEqual({
      kind: 'inquiry',
      number: answered!.requests[0]!.id,
      orderId: order.id,
    });
  });

  it('is confirmed by e-mail with a link to its order; the mail about a cancellation promises nothing', async () => {
    const order = await ordered();
    await ask(CANCELLATION, { token: order.token, reason: 'Zmieniły się plany.' });
    const mail = await shop.mailTo(order.email, 'Rezygnacja');
    expect(mail.text).toContain('Zmieniły się plany.');
    expect(mail.text).toContain('do tego czasu zamówienie pozostaje ważne');
    expect(mail.text).toContain(`https://shop.test/zamowienie/${order.token}`);
  });

  it('sent twice at once is stored once, and again once the first is settled', async () => {
    const order = await ordered();
    const fields = { token: order.token, message: 'Proszę o biały.' };
    await Promise.all([ask(CHANGE, fields), ask(CHANGE, fields)]);
    const [request, ...others] = await requestsOf(order);
    expect(others).toEqual([]);
    await shop.app.sql(`update inquiry set status = 'resolved' where id = $1`, [request!.id]);
    await ask(CHANGE, fields);
    expect(await requestsOf(order)).toMatchObject([{ status: 'resolved' }, { status: 'new' }]);
  });

  it('shows the customer its state and the answer', async () => {
    const order = await ordered();
    const { order: answered } = await ask(CHANGE, { token: order.token, message: 'Inny kolor.' });
    const { data } = await asStaff<{ inquiry: { version: number } }>(
      'query ($id: Int!) { inquiry(id: $id) { version } }',
      { id: answered!.requests[0]!.id },
    );
    await asStaff(
      'mutation ($input: AnswerInquiryInput!) { answerInquiry(input: $input) { userErrors { code } } }',
      {
        input: {
          id: answered!.requests[0]!.id,
          version: data.inquiry.version,
          text: 'Zmieniliśmy kolor.',
          status: 'resolved',
        },
      },
    );
    expect(await requestsOf(order)).toMatchObject([
      { status: 'resolved', answers: [{ text: 'Zmieniliśmy kolor.' }] },
    ]);
  });

  it.each([
    ['NOT_FOUND', async () => 'x'.repeat(43)],
    ['CONFLICT', async () => withStatus(await ordered(), 'in_production')],
    ['CONFLICT', async () => withStatus(await ordered(), 'cancelled')],
  ] as const)('is refused with %s, and nothing is stored', async (code, tokenOf) => {
    const token = await tokenOf();
    for (const verb of [CHANGE, CANCELLATION] as const) {
      const fields = verb === CHANGE ? { message: 'Inny kolor.' } : { reason: 'Inne plany.' };
      const { order, userErrors } = await ask(verb, { token, ...fields });
      expect(userErrors).toEqual([{ code }]);
      expect(order?.requests ?? []).toEqual([]);
    }
  });

  async function withStatus({ id, token }: PlacedOrder, status: string): Promise<string> {
    await shop.app.sql(`update customer_order set status = $2 where id = $1`, [id, status]);
    return token;
  }
});

describe('a request for an invoice', () => {
  async function askInvoice(token: string, note: string | null = null): Promise<Payload> {
    const { data, errors } = await shop.app.visitor().graphql<{ requestOrderInvoice: Payload }>(
      `mutation ($input: RequestOrderInvoiceInput!) { requestOrderInvoice(input: $input) {
          order { requests { id type message status answers { text } } } userErrors { code } } }`,
      { input: { token, note } },
    );
    expect(errors).toBeUndefined();
    return data.requestOrderInvoice;
  }
  async function isOffered({ token }: PlacedOrder): Promise<boolean> {
    const { data } = await shop.app
      .visitor()
      .graphql<{ order: { canRequestInvoice: boolean } }>(
        'query ($token: String!) { order(token: $token) { canRequestInvoice } }',
        { token },
      );
    return data.order.canRequestInvoice;
  }
  /** Marks the goods as delivered this many days ago. */
  async function delivered({ id }: PlacedOrder, daysAgo: number): Promise<void> {
    await shop.app.sql(`update customer_order set status = 'delivered' where id = $1`, [id]);
    await shop.app.sql(
      `insert into order_event (order_id, status, at, sends_mail)
       values ($1, 'delivered', now() - make_interval(days => $2), false)`,
      [id, daysAgo],
    );
  }

  it('reaches staff with the customer’s note, and is confirmed by e-mail', async () => {
    const order = await ordered();
    const { order: answered, userErrors } = await askInvoice(order.token, ' Na moją żonę. ');
    expect(userErrors).toEqual([]);
    expect(answered!.requests).toMatchObject([
      { type: 'order_invoice', message: 'Na moją żonę.', status: 'new' },
    ]);
    const { data } = await asStaff(
      'query ($id: Int!) { inquiry(id: $id) { subject inquiryType priority order { id } } }',
      { id: answered!.requests[0]!.id },
    );
    expect(data).toEqual({
      inquiry: {
        subject: `Prośba o\u00a0fakturę do zamówienia nr\u00a0${order.id}`,
        inquiryType: 'order_invoice',
        priority: 'medium',
        order: { id: order.id },
      },
    });
    expect((await shop.mailTo(order.email, 'wiadomość')).text).toContain('Na moją żonę.');
  });

  it('can be made until three months after the month of the delivery', async () => {
    const [recent, old] = [await ordered(), await ordered()];
    await delivered(recent, 80);
    await delivered(old, 130);
    expect(await isOffered(recent)).toBe(true);
    expect((await askInvoice(recent.token)).userErrors).toEqual([]);
    expect(await isOffered(old)).toBe(false);
    expect(await askInvoice(old.token)).toEqual({
      order: { requests: [] },
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('is refused for a company, a cancelled order and an unknown one', async () => {
    const company = await ordered();
    await shop.app.sql(
      `update customer_order set company_name = 'Firma', company_tax_number = '5260001246' where id = $1`,
      [company.id],
    );
    const cancelled = await ordered();
    await shop.app.sql(`update customer_order set status = 'cancelled' where id = $1`, [
      cancelled.id,
    ]);
    for (const order of [company, cancelled]) {
      expect(await isOffered(order)).toBe(false);
      expect((await askInvoice(order.token)).userErrors).toEqual([{ code: 'CONFLICT' }]);
    }
    expect(await askInvoice('x'.repeat(43))).toEqual({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('the promised call about a new order', () => {
  const read = async ({ token }: PlacedOrder) => {
    const { data } = await shop.app
      .visitor()
      .graphql<{ order: { promisedCall: { dueAt: string; isAgreed: boolean } | null } }>(
        'query ($token: String!) { order(token: $token) { promisedCall { dueAt isAgreed } } }',
        { token },
      );
    return data.order.promisedCall;
  };

  it('is due as staff see it, and over once the order is confirmed', async () => {
    const order = await ordered();
    const { data } = await asStaff<{
      callQueue: { items: { kind: string; number: number; dueAt: string }[] };
    }>('query ($page: PageInput) { callQueue(page: $page) { items { kind number dueAt } } }', {
      page: { limit: 100, offset: 0 },
    });
    const { dueAt } = data.callQueue.items.find(
      ({ kind, number }) => kind === 'order' && number === order.id,
    )!;
    expect(await read(order)).toEqual({ dueAt, isAgreed: false });
    await shop.app.sql(`update customer_order set status = 'confirmed' where id = $1`, [order.id]);
    expect(await read(order)).toBeNull();
  });
});

describe('the order as a PDF for the customer', () => {
  it('is served by the link with the token only', async () => {
    const { token, id } = await ordered();
    const pdf = await shop.app.visitor().fetch(`/api/orders/${token}.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    for (const wrong of ['x'.repeat(43), String(id)]) {
      const other = await shop.app.visitor().fetch(`/api/orders/${wrong}.pdf`);
      expect(other.status).toBe(404);
    }
  });
});
