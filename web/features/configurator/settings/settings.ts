import { familyOf } from '../../../../engine/families/families.js';
import { checkPlacement } from '../../../../engine/configuration/check-placement.js';
import type {
  ConfigurationRequest,
  Placement,
} from '../../../../engine/configuration/configuration.js';
import { defaultSize, dimensionLimits } from '../../../../engine/configuration/limits.js';
import type { ConfigurationInput, ControlType, Dimension } from '../../../apollo/schema.generated';
import type { ConfigurationRepairFragment } from '../price/price-quote.generated';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
  SavedConfigurationFragment,
} from '../configurator-page.generated';

/**
 * Everything that a visitor can set. Sizes in cm, angles in degrees, quantities of options from 0 (not chosen) to 4.
 */
export interface Settings {
  productId: number;
  variant: string;
  sizes: Partial<Record<Dimension, number>>;
  color: string;
  frameColor: string;
  controlType: ControlType;
  lamelOrientation: number;
  openingAngle: number;
  options: Record<string, number>;
  /** How and where the product is mounted. */
  placement: Placement;
}

/** The family's defaults, adjusted to the limits of this product. */
export function defaultSettings(
  type: ConfiguratorTypeFragment,
  product: ConfiguratorProductFragment,
): Settings {
  const sizes: Settings['sizes'] = {};
  for (const dimension of type.dimensions) {
    sizes[dimension.dimension] = defaultSize(dimension, dimensionLimits(product, dimension));
  }
  return {
    productId: product.id,
    variant: product.availableVariants[0] ?? type.variants[0]?.code ?? '',
    sizes,
    color: allowed(type.defaultColor, product.availableColors),
    frameColor: allowed(type.defaultFrameColor, product.availableFrameColors),
    controlType: type.controlTypes[0] ?? 'manual',
    lamelOrientation: 0,
    openingAngle: 0,
    options: Object.fromEntries(
      type.options.map((option) => [option.code, option.selectedByDefault ? 1 : 0]),
    ),
    placement: defaultPlacement(type),
  };
}

const defaultPlacement = ({ category }: ConfiguratorTypeFragment): Placement =>
  checkPlacement({}, familyOf(category).placement).value;

/**
 * The settings of a request. Defaults stand in for what the request leaves out and for a variant or colour that the
 * product does not have; the angles are always the default ones.
 */
export function requestedSettings(
  request: ConfigurationRequest,
  defaults: Settings,
  product: ConfiguratorProductFragment,
): Settings {
  const { variantField, colorField } = familyOf(product.category);
  const offered = (value: string | null | undefined, list: readonly string[], fallback: string) =>
    value && list.includes(value) ? value : fallback;
  const sizes = Object.keys(defaults.sizes) as Dimension[];
  const chosen = Object.entries(request.additionalOptions ?? {});
  return {
    ...defaults,
    variant: offered(request[variantField], product.availableVariants, defaults.variant),
    sizes: Object.fromEntries(sizes.map((name) => [name, request[name] ?? defaults.sizes[name]])),
    color: offered(request[colorField], product.availableColors, defaults.color),
    frameColor: offered(request.frameColor, product.availableFrameColors, defaults.frameColor),
    controlType: request.controlType ?? defaults.controlType,
    options: {
      ...defaults.options,
      ...Object.fromEntries(chosen.map(([code, quantity]) => [code, Number(quantity)])),
    },
    placement: { ...defaults.placement, ...definedOf(request.placement) },
  };
}

/** The placement without values that are null: those keep the default. */
function definedOf(placement: ConfigurationRequest['placement']): Placement {
  const given = Object.entries(placement ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(given);
}

/** The settings of a saved configuration. */
export function savedSettings(
  saved: SavedConfigurationFragment,
  type: ConfiguratorTypeFragment,
): Settings {
  const sizes: Settings['sizes'] = {};
  for (const { dimension } of type.dimensions) {
    const value = saved[dimension];
    if (value !== null) sizes[dimension] = value;
  }
  return {
    productId: saved.product.id,
    variant: saved.productType,
    sizes,
    color: saved.roofTransparency ?? saved.fabricColor ?? type.defaultColor,
    frameColor: saved.frameColor,
    controlType: saved.controlType,
    lamelOrientation: saved.lamelOrientation,
    openingAngle: saved.openingAngle,
    options: Object.fromEntries(
      type.options.map(({ code }) => [code, Number(saved.additionalOptions[code] ?? 0)]),
    ),
    placement: { ...defaultPlacement(type), ...saved.placement },
  };
}

/**
 * The settings for another product of the family: a variant or colour that it does not have is replaced by its first
 * one; sizes and the rest stay.
 */
export function withProduct(settings: Settings, product: ConfiguratorProductFragment): Settings {
  return {
    ...settings,
    productId: product.id,
    variant: allowed(settings.variant, product.availableVariants),
    color: allowed(settings.color, product.availableColors),
    frameColor: allowed(settings.frameColor, product.availableFrameColors),
  };
}

/** The settings as the input for pricing and saving. */
export function toInput(settings: Settings, type: ConfiguratorTypeFragment): ConfigurationInput {
  const additionalOptions: Record<string, boolean | number> = {};
  for (const { code, unit } of type.options) {
    const quantity = settings.options[code] ?? 0;
    additionalOptions[code] = unit === 'each' ? quantity : quantity > 0;
  }
  const { sizes, variant, color } = settings;
  const { variantField, colorField } = familyOf(type.category);
  return {
    productId: settings.productId,
    width: sizes.width ?? 0,
    ...(sizes.projection !== undefined && { projection: sizes.projection }),
    ...(sizes.height !== undefined && { height: sizes.height }),
    [variantField]: variant,
    [colorField]: color,
    frameColor: settings.frameColor,
    controlType: settings.controlType,
    lamelOrientation: settings.lamelOrientation,
    openingAngle: settings.openingAngle,
    additionalOptions,
    placement: settings.placement,
  };
}

/** The settings after a one-click repair; unchanged where the repair names a field that they lack. */
export function applyRepair(settings: Settings, repair: ConfigurationRepairFragment): Settings {
  const value = JSON.parse(repair.value) as string | number | boolean;
  const [group, part] = repair.field.split('.');
  if (part !== undefined) return withPart(settings, group, part, value);
  switch (repair.field) {
    case 'width':
    case 'projection':
    case 'height':
      return { ...settings, sizes: { ...settings.sizes, [repair.field]: Number(value) } };
    case 'productType':
    case 'roofMaterial':
      return { ...settings, variant: String(value) };
    case 'fabricColor':
    case 'roofTransparency':
      return { ...settings, color: String(value) };
    case 'frameColor':
      return { ...settings, frameColor: String(value) };
    case 'controlType':
      return { ...settings, controlType: value === 'electric' ? 'electric' : 'manual' };
    case 'lamelOrientation':
    case 'openingAngle':
      return { ...settings, [repair.field]: Number(value) };
    default:
      return settings;
  }
}

/** Repairs a setting within a group: "additionalOptions.windSensor", "placement.slope". */
function withPart(
  settings: Settings,
  group: string | undefined,
  part: string,
  value: string | number | boolean,
): Settings {
  if (group === 'additionalOptions')
    return { ...settings, options: { ...settings.options, [part]: Number(value) } };
  if (group === 'placement' && typeof value !== 'boolean')
    return { ...settings, placement: { ...settings.placement, [part]: value } };
  return settings;
}

function allowed(wanted: string, available: readonly string[]): string {
  return available.includes(wanted) ? wanted : (available[0] ?? wanted);
}
