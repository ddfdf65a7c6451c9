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
import { ORDER_STATUSES, type OrderStatus } from '../../../../engine/shop/order-status.js';
import { IsId } from '../../../shared/id.js';
import { IsVersion } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { Order, OrderStatusEnum } from '../order.entity.js';

const MAX_ORDERS = 200;
export const SENDS_MAIL =
  'Whether the customer is mailed, 10 seconds later; left out: unless the order moves back to an earlier status.';

@InputType()
export class UpdateOrderStatusInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => OrderStatusEnum)
  @IsIn(ORDER_STATUSES)
  status!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'For staff; at most 2000 characters.' })
  @IsOptional()
  @IsText(0, 2000)
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
    description: 'The version that was read; with it, a concurrent change is not overwritten.',
  })
  @IsOptional()
  @IsVersion()
  version?: number | null;
}

@ObjectType({ simpleResolvers: true })
export class UpdateOrderStatusPayload {
  @Field(() => Order, {
    nullable: true,
    description: 'The current state; after CHANGED_MEANWHILE with the changes of others.',
  })
  order!: Order | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@InputType()
export class SeenOrderInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => Int, { description: 'The version that was read.' })
  @IsVersion()
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
    description: 'For staff, in the history of each; at most 2000 characters.',
  })
  @IsOptional()
  @IsText(0, 2000)
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

  @Field(() => UserError)
  reason!: UserError;

  @Field(() => Order, { nullable: true, description: 'As it is now; null where there is none.' })
  order!: Order | null;
}

@ObjectType({ simpleResolvers: true })
export class ChangeOrderStatusesPayload {
  @Field(() => [Order], { description: 'Those that were changed.' })
  orders!: Order[];

  @Field(() => [RefusedOrder], { description: 'The rest of those that were named.' })
  refused!: RefusedOrder[];

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The latest change of the status, while it can be undone.',
})
export class UndoableChange {
  @Field(() => Int, { description: 'The id of the history entry.' })
  eventId!: number;

  @Field(() => OrderStatusEnum)
  previousStatus!: OrderStatus;

  @Field(() => Boolean, { description: 'Whether a mail to the customer waits.' })
  sendsMail!: boolean;

  @Field(() => Int, { description: '1-10' })
  secondsLeft!: number;
}

@InputType()
export class UndoOrderStatusesInput {
  @Field(() => [Int], { description: 'Entries of the history, 1-200, each once.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ORDERS)
  @ArrayUnique()
  @IsId({ each: true })
  eventIds!: number[];
}

@ObjectType({ simpleResolvers: true, description: 'A change that was not undone, and why.' })
export class RefusedUndo {
  @Field(() => Int)
  eventId!: number;

  @Field(() => UserError)
  reason!: UserError;
}

@ObjectType({ simpleResolvers: true })
export class UndoOrderStatusesPayload {
  @Field(() => [Order], { description: 'Those that have their former status again.' })
  orders!: Order[];

  @Field(() => [RefusedUndo], { description: 'The rest of those that were named.' })
  refused!: RefusedUndo[];

  @Field(() => [UserError], { description: 'Why none was undone, if so.' })
  userErrors!: UserError[];
}
