import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCase, priceList, validCase, type Case } from '../../testing/arbitraries.js';
import { familyOf } from '../families/families.js';
import { initialPriceList, type PriceList } from '../price/price-list.js';
import { price } from '../price/price.js';
import type { Configuration } from './configuration.js';
import { applyRepair } from './issues.js';
import { requestOf } from './request.js';
import { limitsOf, validate } from './validate.js';

function configured({ request, product }: Case): Configuration {
  const { configuration, issues } = validate(request, product);
  if (!configuration) throw new Error(JSON.stringify(issues));
  return configuration;
}

describe('10,000 configurations', () => {
  it('have lines that add up to the total, and net and VAT that do', () => {
    fc.assert(
      fc.property(validCase, priceList, (made, list) => {
        const { total, net, vat, lines } = price(configured(made), made.product, list);
        const amounts = lines.map(({ amount }) => amount);
        return (
          [total, ...amounts].every(Number.isSafeInteger) &&
          amounts.reduce((sum, amount) => sum + amount, 0) === total &&
          net + vat === total
        );
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a price', () => {
  it('is (base + area × price per m²) × factor + options in integer arithmetic, rounded once', () => {
    fc.assert(
      fc.property(validCase, priceList, (made, list) => {
        const configuration = configured(made);
        expect(BigInt(price(configuration, made.product, list).total)).toBe(
          totalInIntegers(configuration, made.product, list),
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(validCase, priceList, (made, list) => {
        const again = JSON.parse(JSON.stringify(made)) as Case;
        expect(price(configured(again), again.product, list)).toEqual(
          price(configured(made), made.product, list),
        );
      }),
    );
  });

  it('never falls when a size grows', () => {
    const dimension = fc.constantFrom('width', 'projection', 'height');
    fc.assert(
      fc.property(validCase, priceList, dimension, fc.nat(300), (made, list, size, growth) => {
        const before = configured(made);
        const limits = limitsOf(made.product)[size];
        fc.pre(limits !== undefined && before[size] !== null);
        const grown = Math.min((before[size] ?? 0) + growth, limits?.max ?? 0);
        const after = { ...before, [size]: grown };
        const difference = totalOf(after, made, list) - totalOf(before, made, list);
        expect(difference).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never falls when an option is added', () => {
    fc.assert(
      fc.property(validCase, priceList, fc.nat(9), (made, list, index) => {
        const before = configured(made);
        const options = familyOf(before.category).options;
        const option = options[index % Math.max(options.length, 1)];
        fc.pre(option !== undefined);
        const code = option?.code ?? '';
        const after = {
          ...before,
          options: { ...before.options, [code]: (before.options[code] ?? 0) + 1 },
        };
        const difference = totalOf(after, made, list) - totalOf(before, made, list);
        expect(difference).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('grows with the motor by exactly its price', () => {
    fc.assert(
      fc.property(validCase, (made) => {
        fc.pre(made.product.category !== 'zadaszenia');
        const manual = { ...configured(made), controlType: 'manual' as const };
        const electric = { ...manual, controlType: 'electric' as const };
        const list = initialPriceList();
        expect(totalOf(electric, made, list) - totalOf(manual, made, list)).toBe(list.electric);
      }),
    );
  });
});

describe('validate', () => {
  it('accepts its own result unchanged', () => {
    fc.assert(
      fc.property(validCase, (made) => {
        const configuration = configured(made);
        const again = validate(requestOf(configuration), made.product);
        expect(again.issues).toEqual([]);
        expect(JSON.stringify(again.configuration)).toBe(JSON.stringify(configuration));
      }),
      { numRuns: 2_000 },
    );
  });

  it('answers any request with a configuration, or with Polish issues that name the field', () => {
    fc.assert(
      fc.property(anyCase, ({ request, product }) => {
        const { configuration, issues } = validate(request, product);
        return (
          (configuration === null) === issues.length > 0 &&
          issues.every(({ field, message }) => field !== '' && message.endsWith('.'))
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it('offers only repairs that remove their issue and cause no other', () => {
    fc.assert(
      fc.property(anyCase, ({ request, product }) => {
        const { issues } = validate(request, product);
        return issues.every(({ repair, field }) => {
          if (!repair) return true;
          const after = validate(applyRepair(request, repair), product).issues;
          return (
            after.length === issues.length - 1 && after.every((issue) => issue.field !== field)
          );
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it('offers only repairs that remove their warning', () => {
    fc.assert(
      fc.property(validCase, ({ request, product }) => {
        const { warnings } = validate(request, product);
        for (const { repair, code } of warnings) {
          if (!repair) continue;
          const after = validate(applyRepair(request, repair), product);
          expect(after.issues).toEqual([]);
          expect(after.warnings.map((warning) => warning.code)).not.toContain(code);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

function totalOf(
  configuration: Configuration,
  { product }: Case,
  list: Parameters<typeof price>[2],
): number {
  return price(configuration, product, list).total;
}

/** The price in grosze, summed exactly in millionths of a grosz and rounded half up once at the end. */
function totalInIntegers(
  { category, variant, width, projection, height, controlType, options }: Configuration,
  { basePrice, pricePerSqm }: Case['product'],
  list: PriceList,
): bigint {
  const cm2 = BigInt(width) * BigInt(projection ?? height ?? width);
  const scale = 1_000_000n;
  const body = BigInt(basePrice) * 10_000n + BigInt(pricePerSqm ?? 0) * cm2;
  const extras = familyOf(category).options.map(({ code, unit }) => {
    const amount = BigInt(list.options[category]?.[code] ?? NaN) * BigInt(options[code] ?? 0);
    return unit === 'per_sqm' ? amount * cm2 * 100n : amount * scale;
  });
  const electric = controlType === 'electric' ? BigInt(list.electric) * scale : 0n;
  const exact = body * BigInt(list.factors[category]?.[variant] ?? NaN) + electric + sum(extras);
  return (2n * exact + scale) / (2n * scale);
}

const sum = (values: readonly bigint[]): bigint =>
  values.reduce((total, value) => total + value, 0n);
