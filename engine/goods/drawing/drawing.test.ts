import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { configured } from '../../testing/configured.js';
import { PRODUCTS } from '../../testing/products.js';
import type { Configuration, ConfigurationRequest } from '../configuration/configuration.js';
import { limitsOf } from '../configuration/limits.js';
import { validate } from '../configuration/validate.js';
import { CATEGORIES, type Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { derive } from '../model/derive.js';
import { daylightOn } from '../sun/shade.js';
import { drawProduct } from './draw-product.js';
import { el, renderSvg, type SvgNode } from './svg.js';
import { drawView } from './views/draw-view.js';

const FULL = { dimensions: true, scene: true };
const PLAIN = { dimensions: false, scene: false };

/** The product at its largest, with all of its options. */
function largest(category: Category): Configuration {
  const { width, projection, height } = limitsOf(PRODUCTS[category]);
  const type = familyOf(category);
  return configured(category, {
    width: width?.max ?? 100,
    projection: projection?.max ?? null,
    height: height?.max ?? null,
    controlType: type.controlTypes.at(-1) ?? 'manual',
    lamelOrientation: Math.min(type.maxLamelOrientation, 45),
    options: Object.fromEntries(
      type.options.map(({ code, unit, maxQuantity }) => [
        code,
        unit === 'each' ? maxQuantity : true,
      ]),
    ),
  });
}

function nodesOf(node: SvgNode): SvgNode[] {
  return [
    node,
    ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
  ];
}

function textsOf(node: SvgNode, tag: string): string[] {
  return nodesOf(node)
    .filter((candidate) => candidate.tag === tag)
    .map(({ children: [text] }) => (typeof text === 'string' ? text : ''));
}

describe.each(CATEGORIES)('the drawing of %s', (category) => {
  it('says in Polish what it shows', () => {
    const drawing = drawProduct(configured(category), FULL);
    expect(drawing.attributes['role']).toBe('img');
    expect(textsOf(drawing, 'title')[0]).toMatch(/: rysunek w\u00a0skali$/);
    expect(textsOf(drawing, 'desc')[0]).toContain('cm; kolor');
  });

  it('writes every size that the product has', () => {
    const configuration = configured(category);
    const { width, projection, height } = configuration;
    const sizes = [width, projection, height].filter((size) => size !== null);
    const labels = textsOf(drawProduct(configuration, FULL), 'text');
    expect(labels).toEqual(sizes.map((size) => `${size}\u00a0cm`));
    expect(textsOf(drawProduct(configuration, PLAIN), 'text')).toEqual([]);
  });

  it('stays under 48 kB with everything in it', () => {
    expect(renderSvg(drawProduct(largest(category), FULL)).length).toBeLessThan(48_000);
  });

  it('refers only to ids that it defines', () => {
    const svg = renderSvg(drawProduct(largest(category), FULL));
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    expect(defined).toEqual(expect.arrayContaining(used));
  });

  it('shows its colours and every option', () => {
    const plain = renderShape(configured(category, { options: {} }));
    const product = PRODUCTS[category];
    const changes: Partial<ConfigurationRequest>[] = [
      { color: product.availableColors.at(-1) ?? null },
      { controlType: familyOf(category).controlTypes.at(-1) ?? null },
      { frameColor: product.availableFrameColors.at(-1) ?? null },
      { variant: product.availableVariants.at(-1) ?? null },
      ...familyOf(category).options.map(({ code, selectedByDefault }) => ({
        options: { [code]: !selectedByDefault },
      })),
    ];
    for (const change of changes) {
      const configuration = configured(category, change);
      if (JSON.stringify(configuration) === JSON.stringify(configured(category))) continue;
      expect(renderShape(configuration)).not.toBe(plain);
    }
  });
});

describe.each(CATEGORIES)('the views of %s', (category) => {
  it.each(['front', 'side', 'top'] as const)(
    'from the %s show the ordered sizes, in less than 60 kB',
    (view) => {
      const configuration = largest(category);
      const drawing = drawView(configuration, view);
      const svg = renderSvg(drawing);
      expect(svg.length).toBeLessThan(60_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      const { width, projection, height } = configuration;
      // From above, the sloping cloth of an awning looks shorter than its ordered projection.
      const depth = category === 'markizy' ? null : projection;
      const sizes = { front: [width, height], side: [projection, height], top: [width, depth] };
      const labels = textsOf(drawing, 'text');
      for (const size of sizes[view])
        if (size !== null) expect(labels).toContain(`${size}\u00a0cm`);
      expect(textsOf(drawing, 'title')[0]).toMatch(/: widok z\u00a0/);
    },
  );
});

describe('the views of an awning', () => {
  const textsFrom = (view: 'side' | 'top') =>
    textsOf(
      drawView(
        configured('markizy', { projection: 300, placement: { mountingHeight: 320, slope: 30 } }),
        view,
      ),
      'text',
    );

  it('show from the side how high it is mounted, its projection and the headroom', () => {
    const expectedLabels = ['300\u00a0cm', '320\u00a0cm', '138\u00a0cm'];
    expect(textsFrom('side').toSorted()).toEqual(expectedLabels.toSorted());
  });

  it('show from above how far it reaches over the ground', () => {
    expect(textsFrom('top')).toContain('260\u00a0cm');
  });
});

describe('drawings', () => {
  it('show the sizes of the configuration', () => {
    fc.assert(
      fc.property(validCase, ({ request, product }) => {
        const { configuration } = validate(request, product);
        if (!configuration) throw new Error('The arbitrary makes valid requests');
        const { width, projection, height } = configuration;
        const sizes = [width, projection, height].filter((size) => size !== null);
        const labels = sizes.map((size) => `${size}\u00a0cm`);
        const { dimensions } = derive(configuration);
        expect(dimensions.map(({ value }) => value)).toEqual(sizes);
        expect(textsOf(drawProduct(configuration, FULL), 'text')).toEqual(labels);
        const views = (['front', 'side', 'top'] as const).flatMap((view) =>
          textsOf(drawView(configuration, view), 'text'),
        );
        expect(views).toEqual(expect.arrayContaining(labels));
      }),
      { numRuns: 200 },
    );
  });

  it('contain only finite numbers for any configuration', () => {
    fc.assert(
      fc.property(
        validCase,
        fc.boolean(),
        fc.boolean(),
        fc.record({ azimuth: fc.nat(359), altitude: fc.integer({ min: -9, max: 90 }) }),
        fc.boolean(),
        ({ request, product }, dimensions, scene, sun, wall) => {
          const { configuration } = validate(request, product);
          if (!configuration) throw new Error('The arbitrary makes valid requests');
          const daylight = daylightOn(sun, { facade: 180, wall });
          expect(
            renderSvg(drawProduct(configuration, { dimensions, scene, daylight })),
          ).not.toMatch(/NaN|Infinity|undefined/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are equal for equal configurations and share no ids with others', () => {
    const awning = configured('markizy');
    expect(renderSvg(drawProduct(awning, FULL))).toBe(renderSvg(drawProduct({ ...awning }, FULL)));
    const others = [
      drawProduct(awning, PLAIN),
      drawProduct(configured('markizy', { width: 401 }), FULL),
      drawProduct(configured('pergole'), FULL),
    ];
    const ids = [drawProduct(awning, FULL), ...others].flatMap((drawing) =>
      nodesOf(drawing).flatMap(({ attributes }) => attributes['id'] ?? []),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the light', () => {
  const awning = configured('markizy');
  const at = (azimuth: number, altitude: number) =>
    drawProduct(awning, {
      ...FULL,
      daylight: daylightOn({ azimuth, altitude }, { facade: 180, wall: true }),
    });
  /** The x of every corner of the soft shadows, in units of the picture. */
  const shadowsOf = (drawing: SvgNode): number[] =>
    nodesOf(drawing)
      .filter(({ attributes }) => attributes['filter'])
      .flatMap(nodesOf)
      .flatMap(({ attributes }) => [...String(attributes['d'] ?? '').matchAll(/[ML](-?\d+) /g)])
      .map(([, x]) => Number(x));
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;

  it('casts shadows away from the sun: to the west in the morning, to the east in the afternoon', () => {
    expect(mean(shadowsOf(at(130, 35)))).toBeLessThan(mean(shadowsOf(at(230, 35))));
  });

  it('casts no shadow while the sun is behind the house or below the horizon', () => {
    expect(shadowsOf(at(180, 40))).not.toEqual([]);
    expect(shadowsOf(at(60, 20))).toEqual([]);
    expect(shadowsOf(at(320, -4))).toEqual([]);
  });

  it('is darkest at night, and darker behind the house than in the sun', () => {
    const veils = [at(180, 40), at(60, 20), at(320, -4)].map(
      (drawing) =>
        nodesOf(drawing)
          .flatMap(({ tag, attributes }) =>
            tag === 'rect' && attributes['width'] === 1200
              ? Number(attributes['opacity'] ?? 0)
              : [],
          )
          .at(-1) ?? 0,
    );
    expect(veils).toEqual([...veils].sort((a, b) => a - b));
    expect(new Set(veils).size).toBe(3);
  });
});

describe('renderSvg', () => {
  it('escapes texts and attributes', () => {
    const svg = renderSvg(el('text', { 'data-x': '"<&' }, '<script>&"'));
    expect(svg).toBe('<text data-x="&quot;&lt;&amp;">&lt;script&gt;&amp;&quot;</text>');
  });

  it('writes empty elements as self-closing tags', () => {
    expect(renderSvg(el('rect', { width: 2 }))).toBe('<rect width="2"/>');
  });
});

/** The shapes of the picture as SVG, without title, description and id prefixes. */
function renderShape(configuration: Configuration): string {
  const { children } = drawProduct(configuration, PLAIN);
  const shapes = children.filter(
    (child) => typeof child !== 'string' && !['title', 'desc'].includes(child.tag),
  );
  return shapes
    .map((child) => (typeof child === 'string' ? child : renderSvg(child)))
    .join('')
    .replaceAll(/d[0-9a-z]+-(?=[a-z])/g, '');
}
