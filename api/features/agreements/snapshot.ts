import { isMadeToMeasure } from '#engine/goods/families/categories';
import { ORDER_FIELD_NAMES, type OrderTexts } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import type { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { presentSettings } from '../configurator/configurations/configuration.service.js';
import { shortPath } from '../configurator/configurations/short-link.js';
import type { AgreedGoods, VersionLine } from './agreed-goods.js';
import type { StoredDetails } from './customer-details.js';
import type { OrderSums } from './vat.js';

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
  'discount',
  'lineTotal',
  'withdrawal',
  'vatRuling',
] as const satisfies readonly (keyof AgreedGoods)[];

type Goods = Pick<AgreedGoods, (typeof GOODS)[number]>;

type LineIds = Pick<VersionLine, 'lineId' | 'replacesLineId'>;

export type LineSnapshot = Goods & LineIds;

/** Lines and sums of an order or an offer. */
type GoodsSnapshot = OrderSums & { readonly lines: readonly LineSnapshot[] };

/** Customer, lines and sums of an order. */
export type OrderSnapshot = StoredDetails & GoodsSnapshot;

/** Customer, lines and sums of an offer, in which texts of the customer may be missing. */
export type OfferSnapshot = OrderTexts & GoodsSnapshot;

/** A version of an order or an offer with its loaded lines. */
type Version<Details extends OrderTexts> = Details &
  OrderSums & { lines: Iterable<AgreedGoods & LineIds> };

export const goodsOf = (line: AgreedGoods): Goods => pick(line, GOODS);

export const sumsOf = (source: OrderSums): OrderSums =>
  pick(source, ['services', 'discount', 'discountReason', 'totalAmount', 'net', 'vat']);

/** Customer, lines and sums of a version of an order or an offer; its lines must be loaded. */
export const versionSnapshot = <Details extends OrderTexts>(version: Version<Details>) => ({
  ...pick(version, ORDER_FIELD_NAMES),
  ...sumsOf(version),
  lines: [...version.lines].map(lineSnapshotOf),
});

/** The snapshot of a line of a version of an order or an offer. */
export const lineSnapshotOf = (line: AgreedGoods & LineIds): LineSnapshot => ({
  ...goodsOf(line),
  ...pick(line, ['lineId', 'replacesLineId']),
});

/** The path of the to-scale drawing of a line of an order, of a version of an order, or of an offer. */
export const lineDrawingPath = (lineId: string): string => `/rysunki/zamowienie/${lineId}.svg`;

/** The configuration of ordered goods as the API returns it, with the path of the line's drawing. */
export function presentOrdered(goods: AgreedGoods, lineId: string): OrderedConfiguration {
  const { savedConfiguration } = goods;
  return {
    ...presentSettings(goods, lineDrawingPath(lineId)),
    shortPath:
      savedConfiguration && isMadeToMeasure(goods.settings.category)
        ? shortPath(savedConfiguration.id)
        : null,
  };
}
