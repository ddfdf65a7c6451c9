import { Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsVersion } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';

const REASON = 'Why, for staff; 2-500 characters.';

@InputType()
export class ReverseLedgerEntryInput {
  @Field(() => ID, { description: 'Of an entry that staff have booked.' })
  @Matches(/^[1-9]\d{0,17}$/)
  entryId!: string;

  @Field(() => String, { description: REASON })
  @IsText(2, 500)
  reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class ReverseLedgerEntryPayload {
  @Field(() => Order, { nullable: true, description: 'With its payment as it is now.' })
  order!: Order | null;

  @Field(() => [UserError], {
    description:
      'NOT_FOUND; CONFLICT for an entry that was reversed already, that the provider has confirmed, or whose money was refunded since.',
  })
  userErrors!: UserError[];
}

@InputType()
export class UndoBankTransferInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => Int, { description: 'As the client has read it.' })
  @IsVersion()
  version!: number;

  @Field(() => String, { description: REASON })
  @IsText(2, 500)
  reason!: string;
}
