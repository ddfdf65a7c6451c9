import type { EntityManager } from '@mikro-orm/postgresql';
import { type SettingProblem, readSettings } from '#engine/trade/settings/read-settings';
import {
  SETTINGS,
  SETTING_NAMES,
  type Setting,
  accessTo,
  isSecret,
} from '#engine/trade/settings/settings';
import type { User } from '../../identity/user.entity.js';
import { AppError, type FieldProblem } from '../../shared/errors.js';
import { type StoredSettings, readStoredSettings } from '../catalogue/catalogue-snapshot.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { StoredSetting } from '../catalogue/stored-setting.entity.js';
import type { UploadedPictures } from '../pictures/uploaded-pictures.js';
import type { SettingEntryInput, ShopSetting } from './settings.inputs.js';
import type { ShopSettings } from './shop-settings.js';

/** All settings in the order of their page, with the values in force. */
export async function listSettings(em: EntityManager, settings: ShopSettings) {
  return settingsWith(await readStoredSettings(em), settings);
}

function settingsWith(stored: StoredSettings, settings: ShopSettings): ShopSetting[] {
  const texts = settings.textsWith(stored);
  return SETTING_NAMES.map((name) => {
    const { label, fallback }: Setting = SETTINGS[name];
    const value = texts[name] || fallback || null;
    return {
      name,
      label,
      value: isSecret(name) ? null : value,
      isSet: value !== null,
      isFixed: settings.isFixed(name),
    };
  });
}

/**
 * Changes settings of the shop, all or none, for what is done from now on. Throws BAD_USER_INPUT with the entries that
 * are wrong, CONFLICT for one that the environment fixes and for a secret where the shop has no key to encrypt it,
 * CHANGED_MEANWHILE where a value is not the one that was read, FORBIDDEN where the viewer may not change one of them.
 */
export async function saveSettings(
  em: EntityManager,
  viewer: User,
  entries: readonly SettingEntryInput[],
  settings: ShopSettings,
  uploads: UploadedPictures,
): Promise<void> {
  expectRights(viewer, entries);
  await changeCatalogue(em, viewer, async (tx) => {
    const stored = await readStoredSettings(tx);
    expectCurrent(entries, settingsWith(stored, settings));
    const rows = entries.flatMap(({ name, value }) =>
      value ? [rowOf(name, value, settings)] : [],
    );
    const kept = Object.entries(stored).filter(
      ([name]) => !entries.some((sent) => sent.name === name),
    );
    const changed = rows.map(({ name, value, sealed }) => [name, value ?? sealed]);
    const { problems } = readSettings(
      settings.textsWith(Object.fromEntries([...kept, ...changed])),
    );
    for (const { name, value } of entries)
      if (value && SETTINGS[name].kind === 'logo' && !uploads.findLogo(value))
        problems.push({ name, message: 'Tego logo nie ma na serwerze. Wgraj plik.' });
    if (problems.length > 0)
      throw new AppError('BAD_USER_INPUT', undefined, fieldProblems(problems, entries));
    await tx.nativeDelete(StoredSetting, { name: entries.map(({ name }) => name) });
    for (const row of rows) tx.create(StoredSetting, row);
  });
}

function expectRights(viewer: User, entries: readonly SettingEntryInput[]): void {
  const refused = entries.find(({ name }) => !viewer.may(accessTo(name)));
  if (refused)
    throw new AppError(
      'FORBIDDEN',
      `Twoja rola nie pozwala zmienić: ${SETTINGS[refused.name].label}.`,
    );
}

function expectCurrent(
  entries: readonly SettingEntryInput[],
  current: readonly ShopSetting[],
): void {
  for (const { name, seen } of entries) {
    const { label, value, isFixed } = current.find((setting) => setting.name === name)!;
    if (isFixed)
      throw new AppError('CONFLICT', `„${label}” jest ustawione w\u00a0konfiguracji serwera.`);
    if (!isSecret(name) && (seen || null) !== value) throw new AppError('CHANGED_MEANWHILE');
  }
}

function rowOf(name: StoredSetting['name'], text: string, settings: ShopSettings) {
  if (!isSecret(name)) return { name, value: text, sealed: null };
  return { name, value: null, sealed: settings.seal(text) };
}

/** The problems at their entries; one of a setting that was not sent stands at the first entry. */
const fieldProblems = (
  problems: readonly SettingProblem[],
  entries: readonly SettingEntryInput[],
): FieldProblem[] =>
  problems.map(({ name, message }) => {
    const sent = entries.findIndex((entry) => entry.name === name);
    return { path: `entries.${Math.max(sent, 0)}.value`, message };
  });
