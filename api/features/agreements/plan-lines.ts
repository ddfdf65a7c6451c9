import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { wrongField } from '../../shared/errors.js';
import {
  type OrderableLine,
  type PriceSource,
  PRODUCT_ARCHIVED,
  canBeOrdered,
  priceCart,
  type CartRow,
} from '../cart/price-cart.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import type { ChangedLineInput } from './changed-line.input.js';
import { DISCOUNT_TOO_HIGH } from './services.js';
import type { LineSnapshot } from './snapshot.js';

interface RequestedLine {
  quantity: number;
  label: string;
  /** A decimal string. */
  discount: string;
  /** The line that stays or is changed; null for an added one. */
  line: LineSnapshot | null;
  /** The configuration of a changed or added line; null: the goods of `line` stay. */
  configuration: SavedConfiguration | null;
  path: string;
}

/**
 * The planned lines. Unchanged goods keep their agreed price; others get the lowest price of the sources that
 * `pricesFor` returns. A line whose goods, quantity, label or discount change is a new line with its own id. `drafts` are
 * configurations that the inputs name and that may not be stored yet. Throws NOT_FOUND, BAD_USER_INPUT or
 * CONFIGURATION_INVALID, which name the field.
 */
export async function planLines(
  tx: EntityManager,
  current: readonly LineSnapshot[],
  inputs: readonly ChangedLineInput[],
  pricesFor: (productIds: readonly number[]) => Promise<readonly PriceSource[]>,
  drafts: readonly SavedConfiguration[] = [],
): Promise<LineSnapshot[]> {
  const requested = await findRequested(tx, current, inputs, drafts);
  const productIds = requested.flatMap(({ configuration }) => configuration?.product.id ?? []);
  const sources = await pricesFor([...new Set(productIds)]);
  return requested.map((each) => planLine(each, sources));
}

async function findRequested(
  tx: EntityManager,
  current: readonly LineSnapshot[],
  inputs: readonly ChangedLineInput[],
  drafts: readonly SavedConfiguration[],
): Promise<RequestedLine[]> {
  const ids = inputs.flatMap(({ configurationId }) => configurationId?.toLowerCase() ?? []);
  const saved = await tx.find(SavedConfiguration, { id: { $in: ids } });
  const configurations = new Map([...drafts, ...saved].map((each) => [each.id, each]));
  const lines = new Map(current.map((line) => [line.lineId, line]));
  return inputs.map(({ lineId, configurationId, quantity, label, discount = '0.00' }, index) => {
    const path = `lines.${index}`;
    const line = take(lines, lineId, `${path}.lineId`, 'Nie ma już tej pozycji.');
    const configuration = find(
      configurations,
      configurationId,
      `${path}.configurationId`,
      'Nie ma takiej konfiguracji.',
    );
    if (!line && !configuration) throw wrongField(path, 'Wskaż pozycję albo konfigurację.');
    return { quantity, label, discount, line, configuration, path };
  });
}

function find<Row>(
  rows: ReadonlyMap<string, Row>,
  id: string | null | undefined,
  path: string,
  message: string,
): Row | null {
  if (id == null) return null;
  const row = rows.get(id.toLowerCase());
  if (!row) throw wrongField(path, message, 'NOT_FOUND');
  return row;
}

/**
 * Finds a line and removes it from `lines`, because each line can be named only once. Null without an id; throws
 * NOT_FOUND for one that `lines` does not have.
 */
function take(
  lines: Map<string, LineSnapshot>,
  id: string | null | undefined,
  path: string,
  message: string,
): LineSnapshot | null {
  const line = find(lines, id, path, message);
  if (line) lines.delete(line.lineId);
  return line;
}

function planLine(requested: RequestedLine, sources: readonly PriceSource[]): LineSnapshot {
  const { line, configuration, quantity, label, discount, path } = requested;
  if (configuration && !(line && hasSameGoods(line, configuration)))
    return pricedLine(requested, configuration, sources);
  if (!line) throw new Error('a wanted line has neither goods nor a configuration');
  if (line.quantity === quantity && line.label === label && line.discount === discount) return line;
  return {
    ...line,
    lineId: randomUUID(),
    replacesLineId: line.lineId,
    quantity,
    label,
    discount,
    lineTotal: discounted(parseAmount(line.unitPrice) * quantity, discount, path),
  };
}

/** The total of a line less its discount, which must not be higher. */
function discounted(price: Grosze, discount: string, path: string): string {
  const total = price - parseAmount(discount);
  if (total < 0) throw wrongField(`${path}.discount`, DISCOUNT_TOO_HIGH);
  return formatAmount(total);
}

/** Whether the goods of a line are those of a configuration. */
export const hasSameGoods = (
  line: Pick<LineSnapshot, 'product' | 'settings'>,
  { product, settings }: SavedConfiguration,
): boolean => line.product.id === product.id && isDeepStrictEqual(line.settings, settings);

/** A line with new goods, at the lowest price that the sources (price lists) give. */
function pricedLine(
  { line, quantity, label, discount, path }: RequestedLine,
  configuration: SavedConfiguration,
  sources: readonly PriceSource[],
): LineSnapshot {
  const best = bestPrice(rowOf(configuration, quantity, label), sources, path);
  return {
    lineId: randomUUID(),
    replacesLineId: line?.lineId ?? null,
    product: configuration.product,
    savedConfiguration: ref(configuration),
    productName: best.product.name,
    label,
    settings: configuration.settings,
    lines: [...best.price.lines],
    warnings: [...best.warnings],
    priceListVersion: best.priceListVersion,
    quantity,
    unitPrice: formatAmount(best.unitPrice),
    discount,
    lineTotal: discounted(best.lineTotal, discount, path),
    withdrawal: best.withdrawal,
    vatRuling: best.vatRuling,
  };
}

/** A configuration as a row of a cart, the form that `priceCart` prices. */
function rowOf(configuration: SavedConfiguration, quantity: number, label: string): CartRow {
  const { id, product, settings, lines, warnings, calculatedPrice, createdAt } = configuration;
  const goods = { settings, lines, warnings, savedPrice: calculatedPrice, createdAt };
  return { id, label, quantity, configurationId: id, productId: product.id, ...goods };
}

type BestPrice = OrderableLine & { priceListVersion: number };

function bestPrice(row: CartRow, sources: readonly PriceSource[], path: string): BestPrice {
  const priced = sources.flatMap((source) =>
    priceCart([row], source).map((line) => ({
      ...line,
      priceListVersion: source.priceList.version,
    })),
  );
  const [best] = priced
    .filter((line): line is BestPrice => canBeOrdered(line))
    .toSorted((one, other) => one.unitPrice - other.unitPrice);
  if (best) return best;
  const [issue] = priced.flatMap(({ issues }) => issues);
  const message = issue === PRODUCT_ARCHIVED ? ARCHIVED_FOR_STAFF : issue?.message;
  throw wrongField(path, message ?? 'Tej konfiguracji nie można wykonać.', 'CONFIGURATION_INVALID');
}

const ARCHIVED_FOR_STAFF =
  'Tego produktu nie ma już w\u00a0sklepie. Wybierz inny albo przywróć go z\u00a0archiwum.';
