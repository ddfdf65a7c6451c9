import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { type SettingName, accessTo, readSetting } from '#engine/trade/settings/settings';
import { categories } from '../../goods/categories';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import {
  type Edited,
  type FieldProblem,
  type SaveOutcome,
  toSaveOutcome,
} from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useMay } from '../kit/page/viewer';
import { ColorField, LogoField } from './brand-fields';
import { KEPT, definitionOf, isKept, shownValue } from './setting-texts';
import {
  SaveShopSettingsDocument,
  SettingsPageDocument,
  type ShopSettingValueFragment,
} from './settings-page.generated';

/** The texts of the settings of a group, by their names. */
type Values = Record<string, string>;

const valuesOf = (settings: readonly ShopSettingValueFragment[]): Values =>
  Object.fromEntries(
    settings.map((setting) => [setting.name, isKept(setting) ? KEPT : (setting.value ?? '')]),
  );

interface SettingsDialogProps {
  title: string;
  settings: readonly ShopSettingValueFragment[];
  onClose: () => void;
}

/** A form of the settings of a group. */
export function SettingsDialog({ title, settings, onClose }: SettingsDialogProps) {
  const save = useSave(settings);
  const texts = Object.fromEntries(
    settings.map(({ name, label }) => [
      name,
      { label, show: (value = '') => shownValue(name, value) },
    ]),
  );
  return (
    <EditDialog<Values>
      title={title}
      initial={{ values: valuesOf(settings) }}
      texts={texts}
      save={save}
      onClose={onClose}
    >
      {settings.map((setting) => (
        <SettingField key={setting.name} setting={setting} />
      ))}
    </EditDialog>
  );
}

function SettingField({ setting }: { setting: ShopSettingValueFragment }) {
  const { name, label, isFixed } = setting;
  const disabled = !useMay(accessTo(name as SettingName)) || isFixed;
  const { kind, hint } = definitionOf(name) ?? {};
  return (
    <Form.Item
      name={name}
      label={label}
      extra={isFixed ? 'Ustawione w\u00a0konfiguracji serwera.' : hint}
      rules={[{ validator: (_rule, text: string) => check(name as SettingName, text) }]}
      {...(kind === 'categories' && CATEGORY_FIELD)}
    >
      {controlOf(setting, disabled)}
    </Form.Item>
  );
}

/** The control of a setting, by its kind. */
function controlOf({ name, label }: ShopSettingValueFragment, disabled: boolean): ReactNode {
  const { kind, unit, choices = {} } = definitionOf(name) ?? {};
  if (kind === 'categories')
    return <Select mode="multiple" options={CATEGORY_OPTIONS} disabled={disabled} />;
  if (kind === 'choice') {
    const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
    return <Select allowClear options={options} disabled={disabled} />;
  }
  if (kind === 'logo')
    return <LogoField label={label} isDark={name === 'LOGO_DARK'} disabled={disabled} />;
  if (kind === 'color') return <ColorField disabled={disabled} />;
  if (kind === 'secret') return <Input.Password disabled={disabled} autoComplete="new-password" />;
  return <Input suffix={unit} disabled={disabled} autoComplete="off" />;
}

const CATEGORY_OPTIONS = categories.map(({ code, label }) => ({ value: code, label }));
/** Categories are stored as a text, and chosen as a list. */
const CATEGORY_FIELD = {
  getValueProps: (text: string) => ({ value: text ? text.split(',') : [] }),
  getValueFromEvent: (codes: readonly string[]) => codes.join(','),
};

function check(name: SettingName, text: string): Promise<void> {
  const read = text && text !== KEPT ? readSetting(name, text) : null;
  return read && 'problem' in read ? Promise.reject(new Error(read.problem)) : Promise.resolve();
}

/** Returns a function that saves what was changed in the form. */
function useSave(settings: readonly ShopSettingValueFragment[]) {
  const [save] = useStaffMutation(SaveShopSettingsDocument, {
    done: 'Ustawienia zostały zapisane',
    failed: 'Nie udało się zapisać ustawień',
    refetch: [SettingsPageDocument],
  });
  return async ({ values }: Edited<Values>, base: Values): Promise<SaveOutcome<Values>> => {
    const names = Object.keys(values).filter((name) => values[name] !== base[name]);
    if (names.length === 0) return { kind: 'done' };
    const entries = names.map((name) => ({ name, value: values[name], seen: base[name] }));
    const outcome = await save({ input: { entries } });
    if (outcome.kind === 'refused')
      return { ...outcome, problems: outcome.problems.map(atFieldOf(names)) };
    return toSaveOutcome(outcome, ({ settings: current }) => ({
      values: valuesOf(current.filter(({ name }) => settings.some((own) => own.name === name))),
    }));
  };
}

/** Puts a problem at its field: the server names an entry by its index in the input, the form by its name. */
const atFieldOf =
  (names: readonly string[]) =>
  (problem: FieldProblem): FieldProblem => {
    const name = names[Number(problem.path[1])];
    return name ? { ...problem, path: [name] } : problem;
  };
