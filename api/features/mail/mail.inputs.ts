import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsUUID,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Payload } from '../../shared/user-error.js';

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

const MAX_MAILS = 200;

const UNDELIVERED_SORTS = ['oldest', 'newest'] as const;
export type UndeliveredMailSort = (typeof UNDELIVERED_SORTS)[number];
export const UndeliveredMailSortEnum = registerEnum(UNDELIVERED_SORTS, {
  name: 'UndeliveredMailSort',
});

@ObjectType({ simpleResolvers: true })
export class UndeliveredMailList extends pageOf(() => MailRecord) {}

@ObjectType({ simpleResolvers: true, description: 'How many e-mails are undelivered, and why.' })
export class UndeliveredMailSummary {
  @Field(() => Int, { description: 'Given up after the last attempt.' })
  failed!: number;

  @Field(() => Int, { description: 'Failed so far; they are tried again.' })
  retrying!: number;

  @Field(() => Int, {
    description: 'Not tried yet, although they are more than 5 minutes late.',
  })
  late!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the oldest undelivered e-mail was written; null where there is none.',
  })
  oldestAt!: Date | null;
}

@InputType()
export class ResendMailsInput {
  @Field(() => [ID], {
    nullable: true,
    description: '1-200, each once; left out: all `undeliveredMails`.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MAILS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  mailIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key sends nothing; IDEMPOTENCY_KEY_REUSED where it names other e-mails.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ResendMailsPayload extends Payload {
  @Field(() => Int, {
    description:
      'How many were queued again. Left out are those that are being sent right now, those whose text is no longer ' +
      'kept, and those that need accounts:write, without it.',
  })
  resentCount!: number;
}
