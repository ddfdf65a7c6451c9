import { FieldResolver, Resolver, Root } from 'type-graphql';
import { familyOf } from '../../../engine/families/families.js';
import { Benefit } from './product.payloads.js';
import { Product } from './product.entity.js';

@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => [Benefit], {
    description: 'What products of its family do for their owner, the most important first.',
  })
  benefits(@Root() { category }: Product): readonly Benefit[] {
    return familyOf(category).benefits;
  }
}
