import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { type PolishTime, readPolishTime } from '../../lib/dates/warsaw-time';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome, POLISH_TIME } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import type { PriceDraft } from './price-entries';
import { PublishPriceListDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';

type When = 'now' | 'later';

interface Publication {
  when: When;
  at: PolishTime;
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
  const [shownWhen, showWhen] = useState<When>('now');
  const [publish] = usePublish('Cennik został opublikowany', 'Nie udało się opublikować cennika');
  const [schedule] = usePublish(
    'Publikacja cennika została zaplanowana',
    'Nie udało się zaplanować publikacji cennika',
  );
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
      saveLabel={shownWhen === 'later' ? 'Zaplanuj publikację' : 'Opublikuj'}
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>
        Nowe wyceny i&nbsp;wszystkie koszyki policzymy po nowych cenach. Złożone zamówienia się nie
        zmienią, a&nbsp;w&nbsp;koszyku klient zobaczy, że cena jest inna.
      </p>
      <TimeFields when={shownWhen} onWhen={showWhen} />
      <NoteField />
    </EditDialog>
  );
}

const usePublish = (done: string, failed: string) =>
  useStaffMutation(PublishPriceListDocument, {
    done,
    failed,
    refetch: [PriceListPageDocument],
  });

function TimeFields({ when, onWhen }: { when: When; onWhen: (when: When) => void }) {
  return (
    <>
      <Form.Item name="when" label={TEXTS.when}>
        <Radio.Group
          onChange={({ target }) => onWhen(target.value)}
          options={[
            { value: 'now', label: 'Od razu' },
            { value: 'later', label: 'W\u00a0wybranym terminie' },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <Form.Item
          name="at"
          label={TEXTS.at.label}
          rules={[{ required: true, message: 'Wybierz termin.' }, POLISH_TIME]}
          extra="Czas polski."
        >
          <Input type="datetime-local" />
        </Form.Item>
      )}
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
