import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Description } from '../../shared/description.js';
import { MAX_INT32 } from '../../shared/id.js';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { IsVersion, ReadRowInput } from '../../shared/row-version.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import {
  INQUIRY_PRIORITIES,
  INQUIRY_STATUSES,
  INQUIRY_TYPES,
  Inquiry,
  type InquiryPriority,
  InquiryPriorityEnum,
  type InquiryStatus,
  InquiryStatusEnum,
  type InquiryType,
  InquiryTypeEnum,
} from './inquiry.entity.js';

const ANSWER_LENGTH = [2, 10_000] as const;

export const INQUIRY_SORTS = ['newest', 'oldest', 'priority_desc', 'priority_asc'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];
export const InquirySortEnum = registerEnum(INQUIRY_SORTS, {
  name: 'InquirySort',
  description:
    'Inquiries of equal priority: the newest first in priority_desc, the oldest first in priority_asc.',
});

@InputType()
export class InquiryFilter {
  @Field(() => InquiryStatusEnum, { nullable: true })
  @IsOptional()
  @IsIn(INQUIRY_STATUSES)
  status?: InquiryStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: neither resolved nor closed; false: resolved or closed.',
  })
  @IsOptional()
  @IsBoolean()
  open?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: new or in_progress, so that the customer waits for the shop; false: the others.',
  })
  @IsOptional()
  @IsBoolean()
  awaiting?: boolean | null;

  @Field(() => InquiryTypeEnum, { nullable: true })
  @IsOptional()
  @IsIn(INQUIRY_TYPES)
  inquiryType?: InquiryType | null;

  @Field(() => InquiryPriorityEnum, { nullable: true })
  @IsOptional()
  @IsIn(INQUIRY_PRIORITIES)
  priority?: InquiryPriority | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the assigned member of staff; 0: nobody.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  assigneeId?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of an inquiry, or words in any order, each a part of name, e-mail, phone, subject or message; ' +
      'one or two letters match the beginning of a word. Ignores case and diacritics; at most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class InquiryList extends pageOf(() => Inquiry) {}

@ObjectType({ simpleResolvers: true })
export class InquiryStatusCount {
  @Field(() => InquiryStatusEnum)
  status!: InquiryStatus;

  @Field(() => Int)
  count!: number;
}

@InputType({ description: 'Fields that are left out are not changed.' })
export class UpdateInquiryInput extends ReadRowInput {
  @Field(() => InquiryStatusEnum, { nullable: true })
  @IsOptional()
  @IsIn(INQUIRY_STATUSES)
  status?: InquiryStatus | null;

  @Field(() => InquiryPriorityEnum, { nullable: true })
  @IsOptional()
  @IsIn(INQUIRY_PRIORITIES)
  priority?: InquiryPriority | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of a member of staff, BAD_USER_INPUT for a disabled account; 0: nobody.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  assigneeId?: number | null;
}

@InputType()
export class AnswerInquiryInput extends ReadRowInput {
  @Field(() => String, {
    description:
      '2-10000 characters, mailed to the customer. BAD_USER_INPUT while it has a placeholder such as {imie}.',
  })
  @IsText(...ANSWER_LENGTH)
  text!: string;

  @Field(() => InquiryStatusEnum, { description: 'The status of the inquiry from now on.' })
  @IsIn(INQUIRY_STATUSES)
  status!: InquiryStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key mails nothing; IDEMPOTENCY_KEY_REUSED where its other input differs.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class InquiryPayload extends Payload {
  @Field(() => Inquiry, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such inquiry.',
  })
  inquiry!: Inquiry | null;
}

/** `response` is mailed to the customer; without a `response`, only the status is set. */
export class UpdateInquiryBody {
  @IsIn(INQUIRY_STATUSES)
  status!: InquiryStatus;

  @Description('The answer, mailed to the customer.')
  @IsOptional()
  @IsText(...ANSWER_LENGTH)
  response?: string | null;

  @Description(
    'The `version` that was read; CHANGED_MEANWHILE if it is no longer current. Left out: not checked.',
  )
  @IsOptional()
  @IsVersion()
  version?: number | null;
}
