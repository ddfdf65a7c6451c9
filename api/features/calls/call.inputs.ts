import { IsBoolean, IsDate, IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/shop/order-status.js';
import { IsId } from '../../shared/id.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { UserError } from '../../shared/user-error.js';
import { User } from '../auth/user.entity.js';
import {
  INQUIRY_STATUSES,
  type InquiryPriority,
  InquiryPriorityEnum,
  type InquiryStatus,
  InquiryStatusEnum,
} from '../inquiries/inquiry.entity.js';
import { Order, OrderStatusEnum } from '../orders/order.entity.js';
import {
  CALL_OUTCOMES,
  CallAttempt,
  type CallOutcome,
  CallOutcomeEnum,
} from './call-attempt.entity.js';
import { CALL_KINDS, type CallKind, CallKindEnum } from './call-task.entity.js';

@InputType()
export class CallInput {
  @Field(() => CallKindEnum)
  @IsIn(CALL_KINDS)
  kind!: CallKind;

  @Field(() => Int, { description: 'The number of the order or the inquiry.' })
  @IsId()
  number!: number;
}

@InputType()
export class TakeCallInput extends CallInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Also from a colleague.' })
  @IsBoolean()
  takeOver: boolean = false;
}

@InputType()
export class RecordCallInput extends CallInput {
  @Field(() => CallOutcomeEnum)
  @IsIn(CALL_OUTCOMES)
  outcome!: CallOutcome;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'With call_back, and only then: in the future, at most 60 days ahead.',
  })
  @IsOptional()
  @IsDate()
  callBackAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'For staff; at most 2000 characters.' })
  @IsOptional()
  @IsText(0, 2000)
  note?: string | null;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description:
      'Of an order whose customer answered: its status from now on. A token needs orders:write for it.',
  })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  orderStatus?: OrderStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With `orderStatus`: whether the customer is mailed, as in `updateOrderStatus`.',
  })
  @IsOptional()
  @IsBoolean()
  sendsMail?: boolean | null;

  @Field(() => InquiryStatusEnum, {
    nullable: true,
    description:
      'Of an inquiry whose customer answered: its status from now on. A token needs inquiries:write to record ' +
      'answered calls about inquiries, with or without it: they set the assignee.',
  })
  @IsOptional()
  @IsIn(INQUIRY_STATUSES)
  inquiryStatus?: InquiryStatus | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A pending order or a new inquiry whose customer has not been called yet.',
})
export class CallQueueEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => CallKindEnum)
  kind!: CallKind;

  @Field(() => Int, { description: 'The number of the order or the inquiry.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Opens the order, or that which an inquiry is about.',
  })
  orderToken!: string | null;

  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  customerEmail!: string;

  @Field(() => String, { nullable: true, description: 'E.164; an inquiry may have none.' })
  customerPhone!: string | null;

  @Field(() => String, { description: 'The ordered products, or the subject of the inquiry.' })
  title!: string;

  @Field(() => Decimal, { nullable: true, description: 'Of an order.' })
  totalAmount!: string | null;

  @Field(() => InquiryPriorityEnum, { nullable: true, description: 'Of an inquiry.' })
  priority!: InquiryPriority | null;

  @Field(() => DateTimeISO)
  receivedAt!: Date;

  @Field(() => DateTimeISO, { description: 'Until when a call was promised.' })
  promisedUntil!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'As agreed with the customer.' })
  callBackAt!: Date | null;

  @Field(() => DateTimeISO, { description: 'When to call: as agreed, or else as promised.' })
  dueAt!: Date;

  @Field(() => Int, {
    description:
      'Minutes until then while the shop is open; of an overdue call, since then: negative.',
  })
  openMinutesLeft!: number;

  @Field(() => Boolean)
  isOverdue!: boolean;

  @Field(() => User, { nullable: true, description: 'The member of staff who has taken the call.' })
  takenBy!: User | null;

  @Field(() => [CallAttempt], { description: 'The newest first.' })
  attempts!: CallAttempt[];
}

@ObjectType({ simpleResolvers: true })
export class CallQueue {
  @Field(() => [CallQueueEntry])
  items!: CallQueueEntry[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class CallPayload {
  @Field(() => CallQueueEntry, {
    nullable: true,
    description: 'As it is now; null when it is not in the queue.',
  })
  entry!: CallQueueEntry | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'Something has changed in the queue of calls.' })
export class CallQueueChange {
  @Field(() => Boolean, { description: 'It has just come in.' })
  appeared!: boolean;

  @Field(() => CallQueueEntry, {
    nullable: true,
    description:
      'As it is now; null when it has left the queue, or when the whole queue must be read again.',
  })
  entry!: CallQueueEntry | null;

  @Field(() => Order, {
    nullable: true,
    description:
      'The order that was placed or got another status, also one that is not in the queue.',
  })
  order!: Order | null;
}
