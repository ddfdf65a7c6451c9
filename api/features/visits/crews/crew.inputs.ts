import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Skill } from '#engine/visits/kinds';
import { IsId } from '../../../shared/id.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { IsPostcode } from '../../../shared/input/postcode.js';
import { ReadRowInput, ReadVersion } from '../../../shared/row-version.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsLine } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { CrewHours, CrewLunch } from './crew-hours.js';
import { Crew, SKILLS, SkillEnum } from './crew.entity.js';
import { TravelTime } from './travel-time.entity.js';

const DAYS_OF_WEEK = 7;
const MAX_TRAVEL = 900;
const MAX_MEMBERS = 20;

@InputType()
export class CreateCrewInput {
  @Field(() => String, { description: '2-60 characters' })
  @IsLine(2, 60)
  name!: string;

  @Field(() => Int, { description: '1-9' })
  @IsInt()
  @Min(1)
  @Max(9)
  people!: number;

  @Field(() => [SkillEnum])
  @IsArray()
  @ArrayUnique()
  @IsIn(SKILLS, { each: true })
  skills!: Skill[];

  @Field(() => String, {
    description: 'Of the base: "90-001"; BAD_USER_INPUT where it lies in no known area.',
  })
  @IsPostcode()
  postcode!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 60 characters.' })
  @IsLine(0, 60)
  vehicle: string = '';

  @Field(() => [CrewHours], {
    description: 'One entry for each day of the week on which it works; BAD_USER_INPUT for two.',
  })
  @IsArray()
  @ArrayMaxSize(DAYS_OF_WEEK)
  @ArrayUnique(({ weekday }: CrewHours) => weekday)
  @ListOf(CrewHours)
  hours!: CrewHours[];

  @Field(() => CrewLunch, { nullable: true })
  @IsOptional()
  @ValidateNested()
  lunch?: CrewLunch | null;

  @Field(() => String, { description: '"#1b5e8c"' })
  @Matches(/^#[\da-f]{6}$/, { message: 'Podaj kolor jak #1b5e8c.' })
  colour!: string;

  @Field(() => [Int], {
    nullable: true,
    description:
      'The ids of the accounts of its people, at most 20; left out or null: they stay. BAD_USER_INPUT for an account ' +
      'that is disabled or in another crew.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_MEMBERS)
  @ArrayUnique()
  @IsId({ each: true })
  memberIds?: number[] | null;
}

@InputType({ description: 'All fields of the crew as they shall be.' })
export class UpdateCrewInput extends CreateCrewInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'true: its calendar feed gets a new address, and the old one ends.',
  })
  @IsBoolean()
  renewsFeed: boolean = false;
}

@InputType({ description: 'A crew as it was read.' })
export class ArchiveCrewInput extends ReadRowInput {
  @Field(() => Boolean, { description: 'false: it is in use again.' })
  @IsBoolean()
  archived!: boolean;
}

@InputType()
export class AddAbsenceInput {
  @Field(() => Int)
  @IsId()
  crewId!: number;

  @Field(() => DateTimeISO)
  @IsDate()
  startsAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'After startsAt, and at most 366 days after it; the first instant that is free again.',
  })
  @IsDate()
  endsAt!: Date;

  @Field(() => String, { defaultValue: '', description: 'At most 200 characters.' })
  @IsLine(0, 200)
  reason: string = '';
}

@InputType()
export class RemoveAbsenceInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@InputType({ description: 'Minutes between the areas of two postcodes, in both directions.' })
export class SetTravelTimeInput {
  @Field(() => String, {
    description: '"90-001"; BAD_USER_INPUT where it lies in no known area.',
  })
  @IsPostcode()
  fromPostcode!: string;

  @Field(() => String, { description: 'In the same area for ways within it.' })
  @IsPostcode()
  toPostcode!: string;

  @Field(() => Int, { description: '1-900' })
  @IsInt()
  @Min(1)
  @Max(MAX_TRAVEL)
  minutes!: number;
}

@InputType()
export class RemoveTravelTimeInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true })
export class TravelTimesPayload extends Payload {
  @Field(() => [TravelTime], { description: 'All, as they are now.' })
  travelTimes!: TravelTime[];
}

@ObjectType({ simpleResolvers: true })
export class CrewPayload extends Payload {
  @Field(() => Crew, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is none.',
  })
  crew!: Crew | null;
}
