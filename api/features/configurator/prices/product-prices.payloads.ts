import { Field, Int, ObjectType } from 'type-graphql';
import type { ExampleSize } from '#engine/goods/price/price-examples';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
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

const ExampleSizeEnum = registerEnum(['smallest', 'usual', 'largest'], {
  name: 'ExampleSize',
  description: 'smallest and largest: by the limits of the product; usual: the default sizes.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'What a product costs at one size; sizes in cm.',
})
export class PriceExample {
  @Field(() => ExampleSizeEnum)
  size!: ExampleSize;

  @Field(() => Int)
  width!: number;

  @Field(() => Int, { nullable: true })
  projection!: number | null;

  @Field(() => Int, { nullable: true })
  height!: number | null;

  @Field(() => String, { description: '"400 × 300 cm"' })
  sizeLabel!: string;

  @Field(() => Decimal, { description: 'As the configurator shows it, with VAT.' })
  calculatedPrice!: string;
}

@ObjectType({ simpleResolvers: true })
export class ProductPrices {
  @Field(() => Int, { description: 'Per cent, contained in every price.' })
  vatRate!: number;

  @Field(() => [PriceExample], {
    description:
      'The smallest, the usual and the largest size in the cheapest variant, with the default options; equal ' +
      'sizes once.',
  })
  examples!: PriceExample[];
}
