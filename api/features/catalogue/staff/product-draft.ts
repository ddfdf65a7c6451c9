import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ACCESSORIES,
  type Category,
  cardOf,
  isMadeToMeasure,
} from '#engine/goods/families/categories';
import {
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductField,
  type ProductFieldName,
  productFieldsOf,
} from '#engine/trade/fields/product-fields';
import type { Env } from '../../../shared/env/env.js';
import { AppError, type FieldProblem } from '../../../shared/errors.js';
import { inTurns } from '../../../shared/in-turns.js';
import { normaliseAmount } from '../../../shared/scalars.js';
import { nameInAddress } from '../../pictures/picture-files.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import type { UploadedPictures } from '../../pictures/uploaded-pictures.js';
import { AccessoryCategory } from '../accessories/accessory-category.entity.js';
import { Product } from '../product.entity.js';
import { showProduct } from '../show-product.js';
import { drawnSettings, addressProblems, pictureAddress } from './product-picture.js';
import { colorNames, productProblems, variantCodes } from './product-rules.js';
import type { CreateProductInput, ProductFields } from './product.inputs.js';

/** The fields of a product that staff enter, and those derived from them. */
export type ProductDraft = Pick<Product, ProductFieldName | 'uploadedPicture' | 'drawing'>;

/** The stores and settings by which the pictures of products are found. */
export interface Shop {
  pictures: PictureStore;
  uploads: UploadedPictures;
  env: Pick<Env, 'PUBLIC_URL'>;
}

/**
 * A product with these fields in place of its current ones; throws BAD_USER_INPUT that names every field whose value
 * does not exist or does not fit the other fields.
 */
export async function productDraft(
  em: EntityManager,
  shop: Shop,
  id: number,
  fields: CreateProductInput,
): Promise<ProductDraft>;
export async function productDraft(
  em: EntityManager,
  shop: Shop,
  id: number,
  fields: ProductFields,
  current: Product,
): Promise<ProductDraft>;
export async function productDraft(
  em: EntityManager,
  { uploads, pictures, env }: Shop,
  id: number,
  fields: ProductFields,
  current?: Product,
): Promise<ProductDraft> {
  const isSamePicture = current && fields.imageUrl === showProduct(pictures, current).imageUrl;
  const address = fields.imageUrl && pictureAddress(fields.imageUrl, env.PUBLIC_URL);
  const input = { ...fields, imageUrl: isSamePicture ? undefined : address };
  const written = writtenFields(id, input, current);
  const { imageUrl } = written;
  const uploadedPicture =
    imageUrl === current?.imageUrl
      ? current.uploadedPicture
      : await uploads.find(nameInAddress(imageUrl) ?? '');
  const furtherPictures = await inTurns(written.furtherPictures, async ({ alt, ...picture }) => {
    const imageUrl = pictureAddress(picture.imageUrl, env.PUBLIC_URL);
    return { imageUrl, alt, files: await uploads.find(nameInAddress(imageUrl) ?? '') };
  });
  const problems = [
    ...productProblems(written),
    ...foreignFields(written.category, fields),
    ...(await accessoryProblems(em, id, written)),
    ...furtherPictures.flatMap(({ imageUrl, files }, index) =>
      [...addressProblems(imageUrl), ...missingUpload(uploads.isUpload(imageUrl) && !files)].map(
        (problem) => ({ ...problem, path: `furtherPictures.${index}.${problem.path}` }),
      ),
    ),
    // A stored external address stays while it is not changed; the drawing is shown in its place.
    ...(imageUrl === current?.imageUrl ? [] : addressProblems(imageUrl)),
    ...missingUpload(uploads.isUpload(imageUrl) && !uploadedPicture),
  ];
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
  const drawing = drawnSettings({ id, ...written }, current?.drawing ?? null);
  return { ...written, furtherPictures, uploadedPicture, drawing };
}

/** What goods without a size have in place of sizes, colours and variants. */
export const WITHOUT_SIZE = {
  subcategory: null,
  pricePerSqm: null,
  minWidth: 0,
  maxWidth: 0,
  minHeight: null,
  maxHeight: null,
  minProjection: null,
  maxProjection: null,
  availableColors: [],
  availableFrameColors: [],
  availableVariants: variantCodes(ACCESSORIES, null),
  fabricCollection: null,
};

const WITHOUT_SKU = { sku: null, accessoryCategory: null };

/** The fields that goods of a category do not have, as they are stored. */
const lackingFields = (category: Category) =>
  isMadeToMeasure(category) ? WITHOUT_SKU : WITHOUT_SIZE;

/** The address of a product's own to-scale drawing. */
export const ownDrawing = (id: number): string => `/rysunki/produkt/${id}.svg`;

type WrittenFields = Pick<Product, ProductFieldName>;

