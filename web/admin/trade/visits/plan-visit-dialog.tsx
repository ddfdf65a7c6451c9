import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Form, type FormInstance, Input, Select } from 'antd';
import { weekdayAndDay } from '#engine/locale/day';
import { polishTime } from '#engine/locale/polish-time';
import { upperFirst } from '#engine/locale/text';
import { clockText } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { type PolishTime, readPolishTime } from '../../../lib/dates/warsaw-time';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import {
  type Edited,
  POLISH_TIME,
  type SaveOutcome,
  toSaveOutcome,
} from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AdminFailure, Loading } from '../../kit/page/page-states';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import {
  PlanningCrewsDocument,
  PlanVisitDocument,
  type StaffSlotFragment,
  type StaffVisitFragment,
  VisitSlotsDocument,
} from './staff-visits.generated';
import styles from './visit-list.module.css';

interface PlanValues {
  crewId: number | null;
  startsAt: PolishTime;
  isConfirmed: boolean;
}

const TEXTS = {
  crewId: 'Ekipa',
  startsAt: 'Początek pracy',
  isConfirmed: 'Klient zgodził się na ten termin',
};

interface PlanVisitDialogProps {
  visit: StaffVisitFragment;
  onClose: () => void;
}

/** Gives a visit a crew and a time: one of the best ones, or any other, which the server checks. */
export function PlanVisitDialog({ visit, onClose }: PlanVisitDialogProps) {
  const { data } = useQuery(PlanningCrewsDocument, { fetchPolicy: 'cache-and-network' });
  const [plan] = useStaffMutation(PlanVisitDocument, {
    done: 'Termin zapisany',
    failed: 'Nie udało się zapisać terminu',
  });
  const save = async ({
    values,
    version,
  }: Edited<PlanValues>): Promise<SaveOutcome<PlanValues>> => {
    const { crewId, startsAt, isConfirmed } = values;
    const start = readPolishTime(startsAt);
    if (crewId === null || start === null) return { kind: 'refused', problems: [] };
    const read = { id: visit.id, version: version ?? visit.version };
    const outcome = await plan({ input: { ...read, crewId, startsAt: start, isConfirmed } });
    return toSaveOutcome(outcome, (payload) => payload.visit && editedOf(payload.visit));
  };
  const crews = (data?.crews ?? []).filter(({ archivedAt }) => archivedAt === null);
  return (
    <EditDialog<PlanValues>
      title={`${VISIT_KIND_LABELS[visit.kind]}: termin`}
      initial={editedOf(visit)}
      texts={TEXTS}
      saveLabel="Zapisz termin"
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <BestTimes visit={visit} form={form} />
          <Form.Item
            name="crewId"
            label={TEXTS.crewId}
            rules={[{ required: true, message: 'Wybierz ekipę.' }]}
          >
            <Select options={crews.map(({ id, name }) => ({ value: id, label: name }))} />
          </Form.Item>
          <Form.Item
            name="startsAt"
            label={TEXTS.startsAt}
            rules={[{ required: true, message: 'Podaj dzień i\u00a0godzinę.' }, POLISH_TIME]}
          >
            <Input type="datetime-local" step={900} />
          </Form.Item>
          {visit.state !== 'confirmed' && (
            <Form.Item
              name="isConfirmed"
              valuePropName="checked"
              extra="Bez zgody termin jest zajęty, a&nbsp;klient potwierdza go na swojej stronie."
            >
              <Checkbox>{TEXTS.isConfirmed}</Checkbox>
            </Form.Item>
          )}
        </>
      )}
    </EditDialog>
  );
}

const editedOf = ({ crew, startsAt, version }: StaffVisitFragment): Edited<PlanValues> => ({
  values: {
    crewId: crew?.id ?? null,
    startsAt: startsAt ? localTime(startsAt) : '',
    isConfirmed: true,
  },
  version,
});

const localTime = (iso: string): PolishTime => polishTime(new Date(iso)).replace(' ', 'T');

interface BestTimesProps {
  visit: StaffVisitFragment;
  form: FormInstance<PlanValues>;
}

/** The best free times, each a button that fills in the form. */
function BestTimes({ visit, form }: BestTimesProps) {
  const { data, loading, error, refetch } = useStaffQuery(VisitSlotsDocument, {
    input: { visitId: visit.id },
  });
  const best = data?.visitSlots.best ?? [];
  if (error) return <AdminFailure error={error} retry={() => void refetch()} />;
  if (!data) return loading ? <Loading rows={2} /> : null;
  if (best.length === 0) return <p>W&nbsp;ciągu czterech tygodni żadna ekipa nie ma czasu.</p>;
  return (
    <fieldset className={styles.best}>
      <legend>Najlepsze terminy</legend>
      {best.map((slot) => (
        <Button
          key={`${slot.crewId} ${slot.startsAt}`}
          onClick={() =>
            form.setFieldsValue({ crewId: slot.crewId, startsAt: localTime(slot.startsAt) })
          }
        >
          {slotText(slot)}
        </Button>
      ))}
    </fieldset>
  );
}

const slotText = ({ day, startsAt, crewName, addedTravel }: StaffSlotFragment): string =>
  `${upperFirst(weekdayAndDay(day))}, ${clockText(new Date(startsAt))}, ${crewName} (+${addedTravel}\u00a0min drogi)`;
