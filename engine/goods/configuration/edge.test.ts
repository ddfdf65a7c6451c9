import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCase, validCase } from '../../testing/arbitraries.js';
import { configured } from '../../testing/configured.js';
import { PRODUCTS } from '../../testing/products.js';
import { CATEGORIES, type Category } from '../families/categories.js';
import { checkEdge } from './check-edge.js';
import {
  type EdgeRequest,
  edgeWordsOf,
  fromEdgeField,
  fromEdgeView,
  toEdgeField,
  toEdgeRequest,
  toEdgeView,
} from './edge.js';
import { defaultSizes } from './limits.js';
import { requestOf } from './request.js';
import { validate, validateForPrice } from './validate.js';

const issuesOf = (category: Category, edge: Partial<EdgeRequest>) => {
  const product = PRODUCTS[category];
  const whole = { ...defaultSizes(product), width: 300, ...edge };
  return checkEdge(validate, whole, product).issues;
};

describe('the words of the API', () => {
  it.each<[Category, object]>([
    ['markizy', { productType: 'koszowe', fabricColor: 'Żółty' }],
    ['pergole', { productType: 'wolnostojace', fabricColor: 'Biały' }],
    ['zaluzje', { productType: 'z90', fabricColor: 'Biały' }],
    ['zadaszenia', { roofMaterial: 'szklane', roofTransparency: 'Przezroczysty' }],
    ['refleksole', { productType: 'zip', fabricColor: 'Szary' }],
    ['rolety', { productType: 'kasetowe', fabricColor: 'Beżowy' }],
  ])('name variant and colour of %s', (category, words) => {
    const [variant, color] = Object.values(words) as [string, string];
    const configuration = configured(category, { variant, color });
    expect(toEdgeRequest(category, requestOf(configuration))).toMatchObject(words);
    const none = { fabricColor: null, roofMaterial: null, roofTransparency: null };
    expect(toEdgeView(configuration)).toEqual({ ...none, productType: variant, ...words });
  });

  it.each(CATEGORIES)('name each setting of %s, and lead back to it', (category) => {
    const words = edgeWordsOf(category);
    for (const field of ['variant', 'color', 'options.windSensor', 'width', 'placement.slope'])
      expect(fromEdgeField(toEdgeField(field, words))).toBe(field);
  });

  it('make every configuration again, from a request and from an answer', () => {
    fc.assert(
      fc.property(validCase, ({ request, product }) => {
        const { configuration } = validate(request, product);
        const { options, ...same } = configuration!;
        const sent = toEdgeRequest(product.category, requestOf(configuration!));
        expect(checkEdge(validate, sent, product).configuration).toEqual(configuration);
        const view = { ...same, ...toEdgeView(configuration!), additionalOptions: options };
        const { category } = configuration!;
        expect({ category, ...fromEdgeView(view) }).toEqual(configuration);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are in every issue, warning and repair, where inside there are those of a configuration', () => {
    fc.assert(
      fc.property(anyCase, ({ request, product }) => {
        const inside = validateForPrice(request, product);
        const edge = toEdgeRequest(product.category, request);
        const outside = checkEdge(validateForPrice, edge, product);
        const fieldsOf = ({ issues, warnings }: typeof inside) =>
          [...issues, ...warnings].flatMap(({ field, repair }) => [field, repair?.field ?? null]);
        const inWords = (field: string | null) =>
          field && toEdgeField(field, edgeWordsOf(product.category));
        expect(fieldsOf(outside)).toEqual(fieldsOf(inside).map(inWords));
        expect(outside.configuration).toEqual(inside.configuration);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a request in the words of the API', () => {
  it.each<[string, Category, Partial<EdgeRequest>, [code: string, field: string][]]>([
    [
      'a fabric on a roof',
      'zadaszenia',
      { fabricColor: 'Biały' },
      [['not_applicable', 'fabricColor']],
    ],
    [
      'a roof on a blind',
      'rolety',
      { width: 100, roofMaterial: 'szklane', roofTransparency: 'Przezroczysty' },
      [
        ['not_applicable', 'roofMaterial'],
        ['not_applicable', 'roofTransparency'],
      ],
    ],
    [
      'an unknown roof',
      'zadaszenia',
      { roofMaterial: 'blacha' },
      [['unknown_variant', 'roofMaterial']],
    ],
    [
      'an unknown roof, named like other goods',
      'zadaszenia',
      { productType: 'blacha' },
      [['unknown_variant', 'productType']],
    ],
    [
      'a roof that is named twice',
      'zadaszenia',
      { productType: 'blacha', roofMaterial: 'szklane' },
      [['unknown_variant', 'productType']],
    ],
  ])('%s is refused', (_, category, edge, expected) => {
    const issues = issuesOf(category, edge);
    expect(issues.map(({ code, field }) => [code, field])).toEqual(expected);
  });

  it('lists what is wrong in the order of the settings', () => {
    const edge = {
      productType: 'x',
      roofMaterial: 'x',
      width: 1,
      fabricColor: 'x',
      roofTransparency: 'x',
      frameColor: 'x',
      additionalOptions: { x: true },
    };
    const others = ['frameColor', 'additionalOptions.x'];
    const variant = ['productType', 'roofMaterial', 'width'];
    expect(issuesOf('markizy', edge).map(({ field }) => field)).toEqual([
      ...variant,
      'fabricColor',
      'roofTransparency',
      ...others,
    ]);
    expect(issuesOf('zadaszenia', edge).map(({ field }) => field)).toEqual([
      ...variant,
      'roofTransparency',
      'fabricColor',
      ...others,
    ]);
  });

  it('reads a roof by its material, else by the word for other goods', () => {
    const product = PRODUCTS.zadaszenia;
    const variantOf = (edge: Partial<EdgeRequest>) =>
      checkEdge(validate, { width: 400, projection: 350, ...edge }, product).configuration?.variant;
    expect(variantOf({ productType: 'szklane' })).toBe('szklane');
    expect(variantOf({ productType: 'poliweglan', roofMaterial: 'szklane' })).toBe('szklane');
  });

  it('says with the repair which word to change', () => {
    const [issue] = issuesOf('zadaszenia', { roofMaterial: 'blacha' });
    expect(issue?.repair).toMatchObject({ field: 'roofMaterial', value: 'poliweglan' });
  });
});