function writtenFields(id: number, fields: ProductFields, current?: Product): WrittenFields {
  const category = given(fields.category, current?.category);
  return {
    ...plainFields(fields, current),
    category,
    featured: fields.featured ?? current?.featured ?? false,
    imageUrl: over(fields.imageUrl, current?.imageUrl) || ownDrawing(id),
    specifications: writtenSpecifications(fields, current),
    furtherPictures: over(fields.furtherPictures, current?.furtherPictures) ?? [],
    availableColors: colorNames(fields.availableColors ?? current?.availableColors ?? []),
    availableFrameColors: colorNames(
      fields.availableFrameColors ?? current?.availableFrameColors ?? [],
    ),
    minWidth: fields.minWidth ?? current?.minWidth ?? 0,
    maxWidth: fields.maxWidth ?? current?.maxWidth ?? 0,
    accessoryCategory: over(fields.accessoryCategory, current?.accessoryCategory) || null,
    availableVariants: writtenVariants(fields, current),
    fabricCollection: writtenCollection(fields, current),
    ...lackingFields(category),
  };
}

/** Fields whose stored form depends on nothing but themselves. */
const PLAIN = productFieldsOf('line', 'lines', 'amount', 'size');
type PlainFields = Pick<Product, (typeof PLAIN)[number]>;

function plainFields(fields: ProductFields, current?: Product): PlainFields {
  const entries = PLAIN.map((name) => {
    const { isRequired, onlyOf }: ProductField = PRODUCT_FIELDS[name];
    const value =
      isRequired && !onlyOf
        ? given<string | number>(fields[name], current?.[name] ?? undefined)
        : over<string | number>(fields[name], current?.[name]);
    return [name, stored(PRODUCT_FIELDS[name], value)];
  });
  return Object.fromEntries(entries) as PlainFields;
}

/** A value in stored form; null for an empty text. */
function stored({ kind }: ProductField, value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value;
  return kind === 'amount' ? normaliseAmount(value) : clean(value) || null;
}

/** The given value, else the current one; the input of a new product has every required field. */
function given<T>(input: T | null | undefined, current: T | undefined): T {
  const value = input ?? current;
  if (value === undefined) throw new Error('a new product lacks a required field');
  return value;
}

/** The given value, null included, else the current one. */
function over<T>(input: T | null | undefined, current: T | null | undefined): T | null {
  return (input === undefined ? current : input) ?? null;
}

function writtenSpecifications({ specifications }: ProductFields, current?: Product) {
  if (specifications === undefined) return current?.specifications ?? [];
  return (specifications ?? []).map(({ name, value }) => ({
    name: oneLine(name),
    value: oneLine(value),
  }));
}

/**
 * The given codes; all codes of the family for null. Left out: the current ones, but all codes for a new product and
 * where the family changes.
 */
function writtenVariants({ category, availableVariants }: ProductFields, current?: Product) {
  const isSame = !category || category === current?.category;
  const codes =
    availableVariants === undefined && isSame ? current?.availableVariants : availableVariants;
  return variantCodes(given(category, current?.category), codes);
}

/** The given collection; left out: the current one, but none for a new product and where the family changes. */
function writtenCollection({ category, fabricCollection }: ProductFields, current?: Product) {
  const isSame = !category || category === current?.category;
  return over(fabricCollection, isSame ? current?.fabricCollection : null) || null;
}

/** The problem of each field with a value that goods of the category do not have. */
function foreignFields(category: Category, fields: ProductFields): FieldProblem[] {
  const lacking: Partial<ProductDraft> = lackingFields(category);
  return PRODUCT_FIELD_NAMES.filter((name) => name in lacking)
    .filter((name) => fields[name] != null && fields[name] !== '')
    .filter((name) => !isDeepStrictEqual(fields[name], lacking[name]))
    .map((path) => ({
      path,
      message: `${cardOf(category).label} nie mają pola „${PRODUCT_FIELDS[path].label}”.`,
    }));
}

/** The problems of SKU and category of accessories, which depend on other rows. */
async function accessoryProblems(
  em: EntityManager,
  id: number,
  { sku, accessoryCategory }: WrittenFields,
): Promise<FieldProblem[]> {
  const [other, category] = [
    sku && (await em.findOne(Product, { sku, id: { $ne: id } })),
    accessoryCategory && (await em.findOne(AccessoryCategory, { slug: accessoryCategory })),
  ];
  return [
    ...(other ? [{ path: 'sku', message: `Ten numer ma już produkt „${other.name}”.` }] : []),
    ...(accessoryCategory && !category
      ? [{ path: 'accessoryCategory', message: 'Nie ma takiego rodzaju akcesoriów.' }]
      : []),
  ];
}

function clean(text: string): string {
  return text.trim().normalize('NFC');
}

/** Without line breaks: in a CSV file one cell holds all specifications of a product, one on each line. */
const oneLine = (text: string): string => clean(text).replace(/\s*[\r\n]\s*/g, ' ');

function missingUpload(isMissing: boolean): FieldProblem[] {
  return isMissing
    ? [{ path: 'imageUrl', message: 'Tego zdjęcia już nie ma. Wgraj je ponownie.' }]
    : [];
}
