import { Form, Input, Radio, type FormInstance } from 'antd';

import { readPolishTime } from '../../lib/dates/polish-time-field';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { POLISH_TIME } from '../kit/form/polish-time-rule';
import { toSaveOutcome, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PublishPriceListDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';
import type { PriceDraft } from './price-lists';

interface Publication {
  when: 'now' | 'later';
  /** The value of `<input type="datetime-local">`, in Polish time. */
  at: string;
  note: string;
}

const TEXTS = {
  when: 'Kiedy',
  at: { label: 'Termin', show: (at: string) => at.replace('T', ', ') },
  note: 'Powód',
};

/** Publishes the draft, now or at a later time. */
export function PublishDialog({ draft, onClose }: { draft: PriceDraft; onClose: () => void }) {
  const { version, updatedAt } = draft;
  const [publish] = usePublish('Cennik został opublikowany');
  const [schedule] = usePublish('Publikacja cennika została zaplanowana');
  const save = async ({ when, at, note }: Publication): Promise<SaveOutcome<Publication>> =>
    toSaveOutcome(
      when === 'later'
        ? await schedule({ input: { version, updatedAt, note, at: readPolishTime(at) } })
        : await publish({ input: { version, updatedAt, note, at: null } }),
    );
  return (
    <EditDialog<Publication>
      title="Opublikuj cennik"
      initial={{ values: { when: 'now', at: '', note: '' } }}
      texts={TEXTS}
      saveLabel="Opublikuj"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            Nowe wyceny i&nbsp;wszystkie koszyki policzymy po nowych cenach. Złożone zamówienia się
            nie zmienią, a&nbsp;w&nbsp;koszyku klient zobaczy, że cena jest inna.
          </p>
          <TimeFields form={form} />
          <NoteField />
        </>
      )}
    </EditDialog>
  );
}

const usePublish = (done: string) =>
  useStaffMutation(PublishPriceListDocument, {
    done,
    failed: 'Nie udało się opublikować cennika',
    refetch: [PriceListPageDocument],
  });

function TimeFields({ form }: { form: FormInstance<Publication> }) {
  return (
    <>
      <Form.Item name="when" label={TEXTS.when}>
        <Radio.Group
          options={[
            { value: 'now', label: 'Od razu' },
            { value: 'later', label: 'W\u00a0wybranym terminie' },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['when']}>
        {() =>
          form.getFieldValue('when') === 'later' && (
            <Form.Item
              name="at"
              label={TEXTS.at.label}
              rules={[{ required: true, message: 'Wybierz termin.' }, POLISH_TIME]}
              extra="Czas polski."
            >
              <Input type="datetime-local" />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  );
}

function NoteField() {
  return (
    <Form.Item
      name="note"
      label="Powód (widzi go tylko obsługa)"
      rules={[{ required: true, min: 3, message: 'Podaj powód (co najmniej 3\u00a0znaki).' }]}
    >
      <Input maxLength={300} />
    </Form.Item>
  );
}
