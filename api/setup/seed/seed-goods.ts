import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import { withdrawalOf } from '../../features/cart/withdrawal.js';
import type { CatalogueSnapshot } from '../../features/catalogue/catalogue-snapshot.js';
import { Product } from '../../features/catalogue/product.entity.js';
import { appraiseOwn } from '../../features/configurator/prices/quote.service.js';
import type { SeedOrderLine } from './orders.js';

/** A demo line with today's price; throws if the product cannot be made like this. */
export function pricedLine(snapshot: CatalogueSnapshot, line: SeedOrderLine) {
  const { configuration, price, warnings } = appraiseOwn(snapshot, line.productId, line.request);
  if (!configuration || !price)
    throw new Error(`a demo line of product ${line.productId} cannot be made`);
  return { ...line, configuration, price, warnings, lineTotal: price.total * line.quantity };
}

/** The goods of a priced line, as orders and offers store them. */
export function goodsOf(
  tx: EntityManager,
  { products, priceList }: CatalogueSnapshot,
  line: ReturnType<typeof pricedLine>,
) {
  const { configuration, price, warnings, productId, quantity, lineTotal } = line;
  return {
    product: tx.getReference(Product, productId),
    productName: products.get(productId)!.name,
    settings: configuration,
    lines: [...price.lines],
    warnings: [...warnings],
    priceListVersion: priceList.version,
    quantity,
    unitPrice: formatAmount(price.total),
    discount: '0.00',
    lineTotal: formatAmount(lineTotal),
    withdrawal: withdrawalOf(configuration.category),
  };
}
