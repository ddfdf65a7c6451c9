import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/products.js';
import { CATEGORIES, type Category } from '../families/categories.js';
import type { ConfigurationRequest } from './configuration.js';
import { type Issue, type WarningCode, applyRepair } from './issues.js';
import { defaultSizes } from './limits.js';
import { limitsOf, validate, validateForPrice } from './validate.js';

function issuesOf(category: Category, request: Record<string, unknown>): readonly Issue[] {
  const product = PRODUCTS[category];
  const whole: ConfigurationRequest = { ...defaultSizes(product), width: 300, ...request };
  return validate(whole, product).issues;
}

describe('validate completes a request', () => {
  it('takes the defaults of the category', () => {
    const sizes = { width: 400, projection: 300 };
    expect(validate(sizes, PRODUCTS.markizy).configuration).toEqual({
      category: 'markizy',
      variant: 'kasetowe',
      width: 400,
      projection: 300,
      height: null,
      color: 'Czerwony',
      frameColor: 'Biały',
      controlType: 'manual',
      lamelOrientation: 0,
      openingAngle: 0,
      options: {},
      placement: { mountingHeight: 310, slope: 14, wall: 'cegla' },
    });
  });

  it('takes the first colour where the default is missing', () => {
    const product = { ...PRODUCTS.markizy, availableColors: ['Zielony'] };
    const { configuration } = validate({ width: 400, projection: 300 }, product);
    expect(configuration).toMatchObject({ color: 'Zielony' });
  });

  it('uses the first variant of the product', () => {
    const product = { ...PRODUCTS.zadaszenia, availableVariants: ['szklane'] };
    const sizes = { width: 400, projection: 350 };
    expect(validate(sizes, product).configuration?.variant).toBe('szklane');
    const named = { ...sizes, variant: 'zadaszenia' };
    expect(validate(named, product).configuration?.variant).toBe('szklane');
  });

  it('adds gutters to a roof unless they are left out', () => {
    const withOptions = (options: Record<string, boolean> | null) =>
      validate({ width: 400, projection: 350, options }, PRODUCTS.zadaszenia).configuration
        ?.options;
    expect(withOptions(null)).toEqual({ gutters: 1 });
    expect(withOptions({ sideWalls: true })).toEqual({ gutters: 1, sideWalls: 1 });
    expect(withOptions({ gutters: false })).toEqual({});
  });

  it('counts options and sorts them, so that equal configurations are equal as JSON', () => {
    const a = { sideScreens: 4, zipGuides: true, ledLighting: false, windSensor: null };
    const b = { zipGuides: 1, sideScreens: 4 };
    const [first, second] = [a, b].map(
      (options) =>
        validate({ ...defaultSizes(PRODUCTS.pergole), options }, PRODUCTS.pergole).configuration,
    );
    expect(first?.options).toEqual({ sideScreens: 4, zipGuides: 1 });
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });
});

describe('limits', () => {
  it('are the product’s own, or the fallback of the category', () => {
    expect(limitsOf(PRODUCTS.markizy)).toEqual({
      width: { min: 200, max: 600 },
      projection: { min: 150, max: 350 },
      height: undefined,
    });
    expect(limitsOf(PRODUCTS.zadaszenia).projection).toEqual({ min: 150, max: 400 });
    expect(limitsOf(PRODUCTS.refleksole).height).toEqual({ min: 100, max: 300 });
  });

  it('never have a minimum above the maximum', () => {
    const deep = { ...PRODUCTS.markizy, minProjection: 450, maxProjection: null };
    expect(limitsOf(deep).projection).toEqual({ min: 450, max: 450 });
    const shallow = { ...PRODUCTS.markizy, minProjection: null, maxProjection: 120 };
    expect(limitsOf(shallow).projection).toEqual({ min: 120, max: 120 });
  });

  it.each([200, 600])('include %d cm', (width) => {
    expect(issuesOf('markizy', { width })).toEqual([]);
  });
});

