import { Form, Input, type FormInstance } from 'antd';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { PRODUCT_FIELDS, hasField, productFieldsOf } from '#engine/trade/fields/product-fields';
import type { Category } from '../../../goods/categories';
import type { PictureData } from '../../../ui/image/picture';
import { FileButton } from '../../kit/form/file-button';
import { NumberInput, whole } from '../../kit/form/number-input';
import { RowsEditor } from '../../kit/form/rows-editor';
import { Section } from '../../kit/page/admin-page';
import { ChoosePicture } from '../../trade/pictures/choose-picture';
import { PICTURE_TYPES, usePictureUpload } from '../../trade/pictures/use-picture-upload';
import { ColorAndVariantFields } from './color-and-variant-fields';
import { DescriptionFields, AMOUNT, REQUIRED } from './description-fields';
import { PictureField } from './picture-field';
import { type ProductValues, SIZE_FIELDS } from './product-form-values';
import styles from './product-form.module.css';

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
        <DescriptionFields form={form} category={category} />
      </Section>
      <Section title="Cena brutto">
        <PriceFields category={category} />
      </Section>
      {isMadeToMeasure(category) && (
        <>
          <Section title="Wymiary">
            <SizeFields category={category} />
          </Section>
          <Section title="Kolory i warianty">
            <ColorAndVariantFields category={category} />
          </Section>
        </>
      )}
      <Section title="Zdjęcie">
        <PictureItem form={form} picture={picture} onUpload={onUpload} />
      </Section>
      <Section title="Dalsze zdjęcia">
        <FurtherPictures form={form} />
      </Section>
      <Section title="Specyfikacja">
        <p>
          Na karcie produktu widać jeden z&nbsp;trzech pierwszych wierszy: pierwszy, który nie
          podaje wymiarów.
        </p>
        {/* In the order of the product page; the product card shows one of the first three. */}
        <RowsEditor name="specifications" columns={SPECIFICATION} />
      </Section>
    </div>
  );
}

/** The field of the picture; while a picture is being uploaded, the form cannot be saved. */
function PictureItem({ form, picture, onUpload }: Omit<ProductFormProps, 'category'>) {
  const show = (chosen: PictureData) => {
    onUpload(chosen);
    form.setFieldValue('imageUrl', chosen.url);
  };
  const { upload, sending, problem } = usePictureUpload(({ picture: uploaded }) => show(uploaded));
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
        fromLibrary={<ChoosePicture onChoose={({ picture: chosen }) => show(chosen)} />}
      />
    </Form.Item>
  );
}

/** The further pictures of the gallery, in its order; a chosen file becomes a new row. */
function FurtherPictures({ form }: Pick<ProductFormProps, 'form'>) {
  const add = (imageUrl: string, alt: string) => {
    const rows: ProductValues['furtherPictures'] = form.getFieldValue('furtherPictures') ?? [];
    form.setFieldValue('furtherPictures', [...rows, { imageUrl, alt }]);
  };
  const { upload, sending, problem } = usePictureUpload(({ picture }) => add(picture.url, ''));
  return (
    <>
      <RowsEditor name="furtherPictures" columns={FURTHER_PICTURE} addLabel="Dodaj adres zdjęcia" />
      <FileButton
        name="Plik dalszego zdjęcia"
        accept={PICTURE_TYPES}
        loading={sending}
        onChoose={(file) => void upload(file)}
      >
        Wgraj zdjęcie do galerii
      </FileButton>{' '}
      <ChoosePicture
        label="Wybierz do galerii z&nbsp;biblioteki"
        onChoose={({ picture, alt }) => add(picture.url, alt)}
      />
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const FURTHER_PICTURE = [
  { name: 'imageUrl', label: 'Adres zdjęcia', maxLength: 500 },
  { name: 'alt', label: 'Co widać na zdjęciu', maxLength: 200 },
];

const UPLOADING = [
  { validator: () => Promise.reject(new Error('Poczekaj, aż zdjęcie się wgra.')) },
];

const AMOUNTS = productFieldsOf('amount');

function PriceFields({ category }: Pick<ProductFormProps, 'category'>) {
  return (
    <div className={styles.pair}>
      {AMOUNTS.filter((name) => hasField(category, name)).map((name) => {
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

/** The size limits of a product, for the dimensions that its family has. */
function SizeFields({ category }: { category: Category }) {
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

const SPECIFICATION = [
  { name: 'name', label: 'Nazwa', maxLength: 100 },
  { name: 'value', label: 'Wartość', maxLength: 500 },
];
