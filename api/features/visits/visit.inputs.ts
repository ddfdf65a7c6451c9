import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { Skill, VisitKind } from '#engine/visits/kinds';
import type { VisitState } from '#engine/visits/states';
import { IsDay } from '../../shared/day.js';
import { IsId } from '../../shared/id.js';
import { ListOf } from '../../shared/input/list-of.js';
import { IsPostcode } from '../../shared/input/postcode.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { IsLine, IsText } from '../../shared/text.js';
import { SKILLS, SkillEnum } from './crews/crew.entity.js';
import { VISIT_KINDS, VisitKindEnum, VisitStateEnum } from './visit.entity.js';

const VISIT_SUBJECTS = ['order', 'offer', 'inquiry'] as const;
export type VisitSubject = (typeof VISIT_SUBJECTS)[number];
export const VisitSubjectEnum = registerEnum(VISIT_SUBJECTS, {
  name: 'VisitSubject',
  description: 'What a visit can be about.',
});

const QUARTER = 15;
const MAX_MINUTES = 720;
/** More than fit into a day. */
const MAX_MOVES = 50;

@InputType({ description: 'The order, offer or inquiry that a visit is about.' })
export class VisitAboutInput {
  @Field(() => VisitSubjectEnum)
  @IsIn(VISIT_SUBJECTS)
  kind!: VisitSubject;

  @Field(() => Int, { description: 'Its id.' })
  @IsId()
  number!: number;
}

/** What staff can enter of a visit. */
@InputType()
abstract class VisitFieldsInput {
  @Field(() => Int, { nullable: true, description: "Minutes at the customer's: 15-720." })
  @IsOptional()
  @IsInt()
  @Min(QUARTER)
  @Max(MAX_MINUTES)
  minutes?: number | null;

  @Field(() => [SkillEnum], { nullable: true, description: 'What the crew must have learnt.' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(SKILLS, { each: true })
  skills?: Skill[] | null;

  @Field(() => Int, { nullable: true, description: 'How many people the crew must have: 1-9.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(9)
  people?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '"90-001"; BAD_USER_INPUT where it lies in no known area.',
  })
  @IsOptional()
  @IsPostcode()
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: '5-500 characters' })
  @IsOptional()
  @IsText(5, 500)
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the crew needs to know: at most 2000 characters.',
  })
  @IsOptional()
  @IsText(0, 2000)
  note?: string | null;
}

@InputType({
  description:
    'What is left out or null of minutes, skills and people follows from the goods, and the place from the customer.',
})
export class CreateVisitInput extends VisitFieldsInput {
  @Field(() => VisitAboutInput, {
    description: 'BAD_USER_INPUT where there is none of this id, or it has no such visits.',
  })
  @ValidateNested()
  about!: VisitAboutInput;

  @Field(() => VisitKindEnum)
  @IsIn(VISIT_KINDS)
  kind!: VisitKind;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the customer is mailed a link to choose the time.',
  })
  @IsBoolean()
  asksCustomer: boolean = false;
}

@InputType({ description: 'A visit as it was read.' })
export class ReadVisitInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @ReadVersion()
  version!: number;
}

@InputType({ description: 'Fields that are left out or null stay.' })
export class UpdateVisitInput extends VisitFieldsInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @ReadVersion()
  version!: number;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  isPinned?: boolean | null;
}

@InputType()
export class PlanVisitInput extends ReadVisitInput {
  @Field(() => Int)
  @IsId()
  crewId!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'A second crew for the same time, where the first has too few people; otherwise BAD_USER_INPUT.',
  })
  @IsOptional()
  @IsId()
  secondCrewId?: number | null;

  @Field(() => DateTimeISO, {
    description: 'When the work begins: in the future, on a full quarter of an hour.',
  })
  @IsDate()
  startsAt!: Date;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether the customer has agreed; false: the time is only held (offered), unless it was confirmed before.',
  })
  @IsBoolean()
  isConfirmed: boolean = true;
}

@InputType()
export class SetVisitStateInput extends ReadVisitInput {
  @Field(() => VisitStateEnum)
  @IsIn(Object.keys(VisitStateEnum))
  state!: VisitState;

  @Field(() => String, {
    nullable: true,
    description: 'Why: at most 500 characters; needed for failed, kept for cancelled.',
  })
  @IsOptional()
  @IsLine(0, 500)
  reason?: string | null;
}

@InputType()
export class VisitSlotsInput {
  @Field(() => ID)
  @IsUUID()
  visitId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The first day in Poland that is looked at: "2026-12-01"; left out: the first one that comes into question.',
  })
  @IsOptional()
  @IsDay()
  from?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only of this crew.' })
  @IsOptional()
  @IsId()
  crewId?: number | null;
}

@InputType({ description: 'Days in Poland, both included; at most 31.' })
export class VisitDaysInput {
  @Field(() => String, { description: '"2026-12-01"' })
  @IsDay()
  from!: string;

  @Field(() => String, { description: 'BAD_USER_INPUT before `from`, or too long after it.' })
  @IsDay()
  until!: string;
}

@InputType({ description: 'A day of a crew.' })
export class CrewDayInput {
  @Field(() => Int)
  @IsId()
  crewId!: number;

  @Field(() => String, { description: 'The day in Poland: "2026-12-01".' })
  @IsDay()
  day!: string;
}

@InputType({ description: 'A visit that is moved, as it was proposed.' })
export class DayMoveInput {
  @Field(() => ID)
  @IsUUID()
  visitId!: string;

  @Field(() => DateTimeISO)
  @IsDate()
  startsAt!: Date;
}

@InputType({ description: 'An order of a day as `dayOrder` has proposed it.' })
export class OrderDayInput extends CrewDayInput {
  @Field(() => [DayMoveInput], { description: 'At most 50.' })
  @IsArray()
  @ArrayMaxSize(MAX_MOVES)
  @ListOf(DayMoveInput)
  moves!: DayMoveInput[];
}
