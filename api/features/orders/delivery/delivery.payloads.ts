import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'The guarantee and the papers of delivered goods, as they were on the day of the delivery.',
})
export class GoodsPapers {
  @Field(() => String, { description: '"2026-11-29"' })
  deliveredOn!: string;

  @Field(() => String, { description: 'The last day of the guarantee.' })
  guaranteeUntil!: string;

  @Field(() => String, {
    description: 'The last day of the guarantee of the structure, at the longest.',
  })
  structureUntil!: string;

  @Field(() => String, { description: 'The path of the guarantee card (PDF).' })
  guaranteePath!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The path of the declaration of performance (PDF); null for goods under no harmonised standard.',
  })
  declarationPath!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the service page says of goods, without data of the customer and prices.',
})
export class ServiceCard {
  @Field(() => ID, { description: 'The id of the line of the order.' })
  id!: string;

  @Field(() => [String], { description: 'The serial numbers of all pieces: "17-1-2".' })
  serialNumbers!: string[];

  @Field(() => String)
  productName!: string;

  @Field(() => String, { description: '"400 × 300 cm"; empty for goods without a size.' })
  sizeLabel!: string;

  @Field(() => [String], {
    description: 'Variant, size, colours, mounting and options, in Polish.',
  })
  features!: string[];

  @Field(() => String, { description: 'The path of the to-scale drawing (SVG).' })
  drawingUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'How to care for the goods; null: nothing is said.',
  })
  care!: string | null;

  @Field(() => GoodsPapers, { nullable: true, description: 'Null before the delivery.' })
  papers!: GoodsPapers | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For staff who may read orders: the number of the order; null for others.',
  })
  orderId!: number | null;
}
