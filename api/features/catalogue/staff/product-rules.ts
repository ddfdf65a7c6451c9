import { variantOf } from '#engine/goods/configuration/choices';
import { COLORS } from '#engine/goods/configuration/colours';
import { fabricOf } from '#engine/goods/fabrics/fabrics';
import { type Category, cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { MAX_BASE_PRICE, MAX_PRICE_PER_SQM } from '#engine/goods/price/price-list';
import { fold } from '#engine/locale/text';
import type { FieldProblem } from '../../../shared/errors.js';
import type { Specification } from '../product.entity.js';

export interface CheckedProduct {
  category: Category;
  basePrice: string;
  pricePerSqm: string | null;
  specifications: readonly Specification[];
  minWidth: number;
  maxWidth: number;
  minHeight: number | null;
  maxHeight: number | null;
  minProjection: number | null;
  maxProjection: number | null;
  availableColors: readonly string[];
  availableFrameColors: readonly string[];
  availableVariants: readonly string[];
  fabricCollection: string | null;
}

const RANGES = [
  ['minWidth', 'maxWidth', 'Szerokość'],
  ['minHeight', 'maxHeight', 'Wysokość'],
  ['minProjection', 'maxProjection', 'Głębokość'],
] as const;

const COLOR_NAMES = COLORS.map(({ name }) => name);

/** Every problem of a product as a whole, by its field. */
export function productProblems(product: CheckedProduct): FieldProblem[] {
  return [
    ...priceProblems(product),
    ...specificationProblems(product.specifications),
    ...(isMadeToMeasure(product.category) ? measuredProblems(product) : []),
  ];
}

/** The problems of sizes, colours and variants. */
function measuredProblems(product: CheckedProduct): FieldProblem[] {
  const missing = (['minWidth', 'maxWidth'] as const).filter((path) => product[path] === 0);
  return [
    ...missing.map((path) => ({ path, message: 'Podaj szerokość w cm.' })),
    ...RANGES.flatMap((range) => rangeProblems(product, range)),
    ...colorProblems('availableColors', product.availableColors),
    ...colorProblems('availableFrameColors', product.availableFrameColors),
    ...variantProblems(product),
    ...fabricProblems(product),
  ];
}

/** The names as the list of colours spells them, without duplicates; a name that is not on the list stays as it is. */
export function colorNames(names: readonly string[]): string[] {
  const spelled = names.map(
    (name) => COLOR_NAMES.find((color) => fold(color) === fold(name)) ?? name.trim(),
  );
  return [...new Set(spelled)];
}

/** The codes of these variants without duplicates, unknown ones included; all codes of the category for null. */
export function variantCodes(
  category: Category,
  names: readonly string[] | null | undefined,
): string[] {
  if (!names) return familyOf(category).variants.map(({ code }) => code);
  return [...new Set(names.map((name) => variantOf(category, name)?.code ?? name.trim()))];
}

function priceProblems({ basePrice, pricePerSqm }: CheckedProduct): FieldProblem[] {
  const prices = [
    ['basePrice', basePrice, MAX_BASE_PRICE],
    ['pricePerSqm', pricePerSqm ?? '0', MAX_PRICE_PER_SQM],
  ] as const;
  return prices
    .filter(([, price, most]) => parseAmount(price) > most)
    .map(([path, , most]) => ({
      path,
      message: `Cena może wynosić najwyżej ${formatZloty(most)}.`,
    }));
}

function rangeProblems(
  product: CheckedProduct,
  [from, to, usual]: (typeof RANGES)[number],
): FieldProblem[] {
  const min = product[from];
  const max = product[to];
  if (min === null || max === null || min <= max) return [];
  const { projectionLabel } = cardOf(product.category);
  const label = from === 'minProjection' ? (projectionLabel ?? usual) : usual;
  const message = `${label}: najmniejszy wymiar (${min}\u00a0cm) jest większy niż największy (${max}\u00a0cm).`;
  return [{ path: from, message, max }];
}

function colorProblems(path: string, names: readonly string[]): FieldProblem[] {
  if (names.length === 0) return [{ path, message: 'Podaj co najmniej jeden kolor.' }];
  const unknown = names.filter((name) => !COLOR_NAMES.includes(name));
  if (unknown.length === 0) return [];
  const message = `Nie ma takich kolorów: ${quoted(unknown)}. Dostępne: ${COLOR_NAMES.join(', ')}.`;
  return [{ path, message, allowed: COLOR_NAMES }];
}

function variantProblems({ category, availableVariants }: CheckedProduct): FieldProblem[] {
  const path = 'availableVariants';
  if (availableVariants.length === 0)
    return [{ path, message: 'Podaj co najmniej jeden wariant.' }];
  const { label, variants } = familyOf(category);
  const allowed = variants.map(({ code }) => code);
  const unknown = availableVariants.filter((code) => !allowed.includes(code));
  if (unknown.length === 0) return [];
  const message = `${label} nie mają wariantów: ${quoted(unknown)}. Dostępne: ${allowed.join(', ')}.`;
  return [{ path, message, allowed }];
}

/** Problems of the fabric collection, if the product names one: the collection must have all colours of the product. */
function fabricProblems({
  category,
  fabricCollection,
  availableColors,
}: CheckedProduct): FieldProblem[] {
  if (fabricCollection === null) return [];
  const path = 'fabricCollection';
  const { label, fabrics: allowed = [] } = cardOf(category);
  if (!allowed.includes(fabricCollection)) {
    const choices = allowed.length > 0 ? ` Dostępne: ${allowed.join(', ')}.` : '';
    const message = `${label} nie mają tkaniny ${quoted([fabricCollection])}.${choices}`;
    return [{ path, message, allowed }];
  }
  const missing = availableColors.filter((color) => !fabricOf(fabricCollection, color));
  if (missing.length === 0) return [];
  return [{ path, message: `Tej tkaniny nie ma w\u00a0kolorach: ${quoted(missing)}.` }];
}

function specificationProblems(specifications: readonly Specification[]): FieldProblem[] {
  const names = specifications.map(({ name }) => fold(name));
  return specifications.flatMap((row, index) => {
    const name = fold(row.name);
    const path = `specifications.${index}.name`;
    if (name.includes(':')) return [{ path, message: 'Nazwa nie może zawierać dwukropka.' }];
    if (names.indexOf(name) === index) return [];
    return [{ path, message: `„${row.name}” już jest wyżej.` }];
  });
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `„${name.slice(0, 40)}”`).join(', ');
}
