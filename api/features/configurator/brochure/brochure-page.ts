import { colorHex } from '#engine/goods/configuration/colours';
import type { ConfigurableProduct } from '#engine/goods/configuration/configuration';
import type { Fact } from '#engine/goods/configuration/facts';
import { describeConfiguration, sizeLabel } from '#engine/goods/configuration/labels';
import { limitsOf } from '#engine/goods/configuration/limits';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import type { SvgNode } from '#engine/goods/drawing/svg';
import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { Family, OptionUnit } from '#engine/goods/families/family';
import { exampleName } from '#engine/goods/price/example-names';
import { formatZloty } from '#engine/goods/price/money';
import { priceExamples } from '#engine/goods/price/price-examples';
import { factorOf, optionPriceOf, type PriceList } from '#engine/goods/price/price-list';
import { polishNumber } from '#engine/locale/polish-number';
import { typeset } from '#engine/locale/typeset';
import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';

const UNITS: Readonly<Record<OptionUnit, string>> = {
  once: '',
  each: ' za sztukę',
  per_sqm: ' za m² dachu',
};

export type CatalogueProduct =
  CatalogueSnapshot['products'] extends ReadonlyMap<number, infer P> ? P : never;

/** The colours of one part, such as "Kolor tkaniny", each as a hexadecimal code. */
export interface Swatches {
  label: string;
  colors: { name: string; hex: string }[];
}

/** The Polish texts of one product's page. */
export interface BrochurePage {
  name: string;
  /** "Markizy · Markizy tarasowe · MAR-0001" */
  subtitle: string;
  description: string;
  /** The path of a picture of the shop or of an uploaded one; pictures at other addresses are not printed. */
  imageUrl: string;
  drawing: SvgNode;
  /** What the drawing shows, in one sentence, for screen readers. */
  drawingText: string;
  specifications: Fact[];
  limits: Fact[];
  /** "2 490 zł + 200 zł za m²" */
  price: string;
  /** Prices of example sizes: "Najmniejszy 200 × 150 cm", "3 090 zł". */
  examples: Fact[];
  variants: Fact[];
  options: Fact[];
  swatches: Swatches[];
}

/** Describes one product by the current catalogue; the engine calculates the example prices. */
export function brochurePage(
  product: CatalogueProduct,
  identifier: string,
  priceList: PriceList,
): BrochurePage {
  const configurable = configurableProduct(product);
  const family = familyOf(product.category);
  return {
    name: product.name,
    subtitle: [family.label, product.subcategory, identifier].filter(Boolean).join('  ·  '),
    description: typeset(product.description),
    imageUrl: product.imageUrl,
    drawing: drawProduct(product.drawing, { dimensions: true, scene: true }),
    drawingText: describeConfiguration(product.drawing),
    specifications: [
      ...product.specifications.map(({ name, value }) => ({ label: name, value })),
      ...careFact(product),
    ].map(({ label, value }) => ({ label: typeset(label), value: typeset(value) })),
    limits: limitFacts(configurable, family),
    price: priceText(configurable),
    examples: examplesOf(configurable, priceList),
    variants: variantFacts(configurable, family, priceList),
    options: optionFacts(product.category, priceList),
    swatches: [
      swatches(family.colorLabel, product.availableColors),
      swatches(family.frameColorLabel, product.availableFrameColors),
    ],
  };
}

const careFact = ({ careInstructions }: CatalogueProduct): Fact[] =>
  careInstructions
    ? [{ label: PRODUCT_FIELDS.careInstructions.label, value: careInstructions }]
    : [];

function limitFacts(product: ConfigurableProduct, { dimensions }: Family): Fact[] {
  const limits = limitsOf(product);
  return dimensions.flatMap(({ dimension, label }) => {
    const range = limits[dimension];
    return range ? [{ label, value: `${range.min}–${range.max}\u00a0cm` }] : [];
  });
}

/** The price rule of the product: "2 490 zł + 200 zł za m²". */
export function priceText({ basePrice, pricePerSqm }: ConfigurableProduct): string {
  const base = formatZloty(basePrice);
  return pricePerSqm === null ? base : `${base} + ${formatZloty(pricePerSqm)} za\u00a0m²`;
}

function examplesOf(product: ConfigurableProduct, priceList: PriceList): Fact[] {
  const examples = priceExamples(product, priceList);
  return examples.map(({ size, configuration, price }) => ({
    label: `${exampleName(size, examples)} ${sizeLabel(configuration)}`,
    value: formatZloty(price.total),
  }));
}

/** The available variants; a price factor of 110% is shown as a surcharge of 10%. */
function variantFacts(
  { category, availableVariants }: ConfigurableProduct,
  { variants }: Family,
  priceList: PriceList,
): Fact[] {
  const made = variants.filter(
    ({ code }) => availableVariants.length === 0 || availableVariants.includes(code),
  );
  return made.map((variant) => {
    const surcharge = factorOf(priceList, category, variant) - 100;
    const price =
      surcharge === 0
        ? ''
        : ` Cena podstawowa i\u00a0za m²: ${surcharge > 0 ? '+' : ''}${polishNumber(surcharge)}%.`;
    return { label: variant.label, value: variant.description + price };
  });
}

function optionFacts(category: Category, prices: PriceList): Fact[] {
  const { controlTypes, options } = familyOf(category);
  const electric = { label: 'Sterowanie elektryczne', value: formatZloty(prices.electric) };
  return [
    ...(controlTypes.includes('electric') ? [electric] : []),
    ...options.map((option) => {
      const { label, unit } = option;
      const price = optionPriceOf(prices, category, option);
      return { label, value: price === 0 ? 'w\u00a0cenie' : formatZloty(price) + UNITS[unit] };
    }),
  ];
}

function swatches(label: string, names: readonly string[]): Swatches {
  return { label, colors: names.map((name) => ({ name, hex: colorHex(name) })) };
}
