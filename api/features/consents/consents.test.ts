import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, placeOrder, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { CONSENT_CODES, CONSENT_TEXTS } from './consent-texts.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ordersOf = (email: string) =>
  app.sql<{ consents: { code: string; version: string; givenAt: string }[]; created_at: Date }>(
    'select consents, created_at from customer_order where customer_email = $1',
    [email],
  );

describe('the texts', () => {
  it('are returned in the version that is in force', async () => {
    const { data } = await app
      .visitor()
      .graphql('{ consents { code version text documentPath linkText } }');
    expect(data).toEqual({
      consents: CONSENT_CODES.map((code) => ({ code, ...CONSENT_TEXTS[code][0] })),
    });
  });

  it.each(CONSENT_CODES)('of %s have different versions, latest first', (code) => {
    const versions = CONSENT_TEXTS[code].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort().reverse());
    for (const version of versions) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(CONSENT_CODES)('of %s contain the words that lead to their document once', (code) => {
    const { text, linkText } = CONSENT_TEXTS[code][0];
    expect(text.split(linkText)).toHaveLength(2);
  });

  it.each(CONSENT_CODES)('of %s are as new as the document that they refer to', (code) => {
    const { version, documentPath } = CONSENT_TEXTS[code][0];
    const page = app.services.content.findPage(documentPath.slice(1));
    expect(page!.updatedAt.toISOString().slice(0, 10) <= version).toBe(true);
  });
});

describe('an order over GraphQL', () => {
  it.each([
    [{ acceptsTerms: false }, ['acceptsTerms']],
    [{ acknowledgesMadeToMeasure: false }, ['acknowledgesMadeToMeasure']],
    [
      { acceptsTerms: undefined, acknowledgesMadeToMeasure: undefined },
      ['acceptsTerms', 'acknowledgesMadeToMeasure'],
    ],
  ])('with %j is refused by %j', async (consents, paths) => {
    const customer = await customerWithCart(app);
    const { order, cart, userErrors } = await submit(customer, consents);
    expect(order).toBeNull();
    expect(cart).toMatchObject({ lineCount: 1 });
    expect(userErrors).toMatchObject(
      paths.map((path) => ({ code: 'CONSENT_REQUIRED', path: [path] })),
    );
    expect(await ordersOf(customer.customerEmail)).toEqual([]);
  });

  it('stores the agreed texts, their version and the time', async () => {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer, { subscribesToNewsletter: true });
    const [row] = await ordersOf(customer.customerEmail);
    const givenAt = row!.created_at.toISOString();
    const expected = CONSENT_CODES.map((code) => ({
      code,
      version: CONSENT_TEXTS[code][0].version,
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      givenAt,
    }));
    expect(row!.consents).toEqual(expected);
    const { data } = await customer.visitor.graphql(
      'query ($token: String!) { order(token: $token) { consents { code version documentSha256 givenAt } } }',
      { token: order!.token },
    );
    expect(data).toEqual({ order: { consents: expected } });
  });

  it('needs no consents when its request is repeated', async () => {
    const customer = await customerWithCart(app);
    const idempotencyKey = 'zamowienie-raz-0001';
    const { order } = await submit(customer, { idempotencyKey });
    const again = { customerEmail: customer.customerEmail, idempotencyKey, acceptsTerms: false };
    expect((await placeOrder(customer.visitor, again)).order).toEqual(order);
  });
});

describe('an order over REST', () => {
  const CUSTOMER = {
    customerName: 'Żaneta Gęślą',
    customerPhone: '600 100 200',
    customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
    totalAmount: '4890.00',
  };

  it.each([
    [{}, []],
    [{ acceptsTerms: true }, ['terms']],
    [{ acceptsTerms: true, acknowledgesMadeToMeasure: true }, ['terms', 'made_to_measure']],
  ])(
    'may omit consents, as the specified API does: with %j it stores %j',
    async (consents, storedCodes) => {
      const { visitor, customerEmail } = await customerWithCart(app);
      const body = { ...CUSTOMER, customerEmail, ...consents };
      expect((await visitor.json('POST', '/api/orders', body)).status).toBe(201);
      const [row] = await ordersOf(customerEmail);
      expect(row!.consents.map(({ code }) => code)).toEqual(storedCodes);
    },
  );

  it('without consent to the terms is refused', async () => {
    const { visitor, customerEmail } = await customerWithCart(app);
    const body = { ...CUSTOMER, customerEmail, acceptsTerms: false };
    expect(await visitor.json('POST', '/api/orders', body)).toMatchObject({
      status: 422,
      body: { error: { code: 'CONSENT_REQUIRED', fields: [{ path: 'acceptsTerms' }] } },
    });
    expect(await ordersOf(customerEmail)).toEqual([]);
  });
});
