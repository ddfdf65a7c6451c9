import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { VersionState } from '#engine/trade/shop/order-changes';
import { IsDay } from '../../shared/day.js';
import { IsId } from '../../shared/id.js';
import { IsAmount } from '../../shared/input/amount.js';
import { ListOf } from '../../shared/input/list-of.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { SignatureInput } from '../agreements/signature.js';
import { MAX_LINES } from '../cart/cart-line.entity.js';
import { VersionStateEnum } from '../orders/changes/order-version.entity.js';
import { Visit } from '../visits/visit.entity.js';
import { FieldFact } from './field-day.payloads.js';
import { ChecklistAnswer, ProtocolDefect, ProtocolLine } from './protocol-parts.js';
import { Protocol } from './protocol.entity.js';

const MAX_ANSWERS = 100;
const MAX_DEFECTS = 50;

@InputType()
export class FieldDayInput {
  @Field(() => String, { description: '"2026-12-01"' })
  @IsDay()
  date!: string;

  @Field(() => Int, { nullable: true, description: "By default the viewer's own crew." })
  @IsOptional()
  @IsId()
  crewId?: number | null;
}

@InputType({ description: 'The whole protocol: what is left out is empty.' })
export class SaveProtocolInput {
  @Field(() => ID, { description: 'A UUID that the phone has made.' })
  @IsUUID()
  id!: string;

  @Field(() => ID)
  @IsUUID()
  visitId!: string;

  @Field(() => [ChecklistAnswer], { description: `At most ${MAX_ANSWERS}.` })
  @IsArray()
  @ArrayMaxSize(MAX_ANSWERS)
  @ArrayUnique(({ code }: ChecklistAnswer) => code)
  @ListOf(ChecklistAnswer)
  checklist!: ChecklistAnswer[];

  @Field(() => [ProtocolLine], { description: `At most ${MAX_LINES}.` })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(ProtocolLine)
  lines!: ProtocolLine[];

  @Field(() => [ProtocolDefect], { description: `At most ${MAX_DEFECTS}.` })
  @IsArray()
  @ArrayMaxSize(MAX_DEFECTS)
  @ArrayUnique(({ id }: ProtocolDefect) => id)
  @ListOf(ProtocolDefect)
  defects!: ProtocolDefect[];

  @Field(() => String, { defaultValue: '', description: 'At most 2000 characters.' })
  @IsText(0, 2000)
  remark!: string;
}

@InputType()
export class SignProtocolInput extends SignatureInput {
  @Field(() => ID, { description: 'Of the protocol.' })
  @IsUUID()
  id!: string;
}

@InputType()
export class AcceptChangeBySignatureInput extends SignatureInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => Int, { description: 'The number of the proposed version.' })
  @IsId()
  version!: number;

  @Field(() => Decimal, {
    description: 'The total that the customer has seen; PRICE_CHANGED for another.',
  })
  @IsAmount()
  expectedTotal!: string;
}

export const END_STATES = ['done', 'failed'] as const;
const VisitEndEnum = registerEnum(END_STATES, {
  name: 'VisitEnd',
  description: 'failed: nobody was there, or it could not be done.',
});

@InputType()
export class EndVisitInput {
  @Field(() => ID)
  @IsUUID()
  visitId!: string;

  @Field(() => VisitEndEnum)
  @IsIn(END_STATES)
  state!: (typeof END_STATES)[number];

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, which `failed` requires: at most 500 characters.',
  })
  @IsOptional()
  @IsText(0, 500)
  reason?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a protocol says of goods, in Polish.' })
export class ProtocolGoods {
  @Field(() => String)
  title!: string;

  @Field(() => [FieldFact])
  facts!: FieldFact[];

  @Field(() => [String], {
    description: 'What the customer should know of the place, such as walls that are not square.',
  })
  warnings!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The change of the order that a signed protocol proposes.',
})
export class ProtocolChange {
  @Field(() => Int)
  orderId!: number;

  @Field(() => Int, { description: 'The number of the version of the order.' })
  version!: number;

  @Field(() => Decimal)
  totalBefore!: string;

  @Field(() => Decimal)
  totalAfter!: string;

  @Field(() => VersionStateEnum)
  state!: VersionState;
}

@ObjectType({ simpleResolvers: true })
export class ProtocolPayload extends Payload {
  @Field(() => Protocol, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is none.',
  })
  protocol!: Protocol | null;
}

@ObjectType({ simpleResolvers: true })
export class SignedChangePayload extends Payload {
  @Field(() => ProtocolChange, {
    nullable: true,
    description: 'The change as it is now; null after a refusal.',
  })
  change!: ProtocolChange | null;
}

@ObjectType({ simpleResolvers: true })
export class EndVisitPayload extends Payload {
  @Field(() => Visit, {
    nullable: true,
    description: 'The visit as it is now; null after a refusal.',
  })
  visit!: Visit | null;
}
