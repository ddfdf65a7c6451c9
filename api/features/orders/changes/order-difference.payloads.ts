import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Decimal } from '../../../shared/scalars.js';

const LINE_CHANGES = ['added', 'changed', 'removed'] as const;
type LineChange = (typeof LINE_CHANGES)[number];
const LineChangeEnum = Object.fromEntries(LINE_CHANGES.map((kind) => [kind, kind]));
registerEnumType(LineChangeEnum, {
  name: 'OrderLineChange',
  description: 'What a version does with a line of the version before.',
});

@ObjectType({ simpleResolvers: true, description: 'One fact before and after, in Polish.' })
export class ChangedFact {
  @Field(() => String, { description: '"Szerokość"' })
  label!: string;

  @Field(() => String, { nullable: true, description: '"400 cm"; null where there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class OrderLineDifference {
  @Field(() => LineChangeEnum)
  kind!: LineChange;

  @Field(() => String, { description: 'The goods, with the place where they belong.' })
  name!: string;

  @Field(() => [ChangedFact], {
    description: 'What is different; everything about a line that was added or removed.',
  })
  facts!: ChangedFact[];

  @Field(() => Decimal, { nullable: true, description: 'Null for an added line.' })
  totalBefore!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Null for a removed line.' })
  totalAfter!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the drawing (SVG).' })
  drawingBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the drawing (SVG).' })
  drawingAfter!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a version of an order changes in the one before that was in force.',
})
export class OrderDifference {
  @Field(() => [ChangedFact], { description: "The customer's data that change." })
  facts!: ChangedFact[];

  @Field(() => [OrderLineDifference])
  lines!: OrderLineDifference[];

  @Field(() => Decimal)
  discountBefore!: string;

  @Field(() => Decimal)
  discountAfter!: string;

  @Field(() => String, { nullable: true })
  discountReason!: string | null;

  @Field(() => Decimal)
  totalBefore!: string;

  @Field(() => Decimal)
  totalAfter!: string;

  @Field(() => Decimal, { description: 'Below zero where the order gets cheaper.' })
  difference!: string;

  @Field(() => Boolean, {
    description: "Whether the customer has to agree: not to a correction of the customer's data.",
  })
  needsConsent!: boolean;
}
