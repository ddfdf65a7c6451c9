import { FABRICS } from '#engine/goods/fabrics/fabrics';
import {
  FIRST_CATEGORY,
  PRODUCT_CATEGORIES,
  type Category,
} from '#engine/goods/families/categories';
import { PRODUCT_FIELD_NAMES } from '#engine/trade/fields/product-fields';
import { computed, listOf, page, single, view } from '../../rest/answer.js';
import { type PathParameter, idOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { AppError } from '../../shared/errors.js';
import { CATALOGUE_OPERATIONS } from './catalogue.operations.js';
import { findProduct, listProducts } from './catalogue.service.js';
import { Fabric, presentFabric } from './fabrics/fabric.payloads.js';
import { Product } from './product.entity.js';

const tag = 'Products';

/** JSON schema of specifications: a map from name to value, in the order of the product page. */
export const SPECIFICATIONS = {
  type: 'object',
  additionalProperties: { type: 'string' },
} as const;

/** The product of the specified REST API: its specifications are a map, its picture is one address. */
export const PRODUCT = view(
  'Product',
  Product,
  [
    'id',
    ...PRODUCT_FIELD_NAMES.filter((name) => name !== 'specifications'),
    'excerpt',
    'identifier',
    'ratingAverage',
    'ratingCount',
    'version',
  ],
  {
    specifications: computed(SPECIFICATIONS, ({ specifications }: Product) =>
      Object.fromEntries(specifications.map(({ name, value }) => [name, value])),
    ),
  },
);

const CATEGORY: PathParameter<Category> = {
  description: 'A category of products.',
  schema: { type: 'string', enum: PRODUCT_CATEGORIES },
  example: FIRST_CATEGORY,
  read(text) {
    const category = PRODUCT_CATEGORIES.find((each) => each === text);
    if (category) return category;
    throw new AppError(
      'NOT_FOUND',
      `Nie ma takiej kategorii. Dostępne: ${PRODUCT_CATEGORIES.join(', ')}.`,
    );
  },
};

const FABRIC = view('Fabric', Fabric, [
  'id',
  'name',
  'collection',
  'color',
  'composition',
  'weight',
  'openness',
  'light',
  'solar',
  'swatchUrl',
]);

export const CATALOGUE_ROUTES: readonly Route[] = [
  route(CATALOGUE_OPERATIONS, 'GET /fabrics', {
    tag,
    summary: 'All fabrics of the fabric library, by collection.',
    answer: listOf(FABRIC),
    handle: () => FABRICS.map(presentFabric),
  }),

  route(CATALOGUE_OPERATIONS, 'GET /products', {
    tag,
    summary: 'The products in the shop that are made to measure, by name.',
    isPaged: true,
    answer: page(PRODUCT),
    handle: ({
      context: {
        em,
        services: { pictures },
      },
      page: window,
    }) => listProducts({ em, pictures }, { isMeasured: true }, 'name_asc', window),
  }),

  route(CATALOGUE_OPERATIONS, 'GET /products/category/:category', {
    tag,
    summary: 'The products of one category, by name.',
    params: { category: CATEGORY },
    isPaged: true,
    answer: page(PRODUCT),
    handle: ({
      context: {
        em,
        services: { pictures },
      },
      params: { category },
      page: window,
    }) => listProducts({ em, pictures }, { category }, 'name_asc', window),
  }),

  route(CATALOGUE_OPERATIONS, 'GET /products/:id', {
    tag,
    summary: 'A product in the shop.',
    params: { id: idOf('product') },
    answer: single(PRODUCT),
    async handle({
      context: {
        em,
        services: { pictures },
      },
      params: { id },
    }) {
      const product = await findProduct({ em, pictures }, id);
      if (!product) throw new AppError('NOT_FOUND', 'Produkt nie znaleziony.');
      return product;
    },
  }),
];
