import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { CATEGORIES, type MeasuredCategory } from '#engine/goods/families/categories';
import type { MeasuredTarget } from '#engine/goods/measuring/guide';
import { type Measurement, SOCKETS } from '#engine/goods/measuring/measurement';
import { keysOf } from '#engine/trade/fields/pick';
import { CHECKLIST_ANSWER_LABELS, type ChecklistAnswerCode } from '#engine/visits/checklists';
import { IsDay } from '../../shared/day.js';
import { ListOf } from '../../shared/input/list-of.js';
import { IsPlacement } from '../../shared/input/options.js';
import { registerEnum } from '../../shared/register-enum.js';
import { PlacementSelection, type PlacementValue } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { IsReadings } from './readings.js';

const ANSWERS = keysOf(CHECKLIST_ANSWER_LABELS);
const ChecklistAnswerCodeEnum = registerEnum(ANSWERS, {
  name: 'ChecklistAnswerCode',
  description: 'na: it does not apply.',
});

const TARGETS = ['width', 'projection', 'height', 'mountingHeight'] as const;
const MeasuredTargetEnum = registerEnum(TARGETS, {
  name: 'MeasuredTarget',
  description: 'What a measured length determines: a size of the goods, or the height of mounting.',
});

const SOCKET_CODES = SOCKETS.map(({ code }) => code);
const PowerSocketEnum = registerEnum(SOCKET_CODES, {
  name: 'PowerSocket',
  description: 'Where the nearest power socket is: near: up to 2 m from the goods; far; none.',
});

/** The most places at which one length is read. */
const MAX_READINGS = 10;
const MAX_OBSTACLES = 20;
/** The most pieces of a line of an order. */
const MAX_PIECES = 99;

@ObjectType({ simpleResolvers: true })
@InputType('ChecklistAnswerInput')
export class ChecklistAnswer {
  @Field(() => String, { description: 'The code of an item of the checklist of the visit.' })
  @IsString()
  @MaxLength(40)
  code!: string;

  @Field(() => ChecklistAnswerCodeEnum)
  @IsIn(ANSWERS)
  answer!: ChecklistAnswerCode;
}

@ObjectType({ simpleResolvers: true, description: 'A length, read at several places.' })
@InputType('ProtocolReadingInput')
export class ProtocolReading {
  @Field(() => MeasuredTargetEnum)
  @IsIn(TARGETS)
  target!: MeasuredTarget;

  @Field(() => [Float], {
    nullable: 'items',
    description:
      'cm, to the millimetre, in the order of the measuring guide; null for one that is missing.',
  })
  @IsReadings(MAX_READINGS)
  values!: (number | null)[];
}

/** What was measured and observed of one line, or handed over of it. */
@ObjectType({ simpleResolvers: true })
@InputType('ProtocolLineInput')
export class ProtocolLine {
  @Field(() => ID, {
    nullable: true,
    description:
      'The line of `FieldVisit.lines`; null for goods that the customer has yet to choose.',
  })
  @IsOptional()
  @IsUUID()
  lineId!: string | null;

  @Field(() => CategoryEnum, {
    nullable: true,
    description: 'What was measured where there is no line; null where there is one.',
  })
  @IsOptional()
  @IsIn(CATEGORIES)
  family!: MeasuredCategory | null;

  @Field(() => [ProtocolReading], { defaultValue: [] })
  @IsArray()
  @ArrayMaxSize(TARGETS.length)
  @ArrayUnique(({ target }: ProtocolReading) => target)
  @ListOf(ProtocolReading)
  readings!: ProtocolReading[];

  @Field(() => [Float], {
    nullable: 'items',
    defaultValue: [],
    description: 'cm, both; null for one that is missing.',
  })
  @IsReadings(2)
  diagonals!: (number | null)[];

  @Field(() => PlacementSelection, {
    nullable: true,
    description: 'What was found of how it is mounted; what is left out was not checked.',
  })
  @IsOptional()
  @IsPlacement()
  placement!: PlacementValue | null;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Codes of obstacles of the measuring guide.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_OBSTACLES)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  obstacles!: string[];

  @Field(() => PowerSocketEnum, { nullable: true, description: 'Null: it was not looked for.' })
  @IsOptional()
  @IsIn(SOCKET_CODES)
  socket!: Measurement['socket'];

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the crew has settled with the customer what nobody has entered of the goods, see `FieldLine.unconfirmed`.',
  })
  @IsBoolean()
  isSettled!: boolean;

  @Field(() => String, { defaultValue: '', description: 'At most 1000 characters.' })
  @IsText(0, 1000)
  remark!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Of the pieces that were installed: those of `FieldLine.serialNumbers`.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_PIECES)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(20, { each: true })
  serialNumbers!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is still to be put right after an installation.',
})
@InputType('ProtocolDefectInput')
export class ProtocolDefect {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => String, { description: '3-500 characters' })
  @IsText(3, 500)
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day by which it is put right: "2026-12-01"; null where none was agreed.',
  })
  @IsOptional()
  @IsDay()
  dueOn!: string | null;
}
