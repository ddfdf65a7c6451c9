import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pick } from '#engine/trade/fields/pick';
import {
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductField,
} from '#engine/trade/fields/product-fields';
import { db } from '../../../database/db.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { onceForKey } from '../../auth/once-for-key.js';
import { changeCatalogue } from '../change-catalogue.js';
import { Product } from '../product.entity.js';
import { type Shop, ownDrawing, productDraft, type ProductDraft } from './product-draft.js';
import type { CreateProductInput, ProductFields } from './product.inputs.js';
import type { DuplicateProductInput } from './product.payloads.js';

/**
 * Adds a product to the shop and returns its id. Where an equal product is in the shop, because the request was sent
 * before, returns the id of that one. Throws BAD_USER_INPUT that names every invalid field.
 */
export function createProduct(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  shop: Shop,
  fields: CreateProductInput,
): Promise<number> {
  return changeCatalogue(em, viewer, async (tx) => {
    const id = await nextProductId(tx);
    const draft = await productDraft(tx, shop, id, fields);
    const sameNamed = await namesakes(tx, [draft.name]);
    const same = sameNamed.find((product) => isSameProduct(product, draft, id));
    if (same) return same.id;
    tx.create(Product, { id, ...draft });
    return id;
  });
}

/**
 * Changes a product, archived ones too, and returns its id. Throws NOT_FOUND, CHANGED_MEANWHILE if `version` is not the
 * latest, BAD_USER_INPUT that names every invalid field.
 */
export function updateProduct(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  shop: Shop,
  { id, version, ...fields }: ProductFields & { id: number; version: number | null },
): Promise<number> {
  return changeCatalogue(em, viewer, async (tx) => {
    const product = await tx.findOne(Product, { id });
    if (!product) throw new AppError('NOT_FOUND', `Nie ma produktu nr ${id}.`);
    if (version !== null) expectVersion(product, version);
    Object.assign(product, await productDraft(tx, shop, id, fields, product));
    return id;
  });
}

/**
 * Adds a copy of a product, archived until it is ready for the shop, and returns its id; once for its idempotency key.
 * Throws NOT_FOUND, IDEMPOTENCY_KEY_REUSED.
 */
export function duplicateProduct(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  { id: originalId, idempotencyKey: key }: DuplicateProductInput,
): Promise<number> {
  const request = { key, content: ['duplicateProduct', originalId], reused: REUSED };
  return changeCatalogue(em, viewer, (tx) =>
    onceForKey(tx, viewer, request, async () => {
      const original = await tx.findOne(Product, { id: originalId });
      if (!original) throw new AppError('NOT_FOUND', `Nie ma produktu nr ${originalId}.`);
      const id = await nextProductId(tx);
      tx.create(Product, {
        ...pick(original, [...COPIED, 'uploadedPicture', 'drawing']),
        ratingAverage: null,
        id,
        name: `${original.name.slice(0, 190)} (kopia)`,
        imageUrl: copiedPicture(original, id),
        archivedAt: new Date(),
      });
      return id;
    }),
  );
}

const REUSED =
  'Ta kopia została już utworzona, ale z\u00a0innego produktu. Sprawdź produkty w\u00a0archiwum.';

/** What a copy takes over unchanged; it gets neither the bestseller mark nor the ratings of the original. */
const COPIED = PRODUCT_FIELD_NAMES.filter((name) => {
  const { isNotCopied = false }: ProductField = PRODUCT_FIELDS[name];
  return !isNotCopied;
});

const copiedPicture = ({ id, imageUrl }: Product, copyId: number): string =>
  imageUrl === ownDrawing(id) ? ownDrawing(copyId) : imageUrl;

/** The id of a new product, taken before the row is written, because the address of its drawing contains it. */
async function nextProductId(tx: EntityManager): Promise<number> {
  const [id] = await nextProductIds(tx, 1);
  if (id === undefined) throw new Error('the database gave no number to a product');
  return id;
}

/** Takes `count` ids for new products from the sequence. */
export async function nextProductIds(tx: EntityManager, count: number): Promise<number[]> {
  const rows = await db(tx)
    .selectFrom((eb) => eb.fn<object>('generate_series', [eb.lit(1), eb.lit(count)]).as('number'))
    .select((eb) => eb.fn<string>('nextval', [eb.val('product_id_seq')]).as('id'))
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** The products in the shop with these names, the oldest first. */
export const namesakes = (em: EntityManager, names: readonly string[]): Promise<Product[]> =>
  em.find(Product, { name: { $in: [...names] }, archivedAt: null }, { orderBy: { id: 'asc' } });

/** Whether a product equals the draft of a new one with this id: then the same request was sent before. */
export function isSameProduct(product: Product, draft: ProductDraft, id: number): boolean {
  const { drawing: _derived, imageUrl, ...fields } = draft;
  const picture = imageUrl === ownDrawing(id) ? ownDrawing(product.id) : imageUrl;
  return (
    product.imageUrl === picture &&
    Object.entries(fields).every(([field, value]) =>
      isDeepStrictEqual(product[field as keyof Product], value),
    )
  );
}
