import { IsBoolean, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { Decimal } from '../../../shared/scalars.js';
import { payloadWithRefusals } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';
import { PaymentToDecide } from '../online/online-payment.inputs.js';

@InputType()
export class RefundOnlineInput {
  @Field(() => ID, {
    description: 'A UUID made by the client: the same key refunds once, however often it is sent.',
  })
  @IsUUID()
  key!: string;

  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => Decimal, { description: 'Above zero, at most `refundableOnline` of the order.' })
  @IsAmount()
  amount!: string;
}

@InputType()
export class CallOffRefundInput {
  @Field(() => ID, { description: 'The id of one of the `unsentRefunds` of an order.' })
  @IsUUID()
  id!: string;
}

@InputType()
export class DecideOnlineRefundInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Boolean, { description: 'Whether the payment provider has sent the money back.' })
  @IsBoolean()
  isDone!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class DecideOnlineRefundPayload extends payloadWithRefusals(
  'NOT_FOUND where staff need not decide.',
) {
  @Field(() => [PaymentToDecide], {
    description: 'The payments and refunds that still wait for a decision.',
  })
  paymentsToDecide!: PaymentToDecide[];
}

@ObjectType({ simpleResolvers: true })
export class CallOffRefundPayload extends payloadWithRefusals(
  'NOT_FOUND; CONFLICT for a refund that the provider has accepted or that has ended.',
) {
  @Field(() => Order, {
    nullable: true,
    description: 'The order as it is now; null where the request was refused.',
  })
  order!: Order | null;
}

@ObjectType({ simpleResolvers: true })
export class RefundOnlinePayload extends payloadWithRefusals(
  'NOT_FOUND; BAD_USER_INPUT for "0"; CONFLICT for more than can be refunded, for the key of another ' +
    'refund, and where the shop takes no payments online.',
) {
  @Field(() => Order, {
    nullable: true,
    description: 'The order as it is now; null where the request was refused.',
  })
  order!: Order | null;
}
