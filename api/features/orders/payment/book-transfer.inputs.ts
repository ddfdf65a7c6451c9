import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsDay } from '../../../shared/day.js';
import { IsId } from '../../../shared/id.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';

const DIRECTIONS = ['received', 'refunded'] as const;
export type TransferDirection = (typeof DIRECTIONS)[number];
const TransferDirectionEnum = registerEnum(DIRECTIONS, {
  name: 'TransferDirection',
  description: 'received: from the customer; refunded: to the customer.',
});

@InputType()
export class BookTransferInput {
  @Field(() => ID, {
    description:
      'A UUID made by the client: the same key books one entry, however often it is sent.',
  })
  @IsUUID()
  key!: string;

  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => TransferDirectionEnum)
  @IsIn(DIRECTIONS)
  direction!: TransferDirection;

  @Field(() => Decimal, {
    description: 'Above zero; a refund at most what is paid, less the online refunds under way.',
  })
  @IsAmount()
  amount!: string;

  @Field(() => String, {
    description:
      'The day in Poland on which the bank moved the money: "2026-11-25"; not after today.',
  })
  @IsDay()
  day!: string;

  @Field(() => String, { nullable: true, description: 'For staff; at most 500 characters.' })
  @IsOptional()
  @IsText(0, 500)
  note?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class BookTransferPayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its payment as it is now; null where the request was refused.',
  })
  order!: Order | null;
}
