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
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Payload } from '../../shared/user-error.js';
import { MailRecord } from './mail.payloads.js';

const MAX_MAILS = 200;

const UNDELIVERED_SORTS = ['oldest', 'newest'] as const;
export type UndeliveredMailSort = (typeof UNDELIVERED_SORTS)[number];
export const UndeliveredMailSortEnum = registerEnum(UNDELIVERED_SORTS, {
  name: 'UndeliveredMailSort',
});

@ObjectType({ simpleResolvers: true })
export class UndeliveredMailList {
  @Field(() => [MailRecord])
  items!: MailRecord[];

  @Field(() => Int, { description: 'The size of the whole list, not of this page.' })
  totalCount!: number;
}

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
      'kept, and those that are for admins, unless the caller is one.',
  })
  resentCount!: number;
}
