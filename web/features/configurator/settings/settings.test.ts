import { describe, expect, test } from '@jest/globals';
import { sidesSettingOf } from '#engine/goods/configuration/choices';
import { chosenSides, withSides } from '#engine/goods/configuration/sides';
import { readRepair } from '../price/read-note';
import { awning, pergola, typeOf } from '../testing/families';
import {
  defaultSettings,
  repaired,
  savedSettings,
  toInput,
  withProduct,
  withVariant,
} from './settings';
import { readSettings, replacedValues, writeSettings } from './settings-url';

const markizy = typeOf('markizy');
const defaults = defaultSettings(markizy, awning());

test('defaults are the family’s, moved into the product’s limits and colours', () => {
  expect(defaults).toEqual({
    productId: 1,
    variant: 'kasetowe',
    category: 'markizy',
    width: 400,
    projection: 300,
    height: null,
    color: 'Czerwony',
    frameColor: 'Biały',
    controlType: 'manual',
    lamelOrientation: 0,
    openingAngle: 0,
    options: { windSensor: 0, ledLighting: 0 },
    placement: { mountingHeight: 310, slope: 14, wall: 'cegla' },
  });
  const small = awning({
    maxWidth: 350,
    availableColors: ['Szary'],
    availableVariants: ['koszowe'],
  });
  expect(defaultSettings(markizy, small)).toMatchObject({
    variant: 'koszowe',
    width: 350,
    projection: 300,
    color: 'Szary',
  });
});

test('a product whose minimum exceeds the family’s limits starts at its minimum', () => {
  const deep = awning({ minProjection: 450, maxProjection: null });
  expect(defaultSettings(markizy, deep).projection).toBe(450);
});

describe('toInput', () => {
  test('sends the colour of a fabric as `fabricColor`', () => {
    expect(toInput(defaults)).toEqual({
      productId: 1,
      width: 400,
      projection: 300,
      productType: 'kasetowe',
      fabricColor: 'Czerwony',
      frameColor: 'Biały',
      controlType: 'manual',
      lamelOrientation: 0,
      openingAngle: 0,
      additionalOptions: { windSensor: false, ledLighting: false },
      placement: { mountingHeight: 310, slope: 14, wall: 'cegla' },
    });
  });

  test('sends material and transparency of a fixed roof, and counts what is sold by the piece', () => {
    const zadaszenia = typeOf('zadaszenia');
    const roof = awning({ id: 4, category: 'zadaszenia', availableVariants: ['poliweglan'] });
    const input = toInput({ ...defaultSettings(zadaszenia, roof), color: 'Przyciemniony' });
    expect(input).toMatchObject({
      roofMaterial: 'poliweglan',
      roofTransparency: 'Przyciemniony',
      additionalOptions: { gutters: true, sideWalls: false },
    });
    expect(input).not.toHaveProperty('fabricColor');
    const pergole = typeOf('pergole');
    const usual = defaultSettings(pergole, awning({ id: 2, category: 'pergole' }));
    const chosen = { ...usual, options: { ...usual.options, zipGuides: 3 } };
    expect(toInput(chosen).additionalOptions).toMatchObject({
      zipGuides: 3,
      windSensor: false,
    });
  });
});

test.each([
  ['width', '600', { width: 600, projection: 300 }],
  ['controlType', '"electric"', { controlType: 'electric' }],
  ['fabricColor', '"Szary"', { color: 'Szary' }],
  ['roofMaterial', '"szklane"', { variant: 'szklane' }],
  ['placement.mountingHeight', '305', { placement: { mountingHeight: 305, slope: 14 } }],
  ['additionalOptions.windSensor', 'false', { options: { windSensor: 0, ledLighting: 0 } }],
])('a repair of %s changes that setting', (field, value, expected) => {
  const broken = { ...defaults, options: { windSensor: 1, ledLighting: 0 } };
  expect(repaired(broken, readRepair({ field, value, label: '' }))).toMatchObject(expected);
});

test('another product keeps sizes and options, and colours that it has', () => {
  const settings = { ...defaults, color: 'Ecru', width: 555, projection: 200 };
  const other = awning({
    id: 9,
    availableColors: ['Szary', 'Ecru'],
    availableFrameColors: ['Antracyt'],
  });
  expect(withProduct(settings, other)).toEqual({
    ...settings,
    productId: 9,
    frameColor: 'Antracyt',
  });
});

