import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { NEXT_VISIT_STATES, type VisitState } from '#engine/visits/states';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { SetVisitStateDocument, type StaffVisitFragment } from './staff-visits.generated';

/** The states that are set with a reason. */
type ReasonedState = 'failed' | 'cancelled';

interface VisitProps {
  visit: StaffVisitFragment;
}

/** Buttons for the states that can follow. */
export function VisitStateButtons({ visit }: VisitProps) {
  const { modal } = App.useApp();
  const [asked, ask] = useState<ReasonedState | null>(null);
  const [set, { loading }] = useSetState();
  const { id, version } = visit;

  const choose = async (state: VisitState): Promise<void> => {
    if (state === 'failed' || state === 'cancelled') return ask(state);
    const isAgreed =
      state !== 'asked' ||
      (await modal.confirm({
        title: 'Poprosić klienta o\u00a0wybór nowego terminu?',
        content: 'Obecny termin przepadnie, a\u00a0klient dostanie e-mail z\u00a0linkiem.',
        okText: 'Poproś klienta',
        cancelText: 'Nie teraz',
      }));
    if (isAgreed) await set({ input: { id, version, state } });
  };
  return (
    <>
      {NEXT_VISIT_STATES[visit.state].map((state) => (
        <Button
          key={state}
          size="small"
          danger={state === 'cancelled'}
          loading={loading}
          onClick={() => void choose(state)}
        >
          {labelOf(state, visit.state)}
        </Button>
      ))}
      {asked && <ReasonDialog visit={visit} state={asked} onClose={() => ask(null)} />}
    </>
  );
}

const useSetState = () =>
  useStaffMutation(SetVisitStateDocument, {
    done: 'Stan wizyty zapisany',
    failed: 'Nie udało się zmienić stanu wizyty',
  });

function labelOf(state: VisitState, before: VisitState): string {
  if (state === 'confirmed') return before === 'done' ? 'Jednak niewykonana' : 'Klient potwierdził';
  if (state === 'asked') return 'Poproś o\u00a0nowy termin';
  return { done: 'Wykonana', failed: 'Nie udała się', cancelled: 'Odwołaj', offered: '' }[state];
}

interface ReasonValues {
  reason: string;
}

const TEXTS = { reason: 'Powód' };

interface ReasonDialogProps extends VisitProps {
  state: ReasonedState;
  onClose: () => void;
}

function ReasonDialog({ visit, state, onClose }: ReasonDialogProps) {
  const [set] = useSetState();
  const { id, version, kind } = visit;
  const isRequired = state === 'failed';
  return (
    <EditDialog<ReasonValues>
      title={`${VISIT_KIND_LABELS[kind]}: ${isRequired ? 'wizyta nieudana' : 'odwołanie wizyty'}`}
      initial={{ values: { reason: '' } }}
      texts={TEXTS}
      saveLabel={isRequired ? 'Zapisz' : 'Odwołaj wizytę'}
      save={async ({ values: { reason } }) =>
        toSaveOutcome<unknown, ReasonValues>(
          await set({ input: { id, version, state, reason: reason.trim() || null } }),
        )
      }
      onClose={onClose}
    >
      {!isRequired && <p>Klient dostanie e-mail o&nbsp;odwołaniu.</p>}
      <Form.Item
        name="reason"
        label={TEXTS.reason}
        extra="Klient zobaczy go na stronie wizyty."
        rules={[
          {
            required: isRequired,
            whitespace: isRequired,
            message: 'Napisz, dlaczego wizyta się nie udała.',
          },
        ]}
      >
        <Input maxLength={500} />
      </Form.Item>
    </EditDialog>
  );
}
