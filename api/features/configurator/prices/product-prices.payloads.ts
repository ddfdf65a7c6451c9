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

@ObjectType({
  simpleResolvers: true,
  description:
    'What a product has over the next cheaper product of its family, and what that costs.',
})
export class ProductDifference {
  @Field(() => Int)
  otherId!: number;

  @Field(() => String)
  otherName!: string;

  @Field(() => [String], {
    description:
      'One or two, in Polish, as parts of a sentence: "do 700 × 600 cm (tamten do 600 × 600 cm)", "odwodnienie: rynna w ramie".',
  })
  points!: string[];

  @Field(() => String, {
    description: 'The size at which the prices are compared: "400 × 400 × 280 cm".',
  })
  sizeLabel!: string;

  @Field(() => Decimal, { description: 'How much more the product costs at that size.' })
  priceDifference!: string;
}
