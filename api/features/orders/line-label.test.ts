import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { fillCart, projectRow, saveAwning, saveProject } from '../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { placeOrder } from '../../testing/orders.js';
import { pageTexts } from '../../testing/pdf.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { balanceOf } from '../ledger/balance.js';
import { forgetExpired } from '../retention/forget-expired.js';
import { Order } from './order.entity.js';
import { orderContent } from './paper/order-content.js';
import { worksheetOf } from './paper/worksheet-content.js';

const KITCHEN = 'Kuchnia, <b>okno</b> „Zosi”';
/** Three equal windows: in two rooms with names, and in one without. */
const ROWS = [
  projectRow({ label: 'Salon' }),
  projectRow({ label: KITCHEN }),
  projectRow({ label: '' }),
];

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp();
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

interface LabelledCart {
  total: string;
  lines: { id: string; label: string; quantity: number }[];
}

async function fillWithProject(visitor: TestVisitor): Promise<LabelledCart> {
  const projectId = await saveProject(visitor, ROWS);
  const { data } = await visitor.graphql<{ addProjectToCart: { cart: LabelledCart } }>(
    `mutation ($input: AddProjectToCartInput!) {
      addProjectToCart(input: $input) { cart { total lines { id label quantity } } }
    }`,
    { input: { projectId } },
  );
  return data.addProjectToCart.cart;
}

async function placeProject(): Promise<{ id: number; token: string; customerEmail: string }> {
  const visitor = shop.app.visitor();
  const { total } = await fillWithProject(visitor);
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const { order } = await placeOrder(visitor, { expectedTotal: total, customerEmail });
  return { ...order!, customerEmail };
}

async function papersOf(id: number) {
  const em = shop.app.services.orm.em.fork();
  const order = await em.findOneOrFail(Order, { id }, { populate: ['lines'] });
  const lines = order.lines.getItems();
  const { company } = shop.app.services.content;
  const publicUrl = 'https://shop.test';
  return {
    order: orderContent({ order, lines, company, publicUrl, balance: await balanceOf(em, id) }),
    sheets: lines.map((line) => worksheetOf({ order, line, all: lines.length, publicUrl })),
  };
}

const labelsOf = ({ lines }: LabelledCart) => lines.map(({ label }) => label);

