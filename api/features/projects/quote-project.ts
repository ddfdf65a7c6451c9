import { formatAmount } from '#engine/goods/price/money';
import { taxed } from '#engine/goods/price/price';
import { windowFamilies } from '#engine/trade/project/project';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { defaultProduct } from '../catalogue/default-product.js';
import type { StoredProduct } from '../catalogue/show-product.js';
import {
  appraise,
  issueOnTheWire,
  warningOnTheWire,
} from '../configurator/prices/quote.service.js';
import type { ProjectRowInput } from './project.inputs.js';
import type { ProjectQuote } from './project.payloads.js';

/**
 * What each row of a project costs now, and all of them together; throws NOT_FOUND for a product that is not in the
 * shop.
 */
export function quoteProject(
  snapshot: CatalogueSnapshot,
  rows: readonly ProjectRowInput[],
): ProjectQuote {
  const priced = rows.map((row) => {
    const { price, issues, warnings } = appraise(snapshot, row);
    const { quantity } = row;
    return { price, issues, warnings, quantity, lineTotal: price && price.total * quantity };
  });
  return {
    rows: priced.map(({ price, issues, warnings, lineTotal }) => ({
      unitPrice: price && formatAmount(price.total),
      lineTotal: lineTotal === null ? null : formatAmount(lineTotal),
      issues: issues.map(issueOnTheWire),
      warnings: warnings.map(warningOnTheWire),
    })),
    ...sumOf(
      priced.filter(({ price }) => price !== null),
      snapshot.priceList.vatRate,
    ),
  };
}

/** The sums of lines as the API returns them. `lineTotal` is in grosze and contains VAT at `vatRate` per cent. */
export function sumOf(
  lines: readonly { quantity: number; lineTotal: number | null }[],
  vatRate: number,
): Pick<ProjectQuote, 'itemCount' | 'total' | 'net' | 'vat' | 'vatRate'> {
  const { total, net, vat } = taxed(
    lines.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0),
    vatRate,
  );
  return {
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: formatAmount(total),
    net: formatAmount(net),
    vat: formatAmount(vat),
    vatRate,
  };
}

/** The maximum number of products of one family. */
const MOST = 50;

/** The products for the windows of a project: of each family its default product, then the others by name. */
export function projectProducts(snapshot: CatalogueSnapshot): StoredProduct[] {
  const offered = [...snapshot.products.values()].filter(({ archivedAt }) => archivedAt === null);
  return windowFamilies().flatMap((family) => {
    const first = defaultProduct(snapshot, family);
    const others = offered
      .filter(({ category, id }) => category === family && id !== first?.id)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pl') || a.id - b.id);
    return first ? [first, ...others].slice(0, MOST) : [];
  });
}
