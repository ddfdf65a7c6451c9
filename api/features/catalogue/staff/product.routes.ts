import { IsIn, IsInt, IsOptional } from 'class-validator';
import { FIRST_CATEGORY } from '#engine/goods/families/categories';
import { fold } from '#engine/locale/text';
import type { Context } from '../../../request/context.js';
import { NOTHING, single } from '../../../rest/answer.js';
import { json } from '../../../rest/body.js';
import { IMPORTED_FILE, IMPORT_REPORT, ImportQuery } from '../../../rest/import.js';
import { idOf } from '../../../rest/parameters.js';
import { type Route, route } from '../../../rest/route.js';
import { Description } from '../../../shared/description.js';
import { AppError } from '../../../shared/errors.js';
import { normaliseAmount } from '../../../shared/scalars.js';
import { listExport } from '../../audit/list-export.js';
import { PRODUCT, SPECIFICATIONS } from '../catalogue.routes.js';
import { findAnyProduct } from '../catalogue.service.js';
import type { Product } from '../product.entity.js';
import { importProducts, previewImport, specificationInputs } from './import-products.js';
import { archiveProducts } from './many-products.js';
import { productsCsv } from './product-csv.js';
import {
  ADMIN_PRODUCT_SORTS,
  AdminProductFilter,
  type AdminProductSort,
} from './product-list.inputs.js';
import { CreateProductInput, ProductFields } from './product.inputs.js';
import { STAFF_CATALOGUE_OPERATIONS } from './staff-catalogue.operations.js';
import { createProduct, updateProduct } from './write-product.js';

class ExportQuery extends AdminProductFilter {
  @Description('Left out: by name.')
  @IsOptional()
  @IsIn(ADMIN_PRODUCT_SORTS)
  sort?: AdminProductSort;
}

/** `version` is optional in the specified REST API; with it, a concurrent change is refused. */
class UpdateProductBody extends ProductFields {
  @Description(
    'The `version` that was read; CHANGED_MEANWHILE if it is no longer current. Left out: not checked.',
  )
  @IsOptional()
  @IsInt()
  version?: number | null;
}

const tag = 'Products';

const EXAMPLE = {
  name: 'Markiza tarasowa Zefir',
  description: 'Markiza kasetowa na taras, z\u00a0korbą albo silnikiem.',
  category: FIRST_CATEGORY,
  imageUrl: '/zdjecia/produkt-1',
  basePrice: '2690.00',
  pricePerSqm: '210.00',
  minWidth: 200,
  maxWidth: 600,
  minProjection: 150,
  maxProjection: 350,
  availableColors: ['Czerwony', 'Szary'],
  availableFrameColors: ['Biały', 'Antracyt'],
  featured: false,
  specifications: { Gwarancja: '5 lat', Napęd: 'korba lub silnik' },
};

const IN_CONTRACT = { overrides: { specifications: SPECIFICATIONS }, adapt: productBody };

export const PRODUCT_ROUTES: readonly Route[] = [
  route(STAFF_CATALOGUE_OPERATIONS, 'GET /admin/products.csv', {
    tag,
    summary: 'The filtered products as a CSV file, which can be imported again.',
    query: ExportQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('produkty.csv'),
    handle: ({ context, query: { sort = 'name_asc', ...filter } }) =>
      productsCsv(context, storedAmounts(filter), sort),
  }),

  route(STAFF_CATALOGUE_OPERATIONS, 'POST /admin/products/import', {
    tag,
    summary: 'Imports products from a file, all of it or nothing.',
    query: ImportQuery,
    body: IMPORTED_FILE,
    errors: ['CHANGED_MEANWHILE'],
    answer: IMPORT_REPORT,
    handle({ context: { em, services }, viewer, query: { dryRun = false }, body }) {
      return dryRun
        ? previewImport(em, services, body)
        : importProducts(em, viewer, services, body);
    },
  }),

  route(STAFF_CATALOGUE_OPERATIONS, 'POST /admin/products', {
    tag,
    summary: 'Adds a product to the shop.',
    body: json(CreateProductInput, { ...IN_CONTRACT, example: EXAMPLE }),
    answer: single(PRODUCT, 201, 'The new product.'),
    async handle({ context, viewer, body }) {
      const { em, services } = context;
      return findOrThrow(context, await createProduct(em, viewer, services, body));
    },
  }),

  route(STAFF_CATALOGUE_OPERATIONS, 'PUT /admin/products/:id', {
    tag,
    summary: 'Changes a product; fields that are left out are not changed.',
    params: { id: idOf('product') },
    body: json(UpdateProductBody, { ...IN_CONTRACT, example: EXAMPLE }),
    errors: ['CHANGED_MEANWHILE'],
    answer: single(PRODUCT, 200, 'The product as it is now.'),
    async handle({ context, viewer, params: { id }, body }) {
      const { em, services } = context;
      const { version = null, ...fields } = body;
      await updateProduct(em, viewer, services, { ...fields, id, version });
      return findOrThrow(context, id);
    },
  }),

  route(STAFF_CATALOGUE_OPERATIONS, 'DELETE /admin/products/:id', {
    tag,
    summary:
      'Takes a product out of the shop. Orders keep it; cart lines with it can no longer be ordered.',
    params: { id: idOf('product') },
    answer: NOTHING,
    async handle({ context: { em }, viewer, params: { id } }) {
      await archiveProducts(em, viewer, [id], true, () => 'id');
    },
  }),
];

/** The filter with its prices as they are stored: in a query string they are as people type them, "2490,5". */
const storedAmounts = ({
  priceFrom,
  priceTo,
  ...filter
}: AdminProductFilter): AdminProductFilter => ({
  ...filter,
  priceFrom: priceFrom && normaliseAmount(priceFrom),
  priceTo: priceTo && normaliseAmount(priceTo),
});

async function findOrThrow({ em, services: { pictures } }: Context, id: number): Promise<Product> {
  const product = await findAnyProduct({ em, pictures }, id);
  if (!product) throw new AppError('NOT_FOUND');
  return product;
}

/** Converts a body of the specified REST API, in which the specifications are a map and the category is free text. */
function productBody(body: Record<string, unknown>): Record<string, unknown> {
  const { category, specifications } = body;
  return {
    ...body,
    ...(typeof category === 'string' && { category: fold(category) }),
    ...('specifications' in body && { specifications: specificationRows(specifications) }),
  };
}

function specificationRows(map: unknown): unknown {
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    return specificationInputs(map);
  return specificationInputs(Object.entries(map).map(([name, value]) => ({ name, value })));
}
