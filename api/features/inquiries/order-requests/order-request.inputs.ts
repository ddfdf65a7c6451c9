import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { payloadWithRefusals } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';
import {
  type InquiryStatus,
  InquiryStatusEnum,
  ORDER_REQUEST_TYPES,
  type OrderRequestType,
} from '../inquiry.entity.js';

const OrderRequestTypeEnum = registerEnum(ORDER_REQUEST_TYPES, {
  name: 'OrderRequestType',
  description: 'What a customer asks for on the page of an order.',
});

@InputType()
export class RequestOrderChangeInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => String, { description: '5-5000 characters' })
  @IsText(5, 5000)
  message!: string;
}

@InputType()
export class RequestOrderCancellationInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => String, { nullable: true, description: 'At most 2000 characters.' })
  @IsOptional()
  @IsText(0, 2000)
  reason?: string | null;
}

@InputType()
export class RequestOrderInvoiceInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Data for the invoice that differ from those of the order; at most 2000 characters.',
  })
  @IsOptional()
  @IsText(0, 2000)
  note?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class OrderRequestPayload extends payloadWithRefusals(
  'NOT_FOUND for an unknown token; CONFLICT for a change or cancellation once production has begun or the ' +
    'order is cancelled, and for an invoice that the customer cannot request; TOO_MANY_REQUESTS after 5 ' +
    'requests an hour. For a change of a line also CONFLICT while staff have proposed a change, NOT_FOUND for an ' +
    'unknown line, BAD_USER_INPUT for the same goods, CONFIGURATION_INVALID, CONSENT_REQUIRED and PRICE_CHANGED.',
) {
  @Field(() => Order, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such order.',
  })
  order!: Order | null;
}

@ObjectType({ simpleResolvers: true, description: 'An answer of the shop, as it was mailed.' })
class OrderRequestAnswer {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  text!: string;

  @Field(() => DateTimeISO)
  at!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A request of a customer to change, cancel or invoice an order; staff decide.',
})
export class OrderRequest {
  @Field(() => Int, { description: 'The id of the inquiry that was stored for staff.' })
  id!: number;

  @Field(() => OrderRequestTypeEnum)
  type!: OrderRequestType;

  @Field(() => String)
  message!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the line that shall get other goods; null for other requests.',
  })
  orderLineId!: string | null;

  @Field(() => InquiryStatusEnum)
  status!: InquiryStatus;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => [OrderRequestAnswer], { description: 'The oldest first.' })
  answers!: OrderRequestAnswer[];
}
