import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { formatAmount } from '#engine/goods/price/money';
import type { Totals } from '#engine/goods/price/price';
import {
  MAX_STATUS_REASON,
  ORDER_STATUSES,
  type OrderStatus,
} from '#engine/trade/shop/order-status';
import { Description } from '../../shared/description.js';
import { IsIdempotencyKeyHeader } from '../../shared/idempotency-key.js';
import { IsAmount } from '../../shared/input/amount.js';
import { ListOf } from '../../shared/input/list-of.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { OrderDetails } from '../agreements/customer-details.js';
import { MAX_LINES } from '../cart/cart-line.entity.js';
import type { PricedLine } from '../cart/price-cart.js';
import { SeenGoodsInput } from './placing/place-order.inputs.js';
import { priceChanged } from './placing/place-order.js';
import { expectGoods, type CartExpectation } from './placing/priced-cart.js';
import { SENDS_MAIL } from './status/order-status.inputs.js';

export class OrderItemBody extends SeenGoodsInput {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  productName?: string;

  @Description('Of one piece, as the customer saw it; PRICE_CHANGED if it is no longer right.')
  @IsOptional()
  @IsAmount()
  price?: string;
}

/**
 * The body of a request for an order over REST. Goods, prices and total are what the customer saw; they are only
 * compared with the cart.
 */
export class PlaceOrderBody extends OrderDetails {
  @Description('The total that the customer saw; PRICE_CHANGED if it is no longer right.')
  @IsAmount()
  totalAmount!: string;

  @Description('The lines that the customer saw; CONFLICT where the cart holds others.')
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(OrderItemBody)
  orderItems?: OrderItemBody[];

  /**
   * All three consents are optional over REST: those that are `true` are stored; the order is refused where a required
   * one is `false`, but not where it is left out.
   */
  @IsOptional()
  @IsBoolean()
  acceptsTerms?: boolean;

  @IsOptional()
  @IsBoolean()
  acknowledgesMadeToMeasure?: boolean;

  @IsOptional()
  @IsBoolean()
  subscribesToNewsletter?: boolean;
}

export class PlaceOrderHeaders {
  @IsOptional()
  @IsIdempotencyKeyHeader()
  idempotencyKey?: string;
}

export class UpdateOrderStatusBody {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @Description('For staff; the customer does not see them.')
  @IsOptional()
  @IsText(0, MAX_STATUS_REASON)
  notes?: string | null;

  @Description(SENDS_MAIL)
  @IsOptional()
  @IsBoolean()
  sendsMail?: boolean | null;
}

/**
 * A check that throws PRICE_CHANGED unless the cart has this total. Where lines are given, it also throws CONFLICT
 * unless the cart has exactly these lines, and PRICE_CHANGED unless they have the given prices.
 */
export function expectSeen(
  items: readonly OrderItemBody[] | undefined,
  totalAmount: string,
): CartExpectation {
  return (lines, totals) => {
    if (items) expectItems(items, lines, totals);
    if (formatAmount(totals.total) !== totalAmount)
      throw priceChanged(totals, { path: 'totalAmount' });
  };
}

function expectItems(
  items: readonly OrderItemBody[],
  lines: readonly PricedLine[],
  totals: Totals,
): void {
  expectGoods(items, lines);
  const itemsById = new Map(
    items.map((item, index) => [item.configurationId.toLowerCase(), { item, index }]),
  );
  for (const { row, unitPrice } of lines) {
    const { item, index } = itemsById.get(row.configurationId) ?? {};
    const today = formatAmount(unitPrice);
    if (item?.price !== undefined && normaliseAmount(item.price) !== today)
      throw priceChanged(totals, { path: `orderItems.${index}.price`, value: today });
  }
}
