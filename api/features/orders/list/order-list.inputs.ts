import { IsDate, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import { PAYMENT_STATES, type PaymentState } from '#engine/trade/shop/payment-labels';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { Order, OrderStatusEnum } from '../order.entity.js';

export const ORDER_SORTS = ['newest', 'oldest', 'total_desc', 'total_asc'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const OrderSortEnum = registerEnum(ORDER_SORTS, { name: 'OrderSort' });

const PaymentStateEnum = registerEnum(PAYMENT_STATES, {
  name: 'PaymentState',
  description:
    'unpaid: something is left to pay; overdue: something unpaid was due before today; to_refund: too much ' +
    'is paid.',
});

@InputType()
export class OrderFilter {
  @Field(() => OrderStatusEnum, { nullable: true })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of an order ("12", "#12", "nr 12"), a phone number as people write it, or words in any order, ' +
      'each a part of name, e-mail, phone or address; one or two letters match the beginning of a word. ' +
      'Ignores case and diacritics; at most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => PaymentStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(PAYMENT_STATES)
  payment?: PaymentState | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Placed from this instant on.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Placed before this instant.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}

/** The columns of an order that its list shows. */
export const LISTED_COLUMNS = [
  'id',
  'status',
  'version',
  'createdAt',
  ...ORDER_FIELD_NAMES,
  'totalAmount',
] as const satisfies readonly (keyof Order)[];

/** An order or a row of its listed columns. */
export type ListedOrder = Pick<Order, (typeof LISTED_COLUMNS)[number]>;

@ObjectType({ simpleResolvers: true })
export class OrderList {
  @Field(() => [Order])
  items!: ListedOrder[];

  @Field(() => Int, {
    description:
      'The size of the whole list, not of this page; counted up to 1000 for a search or a filter by payment, ' +
      'see `totalIsExact`.',
  })
  totalCount!: number;

  @Field(() => Boolean, {
    description:
      'False where a search or a filter by payment finds more than 1000 orders: then count and sums ' +
      'cover only 1000 of them.',
  })
  totalIsExact!: boolean;

  @Field(() => Decimal, { description: 'The sum of the whole list, cancelled orders included.' })
  totalAmount!: string;

  @Field(() => Decimal, {
    description: 'The part of `totalAmount` that belongs to cancelled orders.',
  })
  cancelledAmount!: string;
}

@ObjectType({ simpleResolvers: true })
export class StatusCount {
  @Field(() => OrderStatusEnum)
  status!: OrderStatus;

  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, {
    description:
      'False where a search or a filter by payment finds more than 1000 orders: then only 1000 of them ' +
      'are counted.',
  })
  isExact!: boolean;
}
