import type { MikroORM } from '@mikro-orm/postgresql';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSnapshot } from '../../../features/catalogue/catalogue-snapshot.js';
import { reserveForWaitingOrders } from '../../../features/inventory/reserve.js';
import { expectDemo } from './expect-demo.js';
import { loadInquiries } from './load-inquiries.js';
import { loadOrders } from './load-orders.js';
import { loadProducts } from './load-products.js';
import { loadStaff } from './load-staff.js';
import { makeOffers } from './offers.js';

const MOST = 1_000_000;
const size = (fallback: number, least = 1) =>
  z.coerce.number().int().min(least).max(MOST).default(fallback);
const sizes = z.object({
  orders: size(100_000),
  inquiries: size(20_000),
  products: size(5_000, 0),
});

export type LoadSizes = z.infer<typeof sizes>;

/** `--orders 100000 --inquiries 20000 --products 5000`; throws on any other word. */
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

/**
 * Adds to the demo shop what two years of trade leave behind, written by a few large statements;
 * throws where the shop is no demo.
 */
export async function seedLoad(
  orm: MikroORM,
  { orders, inquiries, products }: LoadSizes,
  now = new Date(),
): Promise<void> {
  const em = orm.em.fork();
  await expectDemo(em, process.env);
  await em.transactional(async (tx) => {
    await tx.execute('select setseed(0.42)');
    await loadStaff(tx, now);
    await loadProducts(tx, products);
  });
  const offers = makeOffers(await readSnapshot(em));
  await em.transactional(async (tx) => {
    await tx.execute('select setseed(0.42)');
    await loadOrders(tx, offers, orders, now);
    await loadInquiries(tx, inquiries, now);
    await reserveForWaitingOrders(tx, null);
  });
  await em.execute('vacuum analyze', [], 'run');
}
