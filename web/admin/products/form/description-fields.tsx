import { useQuery } from '@apollo/client/react';
import { Checkbox, Form, Select, type FormInstance, Input } from 'antd';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import {
  PRODUCT_FIELDS,
  productFieldsOf,
  type ProductField,
  type ProductFieldOf,
} from '#engine/trade/fields/product-fields';
import { productCategories, type Category } from '../../../goods/categories';
import { readAmount } from '../../../lib/form/text-control';
import { fieldRule } from '../../kit/form/field-problems';
import { CLEARABLE_SELECT } from '../../kit/page/antd-defaults';
import { AccessoryCategoriesDocument } from '../accessory-categories.generated';
import { variantsOf, type ProductValues } from './product-form-values';
import styles from './product-form.module.css';

export const REQUIRED = [{ required: true, message: 'To pole jest wymagane.' }];

/** A price with at most two decimals. */
export const AMOUNT = fieldRule<string>(
  'Podaj kwotę, np. 2490 albo 2490,50.',
  (typed) => readAmount(typed) !== '',
);

const LONG_TEXTS = productFieldsOf('lines');

/** Name, category and texts of a product; another category resets the variants. */
export function DescriptionFields({
  form,
  category,
}: {
  form: FormInstance<ProductValues>;
  category: Category;
}) {
  const resetVariants = (category: Category) =>
    form.setFieldValue(
      'availableVariants',
      variantsOf(category).map(({ value }) => value),
    );
  return (
    <>
      <ProductText name="name" />
      <div className={styles.pair}>
        <Form.Item name="category" label={PRODUCT_FIELDS.category.label} rules={REQUIRED}>
          <Select
            options={productCategories.map(({ code, label }) => ({ value: code, label }))}
            onChange={resetVariants}
          />
        </Form.Item>
        {isMadeToMeasure(category) ? <ProductText name="subcategory" /> : <AccessoryCategoryItem />}
      </div>
      {!isMadeToMeasure(category) && <ProductText name="sku" />}
      {LONG_TEXTS.map((name) => (
        <ProductText key={name} name={name} />
      ))}
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>
          Bestseller: produkt ma odznakę, a&nbsp;sześć pierwszych bestsellerów według nazwy widać
          też na&nbsp;stronie głównej
        </Checkbox>
      </Form.Item>
    </>
  );
}

function AccessoryCategoryItem() {
  const { data } = useQuery(AccessoryCategoriesDocument);
  const options = data?.accessoryCategories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Form.Item name="accessoryCategory" label={PRODUCT_FIELDS.accessoryCategory.label}>
      <Select
        allowClear={CLEARABLE_SELECT}
        options={[{ value: '', label: 'Bez rodzaju' }, ...(options ?? [])]}
      />
    </Form.Item>
  );
}

/** The field of a text of a product. */
function ProductText({ name }: { name: ProductFieldOf<'line' | 'lines'> }) {
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
