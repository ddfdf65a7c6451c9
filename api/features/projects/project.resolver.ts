import { Arg, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { countProject, countWrite } from '../../request/count-requests.js';
import { ensureVisitorId } from '../../request/session-cookies.js';
import { withRows } from '../../shared/answer-rows.js';
import { CartPayload } from '../cart/cart.payloads.js';
import { cartAfter } from '../cart/cart.resolver.js';
import { addToCart } from '../cart/cart.service.js';
import { Product } from '../catalogue/product.entity.js';
import { showProduct } from '../catalogue/show-product.js';
import { AddProjectToCartInput, ProjectQuoteInput, SaveProjectInput } from './project.inputs.js';
import { Project, ProjectQuote, SaveProjectPayload } from './project.payloads.js';
import { findProject, goodsOf, presentProject, saveProject } from './project.service.js';
import { quoteProject, projectProducts } from './quote-project.js';

@Resolver()
export class ProjectResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => ProjectQuote, {
    description:
      'What several windows cost now, row by row and together. NOT_FOUND, as a GraphQL error, for a product ' +
      'that is not in the shop.',
  })
  async projectQuote(
    @Arg('input', () => ProjectQuoteInput) { rows }: ProjectQuoteInput,
    @Ctx() { services }: Context,
  ): Promise<ProjectQuote> {
    return quoteProject(await services.catalogue.current(), rows);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Product], {
    complexity: withRows(55),
    description:
      'The products for windows: of each category for windows its default product, then at most 49 others by name.',
  })
  async projectProducts(@Ctx() { services }: Context): Promise<Product[]> {
    const products = projectProducts(await services.catalogue.current());
    return products.map((product) => showProduct(services.pictures, product));
  }

  @Query(() => Project, {
    nullable: true,
    description: 'A saved project, by its unguessable id; null where there is none.',
  })
  async project(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Project | null> {
    const found = await findProject(em, id);
    return found && presentProject(found);
  }

  @Mutation(() => SaveProjectPayload, {
    description:
      'Saves several windows at their current prices, for a link, an offer or the cart; each call saves ' +
      'another project. NOT_FOUND, as a GraphQL error, for a product that is not in the shop.',
  })
  async saveProject(
    @Arg('input', () => SaveProjectInput) input: SaveProjectInput,
    @Ctx() context: Context,
  ): Promise<SaveProjectPayload> {
    await countWrite(context);
    await countProject(context, input.rows.length);
    return saveProject(context.em, await context.services.catalogue.current(), input);
  }

  @Mutation(() => CartPayload, {
    description:
      'Puts all rows of a project into the cart, or none of them. NOT_FOUND for an unknown project, ' +
      'QUANTITY_LIMIT past 99 pieces of a line or 50 lines.',
  })
  addProjectToCart(
    @Arg('input', () => AddProjectToCartInput)
    { projectId, idempotencyKey }: AddProjectToCartInput,
    @Ctx() context: Context,
  ): Promise<CartPayload> {
    return cartAfter(context, async () => {
      const goods = await goodsOf(context.em, projectId);
      await addToCart(context.em, ensureVisitorId(context), goods, idempotencyKey);
    });
  }
}
