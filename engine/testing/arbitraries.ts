import fc from 'fast-check';
import type {
  ConfigurableProduct,
  ConfigurationRequest,
} from '../goods/configuration/configuration.js';
import { limitsOf } from '../goods/configuration/limits.js';
import { CATEGORIES } from '../goods/families/categories.js';
import { familyOf } from '../goods/families/families.js';
import type { PlacementSetting } from '../goods/families/family.js';
import { initialPriceList, type PriceList } from '../goods/price/price-list.js';
import { PRODUCTS } from './products.js';

type OptionValue = fc.Arbitrary<boolean | number | null>;

export interface Case {
  readonly product: ConfigurableProduct;
  readonly request: ConfigurationRequest;
}

const product: fc.Arbitrary<ConfigurableProduct> = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    basePrice: fc.integer({ min: 0, max: 100_000_00 }),
    pricePerSqm: fc.option(fc.integer({ min: 0, max: 5_000_00 })),
  })
  .map(({ category, ...prices }) => ({ ...PRODUCTS[category], ...prices }));

/** A product at any price, and a request that it can fulfil. */
export const validCase: fc.Arbitrary<Case> = product.chain((made) =>
  validRequest(made).map((request) => ({ product: made, request })),
);

/** A product, and a request in which some values are arbitrary and may be invalid. */
export const anyCase: fc.Arbitrary<Case> = product.chain((made) =>
  validRequest(made)
    .chain((request) =>
      fc.record(noise(made), { requiredKeys: [] }).map((wrong) => ({ ...request, ...wrong })),
    )
    .map((request) => ({ product: made, request })),
);

/** Prices as staff may set them: any surcharge of electric control, options with odd grosze, factors from 1 to 3. */
export const priceList: fc.Arbitrary<PriceList> = fc
  .tuple(
    fc.integer({ min: 0, max: 5_000_00 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 100, max: 300 }),
  )
  .map(([electric, odd, factor]) => {
    const { options, factors, ...list } = initialPriceList();
    return {
      ...list,
      electric,
      options: mapInner(options, (amount) => amount + odd),
      factors: mapInner(factors, (hundredths) => (hundredths === 100 ? 100 : factor)),
    };
  });

function validRequest(made: ConfigurableProduct): fc.Arbitrary<ConfigurationRequest> {
  const type = familyOf(made.category);
  const { width, projection, height } = limitsOf(made);
  const size = (limits?: { min: number; max: number }) =>
    limits ? fc.integer(limits) : fc.constant(null);
  const options = type.options.map(({ code, unit, maxQuantity }): [string, OptionValue] => {
    const quantity = fc.integer({ min: 0, max: maxQuantity });
    return [
      code,
      unit === 'each'
        ? fc.oneof(fc.constant(null), fc.boolean(), quantity)
        : fc.option(fc.boolean()),
    ];
  });
  return fc.record({
    variant: fc.option(fc.constantFrom(made.category, ...made.availableVariants)),
    width: fc.integer(width ?? { min: 100, max: 200 }),
    projection: size(projection),
    height: size(height),
    color: fc.option(fc.constantFrom(...made.availableColors)),
    frameColor: fc.option(fc.constantFrom(...made.availableFrameColors)),
    controlType: fc.option(fc.constantFrom(...type.controlTypes)),
    lamelOrientation: fc.integer({ min: 0, max: type.maxLamelOrientation }),
    openingAngle: fc.integer({ min: 0, max: type.maxOpeningAngle }),
    options: fc.option(fc.record(Object.fromEntries(options))),
    placement: fc.option(placementOf(type.placement)),
  });
}

function placementOf(settings: readonly PlacementSetting[]) {
  const values = settings.map((setting): [string, fc.Arbitrary<number | string | null>] => [
    setting.code,
    fc.option(settingValue(setting)),
  ]);
  return fc.record(Object.fromEntries(values));
}

function settingValue(setting: PlacementSetting): fc.Arbitrary<number | string> {
  if (setting.kind === 'number') return fc.integer({ min: setting.min, max: setting.max });
  if (setting.kind === 'choice') return fc.constantFrom(...setting.choices.map(({ code }) => code));
  // The sides that are open in every variant.
  return fc.shuffledSubarray([...setting.openSides('')]).map((sides) => sides.join(','));
}

function noise(made: ConfigurableProduct) {
  const codes = familyOf(made.category).options.map(({ code }) => code);
  const text = fc.oneof(fc.string(), fc.constantFrom('c80', 'szklane', 'Biały', '__proto__'));
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 0, 1e300));
  const code = fc.constantFrom('__proto__', 'constructor', 'toString', 'windSensor', ...codes);
  const quantity = fc.oneof(fc.boolean(), number, fc.constant(null));
  return {
    variant: text,
    width: number,
    projection: number,
    height: number,
    color: text,
    frameColor: text,
    controlType: fc.constantFrom('manual' as const, 'electric' as const),
    lamelOrientation: number,
    openingAngle: number,
    options: fc.dictionary(code, quantity),
  };
}

function mapInner(
  table: PriceList['options'],
  change: (value: number) => number,
): PriceList['options'] {
  return Object.fromEntries(
    Object.entries(table).map(([category, figures]) => [
      category,
      Object.fromEntries(Object.entries(figures).map(([code, value]) => [code, change(value)])),
    ]),
  );
}
