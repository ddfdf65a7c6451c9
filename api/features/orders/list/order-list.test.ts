import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { fillCart } from '../../../testing/factories.js';
import { placeOrder } from '../../../testing/orders.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

const STATUSES = ['confirmed', 'in_production', 'shipped'];

interface OrderList {
  totalCount: number;
  totalAmount: string;
  cancelledAmount: string;
  items: { id: number; status: string; totalAmount: string; createdAt: string }[];
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function list(variables: object, fields = '', more = ''): Promise<OrderList> {
  const answer = await staff.graphql<{ orders: OrderList }>(
    `query ($filter: OrderFilter, $sort: OrderSort! = newest, $page: PageInput) {
      orders(filter: $filter, sort: $sort, page: $page) {
        totalCount totalAmount cancelledAmount ${more}
        items { id status totalAmount createdAt ${fields} }
      }
    }`,
    { ...variables },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.orders;
}

const idsOf = ({ items }: OrderList) => items.map(({ id }) => id);

/** Places an order of one awning for a customer with these data; returns its number. */
async function placeFor(customer: object): Promise<number> {
  const visitor = app.visitor();
  await fillCart(visitor);
  return (await placeOrder(visitor, { ...customer })).order!.id;
}

describe('the list of orders', () => {
  it('is found by number, and by parts of name, e-mail and phone as people type them', async () => {
    const mark = randomUUID();
    const id = await placeFor({
      customerName: 'Wojciech Ćwiąkalski-Żółć',
      customerEmail: `w.cwiakalski+${mark}@example.com`,
      customerPhone: '+48 511 222 393',
    });
    const texts = [
      `#${id}`,
      'cwiakalski-zolc',
      'ĆWIĄKALSKI',
      `  wojciech ćwią `,
      mark.toUpperCase(),
      '+48511222393',
      '511 222 393',
      '511-222-393',
      '(+48) 511 222',
    ];
    for (const text of texts) expect(idsOf(await list({ filter: { text } }))).toEqual([id]);
    expect(idsOf(await list({ filter: { text: String(id) } }))).toContain(id);
  });

  it('has the order of a number first, before newer ones that contain it', async () => {
    await app.sql(`select setval(pg_get_serial_sequence('customer_order', 'id'), 7400)`);
    const id = await placeFor({ customerName: 'Numer Pierwszy' });
    const newer = await placeFor({ customerAddress: `ul. Polna ${id}, 90-001 Łódź` });
    const filter = { text: String(id) };
    expect(idsOf(await list({ filter }))).toEqual([id, newer]);
    const pages = [0, 1, 2].map((offset) => list({ filter, page: { limit: 1, offset } }));
    expect((await Promise.all(pages)).map(idsOf)).toEqual([[id], [newer], []]);
  });

  it('is found by parts of the address, whatever their order, case and diacritics', async () => {
    const street = `Kwiatowa${randomUUID().slice(0, 8)}`;
    const id = await placeFor({
      customerName: 'Łucja Ślązak',
      customerAddress: `ul. ${street} 12/3\n95-100 Zgierz`,
    });
    const texts = [
      `${street} 12`,
      `${street}, Zgierz`,
      `ZGIERZ 95-100 ${street.toLowerCase()}`,
      `ślązak ${street}`,
      `${street} lucja slazak 95-100`,
    ];
    for (const text of texts) expect(idsOf(await list({ filter: { text } }))).toEqual([id]);
    for (const text of ['95-100', 'zgierz'])
      expect(idsOf(await list({ filter: { text } }))).toContain(id);
    for (const text of [`${street} 13`, `${street} Pabianice`])
      expect(idsOf(await list({ filter: { text } }))).toEqual([]);
  });

  it('finds an order by its number in any notation, and no other order', async () => {
    const id = await placeFor({});
    for (const text of [`nr ${id}`, `NR${id}`, `nr. #${id}`, `zamówienie nr ${id}`, `Zam. ${id}`])
      expect(idsOf(await list({ filter: { text } }))).toEqual([id]);
    await placeFor({ customerAddress: `ul. Polna 7, 90-001 Łódź` });
    expect(idsOf(await list({ filter: { text: 'nr 7' } })).filter((found) => found > 7)).toEqual(
      [],
    );
  });

  it('is found by phone with any prefix', async () => {
    const id = await placeFor({ customerPhone: '+48 691 802 913' });
    for (const text of [
      '0048 691 802 913',
      '0048691',
      '48 691 802 913',
      '0691802913',
      '691-802-913',
    ])
      expect(idsOf(await list({ filter: { text } }))).toContain(id);
    const abroad = await placeFor({ customerPhone: '+49 30 901820913' });
    expect(idsOf(await list({ filter: { text: '0049 30 9018' } }))).toEqual([abroad]);
  });

  it('is marked as not exact where a search finds more orders than are counted', async () => {
    const mark = `Masowa${randomUUID().slice(0, 8)}`;
    const id = await placeFor({ customerAddress: `ul. ${mark} 1, 90-001 Łódź` });
    const copy = async (count: number) => {
      await app.sql(
        `with cart as (
           insert into cart (id, visitor_id, ordered_at) select gen_random_uuid(), gen_random_uuid(), now()
             from generate_series(1, $2::int) returning id)
         insert into customer_order (token, cart_id, visitor_id, request_fingerprint, status, customer_name, customer_email,
           customer_phone, customer_address, total_amount, net, vat, version, created_at)
         select rpad(replace(cart.id::text, '-', ''), 43, 'x'), cart.id, visitor_id, request_fingerprint, status, customer_name,
           customer_email, customer_phone, customer_address, total_amount, net, vat, 1, created_at - interval '1 day'
         from customer_order, cart where customer_order.id = $1`,
        [id, count],
      );
    };
    const filter = { text: mark };
    await copy(999);
    expect(await list({ filter }, '', 'totalIsExact')).toMatchObject({
      totalCount: 1000,
      totalIsExact: true,
      totalAmount: '4890000.00',
      items: expect.arrayContaining([expect.objectContaining({ id })]),
    });
    await copy(1);
    const [first, last] = [
      await list({ filter, page: { limit: 20 } }, '', 'totalIsExact'),
      await list({ filter, page: { limit: 20, offset: 980 } }, '', 'totalIsExact'),
    ];
    expect(first).toMatchObject({
      totalCount: 1000,
      totalIsExact: false,
      totalAmount: '4890000.00',
    });
    expect([first.items[0]!.id, last.items.length]).toEqual([id, 20]);
    await app.sql(`update customer_order set status = 'shipped' where id = $1`, [id]);
    expect(
      await list({ filter: { ...filter, status: 'shipped' } }, '', 'totalIsExact'),
    ).toMatchObject({ totalCount: 1, totalIsExact: true, items: [{ id }] });
    const { data } = await staff.graphql<{ orderCounts: { isExact: boolean }[] }>(
      'query ($filter: OrderFilter) { orderCounts(filter: $filter) { isExact } }',
      { filter },
    );
    expect(data.orderCounts.some(({ isExact }) => isExact)).toBe(false);
    await app.sql(`delete from customer_order where customer_address like $1 and id <> $2`, [
      `%${mark}%`,
      id,
    ]);
  });

  it('is searched at the beginning of words for one or two letters', async () => {
    const id = await placeFor({ customerName: 'Żaneta Qvist', customerEmail: 'xy@example.com' });
    for (const text of ['qv', 'Q', 'ża', 'xy'])
      expect(idsOf(await list({ filter: { text } }))).toContain(id);
    expect(idsOf(await list({ filter: { text: 'vi' } }))).not.toContain(id);
    expect(idsOf(await list({ filter: { text: 'vis' } }))).toContain(id);
  });

  it.each(['%', '_', '\\', '%%', 'nikt taki', "' or true --", '#999999999'])(
    'searches for %s literally',
    async (text) => {
      expect(await list({ filter: { text } })).toEqual({
        totalCount: 0,
        totalAmount: '0.00',
        cancelledAmount: '0.00',
        items: [],
      });
    },
  );

  it('ignores a blank or missing search', async () => {
    const { totalCount } = await list({});
    for (const filter of [null, {}, { text: null, status: null }, { text: '   ' }])
      expect((await list({ filter })).totalCount).toBe(totalCount);
  });

  it('is filtered by status, and has as many orders as the count of that status says', async () => {
    const { data } = await staff.graphql<{ orderCounts: { status: string; count: number }[] }>(
      '{ orderCounts { status count } }',
    );
    expect(data.orderCounts.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'in_production',
      'shipped',
      'delivered',
      'cancelled',
    ]);
    for (const { status, count } of data.orderCounts) {
      const { totalCount, items } = await list({ filter: { status }, page: { limit: 200 } });
      expect({ totalCount, length: items.length }).toEqual({ totalCount: count, length: count });
      expect(items.every((order) => order.status === status)).toBe(true);
    }
    const counted = data.orderCounts.reduce((sum, { count }) => sum + count, 0);
    expect((await list({})).totalCount).toBe(counted);
  });

  it('is filtered by the time of the order: from one instant on, before another', async () => {
    const mark = randomUUID();
    const days = ['2026-03-01T22:59:59.999Z', '2026-03-01T23:00:00Z', '2026-03-02T23:00:00Z'];
    const ids: number[] = [];
    for (const day of days) {
      const id = await placeFor({ customerEmail: `${ids.length}.${mark}@example.com` });
      await app.sql('update customer_order set created_at = $2 where id = $1', [id, day]);
      ids.push(id);
    }
    const [, second, third] = ids;
    const between = async (from: string | null, to: string | null) =>
      idsOf(await list({ filter: { text: mark, from, to }, sort: 'oldest' }));
    expect(await between(days[1]!, days[2]!)).toEqual([second]);
    expect(await between(days[1]!, null)).toEqual([second, third]);
    expect(await between(null, days[1]!)).toEqual([ids[0]]);
    expect(await between(days[2]!, days[1]!)).toEqual([]);
    // From 1 January 2000 to 31 December 2100 in Poland, the first and the last day that staff can enter.
    expect(await between('1999-12-31T23:00:00Z', '2100-12-31T23:00:00Z')).toEqual(ids);
  });

  it('has the sum of the filtered orders, the cancelled part of it, and counts by the same filter', async () => {
    const mark = randomUUID();
    const [open, cancelled] = [
      await placeFor({ customerEmail: `a.${mark}@example.com` }),
      await placeFor({ customerEmail: `b.${mark}@example.com` }),
    ];
    await staff.json('PUT', `/api/admin/orders/${cancelled}/status`, { status: 'cancelled' });
    const filter = { text: mark };
    expect(await list({ filter, page: { limit: 1 } })).toMatchObject({
      totalCount: 2,
      totalAmount: '9780.00',
      cancelledAmount: '4890.00',
    });
    expect(await list({ filter: { ...filter, status: 'pending' } })).toMatchObject({
      items: [{ id: open }],
      totalAmount: '4890.00',
      cancelledAmount: '0.00',
    });
    const { data } = await staff.graphql<{ orderCounts: { status: string; count: number }[] }>(
      'query ($filter: OrderFilter) { orderCounts(filter: $filter) { status count } }',
      { filter: { ...filter, status: 'pending' } },
    );
    expect(data.orderCounts.filter(({ count }) => count > 0)).toEqual([
      { status: 'pending', count: 1 },
      { status: 'cancelled', count: 1 },
    ]);
  });

  it.each<[string, (a: OrderList['items'][0], b: OrderList['items'][0]) => number]>([
    ['newest', (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id],
    ['oldest', (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id],
    ['total_desc', (a, b) => Number(b.totalAmount) - Number(a.totalAmount) || b.id - a.id],
    ['total_asc', (a, b) => Number(a.totalAmount) - Number(b.totalAmount) || a.id - b.id],
  ])('is sorted by %s, and its pages add up to the whole list', async (sort, compare) => {
    for (let count = 0; count < 3; count += 1) await placeFor({});
    const whole = await list({ sort, page: { limit: 200 } });
    expect(whole.items).toEqual(whole.items.toSorted(compare));
    const pages = [];
    for (let offset = 0; offset < whole.totalCount; offset += 4) {
      const page = await list({ sort, page: { limit: 4, offset } });
      expect(page.totalCount).toBe(whole.totalCount);
      pages.push(...page.items);
    }
    expect(pages).toEqual(whole.items);
    expect(await list({ sort, page: { offset: 10_000 } })).toEqual({ ...whole, items: [] });
  });

  it('has the same values whichever other fields are selected', async () => {
    const id = await placeFor({ deliveryNote: 'Brama od podwórza' });
    const filter = { text: `#${id}` };
    const fields = [
      ...ORDER_FIELD_NAMES,
      'version',
      'payment { depositIsBooked }',
      'undoableChange { eventId }',
      'net',
      'vatSums { net vat }',
      'lines { productName }',
    ];
    const [whole] = (await list({ filter }, fields.join(' '))).items;
    expect(whole).toMatchObject({ id, deliveryNote: 'Brama od podwórza', version: 1 });
    for (const field of fields) {
      const [order] = (await list({ filter }, field)).items;
      expect(whole).toEqual({ ...whole, ...order });
      expect(Object.keys(order!)).toContain(field.split(' ')[0]);
    }
    const { data } = await staff.graphql<{ all: OrderList }>(
      `query ($filter: OrderFilter) {
        few: orders(filter: $filter) { items { id } }
        all: orders(filter: $filter) { items { id ${fields.join(' ')} } }
      }`,
      { filter },
    );
    expect(whole).toMatchObject(data.all.items[0]!);
  });

  it('takes as many SQL statements for a long page as for a short one', async () => {
    const details =
      'history { status actorName note } lines { productName configuration { width } }';
    const forStaff =
      'notes { text authorName } mails { subject } withdrawals { id } lines { shortage }';
    const statements = (limit: number, fields: string) =>
      app.countStatements(() => list({ page: { limit } }, fields));
    expect(await statements(200, '')).toBe(await statements(1, ''));
    expect(await statements(200, '')).toBeLessThanOrEqual(3);
    // One SQL statement each for the viewer, the page, the total count, lines, events and their actors.
    expect(await statements(200, details)).toBeLessThanOrEqual(6);
    expect(await statements(200, forStaff)).toBe(await statements(3, forStaff));
    const withCounts = `query ($filter: OrderFilter) {
      orders(filter: $filter) { totalCount } orderCounts(filter: $filter) { count }
    }`;
    for (const filter of [null, { text: 'ja' }, { text: 'ja', status: 'pending' }])
      expect(await app.countStatements(() => staff.graphql(withCounts, { filter }))).toBe(3);
  });

  it('opens an order by as many SQL statements for many lines, notes and mails as for one of each', async () => {
    const tokenOf = async (quantities: number[]): Promise<string> => {
      const visitor = app.visitor();
      let expectedTotal = '';
      for (const quantity of quantities)
        ({ total: expectedTotal } = await fillCart(visitor, { quantity }));
      const { id, token } = (await placeOrder(visitor, { expectedTotal })).order!;
      for (let count = 0; count < quantities.length; count += 1) {
        await change(staff, 'addOrderNote', { orderId: id, text: `Notatka ${count}` });
        await change(staff, 'updateOrderStatus', { orderId: id, status: STATUSES[count]! });
      }
      return token;
    };
    const open = (token: string) =>
      app.countStatements(() =>
        staff.graphql(
          `query ($token: String!) { order(token: $token) {
            lines { productName shortage configuration { shortPath lines { label } } }
            history { actorName note } notes { text authorName } mails { subject state }
            withdrawals { id } consents { code } } }`,
          { token },
        ),
      );
    const [one, many] = [await tokenOf([1]), await tokenOf([1, 2, 3])];
    expect(await open(many)).toBe(await open(one));
  });

  it('uses an index for each of its sorts', async () => {
    const sorts = ['status, created_at, id', 'created_at, id', 'total_amount, id'];
    const indexes = await app.sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'customer_order'`,
    );
    for (const columns of sorts)
      expect(indexes.some(({ indexdef }) => indexdef.includes(`(${columns})`))).toBe(true);
  });
});

describe('the list over REST', () => {
  it('has the fields of the documented contract and the total count', async () => {
    await placeFor({});
    const all = await staff.json<object[]>('GET', '/api/admin/orders?limit=1');
    expect(all.headers.get('x-total-count')).toBe(String((await list({})).totalCount));
    expect(all.body.map((order) => Object.keys(order).sort())).toEqual([
      [
        'billingAddress',
        'buildingArea',
        'buildingKind',
        'companyName',
        'companyTaxNumber',
        'createdAt',
        'customerAddress',
        'customerEmail',
        'customerName',
        'customerPhone',
        'deliveryNote',
        'id',
        'measuringNote',
        'status',
        'totalAmount',
      ],
    ]);
    const { body } = await staff.json<{ status: string }[]>(
      'GET',
      '/api/admin/orders?status=pending',
    );
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['pending']));
    for (const field of ['from', 'to'])
      expect(await staff.json('GET', `/api/admin/orders?${field}=wczoraj`)).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: field }] } },
      });
    expect(await staff.json('GET', '/api/admin/orders?status=lost')).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'status' }] } },
    });
  });
});
