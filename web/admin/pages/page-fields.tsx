import { Checkbox, Form, type FormInstance, Input, Select } from 'antd';
import { upperFirst } from '#engine/locale/text';
import { ARTICLE_CATEGORIES, textKind } from '#engine/trade/content/texts';
import { FileButton } from '../kit/form/file-button';
import { usePictureUpload } from '../trade/pictures/use-picture-upload';
import { BlocksEditor } from './blocks-editor';
import { PagePreview } from './page-preview';
import { contentOf, type PageValues, TEXTS } from './page-values';
import type { EditedPageFragment } from './pages-page.generated';
import { PublicationFields } from './publication';

interface PageFieldsProps {
  form: FormInstance<PageValues>;
  page: EditedPageFragment;
}

/** The fields that a text of this kind has, with a preview. */
export function PageFields({ form, page: { slug, kind } }: PageFieldsProps) {
  const { hasHead, hasBlocks, body, prefix } = textKind(kind);
  return (
    <>
      {slug === '' && <AddressField prefix={prefix ?? ''} />}
      {hasHead && <HeadFields />}
      {kind === 'article' && <ArticleFields form={form} />}
      {body && (
        <Form.Item
          name="body"
          label={body.label}
          rules={hasHead ? [REQUIRED] : []}
          extra={body.hint}
        >
          <Input.TextArea autoSize={{ minRows: 12, maxRows: 40 }} maxLength={100_000} />
        </Form.Item>
      )}
      {hasBlocks && (
        <Form.Item label={TEXTS.blocks.label}>
          <BlocksEditor />
        </Form.Item>
      )}
      {kind === 'own' && (
        <Form.Item name="inFooter" valuePropName="checked">
          <Checkbox>{TEXTS.inFooter}</Checkbox>
        </Form.Item>
      )}
      {prefix && (
        <Form.Item
          name="isWithdrawn"
          valuePropName="checked"
          extra="Pod jej adresem sklep odpowie „nie ma takiej strony” albo poprowadzi dalej, jeśli wpiszesz przekierowanie."
        >
          <Checkbox>{TEXTS.isWithdrawn}</Checkbox>
        </Form.Item>
      )}
      {kind !== 'redirects' && <PagePreview content={() => contentOf(form.getFieldsValue(true))} />}
      <PublicationFields />
    </>
  );
}

function AddressField({ prefix }: { prefix: string }) {
  return (
    <Form.Item
      name="address"
      label={TEXTS.address}
      rules={[REQUIRED]}
      extra="Małe litery bez polskich znaków, cyfry i&nbsp;łączniki: cien-na-balkonie. Później się nie zmieni."
    >
      <Input prefix={`/${prefix}`} maxLength={50} />
    </Form.Item>
  );
}

function HeadFields() {
  return (
    <>
      <Form.Item name="title" label={TEXTS.title} rules={[REQUIRED]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item
        name="description"
        label={TEXTS.description}
        rules={[REQUIRED]}
        extra="Stoi też pod tytułem; przy artykule jest jego zapowiedzią."
      >
        <Input.TextArea autoSize maxLength={300} />
      </Form.Item>
    </>
  );
}

const CATEGORIES = ARTICLE_CATEGORIES.map((value) => ({ value, label: upperFirst(value) }));

function ArticleFields({ form }: { form: FormInstance<PageValues> }) {
  return (
    <>
      <Form.Item name={['article', 'author']} label="Autor" extra="Puste: nazwa firmy.">
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name={['article', 'date']} label="Data" rules={[REQUIRED]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name={['article', 'category']} label="Kategoria">
        <Select options={CATEGORIES} />
      </Form.Item>
      <Form.Item name={['article', 'tags']} label="Tagi" extra="Po każdym naciśnij Enter.">
        <Select mode="tags" maxCount={10} open={false} suffixIcon={null} />
      </Form.Item>
      <PictureFields form={form} />
    </>
  );
}

function PictureFields({ form }: { form: FormInstance<PageValues> }) {
  const { upload, sending, problem } = usePictureUpload(({ picture: { url } }) =>
    form.setFieldValue(['article', 'picture'], url),
  );
  return (
    <Form.Item label="Zdjęcie" htmlFor="article_picture">
      <Form.Item name={['article', 'picture']} rules={[REQUIRED]}>
        <Input maxLength={500} placeholder="Adres zdjęcia z&nbsp;tego sklepu" />
      </Form.Item>
      <FileButton
        name="Plik zdjęcia"
        accept="image/jpeg,image/png,image/webp,image/avif"
        loading={sending}
        onChoose={(file) => void upload(file)}
      >
        Wgraj zdjęcie
      </FileButton>
      {problem && <p role="alert">{problem}</p>}
    </Form.Item>
  );
}

const REQUIRED = { required: true, message: 'Wypełnij to pole.' };
