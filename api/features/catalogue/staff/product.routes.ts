import { IsIn, IsInt, IsOptional } from 'class-validator';
import type { Request, Router } from 'express';
import { fold } from '../../../../engine/product-types.js';
import { AppError } from '../../../errors.js';
import { receiveFile } from '../../../receive-file.js';
import { contextOf, readFields, readId } from '../../../rest-request.js';
import { requireRole } from '../../auth/require-role.js';
import { toRest } from '../catalogue.routes.js';
import { findAnyProduct, listStoredProducts } from '../catalogue.service.js';
import { importProducts, previewImport, specificationInputs } from './import-products.js';
import { archiveProducts } from './many-products.js';
import { productsCsv } from './product-csv.js';
import {
  ADMIN_PRODUCT_SORTS,
  AdminProductFilter,
  type AdminProductSort,
} from './product-list.inputs.js';
import { CreateProductInput, ProductFields } from './product.inputs.js';
import { createProduct, updateProduct } from './write-product.js';

const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
const MAX_EXPORT = 20_000;

class ExportQuery extends AdminProductFilter {
  @IsOptional()
  @IsIn(ADMIN_PRODUCT_SORTS)
  sort?: AdminProductSort;
}

/** The contract's body does not have the version; a client that has it is told of what others have changed. */
class UpdateProductBody extends ProductFields {
  @IsOptional()
  @IsInt()
  version?: number | null;
}

export function productRoutes(router: Router): void {
  router.get('/admin/products.csv', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const { sort = 'name_asc', ...filter } = readFields(ExportQuery, exportQuery(req));
    const page = { limit: MAX_EXPORT, offset: 0 };
    const products = await listStoredProducts(context.pool, filter, sort, page);
    res.attachment('produkty.csv').type('text/csv; charset=utf-8').send(productsCsv(products));
  });

  router.post('/admin/products/import', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    const { bytes } = await receiveFile(req, { maxBytes: MAX_IMPORT_BYTES });
    const file = utf8(bytes);
    const { em, services } = context;
    const isDry = req.query['dryRun'] === '1' || req.query['dryRun'] === 'true';
    res.json(
      isDry
        ? await previewImport(em, services, file)
        : await importProducts(em, viewer, services, file),
    );
  });

  router.post('/admin/products', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    const fields = readFields(CreateProductInput, productBody(req));
    const id = await createProduct(context.em, viewer, context.services, fields);
    res.status(201).json(toRest((await findAnyProduct(context.services, id))!));
  });

  router.put('/admin/products/:id', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    const id = readId(req.params.id);
    const { version = null, ...fields } = readFields(UpdateProductBody, productBody(req));
    await updateProduct(context.em, viewer, context.services, { ...fields, id, version });
    res.json(toRest((await findAnyProduct(context.services, id))!));
  });

  router.delete('/admin/products/:id', async (req, res) => {
    const context = contextOf(res);
    const viewer = requireRole(context, 'staff');
    await archiveProducts(context.em, viewer, [readId(req.params.id)], true);
    res.status(204).end();
  });
}

/** The contract's product: its specifications are a map, its category is free text. */
function productBody({ body }: Request): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('MALFORMED');
  const fields = { ...(body as Record<string, unknown>) };
  if (typeof fields['category'] === 'string') fields['category'] = fold(fields['category']);
  if ('specifications' in fields)
    fields['specifications'] = specificationRows(fields['specifications']);
  return fields;
}

function specificationRows(map: unknown): unknown {
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    return specificationInputs(map);
  return specificationInputs(Object.entries(map).map(([name, value]) => ({ name, value })));
}

/** A query string knows only text. */
function exportQuery({ query }: Request): Record<string, unknown> {
  const { featured, ...rest } = query;
  if (featured === undefined) return rest;
  return {
    ...rest,
    featured: featured === 'true' ? true : featured === 'false' ? false : featured,
  };
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const message = 'Zapisz plik jako CSV UTF-8: tego kodowania nie da się odczytać.';
    throw new AppError('BAD_USER_INPUT', message, [{ path: 'file', message }]);
  }
}
