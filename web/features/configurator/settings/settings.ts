import { quantitiesOf } from '#engine/goods/configuration/check-options';
import { checkPlacement } from '#engine/goods/configuration/check-placement';
import { sidesSettingOf } from '#engine/goods/configuration/choices';
import type {
  Configuration,
  ConfigurationRequest,
  Placement,
} from '#engine/goods/configuration/configuration';
import { fromEdgeView, toEdgeRequest } from '#engine/goods/configuration/edge';
import { applyRepair, type Repair } from '#engine/goods/configuration/issues';
import { defaultSize, dimensionLimits } from '#engine/goods/configuration/limits';
import { requestOf } from '#engine/goods/configuration/request';
import { chosenSides, withSides } from '#engine/goods/configuration/sides';
import { familyOf } from '#engine/goods/families/families';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
  SavedConfigurationFragment,
} from '../configurator-page.generated';

/** Everything that a visitor can set: a configuration that may still be invalid, with a quantity for every option. */
export interface Settings extends Configuration {
  readonly productId: number;
}

/** The family's defaults, adjusted to the limits of this product. */
export function defaultSettings(
  type: ConfiguratorTypeFragment,
  product: ConfiguratorProductFragment,
): Settings {
  const sizes = type.dimensions.map((dimension) => [
    dimension.dimension,
    defaultSize(dimension, dimensionLimits(product, dimension)),
  ]);
  return {
    productId: product.id,
    category: type.category,
    variant: product.availableVariants[0] ?? type.variants[0]?.code ?? '',
    width: product.minWidth,
    projection: null,
    height: null,
    ...Object.fromEntries(sizes),
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
  const offered = (value: string | null | undefined, list: readonly string[], fallback: string) =>
    value && list.includes(value) ? value : fallback;
  return {
    ...defaults,
    variant: offered(request.variant, product.availableVariants, defaults.variant),
    width: request.width ?? defaults.width,
    projection: request.projection ?? defaults.projection,
    height: request.height ?? defaults.height,
    color: offered(request.color, product.availableColors, defaults.color),
    frameColor: offered(request.frameColor, product.availableFrameColors, defaults.frameColor),
    controlType: request.controlType ?? defaults.controlType,
    options: { ...defaults.options, ...quantitiesOf(request.options) },
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
  const { options, placement, ...settings } = fromEdgeView(saved);
  return {
    productId: saved.product.id,
    category: type.category,
    ...settings,
    options: Object.fromEntries(type.options.map(({ code }) => [code, options[code] ?? 0])),
    placement: { ...defaultPlacement(type), ...placement },
  };
}

/**
 * The settings for another product of the family: a variant or colour that it does not have is replaced by its first
 * one; sizes and the rest stay.
 */
export function withProduct(settings: Settings, product: ConfiguratorProductFragment): Settings {
  return {
    ...withVariant(settings, allowed(settings.variant, product.availableVariants)),
    productId: product.id,
    color: allowed(settings.color, product.availableColors),
    frameColor: allowed(settings.frameColor, product.availableFrameColors),
  };
}

/** The settings for another variant: without the screen at a side that the wall of the house closes in it. */
export function withVariant(settings: Settings, variant: string): Settings {
  const changed = { ...settings, variant };
  const sides = sidesSettingOf(settings);
  if (!sides) return changed;
  const open = sides.openSides(variant);
  const chosen = chosenSides(sides, settings);
  return chosen.every((side) => open.includes(side)) ? changed : withSides(changed, sides, chosen);
}

/** The settings as the input for pricing and saving. */
export function toInput(settings: Settings): ConfigurationInput {
  const { productId, category } = settings;
  return { productId, ...toEdgeRequest(category, requestOf(settings)) };
}

/** The settings after a one-click repair. */
export function repaired(settings: Settings, repair: Repair): Settings {
  const { options, ...same } = applyRepair(settings, repair);
  return { ...same, options: quantitiesOf(options) };
}

function allowed(requested: string, available: readonly string[]): string {
  return available.includes(requested) ? requested : (available[0] ?? requested);
}
