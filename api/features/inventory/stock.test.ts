import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createProduct, fillCart, saveAwning } from '../../testing/factories.js';
import { allowProduction, placeOrder } from '../../testing/orders.js';
import {
  adjust,
  createItem,
  deleteItem,
  readItem,
  stockInput,
  updateItem,
} from '../../testing/stock.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

let app: TestApp;
let staff: TestVisitor;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());
beforeEach(async () => {
  productId = await createProduct(app, { name: `Markiza ${randomUUID()}` });
});

async function stocked(stockQuantity: number): Promise<number> {
  const { item } = await createItem(staff, stockInput({ productId, stockQuantity }));
  return item!.id;
}

/** Fills the cart of a new visitor with pieces of the product; returns the visitor and the total of the cart. */
async function cart(quantity = 1): Promise<{ visitor: TestVisitor; total: string }> {
  const visitor = app.visitor();
  const { id } = await saveAwning(visitor, { productId });
  const { total } = await fillCart(visitor, { configurationId: id, quantity });
  return { visitor, total };
}

async function order(quantity = 1): Promise<number> {
  const { visitor, total } = await cart(quantity);
  return (await placeOrder(visitor, { expectedTotal: total })).order!.id;
}

const setStatus = async (id: number, status: string) => {
  const answer = await staff.json('PUT', `/api/admin/orders/${id}/status`, { status });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};

/** Starts the production of an order, whose deposit is paid. */
const produce = async (id: number) => {
  await allowProduction(app, id);
  await setStatus(id, 'in_production');
};

/** Repeats requests that are refused because the shop is busy, as clients do. */
const repeated = (request: () => Promise<unknown>) =>
  waitFor(() =>
    request().then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('UNAVAILABLE')) throw error;
        return false;
      },
    ),
  );

const figures = async (id: number) => {
  const { stockQuantity, reserved, available } = await readItem(staff, id);
  return { stockQuantity, reserved, available };
};

/** Every item whose quantity differs from the sum of its movements. */
const mismatches = () =>
  app.sql(`select item.id from inventory_item item left join stock_movement on item_id = item.id
    group by item.id having stock_quantity <> coalesce(sum(delta), 0)`);

describe('an order', () => {
  it('reserves its colour variant, takes it when production starts and returns it when cancelled', async () => {
    const item = await stocked(10);
    const id = await order(3);
    expect(await figures(item)).toEqual({ stockQuantity: 10, reserved: 3, available: 7 });
    await setStatus(id, 'confirmed');
    expect(await figures(item)).toEqual({ stockQuantity: 10, reserved: 3, available: 7 });
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 7, reserved: 0, available: 7 });
    await setStatus(id, 'delivered');
    expect(await figures(item)).toEqual({ stockQuantity: 7, reserved: 0, available: 7 });
    await setStatus(id, 'cancelled');
    expect(await figures(item)).toEqual({ stockQuantity: 10, reserved: 0, available: 10 });
    await setStatus(id, 'pending');
    expect(await figures(item)).toEqual({ stockQuantity: 10, reserved: 3, available: 7 });
    const { movements } = await readItem(staff, item);
    expect(
      movements.items.map(({ delta, quantityAfter, kind, orderId }) => [
        delta,
        quantityAfter,
        kind,
        orderId,
      ]),
    ).toEqual([
      [3, 10, 'returned', id],
      [-3, 7, 'consumed', id],
      [10, 10, 'opening', null],
    ]);
    expect(movements.items[0]!.actorName).toBe('Piotr Pracownik');
  });

  it('is not refused for lack of stock: later deliveries fill the shortage', async () => {
    const item = await stocked(2);
    const id = await order(5);
    expect(await figures(item)).toEqual({ stockQuantity: 2, reserved: 5, available: -3 });
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 0, reserved: 3, available: -3 });
    await adjust(staff, item, 10);
    expect(await figures(item)).toEqual({ stockQuantity: 7, reserved: 0, available: 7 });
    const { movements } = await readItem(staff, item);
    expect(movements.items.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['consumed', null],
      ['adjusted', 'Piotr Pracownik'],
      ['consumed', 'Piotr Pracownik'],
      ['opening', 'Piotr Pracownik'],
    ]);
  });

  it('of another colour reserves nothing of this item', async () => {
    const { item } = await createItem(staff, stockInput({ productId, colorVariant: 'Beżowy' }));
    await order();
    expect(await figures(item!.id)).toMatchObject({ reserved: 0 });
  });

  it.each(['pending', 'confirmed'])(
    'that is %s and was placed before the item existed is reserved when the item is added',
    async (status) => {
      await setStatus(await order(2), status);
      expect(await figures(await stocked(4))).toMatchObject({ reserved: 2 });
    },
  );

  it('prevents the deletion of an item that it has reserved', async () => {
    const item = await stocked(4);
    const id = await order(1);
    expect((await deleteItem(staff, item)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await setStatus(id, 'cancelled');
    expect((await deleteItem(staff, item)).userErrors).toEqual([]);
    expect(await mismatches()).toEqual([]);
  });

  it('opened again reserves an item that was added while it was cancelled', async () => {
    const id = await order(2);
    await setStatus(id, 'cancelled');
    const item = await stocked(4);
    expect(await figures(item)).toMatchObject({ reserved: 0 });
    await setStatus(id, 'pending');
    expect(await figures(item)).toEqual({ stockQuantity: 4, reserved: 2, available: 2 });
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 2, reserved: 0, available: 2 });
  });

  it('opened again after its item was deleted waits for the next item of its goods', async () => {
    const deleted = await stocked(4);
    const id = await order(2);
    await setStatus(id, 'cancelled');
    expect((await deleteItem(staff, deleted)).userErrors).toEqual([]);
    await setStatus(id, 'pending');
    const item = await stocked(5);
    expect(await figures(item)).toEqual({ stockQuantity: 5, reserved: 2, available: 3 });
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 3, reserved: 0, available: 3 });
  });

  it('returns its pieces to another item of the same goods where theirs was deleted', async () => {
    const taken = await stocked(3);
    const id = await order(3);
    await produce(id);
    expect((await deleteItem(staff, taken)).userErrors).toEqual([]);
    const item = await stocked(4);
    await setStatus(id, 'cancelled');
    expect(await figures(item)).toEqual({ stockQuantity: 7, reserved: 0, available: 7 });
    await setStatus(id, 'pending');
    expect(await figures(item)).toEqual({ stockQuantity: 7, reserved: 3, available: 4 });
    expect(await mismatches()).toEqual([]);
  });
});

