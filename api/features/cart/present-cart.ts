import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { pathsOf } from '../configurator/configuration-paths.js';
import { presentSettings } from '../configurator/configurations/configuration.service.js';
import { issueOnTheWire } from '../configurator/prices/quote.service.js';
import type { CartLineView, CartView } from './cart.payloads.js';
import {
  type PricedLine,
  priceCart,
  totalsOf,
  totalsOnTheWire,
  openCartRows,
} from './price-cart.js';

/** The visitor's cart with today's prices; an empty one for a visitor who has none. */
export async function readCart(
  em: EntityManager,
  visitorId: string | null,
  snapshot: CatalogueSnapshot,
): Promise<CartView> {
  const rows = visitorId === null ? [] : await openCartRows(em, visitorId);
  return presentCart(priceCart(rows, snapshot), snapshot);
}

function presentCart(
  lines: readonly PricedLine[],
  { priceList }: Pick<CatalogueSnapshot, 'priceList'>,
): CartView {
  return {
    id: 'default',
    lines: lines.map(presentLine),
    lineCount: lines.length,
    itemCount: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    ...totalsOnTheWire(totalsOf(lines, priceList)),
    mayHaveReducedVat: lines.some(({ vatRuling }) => vatRuling !== null),
  };
}

function presentLine({
  row,
  unitPrice,
  lineTotal,
  issues,
  price,
  withdrawal,
}: PricedLine): CartLineView {
  const { drawingUrl, ...paths } = pathsOf(row.configurationId);
  return {
    id: row.id,
    label: row.label,
    quantity: row.quantity,
    configuration: {
      ...presentSettings(
        { settings: row.settings, lines: price?.lines ?? row.lines, warnings: row.warnings },
        drawingUrl,
      ),
      id: row.configurationId,
      productId: row.productId,
      calculatedPrice: row.savedPrice,
      createdAt: row.createdAt,
      ...paths,
    },
    unitPrice: formatAmount(unitPrice),
    lineTotal: formatAmount(lineTotal),
    priceChanged: formatAmount(unitPrice) !== row.savedPrice,
    issues: issues.map(issueOnTheWire),
    withdrawal,
  };
}
