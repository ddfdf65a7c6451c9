import { Form, type FormInstance, Input } from 'antd';
import type { PageContentInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { BlocksEditor, blocksAsText, plainBlocks } from './blocks-editor';
import { PagePreview } from './page-preview';
import {
  type EditedPageFragment,
  type PageVersionRowFragment,
  PagesPageDocument,
  PublishPageDocument,
} from './pages-page.generated';
import {
  NEW_PUBLICATION,
  PUBLICATION_TEXTS,
  PublicationFields,
  type PublicationValues,
  atFormFields,
  publicationInput,
} from './publication';

type PageValues = PageContentInput & PublicationValues;

const TEXTS = {
  title: 'Tytuł',
  description: 'Opis dla wyszukiwarek',
  blocks: { label: 'Bloki', show: blocksAsText },
  body: 'Treść',
  ...PUBLICATION_TEXTS,
};

const valuesOf = ({ content }: PageVersionRowFragment): PageValues => ({
  ...contentOf(content),
  ...NEW_PUBLICATION,
});

/** The content alone: without what Apollo adds to it, and without the fields of the publication. */
const contentOf = ({
  title,
  description,
  blocks,
  body,
}: PageContentInput | PageVersionRowFragment['content']) => ({
  title,
  description,
  blocks: plainBlocks(blocks),
  body,
});

interface PageDialogProps {
  page: EditedPageFragment;
  /** The version whose content the form starts with. */
  from: PageVersionRowFragment;
  onClose: () => void;
}

/** A form of a text page with a preview; it is published at once or at a later time. */
export function PageDialog({ page, from, onClose }: PageDialogProps) {
  const save = usePublish(page);
  return (
    <EditDialog<PageValues>
      long
      title={`Strona: ${from.content.title}`}
      initial={{ values: valuesOf(from), version: page.version }}
      texts={TEXTS}
      saveLabel="Opublikuj"
      save={save}
      onClose={onClose}
    >
      {(form) => <PageFields form={form} />}
    </EditDialog>
  );
}

function PageFields({ form }: { form: FormInstance<PageValues> }) {
  return (
    <>
      <Form.Item name="title" label={TEXTS.title} rules={[REQUIRED]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="description" label={TEXTS.description} rules={[REQUIRED]}>
        <Input.TextArea autoSize maxLength={300} />
      </Form.Item>
      <Form.Item
        name="body"
        label={TEXTS.body}
        rules={[REQUIRED]}
        extra="Markdown: ## nagłówek, **pogrubienie**, - lista, [tekst](/adres). Wstawki takie jak {{company.name}} sklep zastępuje danymi firmy."
      >
        <Input.TextArea autoSize={{ minRows: 12, maxRows: 40 }} maxLength={100_000} />
      </Form.Item>
      <Form.Item label={TEXTS.blocks.label}>
        <BlocksEditor />
      </Form.Item>
      <PagePreview content={() => contentOf(form.getFieldsValue(true))} />
      <PublicationFields />
    </>
  );
}

const REQUIRED = { required: true, message: 'Wypełnij to pole.' };
/** Returns a function that publishes the form as a version of the page. */
function usePublish({ slug }: EditedPageFragment) {
  const [publish] = useStaffMutation(PublishPageDocument, {
    done: 'Strona została opublikowana',
    failed: 'Nie udało się opublikować strony',
    refetch: [PagesPageDocument],
  });
  return async ({ values, version }: Edited<PageValues>): Promise<SaveOutcome<PageValues>> => {
    const outcome = await publish({
      input: {
        slug,
        version: version ?? 0,
        content: contentOf(values),
        ...publicationInput(values),
      },
    });
    if (outcome.kind === 'refused') return { ...outcome, problems: atFormFields(outcome.problems) };
    return toSaveOutcome(outcome, ({ page }) => {
      const [latest] = page?.versions ?? [];
      return page && latest ? { values: valuesOf(latest), version: page.version } : null;
    });
  };
}
