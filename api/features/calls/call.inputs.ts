import { IsBoolean, IsDate, IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import { User } from '../../identity/user.entity.js';
import { IsId } from '../../shared/id.js';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
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

  @Field(() => Int, { description: 'The id of the order, the inquiry or the question.' })
  @IsId()
  number!: number;
}

@InputType()
export class TakeCallInput extends CallInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'true: takes the call even where a colleague has taken it.',
  })
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
    description:
      'Required with the outcome call_back, refused with any other; in the future, at most 60 days ahead.',
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
      'The new status of the order; only with the outcome answered. An API token needs orders:write for it.',
  })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  orderStatus?: OrderStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the customer is mailed about `orderStatus`, as in `updateOrderStatus`; refused without `orderStatus`.',
  })
  @IsOptional()
  @IsBoolean()
  sendsMail?: boolean | null;

  @Field(() => InquiryStatusEnum, {
    nullable: true,
    description:
      'The new status of the inquiry; only with the outcome answered. With or without it, an answered call ' +
      'assigns an unassigned inquiry to the caller, for which an API token needs inquiries:write.',
  })
  @IsOptional()
  @IsIn(INQUIRY_STATUSES)
  inquiryStatus?: InquiryStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key records nothing; IDEMPOTENCY_KEY_REUSED where its other input differs.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A pending order, a new inquiry or an open question about an offer, whose customer has not been reached yet.',
})
export class CallQueueEntry {
  @Field(() => ID, { description: '"order-12", "inquiry-7", "question-3"' })
  id!: string;

  @Field(() => CallKindEnum)
  kind!: CallKind;

  @Field(() => Int, { description: 'The id of the order, the inquiry or the question.' })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The order, or the order that an inquiry is about; null where it is about none.',
  })
  orderId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the offer that a question is about; null for orders and inquiries.',
  })
  offerId!: number | null;

  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  customerEmail!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E.164: "+48600100200"; an inquiry may have none.',
  })
  customerPhone!: string | null;

  @Field(() => String, {
    description: 'The ordered products, the subject of the inquiry, or the question.',
  })
  title!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'The total of the order or the offer, with VAT; null for an inquiry.',
  })
  totalAmount!: string | null;

  @Field(() => InquiryPriorityEnum, {
    nullable: true,
    description: 'The priority of the inquiry; null for others.',
  })
  priority!: InquiryPriority | null;

  @Field(() => DateTimeISO)
  receivedAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'By when a call was promised: 24 hours after `receivedAt`, or when the shop opens after that; at least two ' +
      'opening hours after `receivedAt`.',
  })
  promisedUntil!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the customer wants to be called; null where nothing was agreed.',
  })
  callBackAt!: Date | null;

  @Field(() => DateTimeISO, { description: 'When to call: `callBackAt`, or else `promisedUntil`.' })
  dueAt!: Date;

  @Field(() => Int, {
    description: 'Minutes of opening hours until `dueAt`; negative once `dueAt` has passed.',
  })
  openMinutesLeft!: number;

  @Field(() => Boolean, { description: 'Whether `dueAt` has passed.' })
  isOverdue!: boolean;

  @Field(() => User, {
    nullable: true,
    description: 'The member of staff who has taken the call; null: nobody has.',
  })
  takenBy!: User | null;

  @Field(() => [CallAttempt], { description: 'The newest first.' })
  attempts!: CallAttempt[];
}

@ObjectType({ simpleResolvers: true })
export class CallQueue extends pageOf(() => CallQueueEntry) {}

@ObjectType({ simpleResolvers: true })
export class CallPayload extends Payload {
  @Field(() => CallQueueEntry, {
    nullable: true,
    description: 'The current state, also after a refusal; null where it is not in the queue.',
  })
  entry!: CallQueueEntry | null;
}

@ObjectType({ simpleResolvers: true, description: 'A change in the queue of calls.' })
export class CallQueueChange {
  @Field(() => Boolean, { description: 'Whether the entry is new in the queue.' })
  appeared!: boolean;

  @Field(() => CallQueueEntry, {
    nullable: true,
    description:
      'The current state; null where it has left the queue, or where the whole queue must be read again.',
  })
  entry!: CallQueueEntry | null;

  @Field(() => Order, {
    nullable: true,
    description:
      'The order that was placed or got another status, also one that is not in the queue; null for others.',
  })
  order!: Order | null;
}
