import { variantsOf } from '../../goods/configuration/check-choices.js';
import type { ConfigurableProduct } from '../../goods/configuration/configuration.js';
import { defaultSizes } from '../../goods/configuration/limits.js';
import { validate } from '../../goods/configuration/validate.js';
import type { SharedSettings } from './project.js';

/** The initial settings of a family's windows: the defaults of this product. Null if it cannot be configured. */
export function defaultShared(product: ConfigurableProduct): SharedSettings | null {
  const { configuration } = validate(defaultSizes(product), product);
  if (!configuration) return null;
  const { variant, color, frameColor, controlType, options, placement } = configuration;
  return { productId: product.id, variant, color, frameColor, controlType, options, placement };
}

/** The settings for another product of the family: variant and colours are kept where that product has them. */
export function withProduct(
  settings: SharedSettings,
  product: ConfigurableProduct,
): SharedSettings {
  const defaults = defaultShared(product);
  if (!defaults) return settings;
  const { availableColors, availableFrameColors } = product;
  const has = (names: readonly string[], name: string): boolean => names.includes(name);
  const variants = variantsOf(product).map(({ code }) => code);
  return {
    ...settings,
    productId: product.id,
    variant: has(variants, settings.variant) ? settings.variant : defaults.variant,
    color: has(availableColors, settings.color) ? settings.color : defaults.color,
    frameColor: has(availableFrameColors, settings.frameColor)
      ? settings.frameColor
      : defaults.frameColor,
  };
}
