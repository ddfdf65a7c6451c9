import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { InstalmentKind } from '../../../../engine/shop/payment-labels.js';
import { Decimal } from '../../../shared/scalars.js';
import { UserError } from '../../../shared/user-error.js';
import { InstalmentKindEnum } from '../../orders/payment/order-payment.payloads.js';

@InputType()
export class StartOnlinePaymentInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

@ObjectType()
export class StartOnlinePaymentPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'The address of the page of the payment provider on which the customer pays; null where the request ' +
      'was refused.',
  })
  payUrl!: string | null;

  @Field(() => [UserError], {
    description:
      'NOT_FOUND for an unknown token; CONFLICT where nothing is due, the provider refuses the payment or the shop ' +
      'takes no payments online; UNAVAILABLE where the provider does not answer; TOO_MANY_REQUESTS.',
  })
  userErrors!: UserError[];
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
