import { IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { Payload } from '../../../shared/user-error.js';
import { MailFacts } from '../../mail/mail.inputs.js';
import { Order } from '../order.entity.js';

@ObjectType({ simpleResolvers: true, description: 'An e-mail to the customer of an order.' })
export class OrderMail extends MailFacts {}

@InputType()
export class ResendOrderMailInput {
  @Field(() => ID)
  @IsUUID()
  mailId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key sends nothing; IDEMPOTENCY_KEY_REUSED for another e-mail.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ResendOrderMailPayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order with its e-mails as they are now; null where the request was refused.',
  })
  order!: Order | null;
}
