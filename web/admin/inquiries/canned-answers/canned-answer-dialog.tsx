import { Form, Input } from 'antd';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import {
  CannedAnswersDocument,
  CreateCannedAnswerDocument,
  UpdateCannedAnswerDocument,
  type CannedAnswersQuery,
} from './canned-answers.generated';

export type CannedAnswer = CannedAnswersQuery['cannedAnswers'][number];

interface CannedAnswerValues {
  title: string;
  text: string;
}

interface CannedAnswerDialogProps {
  /** Null for a new answer. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

export function CannedAnswerDialog({ answer, onClose }: CannedAnswerDialogProps) {
  const save = useSaveCannedAnswer(answer?.id ?? null);
  return (
    <EditDialog<CannedAnswerValues>
      title={answer ? 'Gotowa odpowiedź' : 'Nowa gotowa odpowiedź'}
      texts={{ title: 'Tytuł', text: 'Treść' }}
      initial={answer ? editedOf(answer) : { values: { title: '', text: '' } }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label="Tytuł (klient go nie widzi)"
        rules={[{ required: true, whitespace: true, message: 'Wpisz tytuł.' }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name="text"
        label="Treść"
        extra="W&nbsp;miejsce {klient} wstawimy imię i&nbsp;nazwisko, w&nbsp;miejsce {imie} samo imię, a&nbsp;w&nbsp;miejsce {numer} numer zapytania."
        rules={[{ required: true, whitespace: true, message: 'Wpisz treść.' }]}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 16 }} maxLength={5000} />
      </Form.Item>
    </EditDialog>
  );
}

function useSaveCannedAnswer(id: number | null) {
  const toasts = {
    done: 'Gotowa odpowiedź została zapisana',
    failed: 'Nie udało się zapisać gotowej odpowiedzi',
    refetch: [CannedAnswersDocument],
  };
  const [create] = useStaffMutation(CreateCannedAnswerDocument, toasts);
  const [update] = useStaffMutation(UpdateCannedAnswerDocument, toasts);
  return async ({
    values,
    version,
  }: Edited<CannedAnswerValues>): Promise<SaveOutcome<CannedAnswerValues>> => {
    const { title, text } = values;
    const outcome =
      id === null || version === undefined
        ? await create({ input: { title, text } })
        : await update({ input: { id, version, title, text } });
    return toSaveOutcome(outcome, ({ cannedAnswer }) => cannedAnswer && editedOf(cannedAnswer));
  };
}

function editedOf({ title, text, version }: CannedAnswer): Edited<CannedAnswerValues> {
  return { values: { title, text }, version };
}
