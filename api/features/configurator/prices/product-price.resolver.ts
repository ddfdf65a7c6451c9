import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { CATALOGUE_READ } from '../../../request/answer-cache.js';
import type { Context } from '../../../request/context.js';
import { Product } from '../../catalogue/product.entity.js';
import { productDifference } from './product-difference.js';
import { productPrices } from './product-prices.js';
import { PriceExample, ProductDifference } from './product-prices.payloads.js';

@Resolver(() => Product)
export class ProductPriceResolver {
  @Extensions(CATALOGUE_READ)
  @FieldResolver(() => PriceExample, {
    nullable: true,
    description: 'What the product costs at its smallest size; null where it is not in the shop.',
  })
  async smallestPrice(
    @Root() { id }: Product,
    @Ctx() { services }: Context,
  ): Promise<PriceExample | null> {
    const prices = productPrices(await services.catalogue.current(), id);
    return prices?.examples[0] ?? null;
  }

  @Extensions(CATALOGUE_READ)
  @FieldResolver(() => ProductDifference, {
    nullable: true,
    description:
      'Null for the cheapest product of a family, and where two products cannot be compared.',
  })
  async difference(
    @Root() { id }: Product,
    @Ctx() { services }: Context,
  ): Promise<ProductDifference | null> {
    return productDifference(await services.catalogue.current(), id);
  }
}
