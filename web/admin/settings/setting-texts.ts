import { yearsText } from '#engine/locale/plural';
import { type Setting, SETTINGS } from '#engine/trade/settings/settings';
import { formatAccount } from '#engine/trade/shop/bank-account';
import { categories } from '../../goods/categories';
import { pluralCount } from '../../lib/text/grammar';
import type { ShopSettingValueFragment } from './settings-page.generated';

const DEFINITIONS: Readonly<Record<string, Setting>> = SETTINGS;

/** The definition of a setting; undefined for one that only a newer server knows. */
export const definitionOf = (name: string): Setting | undefined => DEFINITIONS[name];

/** The value of a setting as people read it. */
export function shownValue(name: string, value: string | null): string {
  const { kind, unit, choices = {} } = definitionOf(name) ?? {};
  if (!value) return '–';
  if (kind === 'choice') return choices[value] ?? value;
  if (kind === 'iban') return formatAccount(value);
  if (kind === 'logo') return 'wgrane';
  if (kind === 'categories') {
    const chosen = categories.filter(({ code }) => value.split(',').includes(code));
    return chosen.map(({ label }) => label).join(', ');
  }
  if (unit === 'dni') return pluralCount(Number(value), ['dzień', 'dni', 'dni']);
  if (unit === 'lat') return yearsText(Number(value));
  if (unit === '%') return `${value}%`;
  const text = value.replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
  return unit ? `${text}\u00a0${unit}` : text;
}

/** Stands for a password or key that is stored. */
export const KEPT = '••••••••';

/** Whether a setting is a password or key that is stored, which the server keeps to itself. */
export const isKept = ({ name, isSet }: ShopSettingValueFragment): boolean =>
  definitionOf(name)?.kind === 'secret' && isSet;

/** A setting as people read it. */
export const shownSetting = (setting: ShopSettingValueFragment): string =>
  isKept(setting) ? KEPT : shownValue(setting.name, setting.value);
