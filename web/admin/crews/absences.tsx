import { Button, Form, Input } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { type PolishTime, readPolishTime } from '../../lib/dates/warsaw-time';
import { Icon } from '../../ui/image/icon';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { POLISH_TIME, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import {
  AddAbsenceDocument,
  type CrewCardFragment,
  CrewsPageDocument,
  RemoveAbsenceDocument,
} from './crews-page.generated';
import styles from './crews-page.module.css';

type Absence = CrewCardFragment['absences'][number];

/** The absences of a crew that have not ended; each can be removed. */
export function Absences({ crew }: { crew: CrewCardFragment }) {
  if (crew.absences.length === 0) return null;
  return (
    <ul className={styles.absences} aria-label={`Nieobecności: ${crew.name}`}>
      {crew.absences.map((absence) => (
        <li key={absence.id}>
          {timesText(absence)}
          {absence.reason && `: ${absence.reason}`}
          <Allowed to="visits:write">
            <Remove absence={absence} />
          </Allowed>
        </li>
      ))}
    </ul>
  );
}

const timesText = ({ startsAt, endsAt }: Absence): string =>
  `${formatDateTime(startsAt)} – ${formatDateTime(endsAt)}`;

function Remove({ absence }: { absence: Absence }) {
  const [remove, { loading }] = useStaffMutation(RemoveAbsenceDocument, {
    done: 'Nieobecność została usunięta',
    failed: 'Nie udało się usunąć nieobecności',
    refetch: [CrewsPageDocument],
  });
  return (
    <Button
      type="text"
      size="small"
      loading={loading}
      aria-label={`Usuń nieobecność: ${timesText(absence)}`}
      icon={<Icon name="trash" />}
      onClick={() => void remove({ input: { id: absence.id } })}
    />
  );
}

interface AbsenceValues {
  startsAt: PolishTime;
  endsAt: PolishTime;
  reason: string;
}

const TEXTS = { startsAt: 'Od', endsAt: 'Do', reason: 'Powód' };
const RULES = [{ required: true, message: 'Podaj dzień i\u00a0godzinę.' }, POLISH_TIME];

interface AbsenceDialogProps {
  crew: CrewCardFragment;
  onClose: () => void;
}

/** A form for an absence of a crew: from when, until when, and why. */
export function AbsenceDialog({ crew, onClose }: AbsenceDialogProps) {
  const [add] = useStaffMutation(AddAbsenceDocument, {
    done: 'Nieobecność została dodana',
    failed: 'Nie udało się dodać nieobecności',
    refetch: [CrewsPageDocument],
  });
  return (
    <EditDialog<AbsenceValues>
      title={`Nieobecność: ${crew.name}`}
      texts={TEXTS}
      initial={{ values: { startsAt: '', endsAt: '', reason: '' } }}
      onClose={onClose}
      save={async ({ values: { startsAt, endsAt, reason } }) =>
        toSaveOutcome(
          await add({
            input: {
              crewId: crew.id,
              startsAt: readPolishTime(startsAt) ?? '',
              endsAt: readPolishTime(endsAt) ?? '',
              reason,
            },
          }),
        )
      }
    >
      <Form.Item name="startsAt" label={TEXTS.startsAt} rules={RULES}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="endsAt" label={TEXTS.endsAt} rules={RULES}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item
        name="reason"
        label={TEXTS.reason}
        extra="Umówione wizyty zostają; na ekranie „Wizyty” będą oznaczone."
      >
        <Input maxLength={200} placeholder="Urlop" />
      </Form.Item>
    </EditDialog>
  );
}
