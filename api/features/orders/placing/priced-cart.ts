import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { Totals } from '#engine/goods/price/price';
import type { OrderableLine } from '../../cart/price-cart.js';
import { Product } from '../../catalogue/product.entity.js';
import { SavedConfiguration } from '../../configurator/configurations/configuration.entity.js';
import type { NewOrder } from './create-order.js';

/** The lines of a cart at current prices. */
export interface PricedCart {
  lines: readonly OrderableLine[];
  totals: Totals;
  priceListVersion: number;
}

/** The lines of a cart as lines of a new order. */
export const linesOf = (
  tx: EntityManager,
  { lines, priceListVersion }: PricedCart,
): NewOrder['lines'] =>
  lines.map(({ row, product, price, warnings, withdrawal, vatRuling, unitPrice, lineTotal }) => ({
    lineId: randomUUID(),
    product: tx.getReference(Product, product.id, { wrapped: true }),
    savedConfiguration: tx.getReference(SavedConfiguration, row.configurationId, { wrapped: true }),
    productName: product.name,
    label: row.label,
    settings: row.settings,
    lines: [...price.lines],
    warnings: [...warnings],
    priceListVersion,
    quantity: row.quantity,
    unitPrice: formatAmount(unitPrice),
    lineTotal: formatAmount(lineTotal),
    withdrawal,
    vatRuling,
  }));
