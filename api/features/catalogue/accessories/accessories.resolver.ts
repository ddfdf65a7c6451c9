import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { CATALOGUE_READ } from '../../../request/answer-cache.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { AccessoryCategoriesPayload, SetAccessoryCategoriesInput } from './accessories.inputs.js';
import { readAccessoryCategories, setAccessoryCategories } from './accessory-categories.js';
import { AccessoryCategory } from './accessory-category.entity.js';

@Resolver()
export class AccessoriesResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => [AccessoryCategory], {
    description:
      'The categories of accessories in the order of the shop, also those without products.',
  })
  accessoryCategories(@Ctx() { em }: Context): Promise<AccessoryCategory[]> {
    return readAccessoryCategories(em);
  }

  @Mutation(() => AccessoryCategoriesPayload, {
    description:
      'For staff: writes all categories of accessories anew. CONFLICT where a deleted one has products.',
  })
  async setAccessoryCategories(
    @Arg('input', () => SetAccessoryCategoriesInput) input: SetAccessoryCategoriesInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccessoryCategoriesPayload> {
    const { userErrors } = await attempt(() => setAccessoryCategories(em, viewer, input));
    return { accessoryCategories: await readAccessoryCategories(em.fork()), userErrors };
  }
}
