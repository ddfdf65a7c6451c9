import { Form, Input, type FormInstance } from 'antd';

import { PRODUCT_FIELDS, productFieldsOf } from '#engine/trade/fields/product-fields';
import type { Category } from '../../../goods/categories';
import type { PictureData } from '../../../ui/image/picture';
import { Section } from '../../kit/page/section';
import { ColorAndVariantFields } from './color-and-variant-fields';
import { DescriptionFields } from './description-fields';
import { AMOUNT, REQUIRED } from './field-rules';
import { PictureField } from './picture-field';
import type { ProductValues } from './product-form-values';
import styles from './product-form.module.css';
import { SizeFields } from './size-fields';
import { SpecificationEditor } from './specification-editor';
import { useUpload } from './use-upload';

interface ProductFormProps {
  form: FormInstance<ProductValues>;
  category: Category;
  picture: PictureData | null;
  onUpload: (picture: PictureData) => void;
}

export function ProductForm({ form, category, picture, onUpload }: ProductFormProps) {
  return (
    <div className={styles.form}>
      <Section title="Produkt">
        <DescriptionFields form={form} />
      </Section>
      <Section title="Cena brutto">
        <PriceFields />
      </Section>
      <Section title="Wymiary">
        <SizeFields category={category} />
      </Section>
      <Section title="Kolory i warianty">
        <ColorAndVariantFields category={category} />
      </Section>
      <Section title="Zdjęcie">
        <PictureItem form={form} picture={picture} onUpload={onUpload} />
      </Section>
      <Section title="Specyfikacja">
        <p>
          Na karcie produktu widać jeden z&nbsp;trzech pierwszych wierszy: pierwszy, który nie
          podaje wymiarów.
        </p>
        <SpecificationEditor />
      </Section>
    </div>
  );
}

/** The field of the picture; while a picture is being uploaded, the form cannot be saved. */
function PictureItem({ form, picture, onUpload }: Omit<ProductFormProps, 'category'>) {
  const { upload, sending, problem } = useUpload((uploaded) => {
    onUpload(uploaded);
    form.setFieldValue('imageUrl', uploaded.url);
  });
  const choose = async (file: File) => {
    await upload(file);
    form.setFields([{ name: 'imageUrl', errors: [] }]);
  };
  return (
    <Form.Item name="imageUrl" rules={sending ? UPLOADING : []}>
      <PictureField
        picture={picture}
        sending={sending}
        problem={problem}
        onChoose={(file) => void choose(file)}
      />
    </Form.Item>
  );
}

const UPLOADING = [
  { validator: () => Promise.reject(new Error('Poczekaj, aż zdjęcie się wgra.')) },
];

const AMOUNTS = productFieldsOf('amount');

function PriceFields() {
  return (
    <div className={styles.pair}>
      {AMOUNTS.map((name) => {
        const { label, unit, isRequired } = PRODUCT_FIELDS[name];
        const rules = isRequired ? [...REQUIRED, AMOUNT] : [AMOUNT];
        return (
          <Form.Item key={name} name={name} label={label} rules={rules}>
            <Input inputMode="decimal" suffix={unit} />
          </Form.Item>
        );
      })}
    </div>
  );
}
