import { Checkbox, Form, Select } from 'antd';
import { sidesSettingOf } from '#engine/goods/configuration/choices';
import { controlLabel } from '#engine/goods/configuration/labels';
import { chosenSides, withSides } from '#engine/goods/configuration/sides';
import { familyOf } from '#engine/goods/families/families';
import type { ProductOption, SidesSetting } from '#engine/goods/families/family';
import { sideNames } from '#engine/goods/model/side';
import { NumberInput, whole } from '../../kit/form/number-input';
import { configurationOf, settingsOf } from './changed-line';
import styles from './changed-lines.module.css';

interface LineSettingsProps {
  /** The index of the line in the form. */
  index: number;
  category: Parameters<typeof familyOf>[0];
}

/** Sizes, control and options of a line, as its family defines them. */
export function LineSettings({ index, category }: LineSettingsProps) {
  const { dimensions, controlTypes, options } = familyOf(category);
  const sides = sidesSettingOf({ category });
  return (
    <>
      <div className={styles.row}>
        {dimensions.map(({ dimension, label }) => (
          <Form.Item
            key={dimension}
            name={[index, 'settings', dimension]}
            label={label}
            className={styles.short}
            rules={[{ required: true, message: 'Podaj wymiar.' }, whole(1)]}
          >
            <NumberInput suffix="cm" />
          </Form.Item>
        ))}
        {controlTypes.length > 1 && (
          <Form.Item name={[index, 'settings', 'controlType']} label="Sterowanie">
            <Select
              options={controlTypes.map((value) => ({ value, label: controlLabel(value) }))}
              style={{ minWidth: '10rem' }}
            />
          </Form.Item>
        )}
      </div>
      <div className={styles.row}>
        {options.map((option) =>
          option.code === sides?.option ? (
            <SidesItem key={option.code} index={index} label={option.label} setting={sides} />
          ) : (
            <OptionItem key={option.code} index={index} option={option} />
          ),
        )}
      </div>
    </>
  );
}

interface SidesItemProps {
  index: number;
  label: string;
  setting: SidesSetting;
}

/** An option whose pieces are chosen by their side. */
function SidesItem({ index, label, setting }: SidesItemProps) {
  const form = Form.useFormInstance();
  const path = ['lines', index, 'settings'];
  // `preserve`, because no field of the form holds the sides.
  Form.useWatch(path, { form, preserve: true });
  const goods = configurationOf(form.getFieldValue(path));
  return (
    <Form.Item label={label}>
      <Checkbox.Group
        aria-label={label}
        options={setting
          .openSides(goods.variant)
          .map((side) => ({ value: side, label: sideNames([side]) }))}
        value={chosenSides(setting, goods)}
        onChange={(sides) => form.setFieldValue(path, settingsOf(withSides(goods, setting, sides)))}
      />
    </Form.Item>
  );
}

function OptionItem({ index, option }: { index: number; option: ProductOption }) {
  const { code, label, unit, maxQuantity } = option;
  const name = [index, 'settings', 'options', code];
  if (unit !== 'each')
    return (
      <Form.Item name={name} valuePropName="checked">
        <Checkbox>{label}</Checkbox>
      </Form.Item>
    );
  const choices = Array.from({ length: maxQuantity + 1 }, (_, count) => ({
    value: count,
    label: count === 0 ? 'brak' : `${count}\u00a0szt.`,
  }));
  return (
    <Form.Item name={name} label={label}>
      <Select options={choices} style={{ minWidth: '7rem' }} />
    </Form.Item>
  );
}