test('the sides of screens are in the URL; an older one without them has the usual sides', () => {
  const type = typeOf('pergole');
  const product = pergola();
  const usual = defaultSettings(type, product);
  const read = (search: string) => readSettings(new URLSearchParams(search), usual, type, product);
  const sides = sidesSettingOf(usual)!;
  const older = read('options=sideScreens.2,zipGuides.4');
  expect(chosenSides(sides, older)).toEqual(['left', 'right']);
  const freeStanding = { ...older, variant: 'wolnostojace' };
  const chosen = withSides(freeStanding, sides, ['back', 'front']);
  const again = read(writeSettings(chosen, usual));
  expect(again).toEqual(chosen);
  const attached = withVariant(again, 'przyscienne');
  expect(chosenSides(sides, attached)).toEqual(['front']);
  expect(attached.options).toMatchObject({ sideScreens: 1, zipGuides: 4 });
});

test('a saved configuration restores every setting', () => {
  const saved = {
    id: 'abc',
    product: { ...awning(), archivedAt: null },
    productType: 'koszowe',
    width: 512,
    projection: 250,
    height: null,
    fabricColor: 'Szary',
    roofTransparency: null,
    frameColor: 'Antracyt',
    controlType: 'electric',
    lamelOrientation: 0,
    openingAngle: 0,
    additionalOptions: { windSensor: true },
    placement: { mountingHeight: 330 },
    calculatedPrice: '1.00',
  } as const;
  expect(savedSettings(saved, markizy)).toEqual({
    productId: 1,
    variant: 'koszowe',
    category: 'markizy',
    width: 512,
    projection: 250,
    height: null,
    color: 'Szary',
    frameColor: 'Antracyt',
    controlType: 'electric',
    lamelOrientation: 0,
    openingAngle: 0,
    options: { windSensor: 1, ledLighting: 0 },
    placement: { mountingHeight: 330, slope: 14, wall: 'cegla' },
  });
});

describe('the URL', () => {
  const read = (search: string) =>
    readSettings(new URLSearchParams(search), defaults, markizy, awning());

  test('names the product and omits defaults', () => {
    expect(writeSettings(defaults, defaults)).toBe('product=1');
    expect(read('')).toEqual(defaults);
  });

  test('restores the settings it was made from', () => {
    const settings = {
      ...defaults,
      variant: 'koszowe',
      width: 900,
      projection: 300,
      color: 'Ecru',
      controlType: 'electric' as const,
      options: { windSensor: 1, ledLighting: 0 },
    };
    const search = writeSettings(settings, defaults);
    expect(search).toBe(
      'product=1&variant=koszowe&width=900&color=Ecru&control=electric&options=windSensor',
    );
    expect(read(search)).toEqual(settings);
  });

  test('an empty choice is written where an option is chosen by default', () => {
    const zadaszenia = typeOf('zadaszenia');
    const roof = awning({ id: 4, category: 'zadaszenia' });
    const usual = defaultSettings(zadaszenia, roof);
    const without = { ...usual, options: { ...usual.options, gutters: 0 } };
    const search = writeSettings(without, usual);
    expect(search).toBe('product=4&options=none');
    expect(readSettings(new URLSearchParams(search), usual, zadaszenia, roof)).toEqual(without);
  });

  test.each([
    'width=abc',
    'width=-5',
    'color=Z%C5%82oty',
    'variant=x',
    'control=voice',
    'options=__proto__',
  ])('ignores the invalid %s', (search) => {
    expect(read(search)).toEqual(defaults);
  });
});

test('what an old address asks for and the product does not have is listed', () => {
  const replacedOf = (text: string) => {
    const search = new URLSearchParams(text);
    return replacedValues(search, readSettings(search, defaults, markizy, awning()), markizy);
  };
  const label = markizy.colorLabel;
  expect(replacedOf('product=1&fabric=Fioletowy&width=99999')).toEqual([
    'Szerokość „99999”',
    `${label} „Fioletowy”`,
  ]);
  expect(replacedOf('color=Fioletowy&control=voice&variant=x')).toHaveLength(3);
  expect(replacedOf(writeSettings({ ...defaults, controlType: 'electric' }, defaults))).toEqual([]);
  expect(replacedOf('product=1&width=0900&utm_source=mail')).toEqual([]);
  expect(replacedOf('options=windSensor,rainSensor,ledLighting.9&start=dach')).toEqual([
    'Gotowa konfiguracja „dach”',
    'Dodatek „rainSensor”',
    'Dodatek „ledLighting”',
  ]);
  expect(replacedOf('mountingHeight=wysoko&slope=20')).toEqual(['Wysokość montażu „wysoko”']);
  expect(replacedOf('options=none')).toEqual([]);
  expect(replacedOf('options=windSensor,ledLighting')).toEqual([]);
});
