import { Form, Select } from 'antd';

import { familyOf } from '#engine/goods/families/families';
import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import type { Category } from '../../../goods/categories';
import { CLEARABLE_SELECT } from '../../kit/page/antd-defaults';
import { ColorPicker } from './color-picker';
import { REQUIRED } from './field-rules';
import { collectionsOf, variantsOf } from './product-form-values';

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
