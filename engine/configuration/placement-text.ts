import { familyOf } from '../families/families.js';
import type { PlacementSetting } from '../families/family.js';
import { lowerFirst } from '../locale/lower-first.js';
import type { Configuration } from './configuration.js';

const NBSP = '\u00a0';

/** "wysokość montażu 280 cm, nachylenie 14°"; null for a family without settings of mounting. */
export function placementText({ category, placement }: Configuration): string | null {
  const { placement: settings } = familyOf(category);
  const texts = settings.flatMap((setting) => {
    const value = placement[setting.code];
    return value === undefined ? [] : [`${lowerFirst(setting.label)} ${valueText(setting, value)}`];
  });
  return texts.length > 0 ? texts.join(', ') : null;
}

/** A value of a setting as the customer reads it. */
function valueText(setting: PlacementSetting, value: number | string): string {
  if (setting.kind === 'choice')
    return setting.choices.find(({ code }) => code === value)?.label ?? String(value);
  return setting.unit === 'cm' ? `${value}${NBSP}cm` : `${value}${setting.unit}`;
}
