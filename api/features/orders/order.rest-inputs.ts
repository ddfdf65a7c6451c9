import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { formatAmount } from '../../../engine/money.js';
import type { Totals } from '../../../engine/price.js';
import { AppError } from '../../errors.js';
import { readFields } from '../../rest-request.js';
import { IsAmount } from '../../shared/amount.js';
import { IsEmailAddress } from '../../shared/email.js';
import { IsPhone } from '../../shared/phone.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { MAX_QUANTITY } from '../cart/cart-line.entity.js';
import type { PricedLine } from '../cart/price-cart.js';
import { ORDER_STATUSES, type OrderStatus } from './order.entity.js';
import { type CartExpectation, priceChanged } from './place-order.js';

const MAX_ITEMS = 50;

/** The order of the contract; goods, prices and total are what the customer saw: compared, never believed. */
export class PlaceOrderBody {
  @IsText(2, 120)
  customerName!: string;

  @IsEmailAddress()
  customerEmail!: string;

  @IsPhone()
  customerPhone!: string;

  @IsText(5, 500)
  customerAddress!: string;

  @IsAmount()
  totalAmount!: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_ITEMS)
  orderItems?: unknown[];

  /** The contract knows no consents: they are kept where they are given, and a "false" refuses the order. */
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

export class OrderItemBody {
  @IsUUID()
  configurationId!: string;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  productName?: string;

  /** Of one piece. */
  @IsOptional()
  @IsAmount()
  price?: string;
}

export class UpdateOrderStatusBody {
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @IsOptional()
  @IsText(0, 2000)
  notes?: string | null;
}

/** The lines of the body, each checked; problems name the line: "orderItems.0.quantity". */
export function readItems(items: readonly unknown[] | undefined): OrderItemBody[] | undefined {
  return items?.map((item, index) => {
    const fields =
      typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    try {
      return readFields(OrderItemBody, fields);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problems = error.fields?.map((field) => ({
        ...field,
        path: `orderItems.${index}.${field.path}`,
      }));
      throw new AppError(error.code, error.message, problems);
    }
  });
}

/** The cart must hold just these lines at these prices and this total: CONFLICT or PRICE_CHANGED when it does not. */
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
  const seen = new Map(
    items.map((item, index) => [item.configurationId.toLowerCase(), { item, index }]),
  );
  const same =
    items.length === lines.length &&
    lines.every(({ row }) => seen.get(row.configurationId)?.item.quantity === row.quantity);
  if (!same)
    throw new AppError(
      'CONFLICT',
      'Zawartość koszyka zmieniła się. Odśwież koszyk i sprawdź zamówienie.',
    );
  for (const { row, unitPrice } of lines) {
    const { item, index } = seen.get(row.configurationId)!;
    const today = formatAmount(unitPrice);
    if (item.price !== undefined && normaliseAmount(item.price) !== today)
      throw priceChanged(totals, { path: `orderItems.${index}.price`, value: today });
  }
}
