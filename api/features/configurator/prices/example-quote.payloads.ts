import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../../catalogue/product.entity.js';
import { PriceQuote } from './price-quote.payloads.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'What a product costs at its usual size, with manual control where it has that, and with its default ' +
    'options; sizes in cm.',
})
export class ExampleQuote {
  @Field(() => Product)
  product!: Product;

  @Field(() => String, { description: 'The kind of product, in Polish: "Markiza kasetowa".' })
  variantName!: string;

  @Field(() => Int)
  width!: number;

  @Field(() => Int, { nullable: true })
  projection!: number | null;

  @Field(() => Int, { nullable: true })
  height!: number | null;

  @Field(() => PriceQuote)
  quote!: PriceQuote;
}
