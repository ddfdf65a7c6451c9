import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { Period } from '#engine/trade/shop/sales-period';
import { db } from '../../database/db.js';
import type { ColorSales, ProductSales, SalesReport } from './sales-report.inputs.js';

const LONGEST = 10;

type BestSellers = Pick<SalesReport, 'products' | 'colors' | 'frameColors'>;

/** What sold best in a period; cancelled orders do not count. */
export async function readBestSellers(em: EntityManager, period: Period): Promise<BestSellers> {
  const [products, colors, frameColors] = await Promise.all([
    bestProducts(em, period),
    bestColors(em, period, 'color'),
    bestColors(em, period, 'frameColor'),
  ]);
  return { products, colors, frameColors };
}

async function bestProducts(em: EntityManager, period: Period): Promise<ProductSales[]> {
  const best = itemsSold(em, period)
    .select('item.product')
    .where('item.product', 'is not', null)
    .groupBy('item.product')
    .orderBy('grosze', 'desc')
    .orderBy('item.product')
    .as('best');
  const rows = await db(em)
    .selectFrom(best)
    .innerJoin('Product as product', 'product.id', 'best.product')
    .select(['product.id', 'product.name', 'best.pieces', 'best.grosze'])
    .orderBy('best.grosze', 'desc')
    .orderBy('product.id')
    .execute();
  return rows.map(({ id, name, ...sold }) => ({ productId: id, name, ...sumsOf(sold) }));
}

async function bestColors(
  em: EntityManager,
  period: Period,
  kind: 'color' | 'frameColor',
): Promise<ColorSales[]> {
  const rows = await itemsSold(em, period)
    .select((eb) => eb.ref(`item.${kind}`).$notNull().as('color'))
    // Accessories have no colours.
    .where(`item.${kind}`, '<>', '')
    .groupBy(`item.${kind}`)
    .orderBy('pieces', 'desc')
    .orderBy(`item.${kind}`)
    .execute();
  return rows.map(({ color, ...sold }) => ({ color, ...sumsOf(sold) }));
}

/** A query of sums of sales, at most ten rows; the caller groups and sorts it. Sums of 0 pieces are left out. */
const itemsSold = (em: EntityManager, { from, to }: Period) =>
  db(em)
    .selectFrom('DailySalesItem as item')
    .select(({ fn }) => [
      fn.sum<string>('item.pieces').as('pieces'),
      fn.sum<string>('item.grosze').as('grosze'),
    ])
    .where('item.day', '>=', from)
    .where('item.day', '<=', to)
    .having(({ fn }) => fn.sum('item.pieces'), '<>', 0)
    .limit(LONGEST);

const sumsOf = ({ pieces, grosze }: { pieces: string; grosze: string }) => ({
  pieces: Number(pieces),
  revenue: formatAmount(Number(grosze)),
});
