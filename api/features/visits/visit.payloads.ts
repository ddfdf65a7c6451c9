import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { CONFLICT_LABELS } from '#engine/visits/check-day';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Payload } from '../../shared/user-error.js';
import { CrewAbsence } from './crews/crew-absence.entity.js';
import { Crew } from './crews/crew.entity.js';
import { Visit } from './visit.entity.js';
import { type VisitSubject, VisitSubjectEnum } from './visit.inputs.js';

const CONFLICT_CODES = keysOf(CONFLICT_LABELS);
const VisitConflictCode = registerEnum(CONFLICT_CODES, {
  name: 'VisitConflictCode',
  description: 'What is wrong with a planned day of a crew.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A time at which a crew can come without conflicts.',
})
export class VisitSlot {
  @Field(() => Int)
  crewId!: number;

  @Field(() => String)
  crewName!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The crew that comes, too, where none has the people alone.',
  })
  secondCrewId!: number | null;

  @Field(() => String, { description: 'The day in Poland.' })
  day!: string;

  @Field(() => DateTimeISO)
  startsAt!: Date;

  @Field(() => DateTimeISO)
  endsAt!: Date;

  @Field(() => DateTimeISO)
  arrivalFrom!: Date;

  @Field(() => DateTimeISO)
  arrivalUntil!: Date;

  @Field(() => Int, { description: "Travel minutes that the crew's day gets longer by." })
  addedTravel!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The free times of four weeks.' })
export class VisitSlots {
  @Field(() => String, {
    description: 'The first day on which it can be: an installation needs the goods.',
  })
  firstDay!: string;

  @Field(() => [VisitSlot], { description: 'The three to offer first, the best one first.' })
  best!: VisitSlot[];

  @Field(() => [VisitSlot], { description: 'All, by time.' })
  all!: VisitSlot[];
}

@ObjectType({ simpleResolvers: true })
export class VisitConflict {
  @Field(() => VisitConflictCode)
  code!: (typeof CONFLICT_CODES)[number];

  @Field(() => [ID], { description: 'The visits that it concerns.' })
  visitIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The way to a visit of a day.' })
export class VisitWay {
  @Field(() => ID)
  visitId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Travel minutes from the place before it; null where a place is unknown.',
  })
  minutes!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A day of a crew with all that is planned.' })
export class CrewDay {
  @Field(() => Crew)
  crew!: Crew;

  @Field(() => String, { description: 'The day in Poland: "2026-12-01".' })
  day!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When its work begins; null on free days and holidays.',
  })
  opensAt!: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  closesAt!: Date | null;

  @Field(() => [Visit], { description: 'Offered, confirmed, done and failed ones, by time.' })
  visits!: Visit[];

  @Field(() => [CrewAbsence], { description: 'Those that overlap the day.' })
  absences!: CrewAbsence[];

  @Field(() => [VisitConflict])
  conflicts!: VisitConflict[];

  @Field(() => [VisitWay], {
    description: 'To each visit that takes time; none on days without working hours.',
  })
  ways!: VisitWay[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Travel minutes from the base and back to it; null on days without working hours, and where a place is unknown.',
  })
  travelMinutes!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A visit of a day with the time proposed for it.',
})
export class DayMove {
  @Field(() => Visit)
  visit!: Visit;

  @Field(() => DateTimeISO, { description: 'When its work would begin.' })
  startsAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An order of a day of a crew with less travel.' })
export class DayOrder {
  @Field(() => [DayMove], {
    description: 'By time; only visits that are offered and not pinned.',
  })
  moves!: DayMove[];

  @Field(() => Int, { description: 'How many travel minutes less than now.' })
  savedMinutes!: number;
}

@ObjectType({ simpleResolvers: true })
export class VisitList extends pageOf(() => Visit) {}

@ObjectType({
  simpleResolvers: true,
  description: 'The order, offer or inquiry that a visit is about.',
})
export class VisitAbout {
  @Field(() => VisitSubjectEnum)
  kind!: VisitSubject;

  @Field(() => Int, { description: 'Its id.' })
  number!: number;

  @Field(() => String, { nullable: true })
  customerName!: string | null;

  @Field(() => String, { nullable: true, description: 'E.164; null where none was given.' })
  customerPhone!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the order is cancelled or the offer lost, so that the visit should be cancelled, too.',
  })
  isOver!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class VisitPayload extends Payload {
  @Field(() => Visit, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is none.',
  })
  visit!: Visit | null;
}

@ObjectType({ simpleResolvers: true })
export class CreateVisitPayload extends Payload {
  @Field(() => [Visit], {
    description: 'One, or one for each day of work that takes several; none after a refusal.',
  })
  visits!: Visit[];
}

@ObjectType({ simpleResolvers: true })
export class OrderDayPayload extends Payload {
  @Field(() => [Visit], { description: 'Those that were moved; none after a refusal.' })
  visits!: Visit[];
}
