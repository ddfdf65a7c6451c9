import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VisitKind } from '#engine/visits/kinds';
import type { VisitState } from '#engine/visits/states';
import { DateTimeISO } from '../../shared/scalars.js';
import { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { Crew } from '../visits/crews/crew.entity.js';
import { VisitKindEnum, VisitStateEnum } from '../visits/visit.entity.js';
import { VisitAbout } from '../visits/visit.payloads.js';
import { Protocol } from './protocol.entity.js';

@ObjectType({ simpleResolvers: true, description: 'A label and its value, in Polish.' })
export class FieldFact {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Equal pieces of which the goods consist.' })
export class FieldPart {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: '"3 740 mm"; empty for a part that is not cut.' })
  size!: string;

  @Field(() => Int, { description: 'In one piece of the goods.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Goods that a visit is about.' })
export class FieldLine {
  @Field(() => ID, {
    description: 'Of the line of the order or offer, or of the configuration of the inquiry.',
  })
  id!: string;

  @Field(() => Int, { description: 'From 0.' })
  position!: number;

  @Field(() => Int)
  quantity!: number;

  @Field(() => String, { description: "Where they belong, in the customer's words; may be empty." })
  label!: string;

  @Field(() => String)
  productName!: string;

  @Field(() => OrderedConfiguration, { description: 'With the path of the drawing.' })
  configuration!: OrderedConfiguration;

  @Field(() => [FieldFact], { description: 'Sizes, colours, mounting and what fitters must know.' })
  facts!: FieldFact[];

  @Field(() => [String], {
    description:
      'What nobody has measured or entered, so that it is assumed: "Korba: po prawej, patrząc na osłonę".',
  })
  unconfirmed!: string[];

  @Field(() => [FieldPart], { description: 'Empty for accessories.' })
  partsList!: FieldPart[];

  @Field(() => String, {
    nullable: true,
    description: 'The path of the worksheet (PDF); null unless the line is one of an order.',
  })
  worksheetPath!: string | null;

  @Field(() => [String], {
    description: 'Of its pieces: "17-1-2"; empty unless the line is one of an order.',
  })
  serialNumbers!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A picture that the customer has sent.' })
export class FieldPicture {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The path of the WebP file, which expires in 12 hours.' })
  url!: string;

  @Field(() => Int, { description: 'px' })
  width!: number;

  @Field(() => Int, { description: 'px' })
  height!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A visit as the crew sees it on the phone.' })
export class FieldVisit {
  @Field(() => ID)
  id!: string;

  @Field(() => VisitKindEnum)
  kind!: VisitKind;

  @Field(() => VisitStateEnum)
  state!: VisitState;

  @Field(() => DateTimeISO)
  startsAt!: Date;

  @Field(() => DateTimeISO)
  endsAt!: Date;

  @Field(() => DateTimeISO, { description: 'From when on the customer awaits the crew.' })
  arrivalFrom!: Date;

  @Field(() => DateTimeISO)
  arrivalUntil!: Date;

  @Field(() => Boolean)
  isPinned!: boolean;

  @Field(() => String)
  note!: string;

  @Field(() => String, { description: 'Why it failed; empty otherwise.' })
  reason!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String, { description: '"90-001"' })
  postcode!: string;

  @Field(() => VisitAbout, { description: 'With name and telephone of the customer.' })
  subject!: VisitAbout;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes from the visit before, or from the base; null where a place is unknown.',
  })
  travelMinutes!: number | null;

  @Field(() => Int)
  version!: number;

  @Field(() => [FieldLine])
  lines!: FieldLine[];

  @Field(() => [FieldPicture], { description: "The customer's own." })
  photographs!: FieldPicture[];

  @Field(() => Protocol, { nullable: true, description: 'Null until it is begun.' })
  protocol!: Protocol | null;
}

@ObjectType({ simpleResolvers: true, description: 'The visits of a crew on one day.' })
export class FieldDay {
  @Field(() => String, { description: '"2026-12-01"' })
  date!: string;

  @Field(() => Crew, { nullable: true, description: 'Null for somebody who is in no crew.' })
  crew!: Crew | null;

  @Field(() => [FieldVisit], { description: 'In order; without cancelled ones.' })
  visits!: FieldVisit[];
}