describe('issues', () => {
  it.each<[string, Category, Record<string, unknown>, Partial<Issue>]>([
    [
      'below the minimum',
      'markizy',
      { width: 199 },
      { code: 'out_of_range', field: 'width', min: 200, max: 600, value: '199' },
    ],
    [
      'above the maximum',
      'markizy',
      { projection: 351 },
      { code: 'out_of_range', field: 'projection', min: 150, max: 350 },
    ],
    [
      'above a fallback',
      'zadaszenia',
      { projection: 401 },
      { code: 'out_of_range', field: 'projection', max: 400 },
    ],
    ['half a centimetre', 'markizy', { width: 300.5 }, { code: 'not_an_integer', field: 'width' }],
    ['not a number', 'markizy', { width: Number.NaN }, { code: 'not_an_integer', field: 'width' }],
    [
      'a text for a size',
      'markizy',
      { width: '300' },
      { code: 'not_an_integer', field: 'width', value: '300' },
    ],
    ['no width', 'markizy', { width: null }, { code: 'required', field: 'width' }],
    ['no projection', 'markizy', { projection: null }, { code: 'required', field: 'projection' }],
    ['no height', 'pergole', { height: null }, { code: 'required', field: 'height' }],
    [
      'a height of an awning',
      'markizy',
      { height: 200 },
      { code: 'not_applicable', field: 'height' },
    ],
    [
      'a projection of a blind',
      'zaluzje',
      { projection: 200 },
      { code: 'not_applicable', field: 'projection' },
    ],
    [
      'a colour of another product',
      'markizy',
      { color: 'Różowy' },
      { code: 'unknown_color', field: 'color', allowed: ['Beżowy', 'Czerwony', 'Żółty'] },
    ],
    [
      'a frame colour of another product',
      'markizy',
      { frameColor: 'Zielony' },
      { code: 'unknown_color', field: 'frameColor' },
    ],
    [
      'a variant of another category',
      'markizy',
      { variant: 'c80' },
      { code: 'unknown_variant', field: 'variant', allowed: ['kasetowe', 'koszowe'] },
    ],
    [
      'an unknown roof',
      'zadaszenia',
      { variant: 'blacha' },
      { code: 'unknown_variant', field: 'variant' },
    ],
    [
      'a motor on a roof',
      'zadaszenia',
      { controlType: 'electric' },
      { code: 'not_applicable', field: 'controlType', allowed: ['manual'] },
    ],
    [
      'an unknown control',
      'markizy',
      { controlType: 'voice' },
      { code: 'not_applicable', field: 'controlType' },
    ],
    [
      'an option of another category',
      'markizy',
      { options: { mosquitoNet: true } },
      {
        code: 'unknown_option',
        field: 'options.mosquitoNet',
        allowed: ['windSensor', 'ledLighting'],
      },
    ],
    [
      'five guides',
      'pergole',
      { options: { zipGuides: 5 } },
      { code: 'invalid_quantity', field: 'options.zipGuides', min: 0, max: 4 },
    ],
    [
      'a count of what is sold once',
      'pergole',
      { options: { windSensor: 2 } },
      { code: 'invalid_quantity', field: 'options.windSensor' },
    ],
    [
      'louvres turned too far',
      'pergole',
      { lamelOrientation: 136 },
      { code: 'out_of_range', field: 'lamelOrientation', min: 0, max: 135 },
    ],
    [
      'slats turned too far',
      'zaluzje',
      { openingAngle: 91 },
      { code: 'out_of_range', field: 'openingAngle', min: 0, max: 90 },
    ],
    [
      'louvres on an awning',
      'markizy',
      { lamelOrientation: 1 },
      { code: 'not_applicable', field: 'lamelOrientation' },
    ],
    [
      'prototype names as options',
      'markizy',
      { options: JSON.parse('{"__proto__": true}') },
      { code: 'unknown_option', field: 'options.__proto__' },
    ],
    [
      'inherited names as options',
      'markizy',
      { options: { constructor: true } },
      { code: 'unknown_option', field: 'options.constructor' },
    ],
  ])('%s', (_, category, request, expected) => {
    const issues = issuesOf(category, request);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject(expected);
  });

  it('say in Polish what the limit is, what was given and what to do', () => {
    const [issue] = issuesOf('markizy', { width: 700 });
    expect(issue?.message).toBe(
      'Szerokość musi wynosić od 200\u00a0cm do 600\u00a0cm (podano 700\u00a0cm).',
    );
    expect(issue?.repair).toEqual({ field: 'width', value: 600, label: 'Ustaw 600\u00a0cm' });
  });

  it('come all at once', () => {
    const request = {
      width: 1,
      projection: 1,
      height: 1,
      color: 'x',
      frameColor: 'x',
      variant: 'x',
    };
    expect(issuesOf('markizy', request).map(({ field }) => field)).toEqual([
      'variant',
      'width',
      'projection',
      'height',
      'color',
      'frameColor',
    ]);
  });

  it('shorten a long value that was sent', () => {
    const [issue] = issuesOf('markizy', { color: 'x'.repeat(5000) });
    expect(issue?.value?.length).toBeLessThan(70);
    expect(issue?.message.length).toBeLessThan(250);
  });
});

