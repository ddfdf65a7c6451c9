import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';

const MAIL_STATES = ['queued', 'retrying', 'failed', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];
const MailStateEnum = Object.fromEntries(MAIL_STATES.map((state) => [state, state]));
registerEnumType(MailStateEnum, {
  name: 'MailState',
  description: 'retrying: has failed and is tried again; failed: given up.',
});

/** Fields of every e-mail that staff see. */
@ObjectType()
export class MailFacts {
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
    description: 'The last error message of the mail server.',
  })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The member of staff who had the mail sent again.',
  })
  resentByName!: string | null;
}

@ObjectType('Mail', { simpleResolvers: true, description: 'An e-mail with its delivery state.' })
export class MailRecord extends MailFacts {
  @Field(() => Boolean, {
    description: 'Whether its text is still kept: that of a sent one may have been deleted.',
  })
  canBeResent!: boolean;

  @Field(() => Int, { nullable: true, description: 'The order that it is about.' })
  orderId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The inquiry that it is about.' })
  inquiryId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The offer that it is about.' })
  offerId!: number | null;

  /** The answer that it contains; not in the API. */
  inquiryAnswerId!: number | null;
}
