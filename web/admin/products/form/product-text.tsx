import { Form, Input } from 'antd';

import {
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFieldOf,
} from '#engine/trade/fields/product-fields';
import { REQUIRED } from './field-rules';

/** The field of a text of a product. */
export function ProductText({ name }: { name: ProductFieldOf<'line' | 'lines'> }) {
  const { label, kind, isRequired, maxLength, hint }: ProductField = PRODUCT_FIELDS[name];
  return (
    <Form.Item name={name} label={label} rules={isRequired ? REQUIRED : []} extra={hint}>
      {kind === 'line' ? (
        <Input maxLength={maxLength} />
      ) : (
        <Input.TextArea rows={5} maxLength={maxLength} showCount />
      )}
    </Form.Item>
  );
}
