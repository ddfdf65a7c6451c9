import { Form, type FormInstance, Input } from 'antd';
import { keysOf } from '#engine/trade/fields/pick';
import type { MailWordsInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { MailPreview } from './mail-preview';
import {
  type EditedMailTextFragment,
  type MailTextVersionRowFragment,
  MailTextsPageDocument,
  PublishMailTextDocument,
} from './mail-texts-page.generated';
import {
  NEW_PUBLICATION,
  PUBLICATION_TEXTS,
  PublicationFields,
  type PublicationValues,
  atFormFields,
  publicationInput,
} from './publication';
import { VersionHistory } from './version-history';
import { type LabelledTexts, WordDifferences } from './word-differences';

type MailTextValues = MailWordsInput & PublicationValues;

const TEXTS = {
  subject: 'Temat',
  summary: 'Zapowiedź w\u00a0skrzynce',
  heading: 'Nagłówek',
  introduction: 'Wstęp',
  closing: 'Zakończenie',
  ...PUBLICATION_TEXTS,
};

/** The words alone, without what Apollo and the form add to them. */
const wordsOf = ({ subject, summary, heading, introduction, closing }: MailWordsInput) => ({
  subject,
  summary,
  heading,
  introduction,
  closing,
});

const textsOf = (words: MailWordsInput): LabelledTexts =>
  keysOf(wordsOf(words)).map((name) => [TEXTS[name], words[name]]);

const valuesOf = (version: MailTextVersionRowFragment): MailTextValues => ({
  ...wordsOf(version.content),
  ...NEW_PUBLICATION,
});

interface MailTextDialogProps {
  mail: EditedMailTextFragment;
  onClose: () => void;
}

/** A form of the words of a kind of mail with a preview and their history; it starts with the words in force. */
export function MailTextDialog({ mail, onClose }: MailTextDialogProps) {
  const save = usePublish(mail);
  const current = mail.versions.find(({ inForce }) => inForce) ?? mail.versions[0];
  if (!current) return null;
  return (
    <EditDialog<MailTextValues>
      long
      title={`Wiadomość: ${mail.name}`}
      initial={{ values: valuesOf(current), version: mail.version }}
      texts={TEXTS}
      compare={(theirs, mine) => <WordDifferences from={textsOf(theirs)} to={textsOf(mine)} />}
      saveLabel="Opublikuj"
      save={save}
      onClose={onClose}
    >
      {(form) => <MailTextFields form={form} mail={mail} />}
    </EditDialog>
  );
}

interface MailTextFieldsProps {
  form: FormInstance<MailTextValues>;
  mail: EditedMailTextFragment;
}

function MailTextFields({ form, mail }: MailTextFieldsProps) {
  return (
    <>
      <Placeholders mail={mail} />
      <Form.Item name="subject" label={TEXTS.subject} rules={[REQUIRED]}>
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item
        name="summary"
        label={TEXTS.summary}
        extra="Programy pocztowe pokazują ją obok tematu."
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="heading" label={TEXTS.heading} rules={[REQUIRED]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item
        name="introduction"
        label={TEXTS.introduction}
        extra="Pusty wiersz zaczyna nowy akapit."
      >
        <Input.TextArea autoSize={{ minRows: 5 }} maxLength={5000} />
      </Form.Item>
      <Form.Item
        name="closing"
        label={TEXTS.closing}
        extra="Pod kwotami, danymi i&nbsp;przyciskiem. Podpis pod wszystkimi wiadomościami ustawisz w&nbsp;Ustawieniach."
      >
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={5000} />
      </Form.Item>
      <MailPreview id={mail.id} content={() => wordsOf(form.getFieldsValue(true))} />
      <PublicationFields />
      <section aria-label="Historia">
        <VersionHistory
          label={`Wersje wiadomości ${mail.name}`}
          title={mail.name}
          inForceLabel="teraz w&nbsp;wiadomościach"
          versions={mail.versions}
          textsOf={({ content }) => textsOf(content)}
          onEdit={({ content }) => form.setFieldsValue(wordsOf(content))}
        />
      </section>
    </>
  );
}

const REQUIRED = { required: true, message: 'Wypełnij to pole.' };

function Placeholders({ mail: { placeholders } }: { mail: EditedMailTextFragment }) {
  if (placeholders.length === 0) return <p>Ta wiadomość nie ma wstawek.</p>;
  return (
    <section aria-label="Wstawki">
      <p>Wstawki, które sklep zastępuje danymi:</p>
      <ul>
        {placeholders.map(({ word, label }) => (
          <li key={word}>
            <code>{`{{${word}}}`}</code> – {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a function that publishes the form as a version of the words. */
function usePublish({ id }: EditedMailTextFragment) {
  const [publish] = useStaffMutation(PublishMailTextDocument, {
    done: 'Treść wiadomości została opublikowana',
    failed: 'Nie udało się opublikować treści',
    refetch: [MailTextsPageDocument],
  });
  return async ({
    values,
    version,
  }: Edited<MailTextValues>): Promise<SaveOutcome<MailTextValues>> => {
    const outcome = await publish({
      input: {
        id,
        version: version ?? 0,
        content: wordsOf(values),
        ...publicationInput(values),
      },
    });
    if (outcome.kind === 'refused') return { ...outcome, problems: atFormFields(outcome.problems) };
    return toSaveOutcome(outcome, ({ mail }) => {
      const [latest] = mail?.versions ?? [];
      return mail && latest ? { values: valuesOf(latest), version: mail.version } : null;
    });
  };
}
