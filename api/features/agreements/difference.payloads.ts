import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal } from '../../shared/scalars.js';

const LINE_CHANGES = ['added', 'changed', 'removed'] as const;
type LineChange = (typeof LINE_CHANGES)[number];
const LineChangeEnum = registerEnum(LINE_CHANGES, {
  name: 'OrderLineChange',
  description: 'What a version does with a line of the version before it.',
});

@ObjectType({ simpleResolvers: true, description: 'A fact before and after a change, in Polish.' })
export class ChangedFact {
  @Field(() => String, { description: '"Szerokość"' })
  label!: string;

  @Field(() => String, { nullable: true, description: '"400 cm"; null where there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Null where there is none.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class OrderLineDifference {
  @Field(() => LineChangeEnum)
  kind!: LineChange;

  @Field(() => String, {
    description: 'The product, with the label of the line, or the text of a service.',
  })
  name!: string;

  @Field(() => [ChangedFact], {
    description: 'What is different; all facts of a line that was added or removed.',
  })
  facts!: ChangedFact[];

  @Field(() => Decimal, { nullable: true, description: 'Null for an added line.' })
  totalBefore!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Null for a removed line.' })
  totalAfter!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the to-scale drawing (SVG); null for an added line and for a service.',
  })
  drawingBefore!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the to-scale drawing (SVG); null for a removed line, a service, and goods that are not saved yet.',
  })
  drawingAfter!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How a version of an order or offer differs from the one before it.',
})
export class OrderDifference {
  @Field(() => [ChangedFact], { description: 'The changed data of the customer.' })
  facts!: ChangedFact[];

  @Field(() => [OrderLineDifference], {
    description: 'The changed and added lines, then the removed ones.',
  })
  lines!: OrderLineDifference[];

  @Field(() => Decimal)
  discountBefore!: string;

  @Field(() => Decimal)
  discountAfter!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the new discount is given for; null where there is none.',
  })
  discountReason!: string | null;

  @Field(() => Decimal)
  totalBefore!: string;

  @Field(() => Decimal)
  totalAfter!: string;

  @Field(() => Decimal, {
    description: 'The new total less the old one: below zero where the price falls.',
  })
  difference!: string;

  @Field(() => Boolean, {
    description:
      'Whether the customer has to agree. False where only data of the customer are corrected, other than ' +
      'those of the building.',
  })
  needsConsent!: boolean;
}