describe('an order whose pieces come back after their item was deleted', () => {
  it('returns none of them where no item of their goods exists: staff count them in the next one', async () => {
    const deleted = await stocked(5);
    const id = await order(3);
    await produce(id);
    expect((await deleteItem(staff, deleted)).userErrors).toEqual([]);
    await setStatus(id, 'cancelled');
    const left = await app.sql('select stock_quantity from inventory_item where id = $1', [
      deleted,
    ]);
    expect(left).toEqual([{ stock_quantity: 0 }]);
    const item = await stocked(4);
    expect(await figures(item)).toEqual({ stockQuantity: 4, reserved: 0, available: 4 });
    await setStatus(id, 'pending');
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 1, reserved: 0, available: 1 });
    expect(await mismatches()).toEqual([]);
  });
});

describe('a change of the goods of an item', () => {
  const isReserved = async (id: number) => (await readItem(staff, id)).reserved;

  it.each([
    ['colorVariant', { colorVariant: 'Beżowy' }],
    ['frameColorVariant', { frameColorVariant: 'Antracyt' }],
    ['productId', { productId: 1 }],
  ])('is refused by %s while orders have reserved it', async (path, change) => {
    const item = await stocked(4);
    await order(2);
    const { version } = await readItem(staff, item);
    const input = stockInput({ productId, stockQuantity: 4, ...change });
    const { userErrors } = await updateItem(staff, item, version, input);
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', path: [path] }]);
    expect(await isReserved(item)).toBe(2);
    const moved = stockInput({ productId, stockQuantity: 4, location: 'Hala B' });
    expect((await updateItem(staff, item, version, moved)).userErrors).toEqual([]);
  });

  /** Gives an item another colour and this quantity. */
  async function recolour(item: number, stockQuantity: number): Promise<void> {
    const { version } = await readItem(staff, item);
    const input = stockInput({ productId, colorVariant: 'Beżowy', stockQuantity });
    expect((await updateItem(staff, item, version, input)).userErrors).toEqual([]);
  }

  it('takes the item from cancelled orders of the former goods, which reserve another when they are opened again', async () => {
    const changed = await stocked(4);
    const id = await order(2);
    await setStatus(id, 'cancelled');
    await recolour(changed, 4);
    const item = await stocked(5);
    await setStatus(id, 'pending');
    expect(await figures(changed)).toEqual({ stockQuantity: 4, reserved: 0, available: 4 });
    expect(await figures(item)).toEqual({ stockQuantity: 5, reserved: 2, available: 3 });
    await produce(id);
    expect(await figures(changed)).toEqual({ stockQuantity: 4, reserved: 0, available: 4 });
    expect(await figures(item)).toEqual({ stockQuantity: 3, reserved: 0, available: 3 });
  });

  it('keeps pieces of the former goods, which an order gives back, out of the item', async () => {
    const changed = await stocked(3);
    const id = await order(3);
    await produce(id);
    await recolour(changed, 0);
    await setStatus(id, 'cancelled');
    expect(await figures(changed)).toEqual({ stockQuantity: 0, reserved: 0, available: 0 });
    const item = await stocked(4);
    await setStatus(id, 'pending');
    await produce(id);
    expect(await figures(item)).toEqual({ stockQuantity: 1, reserved: 0, available: 1 });
    expect(await mismatches()).toEqual([]);
  });

  it('reserves the item for orders that wait for the new goods', async () => {
    await order(2);
    const other = stockInput({ productId, colorVariant: 'Beżowy', stockQuantity: 4 });
    const { item } = await createItem(staff, other);
    expect(await isReserved(item!.id)).toBe(0);
    const input = stockInput({ productId, stockQuantity: 4 });
    expect((await updateItem(staff, item!.id, item!.version, input)).userErrors).toEqual([]);
    expect(await isReserved(item!.id)).toBe(2);
  });
});

