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
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { namesSelectedOf } from '../../shared/selection.js';
import { Picture } from '../pictures/picture.payloads.js';
import {
  CategoryCount,
  ProductFilter,
  ProductList,
  type ProductSort,
  ProductSortEnum,
} from './catalogue.inputs.js';
import {
  countByCategory,
  findProduct,
  findProducts,
  listByPrice,
  listProducts,
} from './catalogue.service.js';
import { shopConditions } from './product-search.js';
import { CategoryEnum, Product } from './product.entity.js';
import { nearestInPrice, smallestPrices } from './smallest-prices.js';

const RELATED = 3;
const MOST_COMPARED = 3;

@Resolver(() => ProductList)
export class CatalogueResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => ProductList, { description: 'The products in the shop.' })
  async products(
    @Arg('filter', () => ProductFilter, { nullable: true }) filter: ProductFilter | null,
    @Arg('sort', () => ProductSortEnum, { defaultValue: 'name_asc' }) sort: ProductSort,
    @Arg('page', () => PageInput, { nullable: true }) chosenPage: PageInput | null,
    @Ctx() { em, services: { catalogue, pictures } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductList> {
    const fields = namesSelectedOf(info, {
      parent: 'ProductList',
      field: 'items',
      type: 'Product',
    });
    const snapshot = await catalogue.current();
    const { conditions, corrected } = await shopConditions(snapshot, filter ?? {});
    const shop = { em, pictures };
    const page = chosenPage ?? new PageInput();
    const list =
      sort === 'price_asc' || sort === 'price_desc'
        ? await listByPrice(shop, conditions, smallestPrices(snapshot), { sort, page, fields })
        : await listProducts(shop, conditions, sort, page, fields);
    return { ...list, corrected, conditions };
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => Product, {
    nullable: true,
    description: 'A product in the shop; null where there is none with this id.',
  })
  product(
    @Arg('id', () => Int) id: number,
    @Ctx() { em, services }: Context,
  ): Promise<Product | null> {
    return findProduct({ em, pictures: services.pictures }, id);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Product], {
    description:
      'Products to compare: of the first three different ids those that are in the shop, in the order of `ids`.',
  })
  async comparedProducts(
    @Arg('ids', () => [Int]) ids: number[],
    @Ctx() { em, services: { pictures } }: Context,
  ): Promise<Product[]> {
    const first = [...new Set(ids)].slice(0, MOST_COMPARED);
    const found = await findProducts({ em, pictures }, first);
    return found.filter(({ archivedAt }) => !archivedAt);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [CategoryEnum], { description: 'The categories that have products in the shop.' })
  async offeredCategories(@Ctx() { services }: Context): Promise<Category[]> {
    const { products } = await services.catalogue.current();
    const shown = [...products.values()].filter(({ archivedAt }) => !archivedAt);
    const offered = new Set(shown.map(({ category }) => category));
    return CATEGORIES.filter((category) => offered.has(category));
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Product], {
    description:
      'Up to three other products of the same category, those with the nearest price of the smallest size ' +
      'first; none for a product that is not in the shop.',
  })
  async relatedProducts(
    @Arg('productId', () => Int) productId: number,
    @Ctx() { em, services: { catalogue, pictures } }: Context,
  ): Promise<Product[]> {
    const ids = nearestInPrice(await catalogue.current(), productId, RELATED);
    return findProducts({ em, pictures }, ids);
  }

  @FieldResolver(() => [CategoryCount], {
    description:
      'How many products of each category match the rest of the filter; all categories, also with 0.',
  })
  categoryCounts(
    @Root() { conditions }: ProductList,
    @Ctx() { em, services: { pictures } }: Context,
  ): Promise<CategoryCount[]> {
    return countByCategory({ em, pictures }, conditions);
  }

  @FieldResolver(() => Picture, {
    nullable: true,
    description:
      'The picture for the head of the page: of the category in the filter, otherwise of the whole shop.',
  })
  picture(@Root() { conditions }: ProductList, @Ctx() { services }: Context): Picture | null {
    const { category } = conditions;
    return services.pictures.find(category ? `kategoria-${category}` : 'home');
  }

  @FieldResolver(() => Picture, {
    nullable: true,
    description:
      'The place in `picture` before the product was built; null without a category in the filter.',
  })
  pictureBefore(@Root() { conditions }: ProductList, @Ctx() { services }: Context): Picture | null {
    const { category } = conditions;
    return category ? services.pictures.find(`kategoria-${category}-przed`) : null;
  }
}
