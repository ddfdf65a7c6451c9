import { IsDate, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { IsDay } from '../../../shared/day.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Payload } from '../../../shared/user-error.js';
import { Visit } from '../visit.entity.js';

@InputType({ description: 'A visit, by the token of its page.' })
export class OwnVisitInput {
  @Field(() => String, { description: 'The token of the visit.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

@InputType()
export class ArrivalTimesInput extends OwnVisitInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The first day in Poland that is looked at: "2026-12-01"; left out: the first one that can be chosen.',
  })
  @IsOptional()
  @IsDay()
  from?: string | null;
}

@InputType()
export class ChooseVisitSlotInput extends OwnVisitInput {
  @Field(() => DateTimeISO, {
    description: 'Of one of `arrivalTimes`; CONFLICT where it is no longer free.',
  })
  @IsDate()
  arrivalFrom!: Date;
}

@InputType()
export class RequestInstallationInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A span in which a crew can arrive.' })
export class ArrivalTime {
  @Field(() => String, { description: 'The day in Poland.' })
  day!: string;

  @Field(() => DateTimeISO)
  arrivalFrom!: Date;

  @Field(() => DateTimeISO)
  arrivalUntil!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The free times of four weeks.' })
export class ArrivalTimes {
  @Field(() => [ArrivalTime], { description: 'The three to show first, the best one first.' })
  best!: ArrivalTime[];

  @Field(() => [ArrivalTime], { description: 'All, by time.' })
  all!: ArrivalTime[];

  @Field(() => String, {
    description: 'The last day that was looked at; later times are asked for from the next one on.',
  })
  lastDay!: string;
}

@ObjectType({ simpleResolvers: true })
export class OwnVisitPayload extends Payload {
  @Field(() => Visit, {
    nullable: true,
    description: 'As it is now, also after a refusal; null for an unknown token.',
  })
  visit!: Visit | null;
}

@ObjectType({ simpleResolvers: true })
export class RequestInstallationPayload extends Payload {
  @Field(() => [Visit], {
    description: 'One, or one for each day of work that takes several; none after a refusal.',
  })
  visits!: Visit[];
}