describe('a stock item, while an order is being written,', () => {
  /**
   * Makes a change while an order is being written: a lock on a row that its line refers to keeps the order waiting.
   */
  async function whileOrdering(change: () => Promise<unknown>): Promise<void> {
    const { visitor, total } = await cart();
    const other = new pg.Client(app.databaseUrl);
    await other.connect();
    await other.query('begin');
    await other.query(
      'select from configuration where product_id = $1 order by created_at desc limit 1 for update',
      [productId],
    );
    const isWaiting = async (text: string) => {
      const waiting = await app.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [`%${text}%`],
      );
      return waiting.length === 1;
    };
    const placing = placeOrder(visitor, { expectedTotal: total });
    await waitFor(() => isWaiting('insert into "order_line"'));
    let isDone = false;
    const changing = change().finally(() => {
      isDone = true;
    });
    await waitFor(async () => isDone || isWaiting('"catalogue_version"%for update'));
    await other.query('rollback');
    await other.end();
    expect((await placing).userErrors).toEqual([]);
    await changing;
  }

  it('is reserved for it when it is added', async () => {
    let item = 0;
    await whileOrdering(async () => {
      item = await stocked(3);
    });
    expect(await figures(item)).toMatchObject({ reserved: 1 });
  });

  it('cannot be deleted, because the order reserves it', async () => {
    const item = await stocked(3);
    await whileOrdering(async () => {
      const { userErrors } = await deleteItem(staff, item);
      expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    });
    expect(await figures(item)).toMatchObject({ reserved: 1 });
  });
});

describe('the ledger', () => {
  it.each([
    [
      'a quantity that is not moved',
      'update inventory_item set stock_quantity = stock_quantity + 1',
    ],
    [
      'an item that begins with a quantity',
      `insert into inventory_item (product_id, color_variant, frame_color_variant, stock_quantity) values (1, 'Krem', 'Czarny', 3)`,
    ],
    ['a movement that is changed', 'update stock_movement set delta = 1'],
    ['a movement that is deleted', 'delete from stock_movement'],
    [
      'more going than there is',
      `insert into stock_movement (item_id, delta, quantity_after, kind) select min(id), -100000, 0, 'adjusted' from inventory_item`,
    ],
  ])('refuses %s', async (_name, statement) => {
    await expect(app.sql(statement)).rejects.toThrow();
    expect(await mismatches()).toEqual([]);
  });

  it('stays exact under 200 simultaneous orders, changes of status and edits', async () => {
    const item = await stocked(50);
    const carts = await Promise.all(Array.from({ length: 60 }, () => cart()));
    const early = await Promise.all(
      carts.slice(0, 20).map(({ visitor, total }) => placeOrder(visitor, { expectedTotal: total })),
    );
    for (const { order: placed } of early) await allowProduction(app, placed!.id);
    const statuses = ['confirmed', 'cancelled', 'in_production', 'pending', 'shipped'];
    const requests = [
      ...carts.slice(20).map(
        ({ visitor, total }) =>
          () =>
            placeOrder(visitor, { expectedTotal: total }),
      ),
      ...early.flatMap(({ order: placed }, index) =>
        [0, 1, 2, 3].map(
          (step) => () => setStatus(placed!.id, statuses[(index + step) % statuses.length]!),
        ),
      ),
      ...Array.from({ length: 80 }, (_, index) => () => adjust(staff, item, index % 2 ? 3 : -3)),
    ];
    await Promise.all(requests.map(repeated));
    expect(await mismatches()).toEqual([]);
    const { stockQuantity, reserved } = await readItem(staff, item);
    expect(stockQuantity).toBeGreaterThanOrEqual(0);
    const [claims] = await app.sql(
      `select sum(consumed) filter (where state = 'used')::int as taken, sum(consumed) filter (where state <> 'used')::int as stray,
         sum(quantity - consumed) filter (where state <> 'released')::int as reserved, count(*)::int as lines
       from stock_reservation where item_id = $1`,
      [item],
    );
    const [moved] = await app.sql(
      `select -sum(delta) filter (where kind in ('consumed', 'returned'))::int as taken from stock_movement where item_id = $1`,
      [item],
    );
    expect(claims).toMatchObject({ taken: moved!['taken'], reserved, lines: 60 });
    expect(claims!['stray'] ?? 0).toBe(0);
  });
});
