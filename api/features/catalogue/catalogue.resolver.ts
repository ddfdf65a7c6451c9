import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Info,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../context.js';
import { CATALOGUE_READ } from '../../read-cache.js';
import { PageInput } from '../../shared/page.js';
import { namesSelectedOf } from '../../shared/selection.js';
import {
  CategoryCount,
  ProductFilter,
  ProductList,
  type ProductSort,
  ProductSortEnum,
} from './catalogue.inputs.js';
import { countByCategory, findProduct, listProducts } from './catalogue.service.js';
import { Product } from './product.entity.js';

@Resolver(() => ProductList)
export class CatalogueResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => ProductList, { description: 'Products in the shop.' })
  async products(
    @Arg('filter', () => ProductFilter, { nullable: true }) filter: ProductFilter | null,
    @Arg('sort', () => ProductSortEnum, { defaultValue: 'name_asc' }) sort: ProductSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { pool }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductList> {
    const fields = namesSelectedOf(info, {
      parent: 'ProductList',
      field: 'items',
      type: 'Product',
    });
    const list = await listProducts(pool, filter ?? {}, sort, page ?? new PageInput(), fields);
    return { ...list, filter: filter ?? {} };
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => Product, { nullable: true, description: 'A product in the shop.' })
  product(@Arg('id', () => Int) id: number, @Ctx() { pool }: Context): Promise<Product | null> {
    return findProduct(pool, id);
  }

  @FieldResolver(() => [CategoryCount], {
    description: 'Counts under the same filter without its category.',
  })
  categoryCounts(
    @Root() { filter }: ProductList,
    @Ctx() { pool }: Context,
  ): Promise<CategoryCount[]> {
    return countByCategory(pool, filter);
  }
}
