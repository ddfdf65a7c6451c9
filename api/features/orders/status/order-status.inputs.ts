import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  MAX_STATUS_REASON,
  ORDER_STATUSES,
  type OrderStatus,
} from '#engine/trade/shop/order-status';
import { IsId } from '../../../shared/id.js';
import { IsVersion, ReadVersion } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { Payload, payloadWithRefusals, UserError } from '../../../shared/user-error.js';
import { Order, OrderStatusEnum } from '../order.entity.js';

const MAX_ORDERS = 200;
export const SENDS_MAIL =
  'Whether the customer is mailed, 10 seconds later. Left out: yes, unless the order moves back to an earlier status.';

@InputType()
export class UpdateOrderStatusInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => OrderStatusEnum)
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @Field(() => String, {
    nullable: true,
    description:
      `For staff, in the history; at most ${MAX_STATUS_REASON} characters. ` +
      'Where the status stays the same, only the note is added.',
  })
  @IsOptional()
  @IsText(0, MAX_STATUS_REASON)
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: SENDS_MAIL,
  })
  @IsOptional()
  @IsBoolean()
  sendsMail?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that was read; CHANGED_MEANWHILE if it is no longer current. Left out: not checked.',
  })
  @IsOptional()
  @IsVersion()
  version?: number | null;
}

@ObjectType({ simpleResolvers: true })
export class UpdateOrderStatusPayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description:
      'The order as it is now, also where the request was refused; null where there is no such order.',
  })
  order!: Order | null;
}

@InputType()
export class SeenOrderInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @ReadVersion()
  version!: number;
}

@InputType()
export class ChangeOrderStatusesInput {
  @Field(() => [SeenOrderInput], { description: '1-200, each order once.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ORDERS)
  @ArrayUnique((order: SeenOrderInput | null) => order?.orderId)
  @ValidateNested({ each: true })
  orders!: SeenOrderInput[];

  @Field(() => OrderStatusEnum)
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @Field(() => String, {
    nullable: true,
    description: `For staff, in the history of each order; at most ${MAX_STATUS_REASON} characters.`,
  })
  @IsOptional()
  @IsText(0, MAX_STATUS_REASON)
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: SENDS_MAIL,
  })
  @IsOptional()
  @IsBoolean()
  sendsMail?: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'An order that was not changed, and why.' })
export class RefusedOrder {
  @Field(() => Int)
  orderId!: number;

  @Field(() => UserError, {
    description:
      'NOT_FOUND, CHANGED_MEANWHILE, CONFLICT where the order has the status already, or DEPOSIT_NOT_PAID and ' +
      'MEASUREMENT_NOT_CONFIRMED as in updateOrderStatus.',
  })
  reason!: UserError;

  @Field(() => Order, {
    nullable: true,
    description: 'The order as it is now; null where there is no such order.',
  })
  order!: Order | null;
}

@ObjectType({ simpleResolvers: true })
export class ChangeOrderStatusesPayload extends payloadWithRefusals(
  'Always empty: see `refused`.',
) {
  @Field(() => [Order], { description: 'The orders that were changed.' })
  orders!: Order[];

  @Field(() => [RefusedOrder], { description: 'The orders that were not changed.' })
  refused!: RefusedOrder[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The latest change of the status, while it can be undone.',
})
export class UndoableChange {
  @Field(() => Int, { description: 'The id of the entry in the history.' })
  eventId!: number;

  @Field(() => OrderStatusEnum)
  previousStatus!: OrderStatus;

  @Field(() => Boolean, {
    description: 'Whether an e-mail about it still waits to be sent to the customer.',
  })
  sendsMail!: boolean;

  @Field(() => Int, { description: '1-10' })
  secondsLeft!: number;
}

@InputType()
export class UndoOrderStatusesInput {
  @Field(() => [Int], { description: 'Ids of entries in the history of orders, 1-200, each once.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ORDERS)
  @ArrayUnique()
  @IsId({ each: true })
  eventIds!: number[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A change of the status that was not undone, and why.',
})
export class RefusedUndo {
  @Field(() => Int)
  eventId!: number;

  @Field(() => UserError, {
    description:
      'NOT_FOUND, or CONFLICT where 10 seconds are over, the e-mail is sent or the status has changed again.',
  })
  reason!: UserError;
}

@ObjectType({ simpleResolvers: true })
export class UndoOrderStatusesPayload extends payloadWithRefusals(
  'The first reason where nothing was undone; otherwise empty.',
) {
  @Field(() => [Order], { description: 'The orders that have their former status again.' })
  orders!: Order[];

  @Field(() => [RefusedUndo], { description: 'The changes that were not undone.' })
  refused!: RefusedUndo[];
}
