import { Checkbox, Form, Input, Select, type FormInstance } from 'antd';
import { useId, type ReactNode } from 'react';

import { familyOf } from '../../../../engine/families/families.js';
import { categories, type Category } from '../../../lib/categories';
import { readAmount } from '../../../lib/form/typed-amount';
import type { PictureData } from '../../../ui/image/picture';
import { fieldRule } from '../../kit/form/field-rule';
import { NumberInput, whole } from '../../kit/form/number-input';
import { ColorPicker } from './color-picker';
import { PictureField } from './picture-field';
import { SIZE_FIELDS, variantsOf, type ProductValues } from './product-form-values';
import styles from './product-form.module.css';
import { SpecificationEditor } from './specification-editor';

const REQUIRED = [{ required: true, message: 'To pole jest wymagane.' }];
const AMOUNT = fieldRule<string>(
  'Podaj kwotę, np. 2490 albo 2490,50.',
  (typed) => readAmount(typed) !== '',
);

interface ProductFormProps {
  form: FormInstance<ProductValues>;
  category: Category;
  picture: PictureData | null;
  onUpload: (picture: PictureData) => void;
}

/** The fields of a product in sections. */
export function ProductForm({ form, category, picture, onUpload }: ProductFormProps) {
  const { colorLabel, frameColorLabel } = familyOf(category);
  const changeCategory = (next: Category) =>
    form.setFieldValue(
      'availableVariants',
      variantsOf(next).map(({ value }) => value),
    );
  return (
    <div className={styles.form}>
      <Section title="Produkt">
        <Form.Item name="name" label="Nazwa" rules={REQUIRED}>
          <Input maxLength={200} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="category" label="Kategoria" rules={REQUIRED}>
            <Select
              options={categories.map(({ code, label }) => ({ value: code, label }))}
              onChange={changeCategory}
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
          <Checkbox>Bestseller: na stronie głównej i&nbsp;z&nbsp;odznaką</Checkbox>
        </Form.Item>
      </Section>
      <Section title="Cena brutto">
        <div className={styles.pair}>
          <Form.Item name="basePrice" label="Cena podstawowa" rules={[...REQUIRED, AMOUNT]}>
            <Input inputMode="decimal" suffix="zł" />
          </Form.Item>
          <Form.Item name="pricePerSqm" label="Cena za m²" rules={[AMOUNT]}>
            <Input inputMode="decimal" suffix="zł/m²" />
          </Form.Item>
        </div>
      </Section>
      <Sizes category={category} />
      <Section title="Kolory i warianty">
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
      </Section>
      <Section title="Zdjęcie">
        <Form.Item name="imageUrl">
          <PictureField picture={picture} onUpload={onUpload} />
        </Form.Item>
      </Section>
      <Section title="Specyfikacja">
        <p>Pierwsze trzy wiersze widać na karcie produktu.</p>
        <SpecificationEditor />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The limits of the sizes that the family has. */
function Sizes({ category }: { category: Category }) {
  return (
    <Section title="Wymiary">
      {familyOf(category).dimensions.map(({ dimension, label }) => {
        const rules = dimension === 'width' ? [...REQUIRED, whole()] : [whole()];
        const [min, max] = SIZE_FIELDS[dimension];
        return (
          <div key={dimension} className={styles.pair}>
            <Form.Item name={min} label={`${label} od`} rules={rules}>
              <SizeInput />
            </Form.Item>
            <Form.Item name={max} label={`${label} do`} rules={rules}>
              <SizeInput />
            </Form.Item>
          </div>
        );
      })}
    </Section>
  );
}

function SizeInput(props: {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}) {
  return <NumberInput {...props} suffix="cm" className={styles.number} />;
}
