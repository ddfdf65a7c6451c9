import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { NEXT_VISIT_STATES, PLANNABLE_STATES, type VisitState } from '#engine/visits/states';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { EditVisitDialog } from './edit-visit';
import { titleOf } from './visit-card';
import {
  AskVisitAgainDocument,
  SetVisitStateDocument,
  type VisitCardFragment,
  VisitDetailsDocument,
  VisitsPageDocument,
} from './visits-page.generated';
import styles from './visit-details.module.css';

interface VisitActionsProps {
  visit: VisitCardFragment;
  onMove: (visit: VisitCardFragment) => void;
}

/** What can be done with a visit: another time, another state, and its data. */
export function VisitActions({ visit, onMove }: VisitActionsProps) {
  const [opened, open] = useState<VisitState | 'edit' | null>(null);
  const { setState, loading } = useSetState(visit);
  if (visit.isSecond) return <p>Ta ekipa pomaga innej. Zmieniaj wizytę tej, której pomaga.</p>;
  return (
    <div className={styles.actions}>
      {PLANNABLE_STATES.includes(visit.state) && (
        <Button type="primary" onClick={() => onMove(visit)}>
          Przenieś do…
        </Button>
      )}
      {visit.state === 'asked' && <AskAgainButton visit={visit} />}
      {NEXT_VISIT_STATES[visit.state].map((state) => (
        <Button
          key={state}
          danger={state === 'cancelled'}
          loading={loading}
          onClick={() => (state === 'done' ? void setState(state, '') : open(state))}
        >
          {actionOf(visit.state, state).label}
        </Button>
      ))}
      <Button onClick={() => open('edit')}>Zmień wizytę…</Button>
      {opened === 'edit' && <EditVisitDialog visit={visit} onClose={() => open(null)} />}
      {opened && opened !== 'edit' && (
        <StateDialog visit={visit} state={opened} onClose={() => open(null)} />
      )}
    </div>
  );
}

/** Mails the customer the link to choose a time once more. */
function AskAgainButton({ visit: { id, version } }: Pick<DialogProps, 'visit'>) {
  const [ask, { loading }] = useStaffMutation(AskVisitAgainDocument, {
    done: 'Wysłaliśmy klientowi link do wyboru terminu',
    failed: 'Nie udało się wysłać wiadomości',
  });
  return (
    <Button loading={loading} onClick={() => void ask({ input: { id, version } })}>
      Wyślij link ponownie
    </Button>
  );
}

/** The label of what leads to a state, and what follows from it. */
function actionOf(from: VisitState, to: VisitState): { label: string; effect: string } {
  if (from === 'done')
    return { label: 'Cofnij wykonanie…', effect: 'Wizyta będzie znów umówiona.' };
  switch (to) {
    case 'asked':
      return {
        label: 'Umów od nowa…',
        effect: 'Termin będzie wolny, a\u00a0klient dostanie link do wyboru nowego.',
      };
    case 'failed':
      return { label: 'Nieudana…', effect: 'Później można ją umówić od nowa.' };
    case 'cancelled':
      return { label: 'Odwołaj…', effect: 'Klient dostanie wiadomość, że wizyta jest odwołana.' };
    case 'done':
      return { label: 'Wykonana', effect: '' };
    default:
      return { label: 'Potwierdź…', effect: 'Klient dostanie potwierdzenie terminu.' };
  }
}

const REFETCHED = [VisitsPageDocument, VisitDetailsDocument];

function useSetState({ id, version }: VisitCardFragment) {
  const [set, { loading }] = useStaffMutation(SetVisitStateDocument, {
    done: 'Stan wizyty został zmieniony',
    failed: 'Nie udało się zmienić stanu wizyty',
    refetch: REFETCHED,
  });
  const setState = (state: VisitState, reason: string) =>
    set({ input: { id, version, state, reason } });
  return { setState, loading };
}

interface DialogProps {
  visit: VisitCardFragment;
  onClose: () => void;
}

/** Asks before a state is set that the customer is told, and for the reason where there is one. */
function StateDialog({ visit, state, onClose }: DialogProps & { state: VisitState }) {
  const { setState } = useSetState(visit);
  const { label, effect } = actionOf(visit.state, state);
  const isNeeded = state === 'failed';
  return (
    <EditDialog<{ reason: string }>
      title={`${label.replace('…', '')}: ${titleOf(visit)}`}
      saveLabel={label.replace('…', '')}
      texts={{ reason: 'Powód' }}
      initial={{ values: { reason: '' } }}
      onClose={onClose}
      save={async ({ values }) => toSaveOutcome(await setState(state, values.reason))}
    >
      <p>{effect}</p>
      {(isNeeded || state === 'cancelled') && (
        <Form.Item
          name="reason"
          label="Powód"
          rules={[
            { required: isNeeded, whitespace: true, message: 'Napisz, dlaczego się nie udała.' },
          ]}
        >
          <Input maxLength={500} />
        </Form.Item>
      )}
    </EditDialog>
  );
}
