import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { restApi } from './rest.js';
import { createSchema } from './schema.js';
import { type TestApp, createTestApp } from './testing/test-app.js';
import type { TestVisitor } from './testing/test-visitor.js';

type Who = 'everyone' | 'staff' | 'admin';
const RANK: Record<Who, number> = { everyone: 0, staff: 1, admin: 2 };

/** Every field of the schema's roots: who may call it, and how it is called. */
const FIELDS: Record<string, [Who, string]> = {
  'Query.article': ['everyone', '{ article(id: "1") { id } }'],
  'Query.articles': ['everyone', '{ articles { id } }'],
  'Query.cart': ['everyone', '{ cart { total } }'],
  'Query.colors': ['everyone', '{ colors { name } }'],
  'Query.company': ['everyone', '{ company { name } }'],
  'Query.configuration': ['everyone', '{ configuration(id: "none") { id } }'],
  'Query.me': ['everyone', '{ me { id } }'],
  'Query.order': ['everyone', '{ order(token: "none") { id } }'],
  'Query.priceQuote': ['everyone', '{ priceQuote(input: { productId: 1, width: 400 }) { area } }'],
  'Query.product': ['everyone', '{ product(id: 1) { id } }'],
  'Query.productTypes': ['everyone', '{ productTypes { category } }'],
  'Query.products': ['everyone', '{ products { totalCount } }'],
  'Query.textPage': ['everyone', '{ textPage(slug: "regulamin") { slug } }'],
  'Query.dashboard': ['staff', '{ dashboard { totalOrders } }'],
  'Query.orderCounts': ['staff', '{ orderCounts { status count } }'],
  'Query.orders': ['staff', '{ orders { totalCount items { customerName } } }'],
  'Mutation.addToCart': [
    'everyone',
    'mutation { addToCart(input: { configurationId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }',
  ],
  'Mutation.changeCartLine': [
    'everyone',
    'mutation { changeCartLine(input: { lineId: "00000000-0000-4000-8000-000000000000", quantity: 1 }) { userErrors { code } } }',
  ],
  'Mutation.removeFromCart': [
    'everyone',
    'mutation { removeFromCart(input: { lineId: "00000000-0000-4000-8000-000000000000" }) { userErrors { code } } }',
  ],
  'Mutation.clearCart': ['everyone', 'mutation { clearCart { cart { total } } }'],
  'Mutation.login': [
    'everyone',
    'mutation { login(input: { email: "nobody@example.com", password: "x" }) { user { id } } }',
  ],
  'Mutation.logout': ['everyone', 'mutation { logout { ok } }'],
  'Mutation.placeOrder': [
    'everyone',
    `mutation { placeOrder(input: { customerName: "Anna", customerEmail: "anna@example.com", customerPhone: "600100200",
      customerAddress: "ul. Prosta 1", expectedTotal: "1" }) { userErrors { code } } }`,
  ],
  'Mutation.saveConfiguration': [
    'everyone',
    'mutation { saveConfiguration(input: { productId: 1, width: 400 }) { configuration { id } } }',
  ],
  'Mutation.submitInquiry': [
    'everyone',
    `mutation { submitInquiry(input: { name: "Anna", email: "anna@example.com", subject: "Temat",
      message: "Pytanie", inquiryType: general }) { inquiryId } }`,
  ],
  'Mutation.updateOrderStatus': [
    'staff',
    'mutation { updateOrderStatus(input: { orderId: 1, status: shipped }) { order { status } } }',
  ],
};

