import { IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../../shared/scalars.js';
import { UserError } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';

export const MAIL_STATES = ['queued', 'retrying', 'failed', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];
const MailStateEnum = Object.fromEntries(MAIL_STATES.map((state) => [state, state]));
registerEnumType(MailStateEnum, {
  name: 'MailState',
  description: 'retrying: has failed and is tried again; failed: given up.',
});

@ObjectType({ simpleResolvers: true, description: 'An e-mail that tells a customer of an order.' })
export class OrderMail {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  recipient!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => MailStateEnum)
  state!: MailState;

  @Field(() => DateTimeISO, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'How often it has been tried without success.' })
  attempts!: number;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it is tried again.' })
  nextAttemptAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server answered the last time, in its own words.',
  })
  problem!: string | null;

  @Field(() => String, { nullable: true, description: 'Who had it sent again.' })
  resentByName!: string | null;
}

@InputType()
export class ResendOrderMailInput {
  @Field(() => ID)
  @IsUUID()
  mailId!: string;
}

@ObjectType({ simpleResolvers: true })
export class ResendOrderMailPayload {
  @Field(() => Order, { nullable: true, description: 'With its mails as they are now.' })
  order!: Order | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
