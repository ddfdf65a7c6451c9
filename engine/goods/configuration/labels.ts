import { polishNumber } from '../../locale/polish-number.js';
import { lowerFirst, fold } from '../../locale/text.js';
import { isMadeToMeasure } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { PlacementSetting, SidesSetting } from '../families/family.js';
import { sideNames } from '../model/side.js';
import { sidesSettingOf, variantOf } from './choices.js';
import type { Configuration, ControlType, PlacementCode } from './configuration.js';
import { chosenSides } from './sides.js';

const NBSP = '\u00a0';
const ELECTRIC_CONTROL = 'Sterowanie elektryczne';
const MANUAL_CONTROL = 'Sterowanie manualne';

/** An area in m², with at most four digits after the comma: "12 m²", "1,8 m²". */
export function formatArea(area: number): string {
  return `${polishNumber(area, { most: 4 })}${NBSP}m²`;
}

/** "400 × 300 cm": every size that the product has, in the order width, projection, height; empty for goods without. */
export function sizeLabel({
  width,
  projection,
  height,
}: Pick<Configuration, 'width' | 'projection' | 'height'>): string {
  if (width === 0) return '';
  const sizes = [width, projection, height].filter((size) => size !== null);
  return `${sizes.join(`${NBSP}×${NBSP}`)}${NBSP}cm`;
}

/** "Markiza kasetowa" */
export function productName({ category, variant }: Configuration): string {
  return variantOf(category, variant)?.name ?? familyOf(category).label;
}

/** "markiza-kasetowa-400x300": the start of a file's name, plain ASCII. */
export function fileLabel(configuration: Configuration): string {
  const { width, projection, height } = configuration;
  const words = fold(productName(configuration)).split(/[^a-z0-9]+/);
  const sizes = [width, projection, height].filter((size) => size !== null);
  return [...words, sizes.join('x')].filter(Boolean).join('-');
}

/** "Markiza Toscana, 400 × 300 cm": a name with the size of the goods, if they have one. */
export const withSize = (name: string, configuration: Configuration): string =>
  [name, sizeLabel(configuration)].filter(Boolean).join(', ');

/** "Salon, okno 1: Żaluzja fasadowa Klasyk": goods with the place that the customer wrote down, if any. */
export function labelledName(label: string, name: string): string {
  return label ? `${label}: ${name}` : name;
}

export function variantLabel({ category, variant }: Configuration): string {
  return variantOf(category, variant)?.label ?? variant;
}

export function controlLabel(controlType: ControlType): string {
  return controlType === 'electric' ? 'Elektryczne' : 'Manualne';
}

/** Electric control, if it is chosen, and the chosen options: "Osłony boczne × 2 (lewy bok i front)". */
export function optionLabels(
  configuration: Pick<
    Configuration,
    'category' | 'variant' | 'controlType' | 'options' | 'placement'
  >,
): string[] {
  const { category, controlType, options } = configuration;
  const sides = sidesSettingOf(configuration);
  const chosen = familyOf(category).options.flatMap(({ code, label }) => {
    const quantity = options[code] ?? 0;
    if (quantity === 0) return [];
    const text = quantity === 1 ? label : `${label} ×${NBSP}${quantity}`;
    if (sides?.option !== code) return [text];
    return [`${text} (${sideNames(chosenSides(sides, configuration))})`];
  });
  return controlType === 'electric' ? [ELECTRIC_CONTROL, ...chosen] : chosen;
}

/** A configuration in a few lines: variant and sizes, colours, how it is mounted and controlled, options. */
export function featureLines(configuration: Configuration): string[] {
  if (!isMadeToMeasure(configuration.category)) return [];
  const { category, color, frameColor, controlType } = configuration;
  const { controlTypes, frameColorLabel } = familyOf(category);
  const mounting = placementText(configuration);
  const isManual = controlType === 'manual' && controlTypes.length > 1;
  const extras = optionLabels(configuration);
  return [
    `${variantLabel(configuration)}, ${sizeLabel(configuration)}`,
    `${color}, ${lowerFirst(frameColorLabel)}: ${frameColor}`,
    ...(mounting === null ? [] : [`Montaż: ${mounting}`]),
    ...(isManual ? [MANUAL_CONTROL] : []),
    ...(extras.length > 0 ? [extras.join(', ')] : []),
  ];
}

/** The goods in one Polish sentence: name, sizes, colours, angle of louvres or slats, electric control and options. */
export function describeConfiguration(configuration: Configuration): string {
  const { category, color, frameColor } = configuration;
  if (!isMadeToMeasure(category)) return `${productName(configuration)}.`;
  const { colorLabel, frameColorLabel } = familyOf(category);
  const parts = [
    `${productName(configuration)} ${sizeLabel(configuration)}`,
    `${lowerFirst(colorLabel)}: ${color.toLowerCase()}`,
    `${lowerFirst(frameColorLabel)}: ${frameColor.toLowerCase()}`,
    ...anglesOf(configuration),
  ];
  const extras = optionLabels(configuration).map(lowerFirst);
  if (extras.length > 0) parts.push(`dodatki: ${extras.join(', ')}`);
  return `${parts.join('; ')}.`;
}

function anglesOf({ lamelOrientation, openingAngle }: Configuration): string[] {
  const angle = lamelOrientation || openingAngle;
  return angle === 0 ? [] : [`lamele obrócone o${NBSP}${angle}°`];
}

/** Added on a worksheet to what follows from values that nobody may have entered. */
export const UNCONFIRMED = ' (niepotwierdzone)';

/** A setting of mounting: "Wysokość montażu", "280 cm"; `isAssumed` where it has the default, which nobody may have entered. */
interface PlacementFact {
  readonly label: string;
  readonly value: string;
  readonly isAssumed: boolean;
}

/** The settings of mounting, without the sides, which are said with the option that they belong to. */
export function placementFacts({ category, placement }: Configuration): PlacementFact[] {
  return familyOf(category).placement.flatMap((setting) => {
    const value = placement[setting.code];
    if (value === undefined || setting.kind === 'sides') return [];
    const isAssumed = value === defaultOf(setting);
    return [{ label: setting.label, value: valueText(setting, value), isAssumed }];
  });
}

/**
 * "wysokość montażu 280 cm, nachylenie 14°"; null for a family without settings of mounting. Those with the labels in
 * `unconfirmed` are marked `UNCONFIRMED`.
 */
export function placementText(
  configuration: Configuration,
  unconfirmed: ReadonlySet<string> = new Set(),
): string | null {
  const texts = placementFacts(configuration).map(
    ({ label, value }) =>
      `${lowerFirst(label)} ${value}${unconfirmed.has(label) ? UNCONFIRMED : ''}`,
  );
  return texts.length > 0 ? texts.join(', ') : null;
}

/** Whether somebody has entered a setting of mounting: its value is not the default. */
export function isEntered({ category, placement }: Configuration, code: PlacementCode): boolean {
  const setting = familyOf(category).placement.find((each) => each.code === code);
  return setting !== undefined && placement[code] !== defaultOf(setting);
}

function defaultOf(setting: PlacementSetting): number | string {
  if (setting.kind === 'sides') return '';
  return setting.kind === 'number' ? setting.defaultValue : setting.choices[0].code;
}

/** A value of a setting as the customer reads it. */
function valueText(
  setting: Exclude<PlacementSetting, SidesSetting>,
  value: number | string,
): string {
  if (setting.kind === 'choice')
    return setting.choices.find(({ code }) => code === value)?.label ?? String(value);
  return setting.unit === 'cm' ? `${value}${NBSP}cm` : `${value}${setting.unit}`;
}
