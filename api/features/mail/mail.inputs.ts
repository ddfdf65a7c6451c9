import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsUUID,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { UserError } from '../../shared/user-error.js';
import { MailRecord } from './mail.payloads.js';

const MAX_MAILS = 200;

const UNDELIVERED_SORTS = ['oldest', 'newest'] as const;
export type UndeliveredMailSort = (typeof UNDELIVERED_SORTS)[number];
export const UndeliveredMailSortEnum = Object.fromEntries(
  UNDELIVERED_SORTS.map((sort) => [sort, sort]),
);
registerEnumType(UndeliveredMailSortEnum, { name: 'UndeliveredMailSort' });

@ObjectType({ simpleResolvers: true })
export class UndeliveredMailList {
  @Field(() => [MailRecord])
  items!: MailRecord[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many e-mails do not get through.' })
export class UndeliveredMailSummary {
  @Field(() => Int, { description: 'Given up.' })
  failed!: number;

  @Field(() => Int, { description: 'Have failed and are tried again.' })
  retrying!: number;

  @Field(() => Int, {
    description: 'Were never tried, although they are more than 5 minutes late.',
  })
  late!: number;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the oldest was written.' })
  oldestAt!: Date | null;
}

@InputType()
export class ResendMailsInput {
  @Field(() => [ID], {
    nullable: true,
    description: '1-200, each once; left out: all that do not get through.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MAILS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  mailIds?: string[] | null;
}

@ObjectType({ simpleResolvers: true })
export class ResendMailsPayload {
  @Field(() => Int, { description: 'How many are queued again; the others were just being sent.' })
  resentCount!: number;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