describe('placement', () => {
  const placed = (placement: Record<string, unknown>) =>
    issuesOf('markizy', { placement }).map(({ code, field }) => [code, field]);

  it('is completed with defaults, also where null is sent', () => {
    const sizes = { width: 400, projection: 300 };
    const { configuration } = validate(
      { ...sizes, placement: { slope: 20, wall: null } },
      PRODUCTS.markizy,
    );
    expect(configuration?.placement).toEqual({ mountingHeight: 310, slope: 20, wall: 'cegla' });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ slope: 31 }, 'out_of_range', 'placement.slope'],
    [{ slope: 4 }, 'out_of_range', 'placement.slope'],
    [{ slope: '14' }, 'not_an_integer', 'placement.slope'],
    [{ mountingHeight: 199 }, 'out_of_range', 'placement.mountingHeight'],
    [{ wall: 'papier' }, 'unknown_choice', 'placement.wall'],
    [{ wall: {} }, 'unknown_choice', 'placement.wall'],
    [{ snowZone: 2 }, 'not_applicable', 'placement.snowZone'],
    [{ __proto__: null, x: 1 }, 'not_applicable', 'placement.x'],
  ])('refuses %j', (placement, code, field) => {
    expect(placed(placement)).toEqual([[code, field]]);
  });
});

