import { lowerFirst } from '../../locale/text.js';
import { familyOf } from '../families/families.js';
import type { PlacementSetting } from '../families/family.js';
import type { Configuration, PlacementCode } from './configuration.js';

const NBSP = '\u00a0';

/** Added on a worksheet to what follows from values that nobody may have entered. */
export const UNCONFIRMED = ' (niepotwierdzone)';

/**
 * "wysokość montażu 280 cm, nachylenie 14°"; null for a family without settings of mounting. With `marksDefaults` each
 * value that is the default, and so may never have been entered, is marked `UNCONFIRMED`.
 */
export function placementText(
  { category, placement }: Configuration,
  { marksDefaults = false } = {},
): string | null {
  const { placement: settings } = familyOf(category);
  const texts = settings.flatMap((setting) => {
    const value = placement[setting.code];
    if (value === undefined) return [];
    const mark = marksDefaults && value === defaultOf(setting) ? UNCONFIRMED : '';
    return [`${lowerFirst(setting.label)} ${valueText(setting, value)}${mark}`];
  });
  return texts.length > 0 ? texts.join(', ') : null;
}

/** Whether somebody has entered a setting of mounting: its value is not the default. */
export function isEntered({ category, placement }: Configuration, code: PlacementCode): boolean {
  const setting = familyOf(category).placement.find((each) => each.code === code);
  return setting !== undefined && placement[code] !== defaultOf(setting);
}

const defaultOf = (setting: PlacementSetting): number | string =>
  setting.kind === 'number' ? setting.defaultValue : setting.choices[0].code;

/** A value of a setting as the customer reads it. */
function valueText(setting: PlacementSetting, value: number | string): string {
  if (setting.kind === 'choice')
    return setting.choices.find(({ code }) => code === value)?.label ?? String(value);
  return setting.unit === 'cm' ? `${value}${NBSP}cm` : `${value}${setting.unit}`;
}
