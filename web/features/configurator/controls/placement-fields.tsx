import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting } from '#engine/goods/families/family';
import { ChoiceField } from '../../../ui/form/choice-field';
import { AngleField } from './control-fields';
import { PostcodeField } from './postcode-field';
import { SizeField } from './size-field';
import type { SizeFieldsProps } from './size-fields';

type Value = number | string;

/** The fields of the family about how and where the product is mounted, and, outdoors, the postcode. */
export function PlacementFields(props: Omit<SizeFieldsProps, 'product'>) {
  const { isIndoors, placement } = familyOf(props.type.category);
  const asksZone = placement.some(({ code }) => code === 'snowZone');
  return (
    <>
      <SettingFields {...props} />
      {!isIndoors && !asksZone && <PostcodeField />}
    </>
  );
}

function SettingFields(props: Omit<SizeFieldsProps, 'product'>) {
  const { type, settings, onChange } = props;
  return familyOf(type.category).placement.map((setting) => {
    const { code } = setting;
    const change = (value: Value): void =>
      onChange((current) => ({ ...current, placement: { ...current.placement, [code]: value } }));
    // Sides are chosen with the option that they belong to.
    if (setting.kind === 'sides') return null;
    const value = settings.placement[code];
    if (setting.kind === 'choice')
      return <ChoiceField key={code} {...setting} value={String(value)} onChange={change} />;
    const number = typeof value === 'number' ? value : setting.defaultValue;
    return <NumberField key={code} {...props} setting={setting} value={number} change={change} />;
  });
}

type NumberSetting = Extract<PlacementSetting, { kind: 'number' }>;

interface NumberFieldProps extends Omit<SizeFieldsProps, 'product'> {
  setting: NumberSetting;
  value: number;
  change: (value: number) => void;
}

function NumberField({ setting, value, change, issues, onUnreadable, onRepair }: NumberFieldProps) {
  const { code, label, hint, min, max } = setting;
  if (code === 'snowZone') return <PostcodeField zone={value} onZone={change} />;
  if (setting.unit === '°')
    return (
      <AngleField
        label={label}
        hint={hint}
        value={value}
        min={min}
        max={max}
        step={1}
        onChange={change}
      />
    );
  const field = `placement.${code}`;
  return (
    <SizeField
      name={code}
      label={label}
      hint={hint}
      value={value}
      limits={setting}
      issue={issues.find((issue) => issue.field === field)}
      onChange={change}
      onUnreadable={(isUnreadable) =>
        onUnreadable((current) =>
          isUnreadable ? [...current, field] : current.filter((other) => other !== field),
        )
      }
      onRepair={onRepair}
    />
  );
}
