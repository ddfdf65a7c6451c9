import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount } from '../../testing/accounts.js';
import { orderInput, saveAwning } from '../../testing/factories.js';
import { inquiryInput } from '../../testing/inquiries.js';
import { type Customer, customerWithCart, submit as submitOrder } from '../../testing/orders.js';
import { addSecondFactor } from '../../testing/second-factors.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const SUBMITTED = /<main>(.*)<\/main>/s;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
});
afterAll(() => app.close());

const filledIn = (overrides: Record<string, string> = {}) =>
  inquiryInput(overrides) as Record<string, string>;

async function submit(
  body: string | Record<string, string>,
  { path = '/kontakt', headers = {}, to = app, by = to.visitor() }: Partial<SubmitOptions> = {},
) {
  const response = await by.fetch(path, {
    method: 'POST',
    headers: { ...URLENCODED, ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });
  const form: unknown = JSON.parse(SUBMITTED.exec(await response.text())?.[1] ?? 'null');
  return { status: response.status, headers: response.headers, form };
}

interface SubmitOptions {
  path: string;
  headers: Record<string, string>;
  to: TestApp;
  by: TestVisitor;
}

const stored = (email: string | undefined) =>
  app.sql('select * from inquiry where customer_email = $1', [email]);

describe('an inquiry form submitted without scripts', () => {
  it.each(['/kontakt', '/wycena'])('at %s is kept and confirmed by e-mail', async (path) => {
    const input = filledIn({ message: 'Pierwszy wiersz.\r\nDrugi wiersz.', phone: '' });
    const { status, headers } = await submit(input, { path });
    expect([status, headers.get('location')]).toEqual([303, `${path}?wyslano=1#wyslano`]);
    expect(await stored(input['email'])).toEqual([
      expect.objectContaining({
        customer_name: 'Łucja Żółć',
        customer_phone: null,
        message: 'Pierwszy wiersz.\nDrugi wiersz.',
        inquiry_type: 'quote',
        status: 'new',
      }),
    ]);
    const mails = await app.sql('select 1 from outgoing_mail where recipient = $1', [
      input['email'],
    ]);
    expect(mails).toHaveLength(1);
  });

  it('keeps the saved configuration', async () => {
    const { id: configurationId } = await saveAwning(app.visitor());
    const input = filledIn({ configurationId });
    expect((await submit(input, { path: '/wycena' })).status).toBe(303);
    expect(await stored(input['email'])).toMatchObject([{ configuration_id: configurationId }]);
  });

  it('on the service page of goods is about their order', async () => {
    const { order } = await submitOrder(await customerWithCart(app));
    const lineId = order!.lines[0]!.id;
    const input = filledIn({ inquiryType: 'warranty', lineId });
    for (const path of [`/serwis/${lineId}`, `/serwis/${lineId}/1`])
      expect((await submit(input, { path })).status).toBe(303);
    expect(await stored(input['email'])).toMatchObject([{ order_id: order!.id }]);
  });

  it('comes back with all errors, worded as in the browser, and what was filled in', async () => {
    const { status, headers, form } = await submit({
      name: ' Ł ',
      email: 'anna@',
      message: 'Cześć',
    });
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(form).toEqual({
      values: {
        name: 'Ł',
        email: 'anna@',
        phone: '',
        inquiryType: '',
        subject: '',
        message: 'Cześć',
      },
      errors: {
        name: 'Imię i\u00a0nazwisko: co najmniej 2\u00a0znaki.',
        email: 'Podaj prawidłowy adres e-mail, np. anna@example.pl.',
        inquiryType: 'Wybierz rodzaj zapytania.',
        subject: 'Podaj temat wiadomości.',
      },
      message: null,
    });
  });

  it('comes back with errors that only the server can find', async () => {
    const { status, form } = await submit(filledIn({ phone: '000 000 000' }));
    expect(status).toBe(422);
    expect(form).toMatchObject({
      values: { phone: '000 000 000' },
      errors: { phone: 'Podaj prawidłowy numer telefonu, np. 600\u00a0100\u00a0200.' },
    });
  });

  it.each([
    ['b0a1f1a2-8a54-4f0f-9a3e-2f4c1f0f9d11', 404, 'Nie ma takiej konfiguracji.'],
    ["1' or 1=1", 422, 'Ten identyfikator jest nieprawidłowy.'],
  ])(
    'about the configuration %s says that it is unknown',
    async (configurationId, code, message) => {
      const { status, form } = await submit(filledIn({ configurationId }), { path: '/wycena' });
      expect(status).toBe(code);
      expect(form).toMatchObject({ errors: {}, message });
    },
  );

  it.each([
    ['nothing', ''],
    ['lists', 'name=Anna&name=Ewa&email[]=a&email[]=b&message[0]=x'],
    ['objects', 'name[first]=Anna&__proto__[x]=1&constructor=x&toString=y'],
    ['broken escapes', 'name=%E0%A4%A&email=%00&message=%ff'],
    ['control characters', new URLSearchParams(filledInWith('message', 'a\u0000bcdef')).toString()],
    [
      'surrogates',
      `${new URLSearchParams(filledInWith('subject', 'x')).toString()}&subject=%ED%A0%80`,
    ],
    ['a long text', new URLSearchParams(filledInWith('message', 'x'.repeat(5001))).toString()],
    ['an unknown type', new URLSearchParams(filledInWith('inquiryType', 'toString')).toString()],
    ['JSON as a form', '{"name":{"first":"Anna"}}'],
  ])('with %s is refused: 422', async (_name, body) => {
    expect((await submit(body)).status).toBe(422);
  });

  it.each([
    ['application/json', '{"name":{"first":"Anna"}}', 422],
    ['multipart/form-data; boundary=x', '--x--', 422],
    ['application/x-www-form-urlencoded; charset=utf-7', 'name=Anna', 415],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(1_100_000)}`, 413],
    ['application/x-www-form-urlencoded', 'a&'.repeat(2000), 400],
  ])('as %s is refused: %#', async (type, body, status) => {
    expect((await submit(body, { headers: { 'content-type': type } })).status).toBe(status);
  });

  it.each<Record<string, string>>([
    { origin: 'https://stranger.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('by another site, also without a cookie, is refused: %j', async (headers) => {
    const input = filledIn();
    expect((await submit(input, { headers })).status).toBe(403);
    expect(await stored(input['email'])).toEqual([]);
  });

  it('is accepted from our own pages only', async () => {
    const headers = { origin: new URL(app.url).origin, 'sec-fetch-site': 'same-origin' };
    expect((await submit(filledIn(), { headers })).status).toBe(303);
  });

  it('counts against the limit of inquiries', async () => {
    const to = await createTestApp({ pageSource: testPages, env: { WRITES_PER_MINUTE: '60' } });
    const input = filledIn();
    for (let sent = 0; sent < 5; sent++) expect((await submit(input, { to })).status).toBe(303);
    const { status, headers, form } = await submit(input, { to });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(form).toMatchObject({
      values: { name: 'Łucja Żółć' },
      errors: {},
      message: expect.stringMatching(/^Zbyt wiele prób\./),
    });
    await to.close();
  });
});

function filledInWith(field: string, text: string): Record<string, string> {
  return filledIn({ [field]: text });
}

describe('the order form of the cart submitted without scripts', () => {
  /** What the page of the cart sends for its default awning. */
  async function orderForm(
    { visitor, customerEmail }: Customer,
    overrides: Record<string, string> = {},
  ): Promise<Record<string, string>> {
    const { data } = await visitor.graphql<{
      cart: { total: string; lines: { quantity: number; configuration: { id: string } }[] };
    }>('{ cart { total lines { quantity configuration { id } } } }');
    const [line] = data.cart.lines;
    const { customerName, customerPhone, customerAddress } = orderInput() as Record<string, string>;
    return {
      customerName: customerName!,
      customerEmail,
      customerPhone: customerPhone!,
      customerAddress: customerAddress!,
      expectedTotal: data.cart.total,
      expectedGoods: `${line!.configuration.id} ${line!.quantity}`,
      acceptsTerms: 'on',
      acknowledgesMadeToMeasure: 'on',
      ...overrides,
    };
  }
  const ordersOf = (email: string) =>
    app.sql('select * from customer_order where customer_email = $1', [email]);

  it('places the order once, however often it is sent, and leads to its page', async () => {
    const customer = await customerWithCart(app);
    const form = await orderForm(customer);
    const sent = { path: '/koszyk', by: customer.visitor };
    const first = await submit(form, sent);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/^\/zamowienie\/[\w-]+$/);
    expect((await submit(form, sent)).headers.get('location')).toBe(first.headers.get('location'));
    expect(await ordersOf(customer.customerEmail)).toHaveLength(1);
  });

  it('comes back with every error, what was typed and what was ticked', async () => {
    const customer = await customerWithCart(app);
    const form = await orderForm(customer, {
      customerEmail: 'anna@',
      customerAddress: '',
      company: 'on',
      companyName: 'Cień sp. z o.o.',
      acceptsTerms: '',
      acknowledgesMadeToMeasure: '',
      subscribesToNewsletter: 'on',
    });
    const shown = await submit(form, { path: '/koszyk', by: customer.visitor });
    expect(shown.status).toBe(422);
    expect(shown.form).toMatchObject({
      values: {
        customerName: 'Żaneta Gęślą',
        customerEmail: 'anna@',
        company: 'on',
        companyName: 'Cień sp. z o.o.',
        subscribesToNewsletter: 'on',
      },
      errors: {
        customerEmail: expect.any(String),
        customerAddress: 'Podaj adres dostawy.',
        companyTaxNumber: 'Podaj NIP firmy.',
        billingAddress: 'Podaj adres firmy.',
        acceptsTerms: expect.any(String),
        acknowledgesMadeToMeasure: expect.any(String),
      },
    });
  });

  it.each<[string, Record<string, string>, number, object]>([
    ['of another total', { expectedTotal: '1.00' }, 409, { message: expect.any(String) }],
    ['of other goods', { expectedGoods: '' }, 409, { message: expect.any(String) }],
    ['without a total', { expectedTotal: '' }, 422, { message: expect.any(String) }],
    ['with broken goods', { expectedGoods: 'x y z' }, 422, { message: expect.any(String) }],
    [
      'without the consent for goods made to measure',
      { acknowledgesMadeToMeasure: '' },
      422,
      { errors: { acknowledgesMadeToMeasure: expect.any(String) } },
    ],
  ])('%s is refused, and nothing is ordered', async (_name, overrides, status, form) => {
    const customer = await customerWithCart(app);
    const sent = await orderForm(customer, overrides);
    const shown = await submit(sent, { path: '/koszyk', by: customer.visitor });
    expect(shown).toMatchObject({ status, form });
    expect(await ordersOf(customer.customerEmail)).toEqual([]);
  });
});

describe('a statement of withdrawal submitted without scripts', () => {
  const path = '/odstapienie';
  const statement = (email: string) => ({
    name: 'Anna Nowak',
    orderNumber: 'nr 17',
    email,
    goods: '',
    reason: 'Za mała.',
  });
  const statements = (email: string) =>
    app.sql('select * from withdrawal where email = $1', [email]);

  it('is shown for review, can be corrected, and is stored once and receipted when it is confirmed', async () => {
    const { email = '' } = filledIn();
    const filled = statement(email);
    const values = { ...filled, step: 'confirm' };
    const reviewed = { status: 200, form: { values, errors: {}, message: null } };
    expect(await submit(filled, { path })).toMatchObject(reviewed);
    expect(await submit({ ...filled, step: 'fill_in' }, { path })).toMatchObject({
      status: 200,
      form: { values: { ...filled, step: 'fill_in' } },
    });
    expect(await statements(email)).toEqual([]);

    const receipt = await submit(values, { path });
    const stored = await statements(email);
    expect(stored).toMatchObject([
      { name: 'Anna Nowak', order_number: 17, goods: null, reason: 'Za mała.' },
    ]);
    const receivedAt = new Date(stored[0]!['received_at'] as Date).toISOString();
    const received = {
      status: 200,
      form: { values: { ...filled, step: 'received', receivedAt }, errors: {}, message: null },
    };
    expect(receipt).toMatchObject(received);
    // A reloaded page submits the statement again.
    expect(await submit(values, { path })).toMatchObject(received);
    expect(await statements(email)).toHaveLength(1);
  });

  it.each<Record<string, string>>([{}, { step: 'confirm' }])(
    'comes back with its errors: %j',
    async (step) => {
      const sent = { ...statement('anna@'), orderNumber: 'nie wiem', ...step };
      expect(await submit(sent, { path })).toMatchObject({
        status: 422,
        form: {
          values: { name: 'Anna Nowak', orderNumber: 'nie wiem', reason: 'Za mała.' },
          errors: { email: expect.any(String), orderNumber: expect.any(String) },
        },
      });
    },
  );
});

describe('a login submitted without scripts', () => {
  it('signs in and leads to the wanted page of this site only', async () => {
    const account = { ...(await createAccount(app, 'staff')) };
    const locations = { '/admin/orders': '/admin/orders', '//zly.example': '/admin' };
    for (const [returnTo, location] of Object.entries(locations)) {
      const by = app.visitor();
      const path = `/logowanie?returnTo=${encodeURIComponent(returnTo)}`;
      const { status, headers } = await submit(account, { path, by });
      expect([status, headers.get('location')]).toEqual([303, location]);
      const { data } = await by.graphql<{ me: unknown }>('{ me { email } }');
      expect(data.me).toEqual({ email: account.email });
    }
  });

  it('asks for the code of a second factor next', async () => {
    const account = { ...(await createAccount(app, 'staff')) };
    const { recoveryCodes } = await addSecondFactor(app, account, 'app');
    const by = app.visitor();
    const path = '/logowanie?returnTo=/admin/orders';
    const { form } = await submit({ ...account }, { path, by });
    const token = expect.stringMatching(/^[\w-]{43}$/);
    expect(form).toEqual({ values: { token, code: '' }, errors: {}, message: null });
    const next = (form as { values: { token: string } }).values.token;
    const enter = (code: string) => submit({ token: next, code }, { path, by });
    expect((await enter('')).form).toMatchObject({ errors: { code: 'Podaj kod.' } });
    expect(await enter('000000')).toMatchObject({
      status: 401,
      form: { values: { token: next, code: '' }, message: 'Kod lub klucz jest nieprawidłowy.' },
    });
    const { status, headers } = await enter(recoveryCodes[0]!);
    expect([status, headers.get('location')]).toEqual([303, '/admin/orders']);
    const { data } = await by.graphql<{ me: unknown }>('{ me { email } }');
    expect(data.me).toEqual({ email: account.email });
  });

  it('with a wrong password comes back with the e-mail and without the password', async () => {
    const { email } = await createAccount(app, 'staff');
    const { status, form } = await submit(
      { email, password: 'nie to hasło' },
      { path: '/logowanie' },
    );
    expect(status).toBe(401);
    expect(form).toEqual({
      values: { email, password: '' },
      errors: {},
      message: 'Nieprawidłowy e-mail lub hasło.',
    });
  });
});

describe('the forms for passwords submitted without scripts', () => {
  it('request a link', async () => {
    const { email } = await createAccount(app, 'staff');
    const { status, headers } = await submit({ email }, { path: '/haslo' });
    expect([status, headers.get('location')]).toEqual([303, '/haslo?wyslano=1']);
    expect(await submit({ email: 'anna@' }, { path: '/haslo' })).toMatchObject({
      status: 422,
      form: { values: { email: 'anna@' }, errors: { email: expect.any(String) } },
    });
  });

  it('say that a link no longer works, and do not repeat the password', async () => {
    const sent = { password: 'całkiem nowe hasło' };
    const { status, form } = await submit(sent, { path: `/haslo/${'x'.repeat(43)}` });
    expect(status).toBe(404);
    expect(form).toMatchObject({ values: { password: '' }, message: expect.any(String) });
  });
});

describe('the newsletter form submitted without scripts', () => {
  it('mails the link that confirms', async () => {
    const { email = '' } = filledIn();
    const { status, headers } = await submit({ email }, { path: '/blog' });
    expect([status, headers.get('location')]).toEqual([303, '/blog?wyslano=1#newsletter']);
    expect(await app.sql('select status from subscriber where email = $1', [email])).toEqual([
      { status: 'pending' },
    ]);
  });
});

it.each(['/\\zly.example', '//zly.example', '/\\/\\zly.example', '/produkty'])(
  'a form sent to %s leads nowhere outside',
  async (path) => {
    // `fetch` would rewrite the path.
    const { port, hostname } = new URL(app.url);
    const sent = request({ hostname, port, path, method: 'POST' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/[a-z]/);
  },
);
