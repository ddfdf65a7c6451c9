import type { Placement, PlacementCode } from '#engine/goods/configuration/configuration';
import { familyOf } from '#engine/goods/families/families';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type { Settings } from './settings';

const WHOLE = /^\d{1,4}$/;

/**
 * Settings from a URL. What is absent or unreadable takes its default; a number of up to four digits that is out of
 * range is kept, so that the visitor sees an error.
 */
export function readSettings(
  search: URLSearchParams,
  defaults: Settings,
  type: ConfiguratorTypeFragment,
  product: ConfiguratorProductFragment,
): Settings {
  const oneOf = (name: string, values: readonly string[], fallback: string): string => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? value : fallback;
  };
  const whole = (name: string, fallback: number): number => {
    const value = search.get(name);
    return value !== null && WHOLE.test(value) ? Number(value) : fallback;
  };
  const sizes = type.dimensions.map(({ dimension }) => [
    dimension,
    whole(dimension, defaults[dimension] ?? 0),
  ]);
  return {
    ...defaults,
    ...Object.fromEntries(sizes),
    productId: product.id,
    variant: oneOf('variant', product.availableVariants, defaults.variant),
    color: oneOf('color', product.availableColors, defaults.color),
    frameColor: oneOf('frame', product.availableFrameColors, defaults.frameColor),
    controlType:
      oneOf('control', type.controlTypes, defaults.controlType) === 'electric'
        ? 'electric'
        : 'manual',
    lamelOrientation: whole('lamella', defaults.lamelOrientation),
    openingAngle: whole('angle', defaults.openingAngle),
    options: readOptions(search.get('options'), defaults.options),
    placement: readPlacement(search, defaults.placement),
  };
}

/** What the URL asks for and the settings do not have, by label and value; empty where nothing was replaced. */
export function replacedValues(
  search: URLSearchParams,
  settings: Settings,
  type: ConfiguratorTypeFragment,
): string[] {
  const { placement, startingPoints } = familyOf(type.category);
  const start = search.get('start');
  const used: (readonly [
    name: string,
    label: string,
    value: string | number | null | undefined,
  ])[] = [
    ...type.dimensions.map(
      ({ dimension, label }) => [dimension, label, settings[dimension]] as const,
    ),
    ['variant', 'Wariant', settings.variant],
    ['color', type.colorLabel, settings.color],
    // The name of the colour in the API, which older links have.
    ['fabric', type.colorLabel, settings.color],
    ['frame', type.frameColorLabel, settings.frameColor],
    ['control', 'Sterowanie', settings.controlType],
    ['lamella', 'Obrót lameli', settings.lamelOrientation],
    ['angle', 'Kąt otwarcia', settings.openingAngle],
    ...placement.map(({ code, label }) => [code, label, settings.placement[code]] as const),
    ['start', 'Gotowa konfiguracja', startingPoints.find(({ code }) => code === start)?.code],
  ];
  const replaced = used.flatMap(([name, label, value]) => {
    const requested = search.get(name);
    const isUsed = requested === null || requested === String(value) || Number(requested) === value;
    return isUsed ? [] : [[label, requested] as const];
  });
  const options = requestedOptions(search.get('options') ?? 'none')
    .filter(({ code, quantity }) => settings.options[code] !== Number(quantity))
    .map(({ code }) => ['Dodatek', code] as const);
  return [...replaced, ...options].map(
    ([label, requested]) => `${label} „${requested.slice(0, 40)}”`,
  );
}

/** The search parameters of these settings: the product, and settings that differ from its defaults. */
export function writeSettings(settings: Settings, defaults: Settings): string {
  const search = new URLSearchParams({ product: String(settings.productId) });
  const set = (name: string, value: string | number | null, usual: unknown): void => {
    if (value !== null && value !== usual) search.set(name, String(value));
  };
  set('variant', settings.variant, defaults.variant);
  for (const { dimension } of familyOf(settings.category).dimensions)
    set(dimension, settings[dimension], defaults[dimension]);
  set('color', settings.color, defaults.color);
  set('frame', settings.frameColor, defaults.frameColor);
  set('control', settings.controlType, defaults.controlType);
  set('lamella', settings.lamelOrientation, defaults.lamelOrientation);
  set('angle', settings.openingAngle, defaults.openingAngle);
  for (const [code, value] of Object.entries(settings.placement))
    set(code, value, defaults.placement[code as PlacementCode]);
  const options = writeOptions(settings.options);
  set('options', options, writeOptions(defaults.options));
  return search.toString();
}

/** The placement. Defaults replace unreadable numbers; what is out of range or unknown stays, to show an error. */
function readPlacement(search: URLSearchParams, defaults: Placement): Placement {
  const read = Object.entries(defaults).map(([code, usual]) => {
    const value = search.get(code);
    if (value === null) return [code, usual];
    if (typeof usual === 'number') return [code, WHOLE.test(value) ? Number(value) : usual];
    return [code, value];
  });
  return Object.fromEntries(read);
}

/** For example "windSensor,zipGuides.2"; "none" when nothing is chosen. */
function writeOptions(options: Settings['options']): string {
  const chosen = Object.entries(options).filter(([, quantity]) => quantity > 0);
  if (chosen.length === 0) return 'none';
  return chosen
    .map(([code, quantity]) => (quantity === 1 ? code : `${code}.${quantity}`))
    .join(',');
}

/** The options that a text like "windSensor,zipGuides.2" asks for; of "none" and of an empty text, none. */
function requestedOptions(text: string): { code: string; quantity: string }[] {
  if (text === 'none' || text === '') return [];
  return text.split(',').map((part) => {
    const [code = '', quantity = '1'] = part.split('.');
    return { code, quantity };
  });
}

function readOptions(text: string | null, defaults: Settings['options']): Settings['options'] {
  if (text === null) return defaults;
  const chosen = new Map(
    requestedOptions(text).map(({ code, quantity }) => [
      code,
      /^[1-4]$/.test(quantity) ? Number(quantity) : 1,
    ]),
  );
  return Object.fromEntries(Object.keys(defaults).map((code) => [code, chosen.get(code) ?? 0]));
}
