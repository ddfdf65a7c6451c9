import type { ConfigurableProduct, ConfigurationRequest, ControlType } from './configuration.js';
import { failed, notApplicable, passed, shown } from './issues.js';
import type { Checked, Issue } from './issues.js';
import { familyOf } from '../families/families.js';
import { namesNoVariant, variantOf } from './choices.js';
import type { ProductVariant } from '../families/family.js';

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

/** The variant's code: from `roofMaterial`, if it is given and the family uses that field, else from `productType`. */
export function checkVariant(
  { productType, roofMaterial }: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<string> {
  const byType = checkVariantText(productType, 'productType', product);
  if (isAbsent(roofMaterial)) return byType;
  if (familyOf(product.category).variantField !== 'roofMaterial') {
    const issue = notApplicable('roofMaterial', 'Materiał dachu', roofMaterial);
    return { ...byType, issues: [...byType.issues, issue] };
  }
  const byMaterial = checkVariantText(roofMaterial, 'roofMaterial', product);
  return { ...byMaterial, issues: [...byType.issues, ...byMaterial.issues] };
}

/** The colour of fabric, slats or roof, from the field that the family uses for it. */
export function checkColor(
  request: ConfigurationRequest,
  product: ConfigurableProduct,
): Checked<string> {
  const { colorField: field, colorLabel, defaultColor } = familyOf(product.category);
  const checked = checkColorText(request[field], {
    field,
    label: colorLabel,
    available: product.availableColors,
    preferred: defaultColor,
  });
  const stray = field === 'fabricColor' ? 'roofTransparency' : 'fabricColor';
  if (isAbsent(request[stray])) return checked;
  const label = stray === 'fabricColor' ? 'Kolor tkaniny' : 'Kolor dachu';
  return { ...checked, issues: [...checked.issues, notApplicable(stray, label, request[stray])] };
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
  const wanted = request.controlType ?? 'manual';
  const known = controlTypes.find((control) => control === wanted);
  if (known) return passed(known);
  return failed('manual', {
    ...notApplicable('controlType', 'Sterowanie', wanted),
    allowed: controlTypes,
    repair: { field: 'controlType', value: 'manual', label: 'Wybierz sterowanie manualne' },
  });
}

function checkVariantText(
  text: Text,
  field: 'productType' | 'roofMaterial',
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
    field,
    message: `Ten produkt nie ma wariantu „${shown(text)}”. Dostępne: ${labels}.`,
    allowed: available.map(({ code }) => code),
    value: shown(text),
    repair: { field, value: first.code, label: `Wybierz: ${first.label}` },
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