describe('warnings', () => {
  it.each(CATEGORIES)('say nothing against the usual %s', (category) => {
    const product = PRODUCTS[category];
    expect(validate(defaultSizes(product), product).warnings).toEqual([]);
  });

  it('offer the motor that a wind sensor needs', () => {
    const sizes = { width: 400, projection: 300 };
    const placement = { mountingHeight: 320 };
    const request = { ...sizes, placement, options: { windSensor: true } };
    const { warnings, configuration } = validate(request, PRODUCTS.markizy);
    expect(configuration).not.toBeNull();
    expect(warnings).toMatchObject([
      { code: 'sensor_without_motor', repair: { field: 'controlType', value: 'electric' } },
    ]);
    const repaired = { ...request, controlType: 'electric' as const };
    expect(validate(repaired, PRODUCTS.markizy).warnings).toEqual([]);
  });

  it('name a projection larger than the width, with the repair where the limits allow it', () => {
    const { warnings } = validate({ width: 250, projection: 300 }, PRODUCTS.markizy);
    expect(warnings[0]).toMatchObject({
      code: 'projection_exceeds_width',
      repair: { field: 'projection', value: 250 },
    });
    const narrow = { ...PRODUCTS.markizy, minWidth: 100 };
    const [warning] = validate({ width: 120, projection: 150 }, narrow).warnings;
    expect(warning?.code).toBe('projection_exceeds_width');
    expect(warning?.repair).toBeUndefined();
  });

  it.each<[string, WarningCode, Category, Partial<ConfigurationRequest>, object | undefined]>([
    [
      'arms that would meet',
      'arms_crossed',
      'markizy',
      { width: 300, projection: 300 },
      { field: 'projection', value: 249 },
    ],
    [
      'a low valance',
      'low_clearance',
      'markizy',
      { width: 400, projection: 300, placement: { mountingHeight: 280 } },
      { field: 'placement.mountingHeight', value: 305 },
    ],
    [
      'a crank for too wide a roof',
      'motor_needed',
      'pergole',
      { width: 401, projection: 300 },
      { value: 'electric' },
    ],
    [
      'a crank for too large a blind',
      'motor_needed',
      'zaluzje',
      { width: 300, height: 300 },
      { value: 'electric' },
    ],
    [
      'a screen in front of the wall',
      'screen_at_wall',
      'pergole',
      { width: 300, projection: 300, options: { sideScreens: 4 } },
      { value: 3 },
    ],
    [
      'a single guide',
      'odd_guides',
      'pergole',
      { width: 300, projection: 300, options: { sideScreens: 2, zipGuides: 3 } },
      { value: 4 },
    ],
    [
      'guides without a screen',
      'guides_without_screen',
      'pergole',
      { width: 300, projection: 300, options: { zipGuides: 2 } },
      { value: 1 },
    ],
  ])('point out %s: %s', (_, code, category, request, repair) => {
    const sizes = { ...defaultSizes(PRODUCTS[category]), ...request };
    const warning = validate(sizes, PRODUCTS[category]).warnings.find((one) => one.code === code);
    expect(warning?.repair).toMatchObject(repair ?? {});
  });

  it.each([
    ['left,front', 'przyscienne', []],
    [' back , left', 'wolnostojace', []],
    ['', 'przyscienne', []],
    ['left,left', 'przyscienne', ['unknown_choice']],
    ['left,roof', 'przyscienne', ['unknown_choice']],
    ['left,,front', 'przyscienne', ['unknown_choice']],
    [4, 'przyscienne', ['unknown_choice']],
    ['left,back', 'przyscienne', ['not_applicable']],
    ['back', 'przyscienne', ['not_applicable']],
  ])('the sides %j of a screened pergola, %s: %j', (screenSides, variant, codes) => {
    const request = {
      width: 300,
      projection: 300,
      height: 280,
      variant,
      options: { sideScreens: 2 },
      placement: { screenSides },
    };
    const { issues } = validate(request, PRODUCTS.pergole);
    expect(issues.map(({ code }) => code)).toEqual(codes);
    for (const { field, repair } of issues) {
      expect(field).toBe('placement.screenSides');
      expect(validate(applyRepair(request, repair!), PRODUCTS.pergole).issues).toEqual([]);
    }
  });

  it('leave pergolas alone, which may be deeper than wide', () => {
    expect(
      validate({ width: 250, projection: 400, height: 280 }, PRODUCTS.pergole).warnings,
    ).toEqual([]);
  });
});

describe('validateForPrice', () => {
  it.each<[string, Category, Partial<ConfigurationRequest>, object[]]>([
    ['nothing where all is given', 'markizy', { projection: 300 }, []],
    ['the width', 'markizy', {}, [{ field: 'projection', value: 250 }]],
    ['the width beyond a limit', 'markizy', { width: 600 }, [{ field: 'projection', value: 600 }]],
    ['the width as height', 'zaluzje', {}, [{ field: 'height', value: 250 }]],
    [
      'the width and the usual height',
      'pergole',
      {},
      [
        { field: 'projection', value: 250 },
        { field: 'height', value: 280 },
      ],
    ],
    ['the height', 'pergole', { height: 230 }, [{ field: 'projection', value: 230 }]],
    ['the usual height', 'pergole', { projection: 300 }, [{ field: 'height', value: 280 }]],
  ])('assumes %s', (_, category, request, assumed) => {
    const answer = validateForPrice({ width: 250, ...request }, PRODUCTS[category]);
    expect(answer.issues).toEqual([]);
    expect(answer.assumed).toEqual(assumed);
    for (const { field, value } of answer.assumed)
      expect(answer.configuration).toMatchObject({ [field]: value });
  });

  it('assumes nothing for a request that is refused', () => {
    const { issues, assumed } = validateForPrice({ width: 1 }, PRODUCTS.markizy);
    expect(issues).toMatchObject([{ code: 'out_of_range', field: 'width' }]);
    expect(assumed).toEqual([]);
  });

  it('refuses a wrong size', () => {
    const { issues } = validateForPrice({ width: 400, projection: 900 }, PRODUCTS.markizy);
    expect(issues).toMatchObject([{ code: 'out_of_range', field: 'projection' }]);
  });
});
