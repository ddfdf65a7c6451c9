import { Form } from 'antd';

import { familyOf } from '#engine/goods/families/families';
import type { Category } from '../../../goods/categories';
import { NumberInput, whole } from '../../kit/form/number-input';
import { REQUIRED } from './field-rules';
import { SIZE_FIELDS } from './product-form-values';
import styles from './product-form.module.css';

/** The size limits of a product, for the dimensions that its family has. */
export function SizeFields({ category }: { category: Category }) {
  return familyOf(category).dimensions.map(({ dimension, label }) => {
    const rules = dimension === 'width' ? [...REQUIRED, whole()] : [whole()];
    const [min, max] = SIZE_FIELDS[dimension];
    return (
      <div key={dimension} className={styles.pair}>
        <Form.Item name={min} label={`${label} od`} rules={rules}>
          <NumberInput suffix="cm" className={styles.number} />
        </Form.Item>
        <Form.Item name={max} label={`${label} do`} rules={rules}>
          <NumberInput suffix="cm" className={styles.number} />
        </Form.Item>
      </div>
    );
  });
}
