import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_STATUS_REASON } from '#engine/trade/shop/order-status';
import { IsId } from '../../../shared/id.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';

const MAX_LINES = 50;

@ObjectType({
  simpleResolvers: true,
  description:
    'Something about ordered goods that nobody has entered or confirmed, in Polish: "Napęd", "po prawej".',
})
export class UnconfirmedFact {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@InputType()
export class ConfirmMeasurementsInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => [ID], { description: `Lines of the order, 1-${MAX_LINES}, each once.` })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lineIds!: string[];

  @Field(() => String, {
    description: `What the customer said, or why the goods may be made: 3-${MAX_STATUS_REASON} characters.`,
  })
  @IsText(3, MAX_STATUS_REASON)
  reason!: string;
}

@InputType()
export class ReleaseMeasurementsInput extends ConfirmMeasurementsInput {}

@ObjectType({ simpleResolvers: true })
export class ConfirmMeasurementsPayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order as it is now; null where there is no such order.',
  })
  order!: Order | null;
}
