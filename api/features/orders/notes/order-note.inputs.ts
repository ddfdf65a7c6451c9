import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';

@InputType()
export class AddOrderNoteInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => String, { description: '1-2000 characters' })
  @IsText(1, 2000)
  text!: string;
}

@InputType()
export class DeleteOrderNoteInput {
  @Field(() => Int)
  @IsId()
  noteId!: number;
}

@ObjectType({ simpleResolvers: true })
export class OrderNotePayload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its notes as they are now; null after a refusal.',
  })
  order!: Order | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
