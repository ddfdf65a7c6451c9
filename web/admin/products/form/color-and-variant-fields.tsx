import { Form, Select } from 'antd';

import { familyOf } from '../../../../engine/families/families.js';
import type { Category } from '../../../lib/categories';
import { ColorPicker } from './color-picker';
import { REQUIRED } from './field-rules';
import { variantsOf } from './product-form-values';

export function ColorAndVariantFields({ category }: { category: Category }) {
  const { colorLabel, frameColorLabel } = familyOf(category);
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
        label="Warianty"
        rules={REQUIRED}
        extra="Pierwszy jest domyślny."
      >
        <Select mode="multiple" options={variantsOf(category)} />
      </Form.Item>
    </>
  );
}
