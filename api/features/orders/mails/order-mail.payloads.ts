import { IsUUID } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { UserError } from '../../../shared/user-error.js';
import { MailFacts } from '../../mail/mail.payloads.js';
import { Order } from '../order.entity.js';

@ObjectType({ simpleResolvers: true, description: 'An e-mail to the customer of an order.' })
export class OrderMail extends MailFacts {}

@InputType()
export class ResendOrderMailInput {
  @Field(() => ID)
  @IsUUID()
  mailId!: string;
}

@ObjectType({ simpleResolvers: true })
export class ResendOrderMailPayload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its e-mails as they are now; null after a refusal.',
  })
  order!: Order | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
