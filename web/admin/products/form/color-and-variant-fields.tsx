import { Form, Select } from 'antd';
import { COLORS } from '#engine/goods/configuration/colours';
import { familyOf } from '#engine/goods/families/families';
import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import type { Category } from '../../../goods/categories';
import { CLEARABLE_SELECT } from '../../kit/page/antd-defaults';
import { REQUIRED } from './description-fields';
import { collectionsOf, variantsOf } from './product-form-values';
import styles from './color-and-variant-fields.module.css';

const { availableVariants, fabricCollection } = PRODUCT_FIELDS;

export function ColorAndVariantFields({ category }: { category: Category }) {
  const { colorLabel, frameColorLabel } = familyOf(category);
  const collections = collectionsOf(category);
  return (
    <>
      <Form.Item name="availableColors" label={colorLabel} rules={REQUIRED}>
        <ColorPicker />
      </Form.Item>
      <Form.Item name="availableFrameColors" label={frameColorLabel} rules={REQUIRED}>
        <ColorPicker />
      </Form.Item>
      <Form.Item
        name="availableVariants"
        label={availableVariants.label}
        rules={REQUIRED}
        extra={availableVariants.hint}
      >
        <Select mode="multiple" options={variantsOf(category)} />
      </Form.Item>
      {collections.length > 0 && (
        <Form.Item
          name="fabricCollection"
          label={fabricCollection.label}
          extra={fabricCollection.hint}
        >
          <Select allowClear={CLEARABLE_SELECT} placeholder="Bez nazwy" options={collections} />
        </Form.Item>
      )}
    </>
  );
}

const OPTIONS = COLORS.map(({ name, hex }) => ({
  value: name,
  label: (
    <span className={styles.color}>
      <span className={styles.disc} style={{ background: hex }} />
      {name}
    </span>
  ),
}));

interface ColorPickerProps {
  id?: string;
  value?: string[];
  onChange?: (names: string[]) => void;
}

/** A select of colours with swatches; colour names can also be typed, separated by commas or semicolons. */
function ColorPicker({ id, value, onChange }: ColorPickerProps) {
  return (
    <Select<string[]>
      id={id}
      mode="tags"
      value={value}
      options={OPTIONS}
      tokenSeparators={[',', ';']}
      placeholder="Wybierz albo wpisz po przecinku"
      onChange={(names) => onChange?.([...new Set(names.map(tidy))].filter(Boolean))}
    />
  );
}

/** The spelling of a known colour; an unknown name is kept, and refused by the server. */
function tidy(name: string): string {
  const typed = name.trim();
  const match = COLORS.find((color) => color.name.toLowerCase() === typed.toLowerCase());
  return match?.name ?? typed;
}
