import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  formatOrderText,
} from '#engine/trade/fields/order-fields';
import { fillCart, orderInput } from '../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { placeOrder } from '../../testing/orders.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { balanceOf } from '../ledger/balance.js';
import { Order } from '../orders/order.entity.js';
import { orderContent } from '../orders/paper/order-content.js';
import { worksheetOf } from '../orders/paper/worksheet-content.js';

/** The fields of PlaceOrderInput besides the texts of the order. */
const OTHER_FIELDS = [
  'acceptsTerms',
  'acknowledgesMadeToMeasure',
  'expectedGoods',
  'expectedTotal',
  'idempotencyKey',
  'subscribesToNewsletter',
];

/** A valid text for each kind of field. */
const TEXTS: Readonly<Record<OrderField['kind'], (name: string) => string>> = {
  name: (name) => `Żaneta ${name}`,
  line: (name) => `Żaneta ${name}`,
  lines: (name) => `${name} Źródlana 7, 90-001 Łódź`,
  email: (name) => `${name}-${crypto.randomUUID()}@example.com`,
  phone: () => '+48600100299',
  taxNumber: () => '7261120385',
  choice: () => 'house',
  area: () => '142.50',
};

const details = Object.fromEntries(
  ORDER_FIELD_NAMES.map((name) => {
    const { kind }: OrderField = ORDER_FIELDS[name];
    return [name, TEXTS[kind](name)];
  }),
) as Record<OrderFieldName, string>;

let shop: MailedApp;
let staff: TestVisitor;
let order: { id: number; token: string };
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('staff');
  const visitor = shop.app.visitor();
  await fillCart(visitor);
  order = (await placeOrder(visitor, details)).order!;
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');
const shownText = (name: OrderFieldName) =>
  plain(formatOrderText(ORDER_FIELDS[name], details[name]));

it('the input of an order has no field that is missing in this test', async () => {
  const { data } = await staff.graphql<{ __type: { inputFields: { name: string }[] } }>(
    '{ __type(name: "PlaceOrderInput") { inputFields { name } } }',
  );
  const names = data.__type.inputFields.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...ORDER_FIELD_NAMES, ...OTHER_FIELDS].toSorted());
});

describe.each(ORDER_FIELD_NAMES)('%s of an order', (name) => {
  const { label, isOnWorksheet }: OrderField = ORDER_FIELDS[name];

  it('is in the order as customer and staff read it', async () => {
    for (const reader of [shop.app.visitor(), staff]) {
      const { data } = await reader.graphql<{ order: Record<string, string> }>(
        `query ($token: String!) { order(token: $token) { ${name} } }`,
        { token: order.token },
      );
      expect(data.order[name]).toBe(details[name]);
    }
  });

  it('is in the list of REST', async () => {
    const { body } = await staff.json<Record<string, string>[]>(
      'GET',
      `/api/admin/orders?text=${details.customerEmail}`,
    );
    expect(body).toMatchObject([{ [name]: details[name] }]);
  });

  it('is in the CSV of orders, under its label', async () => {
    const response = await staff.fetch(`/api/admin/orders.csv?text=${details.customerEmail}`);
    const [row] = parse(await response.text(), { bom: true, delimiter: ';', columns: true }) as [
      Record<string, string>,
    ];
    expect(plain(row[label] ?? '')).toContain(
      name === 'customerPhone' ? '600 100 299' : shownText(name),
    );
  });

  it('is in the confirmation', async () => {
    const mail = await shop.mailTo(details.customerEmail, 'Otrzymaliśmy zamówienie');
    for (const body of [mail.html!.replaceAll(/<[^>]+>/g, ' '), mail.text!])
      expect(plain(body)).toContain(shownText(name));
  });

  it('is in the PDF of the order, and on the worksheet where the workshop needs it', async () => {
    const em = shop.app.services.orm.em.fork();
    const found = await em.findOneOrFail(Order, { id: order.id }, { populate: ['lines'] });
    const lines = found.lines.getItems();
    const { company } = shop.app.services.content;
    const source = { order: found, lines, company, publicUrl: 'https://shop.test' };
    const paper = orderContent({ ...source, balance: await balanceOf(em, order.id) });
    expect(paper.customer.map(({ value }) => plain(value))).toContain(shownText(name));
    const sheet = worksheetOf({
      order: found,
      line: lines[0]!,
      all: 1,
      publicUrl: 'https://shop.test',
    });
    const facts = sheet.customer.map(({ value }) => plain(value));
    expect(facts.includes(shownText(name))).toBe(isOnWorksheet);
  });
});

describe('an incomplete company', () => {
  it('is refused, naming the missing fields, by GraphQL and REST', async () => {
    const visitor = shop.app.visitor();
    await fillCart(visitor);
    const company = { companyName: 'Cień sp. z o.o.', companyTaxNumber: 'PL 726-112-03-85' };
    const { order: none, userErrors } = await placeOrder(visitor, company);
    expect(none).toBeNull();
    expect(userErrors).toEqual([
      { code: 'BAD_USER_INPUT', message: 'Podaj adres firmy.', path: ['billingAddress'] },
    ]);
    const { status, body } = await visitor.json('POST', '/api/orders', {
      ...orderInput({ companyName: 'Cień' }),
      expectedTotal: undefined,
      totalAmount: '4890.00',
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'companyTaxNumber' }, { path: 'billingAddress' }] } },
    });
  });
});
