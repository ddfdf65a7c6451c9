import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { familyOf } from '#engine/goods/families/families';
import type { Context } from '../../request/context.js';
import { Benefit, ProductProfile } from './catalogue.inputs.js';
import { Product } from './product.entity.js';

@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => [Benefit], {
    description: 'What products of its category do for their owner, the most important first.',
  })
  benefits(@Root() { category }: Product): readonly Benefit[] {
    return familyOf(category).benefits;
  }

  @FieldResolver(() => ProductProfile, {
    nullable: true,
    description:
      'The profiles that products of its category are made of; null where there is no picture of them.',
  })
  profile(@Root() { category }: Product, @Ctx() { services }: Context): ProductProfile | null {
    const picture = services.pictures.find(`profil-${category}`);
    const { profile: caption } = familyOf(category);
    return picture && caption ? { picture, caption } : null;
  }
}
