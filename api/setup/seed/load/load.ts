import { parseArgs } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { callFunction } from '../../../database/database-calls.js';
import { refreshStatistics } from '../../../database/refresh-statistics.js';
import { readSnapshot } from '../../../features/catalogue/catalogue-snapshot.js';
import { reserveForWaitingOrders } from '../../../features/inventory/reserve.js';
import { expectDemo } from './expect-demo.js';
import { loadInquiries } from './load-inquiries.js';
import { loadInvoices } from './load-invoices.js';
import { loadOrders } from './load-orders.js';
import { loadProducts } from './load-products.js';
import { loadStaff } from './load-staff.js';
import { makeOffers } from './offers.js';
import { pick, seededRandom } from './random.js';

/** Arbitrary, but always the same, so that two loads differ only in times, ids and tokens. */
const SEED = 42;
const MOST = 1_000_000;
const size = (fallback: number, least = 1) =>
  z.coerce.number().int().min(least).max(MOST).default(fallback);
const sizes = z.object({
  orders: size(100_000),
  inquiries: size(20_000),
  products: size(5_000, 0),
});

export type LoadSizes = z.infer<typeof sizes>;

/** Reads `--orders 100000 --inquiries 20000 --products 5000`; throws on other arguments. */
export function readLoadSizes(args: readonly string[]): LoadSizes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string' },
      inquiries: { type: 'string' },
      products: { type: 'string' },
    },
  });
  return sizes.parse(values);
}

/** Adds products, staff and two years of orders, invoices and inquiries; throws if the shop is not the demo shop. */
export async function seedLoad(orm: MikroORM, sizes: LoadSizes, now = new Date()): Promise<void> {
  const em = orm.em.fork();
  await expectDemo(em, process.env);
  const random = seededRandom(SEED);
  const staff = await em.transactional(async (tx) => {
    const load = { tx, now, random };
    await loadProducts(load, sizes.products);
    return loadStaff(load);
  });
  const snapshot = await readSnapshot(em);
  const trade = { offers: makeOffers(snapshot), priceList: snapshot.priceList, staff };
  await em.transactional(async (tx) => {
    const load = { tx, now, random };
    const invoices = await loadOrders(load, trade, sizes.orders);
    await loadInvoices(load, invoices, pick(staff, 0));
    await loadInquiries(load, staff, sizes.inquiries);
    await reserveForWaitingOrders(tx, null);
    await callFunction(tx, 'condense_daily_sales');
  });
  await refreshStatistics(orm);
}
