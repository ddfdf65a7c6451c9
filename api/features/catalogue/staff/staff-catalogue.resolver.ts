import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { namesSelectedOf } from '../../../shared/selection.js';
import { attempt } from '../../../shared/user-error.js';
import { findAnyProduct, findProducts, listProducts } from '../catalogue.service.js';
import { Product } from '../product.entity.js';
import { changePrices, previewPrices } from './change-prices.js';
import { archiveProducts, featureProducts } from './many-products.js';
import {
  ChangePricesInput,
  PreviewPricesInput,
  PriceChangesPayload,
} from './price-change.inputs.js';
import {
  AdminProductFilter,
  AdminProductList,
  type AdminProductSort,
  AdminProductSortEnum,
} from './product-list.inputs.js';
import { CreateProductInput, UpdateProductInput } from './product.inputs.js';
import {
  DuplicateProductInput,
  FeatureProductsInput,
  ProductPayload,
  ProductsInput,
  ProductsPayload,
} from './product.payloads.js';
import { createProduct, duplicateProduct, updateProduct } from './write-product.js';

@Resolver()
export class StaffCatalogueResolver {
  @Query(() => AdminProductList, {
    description: 'For staff: the products; archived ones only if the filter asks for them.',
  })
  adminProducts(
    @Arg('filter', () => AdminProductFilter, { nullable: true }) filter: AdminProductFilter | null,
    @Arg('sort', () => AdminProductSortEnum, { defaultValue: 'name_asc' }) sort: AdminProductSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em, services: { pictures } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdminProductList> {
    const items = { parent: 'AdminProductList', field: 'items', type: 'Product' };
    const fields = namesSelectedOf(info, items);
    const withState = { ...filter, state: filter?.state ?? 'active' };
    return listProducts({ em, pictures }, withState, sort, page ?? new PageInput(), fields);
  }

  @Query(() => Product, {
    nullable: true,
    description:
      'For staff: a product, also an archived one; null where there is none with this id.',
  })
  adminProduct(
    @Arg('id', () => Int) id: number,
    @Ctx() { em, services: { pictures } }: Context,
  ): Promise<Product | null> {
    return findAnyProduct({ em, pictures }, id);
  }

  @Query(() => PriceChangesPayload, {
    description: 'For staff: how changePrices would change prices; nothing is written.',
  })
  async productPriceChanges(
    @Arg('input', () => PreviewPricesInput) input: PreviewPricesInput,
    @Ctx() { em }: Context,
  ): Promise<PriceChangesPayload> {
    const { result, userErrors } = await attempt(() => previewPrices(em, input));
    return { changes: result ?? [], userErrors };
  }

  @Mutation(() => ProductPayload, {
    description:
      'For staff: adds a product to the shop; where an equal product is there already, returns that one.',
  })
  createProduct(
    @Arg('input', () => CreateProductInput) input: CreateProductInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductPayload> {
    const { em, viewer, services } = context;
    return onePayload(context, null, () => createProduct(em, viewer, services, input));
  }

  @Mutation(() => ProductPayload, {
    description: 'For staff: changes a product, also an archived one.',
  })
  updateProduct(
    @Arg('input', () => UpdateProductInput) input: UpdateProductInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductPayload> {
    const { em, viewer, services } = context;
    return onePayload(context, input.id, () => updateProduct(em, viewer, services, input));
  }

  @Mutation(() => ProductPayload, {
    description: 'For staff: adds a copy of a product; the copy is archived until it is restored.',
  })
  duplicateProduct(
    @Arg('input', () => DuplicateProductInput) input: DuplicateProductInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductPayload> {
    return onePayload(context, null, () => duplicateProduct(context.em, context.viewer, input));
  }

  @Mutation(() => ProductsPayload, {
    description:
      'For staff: takes products out of the shop, all or none. Orders keep them; cart lines with them can no ' +
      'longer be ordered.',
  })
  archiveProducts(
    @Arg('input', () => ProductsInput) { ids }: ProductsInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductsPayload> {
    return manyPayload(context, ids, () => archiveProducts(context.em, context.viewer, ids, true));
  }

  @Mutation(() => ProductsPayload, {
    description: 'For staff: puts archived products back into the shop, all or none.',
  })
  restoreProducts(
    @Arg('input', () => ProductsInput) { ids }: ProductsInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductsPayload> {
    return manyPayload(context, ids, () => archiveProducts(context.em, context.viewer, ids, false));
  }

  @Mutation(() => ProductsPayload, {
    description: 'For staff: marks products as bestsellers, or no longer; all or none.',
  })
  featureProducts(
    @Arg('input', () => FeatureProductsInput) { ids, featured }: FeatureProductsInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductsPayload> {
    const { em, viewer } = context;
    return manyPayload(context, ids, () => featureProducts(em, viewer, ids, featured));
  }

  @Mutation(() => ProductsPayload, {
    description:
      'For staff: changes the prices of products as they were previewed, all or none. CHANGED_MEANWHILE where ' +
      'a product has another version; BAD_USER_INPUT where a price would become negative or too high.',
  })
  changePrices(
    @Arg('input', () => ChangePricesInput) input: ChangePricesInput,
    @Ctx() context: StaffContext,
  ): Promise<ProductsPayload> {
    const ids = input.products.map(({ id }) => id);
    return manyPayload(context, ids, () => changePrices(context.em, context.viewer, input));
  }
}

/** The product after `write`; where that was refused, the reasons and the current product, if `id` names one. */
async function onePayload(
  { em, services: { pictures } }: Context,
  id: number | null,
  write: () => Promise<number>,
): Promise<ProductPayload> {
  const { result: writtenId, userErrors } = await attempt(write);
  const currentId = writtenId ?? id;
  const product = currentId === null ? null : await findAnyProduct({ em, pictures }, currentId);
  return { product, userErrors };
}

async function manyPayload(
  { em, services: { pictures } }: Context,
  ids: readonly number[],
  write: () => Promise<void>,
): Promise<ProductsPayload> {
  const { userErrors } = await attempt(write);
  return { products: await findProducts({ em, pictures }, ids), userErrors };
}
