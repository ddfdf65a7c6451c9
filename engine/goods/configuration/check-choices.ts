import { familyOf } from '../families/families.js';
import type { ProductVariant } from '../families/family.js';
import { namesNoVariant, variantOf } from './choices.js';
import type { ConfigurableProduct, ConfigurationRequest, ControlType } from './configuration.js';
import { failed, notApplicable, passed, shown, type Checked, type Issue } from './issues.js';

type Text = string | null | undefined;
type Variants = readonly [ProductVariant, ...ProductVariant[]];

/** The variants that the product is made in, the default first. */
export function variantsOf(product: ConfigurableProduct): Variants {
  const { variants } = familyOf(product.category);
  const [first, ...others] = product.availableVariants.flatMap(
    (code) => variants.find((variant) => variant.code === code) ?? [],
  );
  return first ? [first, ...others] : variants;
}

/** The variant's code, from its code or name with or without diacritics. */
export function checkVariant(
  { variant: text }: Pick<ConfigurationRequest, 'variant'>,
  product: ConfigurableProduct,
): Checked<string> {
  const available = variantsOf(product);
  const [first] = available;
  const { category } = product;
  const name = isAbsent(text) ? null : String(text);
  const variant = namesNoVariant(category, name) ? first : variantOf(category, name);
  if (variant && available.includes(variant)) return passed(variant.code);
  const labels = available.map(({ label }) => label).join(', ');
  return failed(first.code, {
    code: 'unknown_variant',
    field: 'variant',
    message: `Ten produkt nie ma wariantu „${shown(text)}”. Dostępne: ${labels}.`,
    allowed: available.map(({ code }) => code),
    value: shown(text),
    repair: { field: 'variant', value: first.code, label: `Wybierz: ${first.label}` },
  });
}

/** The colour of fabric, slats or roof. */
export function checkColor(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<string> {
  const { colorLabel, defaultColor } = familyOf(product.category);
  return checkColorText(request.color, {
    field: 'color',
    label: colorLabel,
    available: product.availableColors,
    preferred: defaultColor,
  });
}

export function checkFrameColor(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<string> {
  const { frameColorLabel, defaultFrameColor } = familyOf(product.category);
  return checkColorText(request.frameColor, {
    field: 'frameColor',
    label: frameColorLabel,
    available: product.availableFrameColors,
    preferred: defaultFrameColor,
  });
}

export function checkControl(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<ControlType> {
  const { controlTypes } = familyOf(product.category);
  const requested = request.controlType ?? 'manual';
  const offered = controlTypes.find((control) => control === requested);
  if (offered) return passed(offered);
  return failed('manual', {
    ...notApplicable('controlType', 'Sterowanie', requested),
    allowed: controlTypes,
    repair: { field: 'controlType', value: 'manual', label: 'Wybierz sterowanie manualne' },
  });
}

interface ColorRule {
  readonly field: string;
  readonly label: string;
  readonly available: readonly string[];
  readonly preferred: string;
}

function checkColorText(text: Text, rule: ColorRule): Checked<string> {
  const { available, field, label, preferred } = rule;
  const [first] = available;
  // Goods without a size have no colours to choose from.
  if (preferred === '') return text ? failed('', notApplicable(field, label, text)) : passed('');
  if (first === undefined) {
    const message = `${label}: ten produkt nie ma żadnego koloru do wyboru.`;
    return failed('', { code: 'required', field, message });
  }
  const fallback = available.includes(preferred) ? preferred : first;
  if (isAbsent(text)) return passed(fallback);
  const color = available.find((name) => name === String(text).trim().normalize('NFC'));
  if (color !== undefined) return passed(color);
  const issue: Issue = {
    code: 'unknown_color',
    field,
    message: `${label}: ten produkt nie ma koloru „${shown(text)}”. Dostępne: ${available.join(', ')}.`,
    allowed: available,
    value: shown(text),
    repair: { field, value: fallback, label: `Wybierz: ${fallback}` },
  };
  return failed(fallback, issue);
}

function isAbsent(text: Text): text is null | undefined {
  return text === null || text === undefined;
}
