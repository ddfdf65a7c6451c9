import type { EntityManager } from '@mikro-orm/postgresql';
import { inEdgeWords } from '#engine/goods/configuration/check-edge';
import { edgeWordsOf } from '#engine/goods/configuration/edge';
import { requestOf } from '#engine/goods/configuration/request';
import { type Issue, type Warning, validate } from '#engine/goods/configuration/validate';
import type { Category } from '#engine/goods/families/categories';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { type Price, type Totals, price, taxed } from '#engine/goods/price/price';
import type { PriceList } from '#engine/goods/price/price-list';
import { db } from '../../database/db.js';
import { configurableProduct } from '../catalogue/configurable-product.js';
import type { StoredProduct } from '../catalogue/show-product.js';
import { type WithdrawalRight, withdrawalOf } from './withdrawal.js';

/** The part of the catalogue that prices depend on. */
export interface PriceSource {
  products: ReadonlyMap<number, StoredProduct>;
  priceList: PriceList;
  /** The number of the tax ruling for each category whose goods have the reduced rate of VAT in housing. */
  reducedVat: ReadonlyMap<Category, string>;
}

export interface PricedLine {
  row: CartRow;
  product: StoredProduct;
  /** Null when the goods can no longer be made, or are no longer sold. */
  price: Price | null;
  /** Grosze; a line that cannot be ordered shows the price it was saved at. */
  unitPrice: Grosze;
  lineTotal: Grosze;
  issues: readonly Issue[];
  warnings: readonly Warning[];
  withdrawal: WithdrawalRight;
  /** The number of the tax ruling by which the goods have the reduced rate of VAT in housing; null: the full rate. */
  vatRuling: string | null;
}

/** A line without issues, which has a price. */
export type OrderableLine = PricedLine & { price: Price };

export const canBeOrdered = (line: PricedLine): line is OrderableLine => line.price !== null;

/** Prices every line by the given catalogue and lists the issues that keep it from being ordered. */
export function priceCart(rows: readonly CartRow[], source: PriceSource): PricedLine[] {
  return rows.map((row) => priceLine(row, source));
}

/** Totals of the lines that can be ordered; the total includes VAT. */
export function totalsOf(
  lines: readonly Pick<PricedLine, 'price' | 'lineTotal'>[],
  { vatRate }: PriceList,
): Totals {
  const total = lines.reduce((sum, line) => sum + (line.price ? line.lineTotal : 0), 0);
  return taxed(total, vatRate);
}

export const totalsOnTheWire = ({ total, net, vat }: Totals) => ({
  total: formatAmount(total),
  net: formatAmount(net),
  vat: formatAmount(vat),
});

function priceLine(row: CartRow, { products, priceList, reducedVat }: PriceSource): PricedLine {
  const product = products.get(row.productId);
  if (!product) throw new Error(`product ${row.productId} of a cart line is not in the catalogue`);
  const configurable = configurableProduct(product);
  const validation = inEdgeWords(
    validate(requestOf(row.settings), configurable),
    edgeWordsOf(product.category),
  );
  const issues = product.archivedAt ? [PRODUCT_ARCHIVED] : validation.issues;
  const priced =
    validation.configuration && issues.length === 0
      ? price(validation.configuration, configurable, priceList)
      : null;
  const unitPrice = priced?.total ?? parseAmount(row.savedPrice);
  return {
    row,
    product,
    price: priced,
    unitPrice,
    lineTotal: unitPrice * row.quantity,
    issues,
    warnings: validation.warnings,
    withdrawal: withdrawalOf(product.category),
    vatRuling: reducedVat.get(product.category) ?? null,
  };
}

/** The issue of a line whose product is archived, for the cart's owner. */
export const PRODUCT_ARCHIVED: Issue = {
  code: 'not_applicable',
  field: 'productId',
  message:
    'Ten produkt został wycofany z\u00a0oferty. Usuń go z\u00a0koszyka, aby złożyć zamówienie.',
};

/** A line of a cart with the configuration that it holds. */
export type CartRow = Awaited<ReturnType<typeof openCartRows>>[number];

/** The lines of the visitor's open cart, oldest first. */
export const openCartRows = (em: EntityManager, visitorId: string) =>
  db(em)
    .selectFrom('Cart as cart')
    .innerJoin('CartLine as line', 'line.cart', 'cart.id')
    .innerJoin('SavedConfiguration as configuration', 'configuration.id', 'line.configuration')
    .select([
      'line.id',
      'line.label',
      'line.quantity',
      'configuration.id as configurationId',
      'configuration.product as productId',
      'configuration.settings',
      'configuration.lines',
      'configuration.warnings',
      'configuration.calculatedPrice as savedPrice',
      'configuration.createdAt',
    ])
    .where('cart.visitorId', '=', visitorId)
    .where('cart.orderedAt', 'is', null)
    .orderBy('line.position')
    .execute();