/** Every route of the REST API: who may call it, and with what body. */
const ROUTES: Record<string, [Who, unknown?]> = {
  'GET /auth/user': ['staff'],
  'GET /login': ['everyone'],
  'POST /login': ['everyone', {}],
  'GET /logout': ['everyone'],
  'GET /products': ['everyone'],
  'GET /products/category/:category': ['everyone'],
  'GET /products/:id': ['everyone'],
  'POST /calculate-price': ['everyone', { productId: 1, width: 400 }],
  'POST /configurations': ['everyone', { productId: 1, width: 400 }],
  'GET /cart': ['everyone'],
  'POST /cart': ['everyone', {}],
  'DELETE /cart/session/:sessionId': ['everyone'],
  'DELETE /cart/:itemId': ['everyone'],
  'POST /orders': ['everyone', {}],
  'POST /inquiries': ['everyone', {}],
  'GET /admin/dashboard': ['staff'],
  'GET /admin/orders': ['staff'],
  'PUT /admin/orders/:id/status': ['staff', { status: 'shipped' }],
};
const PARAMETERS: Record<string, string> = {
  id: '1',
  category: 'markizy',
  sessionId: 'default',
  itemId: '00000000-0000-4000-8000-000000000000',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CALLERS = Object.keys(RANK) as Who[];
const signedIn = new Map<Who, Promise<TestVisitor>>();

/** The caller's browser, a new one for what signs in or out. */
function browserOf(who: Who, name: string): Promise<TestVisitor> {
  if (who === 'everyone') return Promise.resolve(app.visitor());
  if (/log(in|out)/.test(name)) return app.signIn(who);
  const known = signedIn.get(who) ?? app.signIn(who);
  signedIn.set(who, known);
  return known;
}

/** What a caller without the right is told. */
function expectedRefusal(needed: Who, caller: Who): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (RANK[caller] >= RANK[needed]) return null;
  return caller === 'everyone' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

describe('GraphQL', () => {
  const schema = createSchema();
  const names = (root: GraphQLObjectType) =>
    Object.keys(root.getFields()).map((field) => `${root.name}.${field}`);

  it('has no field that is not listed', () => {
    const declared = [...names(schema.getQueryType()!), ...names(schema.getMutationType()!)];
    expect(Object.keys(FIELDS).sort()).toEqual(declared.sort());
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(Object.entries(FIELDS))('%s', async (name, [needed, document]) => {
      const visitor = await browserOf(caller, name);
      const { data, errors = [] } = await visitor.graphql(document);
      const refusal = expectedRefusal(needed, caller);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(refusal ? [refusal] : []);
      if (refusal) expect(data).toBeNull();
    });
  });
});

describe('REST', () => {
  it('has no route that is not listed', () => {
    const declared = restApi(app.services).stack.flatMap(({ route }) =>
      (route?.stack ?? []).map(({ method }) => `${method.toUpperCase()} ${route!.path}`),
    );
    expect(Object.keys(ROUTES).sort()).toEqual(declared.sort());
  });

  describe.each(CALLERS)('called by %s', (caller) => {
    it.each(Object.entries(ROUTES))('%s', async (name, [needed, body]) => {
      const [method, pattern] = name.split(' ') as [string, string];
      const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => PARAMETERS[parameter]!);
      const visitor = await browserOf(caller, name);
      const answer = await visitor.json<{ error?: { code: string } } | null>(
        method,
        `/api${path}`,
        body,
      );
      const refusal = expectedRefusal(needed, caller);
      const status = refusal === 'UNAUTHENTICATED' ? 401 : 403;
      if (refusal) expect(answer).toMatchObject({ status, body: { error: { code: refusal } } });
      else expect([401, 403]).not.toContain(answer.status);
    });
  });
});

describe('a customer’s own order', () => {
  it('tells nobody but staff who changed it and what was noted', async () => {
    const staff = await app.signIn('staff');
    await staff.json('PUT', '/api/admin/orders/1/status', { status: 'shipped', notes: 'Poufne' });
    const [order] = await app.sql<{ token: string }>(
      'select token from customer_order where id = 1',
    );
    const document =
      'query ($token: String!) { order(token: $token) { history { note actorName } } }';
    const seen = async (visitor: TestVisitor) =>
      JSON.stringify((await visitor.graphql(document, { token: order!.token })).data);
    expect(await seen(app.visitor())).not.toMatch(/Poufne|Pracownik/);
    expect(await seen(staff)).toMatch(/Poufne.*Pracownik/);
  });
});
