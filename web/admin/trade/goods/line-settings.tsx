import { Checkbox, Form, Select } from 'antd';
import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import type { ProductOption } from '#engine/goods/families/family';
import { NumberInput, whole } from '../../kit/form/number-input';
import styles from './changed-lines.module.css';

interface LineSettingsProps {
  /** The index of the line in the form. */
  index: number;
  category: Parameters<typeof familyOf>[0];
}

/** Sizes, control and options of a line, as its family defines them. */
export function LineSettings({ index, category }: LineSettingsProps) {
  const { dimensions, controlTypes, options } = familyOf(category);
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
        {options.map((option) => (
          <OptionItem key={option.code} index={index} option={option} />
        ))}
      </div>
    </>
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
