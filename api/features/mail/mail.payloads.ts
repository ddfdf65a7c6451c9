import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';

const MAIL_STATES = ['queued', 'retrying', 'failed', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];
const MailStateEnum = registerEnum(MAIL_STATES, {
  name: 'MailState',
  description: 'queued: not tried yet; retrying: failed and is tried again; failed: given up.',
});

/** The fields of all e-mails that staff see. */
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

  @Field(() => DateTimeISO, { nullable: true, description: 'Null until it is sent.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Failed attempts; 0 once it is sent.' })
  attempts!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it is tried again; null for all states but retrying.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last attempt has failed, a Polish sentence; null where none has, and once it is sent.',
  })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The member of staff who had the e-mail sent again; null where nobody had.',
  })
  resentByName!: string | null;
}

@ObjectType('Mail', {
  simpleResolvers: true,
  description: 'An e-mail of the shop, with its delivery.',
})
export class MailRecord extends MailFacts {
  @Field(() => Boolean, {
    description: 'Whether it can be sent again; false once its text was deleted.',
  })
  canBeResent!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The order that it is about; null where it is about none.',
  })
  orderId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The inquiry that it is about; null where it is about none.',
  })
  inquiryId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The offer that it is about; null where it is about none.',
  })
  offerId!: number | null;

  /** The id of the answer to an inquiry that the mail contains; not in the API. */
  inquiryAnswerId!: number | null;
}
