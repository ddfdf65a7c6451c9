import { ORDER_FIELD_NAMES, type OrderTexts } from '../../../../engine/fields/order-fields.js';
import { pick } from '../../../../engine/fields/pick.js';
import { parseAmount } from '../../../../engine/price/money.js';
import type { StoredDetails } from '../order-details.js';
import type { OrderSums } from '../order-vat.js';
import type { Order } from '../order.entity.js';
import type { OrderedGoods } from '../ordered-goods.js';
import type { OrderVersionLine } from './order-version-line.entity.js';
import type { OrderVersion } from './order-version.entity.js';

/** The columns of goods, which lines of orders, of their versions and of offers share. */
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
  'vatRuling',
] as const satisfies readonly (keyof OrderedGoods)[];

type Goods = Pick<OrderedGoods, (typeof GOODS)[number]>;

type LineIds = Pick<OrderVersionLine, 'lineId' | 'replacesLineId'>;

export type LineSnapshot = Goods & LineIds;

/** Lines and sums of an order or an offer. */
type GoodsSnapshot = OrderSums & { readonly lines: readonly LineSnapshot[] };

/** Customer, lines and sums of an order. */
export type OrderSnapshot = StoredDetails & GoodsSnapshot;

/** Customer, lines and sums of an offer, in which texts of the customer may be missing. */
export type OfferSnapshot = OrderTexts & GoodsSnapshot;

export const goodsOf = (line: OrderedGoods): Goods => pick(line, GOODS);

export const sumsOf = (source: OrderSums): OrderSums =>
  pick(source, ['discount', 'discountReason', 'totalAmount', 'net', 'vat']);

/** Snapshot of the current order; its lines must be loaded. */
export const snapshotOf = (order: Order): OrderSnapshot => ({
  ...pick(order, ORDER_FIELD_NAMES),
  ...sumsOf(order),
  lines: order.lines.map((line) => ({ ...goodsOf(line), lineId: line.id, replacesLineId: null })),
});

/** Snapshot of a version; its lines must be loaded. */
export const snapshotOfVersion = (version: OrderVersion): OrderSnapshot => ({
  ...pick(version, ORDER_FIELD_NAMES),
  ...sumsOf(version),
  lines: version.lines.map(lineSnapshotOf),
});

/** The snapshot of a line of a version of an order or an offer. */
export const lineSnapshotOf = (line: OrderedGoods & LineIds): LineSnapshot => ({
  ...goodsOf(line),
  ...pick(line, ['lineId', 'replacesLineId']),
});

/** The sum of the lines in grosze. */
export const sumOfLines = (lines: readonly Pick<OrderedGoods, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + parseAmount(lineTotal), 0);
