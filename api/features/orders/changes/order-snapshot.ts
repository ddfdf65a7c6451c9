import { ORDER_FIELD_NAMES } from '../../../../engine/fields/order-fields.js';
import { pick } from '../../../../engine/fields/pick.js';
import { formatAmount, parseAmount } from '../../../../engine/price/money.js';
import { taxed } from '../../../../engine/price/price.js';
import type { StoredDetails } from '../order-details.js';
import type { Order } from '../order.entity.js';
import type { OrderedGoods } from '../ordered-goods.js';
import type { OrderVersionLine } from './order-version-line.entity.js';
import type { OrderVersion } from './order-version.entity.js';

/** The columns of goods, which lines of orders and of their versions share. */
const GOODS = [
  'product',
  'savedConfiguration',
  'productName',
  'label',
  'settings',
  'lines',
  'warnings',
  'priceListVersion',
  'quantity',
  'unitPrice',
  'lineTotal',
  'withdrawal',
] as const satisfies readonly (keyof OrderedGoods)[];

type Goods = Pick<OrderedGoods, (typeof GOODS)[number]>;

export type LineSnapshot = Goods & Pick<OrderVersionLine, 'lineId' | 'replacesLineId'>;

type Sums = Pick<OrderVersion, 'discount' | 'discountReason' | 'totalAmount' | 'net' | 'vat'>;

/** All that makes up an order: who, what, and for how much. */
export type OrderSnapshot = StoredDetails & Sums & { readonly lines: readonly LineSnapshot[] };

export const goodsOf = (line: OrderedGoods): Goods => pick(line, GOODS);

export const sumsOf = (source: Sums): Sums =>
  pick(source, ['discount', 'discountReason', 'totalAmount', 'net', 'vat']);

/** The order as it is; its lines must be loaded. */
export const snapshotOf = (order: Order): OrderSnapshot => ({
  ...pick(order, ORDER_FIELD_NAMES),
  ...sumsOf(order),
  lines: order.lines.map((line) => ({ ...goodsOf(line), lineId: line.id, replacesLineId: null })),
});

/** A version; its lines must be loaded. */
export const snapshotOfVersion = (version: OrderVersion): OrderSnapshot => ({
  ...pick(version, ORDER_FIELD_NAMES),
  ...sumsOf(version),
  lines: version.lines.map((line) => ({
    ...goodsOf(line),
    ...pick(line, ['lineId', 'replacesLineId']),
  })),
});

/** The sum of the lines in grosze. */
export const sumOfLines = (lines: readonly Pick<OrderedGoods, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + parseAmount(lineTotal), 0);

/** The sums of lines less a discount; VAT is contained in the total. Amounts are decimal strings. */
export function sumsWith(
  lines: readonly Pick<OrderedGoods, 'lineTotal'>[],
  discount: Pick<Sums, 'discount' | 'discountReason'>,
  vatRate: number,
): Sums {
  const { total, net, vat } = taxed(sumOfLines(lines) - parseAmount(discount.discount), vatRate);
  return {
    ...discount,
    totalAmount: formatAmount(total),
    net: formatAmount(net),
    vat: formatAmount(vat),
  };
}
