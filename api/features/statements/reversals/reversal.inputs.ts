import { Matches } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ReadRowInput } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { payloadWithRefusals } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';

const REASON = 'Why, for staff; 2-500 characters.';

@InputType()
export class ReverseLedgerEntryInput {
  @Field(() => ID, { description: 'The id of an entry of the kind paid or refunded.' })
  @Matches(/^[1-9]\d{0,17}$/)
  entryId!: string;

  @Field(() => String, { description: REASON })
  @IsText(2, 500)
  reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class ReverseLedgerEntryPayload extends payloadWithRefusals(
  'NOT_FOUND; CONFLICT for an entry that moved no money, was reversed already or was confirmed by the ' +
    'payment provider, and for a payment that was refunded since.',
) {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its payment as it is now; null where the request was refused.',
  })
  order!: Order | null;
}

@InputType()
export class UndoBankTransferInput extends ReadRowInput {
  @Field(() => String, { description: REASON })
  @IsText(2, 500)
  reason!: string;
}
