import { Checkbox, Form, Input, Select, type FormInstance } from 'antd';

import { categories, type Category } from '../../../lib/categories';
import { REQUIRED } from './field-rules';
import { variantsOf, type ProductValues } from './product-form-values';
import styles from './product-form.module.css';

/** Name, category and description of a product; another category resets the variants. */
export function DescriptionFields({ form }: { form: FormInstance<ProductValues> }) {
  const resetVariants = (category: Category) =>
    form.setFieldValue(
      'availableVariants',
      variantsOf(category).map(({ value }) => value),
    );
  return (
    <>
      <Form.Item name="name" label="Nazwa" rules={REQUIRED}>
        <Input maxLength={200} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="category" label="Kategoria" rules={REQUIRED}>
          <Select
            options={categories.map(({ code, label }) => ({ value: code, label }))}
            onChange={resetVariants}
          />
        </Form.Item>
        <Form.Item name="subcategory" label="Podkategoria">
          <Input maxLength={100} />
        </Form.Item>
      </div>
      <Form.Item name="description" label="Opis" rules={REQUIRED}>
        <Input.TextArea rows={5} maxLength={10_000} showCount />
      </Form.Item>
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>
          Bestseller: produkt ma odznakę, a&nbsp;sześć pierwszych bestsellerów według nazwy widać
          też na&nbsp;stronie głównej
        </Checkbox>
      </Form.Item>
    </>
  );
}
