import type { Router } from 'express';
import { CATEGORIES, isCategory } from '../../../engine/categories.js';
import { AppError } from '../../errors.js';
import { contextOf, readId, readPage, sendList } from '../../rest-request.js';
import { findProduct, listProducts } from './catalogue.service.js';
import type { Product } from './product.entity.js';

export function catalogueRoutes(router: Router): void {
  router.get('/products', async (req, res) => {
    const { items, totalCount } = await listProducts(
      contextOf(res).services,
      {},
      'name_asc',
      readPage(req),
    );
    sendList(res, { items: items.map(toRest), totalCount });
  });

  router.get('/products/category/:category', async (req, res) => {
    const { category } = req.params;
    if (!isCategory(category))
      throw new AppError('NOT_FOUND', `Kategorie: ${CATEGORIES.join(', ')}.`);
    const { items, totalCount } = await listProducts(
      contextOf(res).services,
      { category },
      'name_asc',
      readPage(req),
    );
    sendList(res, { items: items.map(toRest), totalCount });
  });

  router.get('/products/:id', async (req, res) => {
    const product = await findProduct(contextOf(res).services, readId(req.params.id));
    if (!product) throw new AppError('NOT_FOUND', 'Produkt nie znaleziony.');
    res.json(toRest(product));
  });
}

/** The contract's product: its specifications are a map, its picture is one address. */
export function toRest(product: Product & { totalCount?: string }) {
  const {
    specifications,
    totalCount: _,
    picture: _picture,
    gallery: _gallery,
    safetyNotes: _notes,
    uploadedPicture: _uploaded,
    archivedAt: _archivedAt,
    updatedAt: _updatedAt,
    ...fields
  } = product;
  return {
    ...fields,
    specifications: Object.fromEntries(specifications.map(({ name, value }) => [name, value])),
  };
}