describe('the label of a window of a project', () => {
  it('keeps equal goods of two rooms apart in the cart', async () => {
    const visitor = shop.app.visitor();
    expect(labelsOf(await fillWithProject(visitor))).toEqual(['Salon', KITCHEN, '']);
    const again = await fillWithProject(visitor);
    expect(again.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Salon', 2],
      [KITCHEN, 2],
      ['', 2],
    ]);
    const { body } = await visitor.json<{ label: string }[]>('GET', '/api/cart');
    expect(body.map(({ label }) => label)).toEqual(['Salon', KITCHEN, '']);
  });

  it('stays with the line whose goods are replaced', async () => {
    const visitor = shop.app.visitor();
    const [first] = (await fillWithProject(visitor)).lines;
    const { id: configurationId } = await saveAwning(visitor);
    const { data } = await visitor.graphql<{ replaceCartLine: { cart: LabelledCart } }>(
      `mutation ($input: ReplaceCartLineInput!) {
        replaceCartLine(input: $input) { cart { total lines { id label quantity } } }
      }`,
      { input: { lineId: first!.id, configurationId } },
    );
    expect(labelsOf(data.replaceCartLine.cart)).toEqual(['Salon', KITCHEN, '']);
  });

  it('is in the order as customer and staff read it', async () => {
    const { token } = await placeProject();
    for (const reader of [shop.app.visitor(), staff]) {
      const { data } = await reader.graphql<{ order: { lines: { label: string }[] } }>(
        'query ($token: String!) { order(token: $token) { lines { label } } }',
        { token },
      );
      expect(data.order.lines.map(({ label }) => label)).toEqual(['Salon', KITCHEN, '']);
    }
  });

  it('is in the confirmation, the CSV and the PDFs', async () => {
    const { id, customerEmail } = await placeProject();
    const mail = await shop.mailTo(customerEmail, 'Otrzymaliśmy zamówienie');
    expect(mail.text).toContain(`${KITCHEN}: Refleksol`);
    expect(mail.html).toContain('&lt;b&gt;okno');
    expect(mail.html).not.toContain('<b>okno');
    const csv = await staff.fetch(`/api/admin/orders.csv?text=${customerEmail}`);
    const [row] = parse(await csv.text(), { bom: true, delimiter: ';', columns: true }) as [
      Record<string, string>,
    ];
    expect(row['Produkty']).toMatch(/^1 × Salon: Refleksol.*, 1 × Kuchnia.*, 1 × Refleksol/);
    const { order, sheets } = await papersOf(id);
    expect(order.goods.map(({ name }) => name.split(': ')[0])).toEqual([
      'Salon',
      KITCHEN,
      expect.stringMatching(/^Refleksol/),
    ]);
    const places = sheets.map(({ customer }) => customer.find((fact) => fact.label === 'Miejsce'));
    expect(places.map((place) => place?.value)).toEqual(['Salon', KITCHEN, undefined]);
  });

  it('is on the worksheet of its window, which is one page', async () => {
    const { id } = await placeProject();
    const response = await staff.fetch(`/api/admin/orders/${id}/worksheets.pdf`);
    const pages = pageTexts(Buffer.from(await response.arrayBuffer()));
    expect(pages).toHaveLength(ROWS.length);
    expect(pages[0]).toContain('MiejsceSalon');
    expect(pages[1]).toContain(`Miejsce${KITCHEN}`);
  });

  it('is removed with the customer’s data, in the order and in its cart', async () => {
    const { id } = await placeProject();
    await shop.app.sql(`update customer_order set created_at = '2019-01-01' where id = $1`, [id]);
    await forgetExpired(shop.app.services.orm.em.fork(), new Date());
    const ordered = await shop.app.sql('select label from order_line where order_id = $1', [id]);
    expect(ordered).toEqual([{ label: '' }, { label: '' }, { label: '' }]);
    const inCart = await shop.app.sql(
      `select label from cart_line where cart_id = (select cart_id from customer_order where id = $1)`,
      [id],
    );
    expect(inCart).toEqual([]);
  });
});

describe('a label in a request', () => {
  const add = async (label: unknown) => {
    const visitor = shop.app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    return visitor.json('POST', '/api/cart', { configurationId, label });
  };

  it.each([
    ['x'.repeat(80), 'x'.repeat(80)],
    ['  Taras  ', 'Taras'],
    ['=HYPERLINK("a")', '=HYPERLINK("a")'],
    [undefined, ''],
  ])('%j is kept as %j', async (label, stored) => {
    expect(await add(label)).toMatchObject({ status: 201, body: { label: stored } });
  });

  it.each(['x'.repeat(81), 'a\u0000b', '\ud800', null, 17, ['Salon'], { $ne: '' }])(
    '%j is refused, naming the field',
    async (label) => {
      expect(await add(label)).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: 'label' }] } },
      });
    },
  );

  it('keeps two lines of one configuration apart, which are ordered with the quantities that were seen', async () => {
    const visitor = shop.app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    await fillCart(visitor, { configurationId });
    await visitor.json('POST', '/api/cart', { configurationId, label: 'Balkon', quantity: 2 });
    const goods = [
      { configurationId, quantity: 2 },
      { configurationId, quantity: 1 },
    ];
    const expected = { expectedTotal: '14670.00', expectedGoods: goods };
    const wrong = { ...expected, expectedGoods: [goods[0], goods[0]] };
    expect((await placeOrder(visitor, wrong)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await placeOrder(visitor, expected)).userErrors).toEqual([]);
  });
});
