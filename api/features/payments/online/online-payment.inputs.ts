import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { InstalmentKind } from '#engine/trade/shop/payment-labels';
import { IsAmount } from '../../../shared/input/amount.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { payloadWithRefusals } from '../../../shared/user-error.js';
import { InstalmentKindEnum } from '../../orders/payment/order-payment.payloads.js';

@InputType()
export class StartOnlinePaymentInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

@ObjectType()
export class StartOnlinePaymentPayload extends payloadWithRefusals(
  'NOT_FOUND for an unknown token; CONFLICT where nothing is due, the provider refuses the payment or the shop ' +
    'takes no payments online; UNAVAILABLE where the provider does not answer; TOO_MANY_REQUESTS.',
) {
  @Field(() => String, {
    nullable: true,
    description:
      'The address of the page of the payment provider on which the customer pays; null where the request ' +
      'was refused.',
  })
  payUrl!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A payment or refund about which staff have to decide: the payment provider reports another amount than the ' +
    'requested one, has told no result for a week, or has made a refund by its panel.',
})
export class PaymentToDecide {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether it is a refund, about which `decideOnlineRefund` decides.',
  })
  isRefund!: boolean;

  @Field(() => Int)
  orderId!: number;

  @Field(() => String)
  customerName!: string;

  @Field(() => String, { description: 'The code of the payment provider: "przelewy24".' })
  provider!: string;

  @Field(() => Decimal, { description: 'The requested amount.' })
  amount!: string;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'What the provider reports as paid or as refunded by its panel; null where it confirms nothing.',
  })
  reportedAmount!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The provider's id of the reported or refunded money.",
  })
  reportedReference!: string | null;

  @Field(() => DateTimeISO, { description: 'Since when it waits for a decision.' })
  since!: Date;
}

@InputType()
export class DecideOnlinePaymentInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'The amount to be booked, as the provider reports it; null: nothing was paid.',
  })
  @IsOptional()
  @IsAmount()
  amount?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class DecideOnlinePaymentPayload extends payloadWithRefusals(
  'NOT_FOUND where staff need not decide; CONFLICT where the provider reports another amount or does not ' +
    'confirm the payment; UNAVAILABLE.',
) {
  @Field(() => [PaymentToDecide], {
    description: 'The payments and refunds that still wait for a decision.',
  })
  paymentsToDecide!: PaymentToDecide[];
}

@ObjectType({ description: 'What can be paid online now.' })
export class PayableOnline {
  @Field(() => InstalmentKindEnum)
  instalment!: InstalmentKind;

  @Field(() => Decimal, { description: 'What is left to pay of the instalment.' })
  amount!: string;

  @Field(() => String, { description: 'The name of the payment provider.' })
  provider!: string;
}
