import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';

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

@ObjectType({ simpleResolvers: true })
export class RequestOrderChangePayload {
  @Field(() => Order, { nullable: true, description: 'As it is now; null where there is none.' })
  order!: Order | null;

  @Field(() => [UserError], {
    description: 'NOT_FOUND for an unknown token, CONFLICT once production has begun.',
  })
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'A request of a customer to change an order.' })
export class OrderChangeRequest {
  @Field(() => Int, { description: 'The number of the inquiry that was created for staff.' })
  id!: number;

  @Field(() => String)
  message!: string;

  @Field(() => DateTimeISO)
  createdAt!: Date;
}
