import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import { CATALOGUE_READ } from '../../../request/answer-cache.js';
import type { Context } from '../../../request/context.js';
import { CategoryEnum } from '../../catalogue/product.entity.js';
import { adviceFor } from './advice.service.js';
import { Advice, AdviceNeedInput, ShadeNeedInput, StartingPoint } from './starting-point.inputs.js';
import { otherSolutions, recommendedPoints, startingPoints } from './starting-points.service.js';

@Resolver()
export class StartingPointResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => [StartingPoint], {
    description: 'Named configurations to start from, of the default product of a category.',
  })
  async startingPoints(
    @Arg('category', () => CategoryEnum) category: Category,
    @Ctx() { services }: Context,
  ): Promise<StartingPoint[]> {
    return startingPoints(await services.catalogue.current(), services.pictures, category);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [StartingPoint], {
    description:
      'Up to three starting points of different categories for what a customer wants to shade, the cheapest first.',
  })
  async recommendedStartingPoints(
    @Arg('need', () => ShadeNeedInput) need: ShadeNeedInput,
    @Ctx() { services }: Context,
  ): Promise<StartingPoint[]> {
    const { place, sun = null, width = null, depth = null } = need;
    const snapshot = await services.catalogue.current();
    return recommendedPoints(snapshot, services.pictures, { place, sun, width, depth });
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [StartingPoint], {
    description:
      'Up to three starting points of other categories for the place that a product shades, the cheapest ' +
      'first; none for a product that is not in the shop.',
  })
  async otherSolutions(
    @Arg('productId', () => Int) productId: number,
    @Ctx() { services }: Context,
  ): Promise<StartingPoint[]> {
    return otherSolutions(await services.catalogue.current(), services.pictures, productId);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Advice], {
    description:
      'Up to three products for what a customer wants to shade: the best, a cheaper one, and one against rain or ' +
      'else wind or looks. They cover the given sizes and need no warning; none where no product does. Where none ' +
      'is within the budget, the cheapest.',
  })
  async advice(
    @Arg('need', () => AdviceNeedInput) need: AdviceNeedInput,
    @Ctx() { services }: Context,
  ): Promise<Advice[]> {
    const { place, sun = null, width = null, depth = null, budget = null, priorities } = need;
    const asked = { place, sun, width, depth, budget, priorities: priorities ?? [] };
    return adviceFor(await services.catalogue.current(), services.pictures, asked);
  }
}
