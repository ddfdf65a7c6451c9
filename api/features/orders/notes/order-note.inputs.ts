import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';

@InputType()
export class AddOrderNoteInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => String, { description: '1-2000 characters' })
  @IsText(1, 2000)
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key adds nothing; IDEMPOTENCY_KEY_REUSED for another note with ' +
      'that key.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class DeleteOrderNoteInput {
  @Field(() => Int)
  @IsId()
  noteId!: number;
}

@ObjectType({ simpleResolvers: true })
export class OrderNotePayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its notes as they are now; null where the request was refused.',
  })
  order!: Order | null;
}
