import { useQuery } from '@apollo/client/react';
import { Form, Input, Select } from 'antd';
import type { Skill } from '#engine/visits/kinds';
import type { CreateCrewInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, toSaveOutcome } from '../kit/form/field-problems';
import { NumberInput, whole } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PeopleFields, skillsText } from '../trade/visits/people-fields';
import {
  hoursText,
  lunchText,
  readTimes,
  type TypedTimes,
  typedTimes,
  WEEKDAYS,
} from './crew-hours';
import {
  type CrewCardFragment,
  CreateCrewDocument,
  CrewPeopleDocument,
  CrewsPageDocument,
  UpdateCrewDocument,
} from './crews-page.generated';
import styles from './crew-dialog.module.css';

interface CrewValues {
  name: string;
  people: number | null;
  skills: Skill[];
  postcode: string;
  vehicle: string;
  colour: string;
  members: { value: number; label: string }[];
  /** From Monday on. */
  hours: TypedTimes[];
  lunch: TypedTimes & { minutes: number | null };
}

const WEEKEND = 5;
const NEW_CREW: CrewValues = {
  name: '',
  people: 2,
  skills: [],
  postcode: '',
  vehicle: '',
  colour: '#1b5e8c',
  members: [],
  hours: WEEKDAYS.map((_, index) =>
    index < WEEKEND ? { from: '07:00', until: '15:00' } : { from: '', until: '' },
  ),
  lunch: { from: '11:00', until: '14:00', minutes: 30 },
};

const TEXTS = {
  name: 'Nazwa',
  people: 'Liczba osób',
  skills: {
    label: 'Uprawnienia',
    show: skillsText,
  },
  postcode: 'Kod pocztowy bazy',
  vehicle: 'Samochód',
  colour: 'Kolor',
  members: {
    label: 'Konta osób z\u00a0ekipy',
    show: (members: CrewValues['members']) => members.map(({ label }) => label).join(', '),
  },
  hours: { label: 'Godziny pracy', show: (hours: TypedTimes[]) => hoursText(readHours(hours)) },
  lunch: {
    label: 'Przerwa',
    show: (typed: CrewValues['lunch']) => {
      const lunch = readLunch(typed);
      return lunch ? lunchText(lunch) : 'bez przerwy';
    },
  },
};

interface CrewDialogProps {
  /** Null for a new crew. */
  crew: CrewCardFragment | null;
  onClose: () => void;
}

/** A form for a crew: who, with what, from where, and when it works. */
export function CrewDialog({ crew, onClose }: CrewDialogProps) {
  const refetch = [CrewsPageDocument];
  const [create] = useStaffMutation(CreateCrewDocument, {
    done: 'Ekipa została dodana',
    failed: 'Nie udało się dodać ekipy',
    refetch,
  });
  const [update] = useStaffMutation(UpdateCrewDocument, {
    done: 'Ekipa została zmieniona',
    failed: 'Nie udało się zmienić ekipy',
    refetch,
  });
  return (
    <EditDialog<CrewValues>
      title={crew ? `Ekipa ${crew.name}` : 'Nowa ekipa'}
      texts={TEXTS}
      initial={crew ? editedOf(crew) : { values: NEW_CREW }}
      onClose={onClose}
      save={async ({ values, version = 0 }) => {
        const input = readCrew(values);
        const outcome = crew
          ? await update({ input: { id: crew.id, version, ...input } })
          : await create({ input });
        return toSaveOutcome(outcome, ({ crew: stored }) => stored && editedOf(stored));
      }}
    >
      <CrewFields />
      <fieldset className={styles.group}>
        <legend>Godziny pracy z&nbsp;dojazdami</legend>
        {WEEKDAYS.map((day, index) => (
          <div key={day} className={styles.day}>
            <span aria-hidden="true">{day}</span>
            <TimeField path={['hours', index, 'from']} label={`${day}: od`} />
            <TimeField
              path={['hours', index, 'until']}
              label={`${day}: do`}
              begin={['hours', index, 'from']}
            />
          </div>
        ))}
        <p className={styles.hint}>Dni bez godzin są wolne.</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Przerwa</legend>
        <div className={styles.day}>
          <Form.Item
            name={['lunch', 'minutes']}
            rules={[whole(15)]}
            extra="minut; puste: bez przerwy"
          >
            <NumberInput aria-label="Przerwa: minuty" />
          </Form.Item>
          <TimeField path={['lunch', 'from']} label="Przerwa: od" />
          <TimeField path={['lunch', 'until']} label="Przerwa: do" begin={['lunch', 'from']} />
        </div>
      </fieldset>
    </EditDialog>
  );
}

function CrewFields() {
  const { data } = useQuery(CrewPeopleDocument);
  const people = data?.inquiryAssignees.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Form.Item
        name="name"
        label={TEXTS.name}
        rules={[
          { required: true, whitespace: true, min: 2, message: 'Wpisz od 2 do 60\u00a0znaków.' },
        ]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <PeopleFields people={TEXTS.people} skills={TEXTS.skills.label} />
      <Form.Item
        name="postcode"
        label={TEXTS.postcode}
        extra="Tu zaczyna i&nbsp;kończy się dzień ekipy."
        rules={[{ required: true, message: 'Podaj kod pocztowy.' }]}
      >
        <Input maxLength={6} placeholder="90-001" autoComplete="off" />
      </Form.Item>
      <Form.Item name="vehicle" label={TEXTS.vehicle}>
        <Input maxLength={60} placeholder="Transit EL 12345" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="members"
        label={TEXTS.members.label}
        extra="Na telefonie widzą swój dzień i&nbsp;spisują protokoły."
      >
        <Select mode="multiple" labelInValue optionFilterProp="label" options={people ?? []} />
      </Form.Item>
      <Form.Item name="colour" label="Kolor w&nbsp;kalendarzu">
        <Input type="color" className={styles.colour} />
      </Form.Item>
    </>
  );
}

type Path = (string | number)[];

interface TimeFieldProps {
  path: Path;
  label: string;
  /** The field of the begin, if this one is the end. */
  begin?: Path;
}

/** The begin or the end of some hours of a day. */
function TimeField({ path, label, begin }: TimeFieldProps) {
  return (
    <Form.Item
      name={path}
      dependencies={begin && [begin]}
      rules={[
        ({ getFieldValue }) => {
          const from: string = begin ? getFieldValue(begin) : '';
          return {
            validator: (_rule, until: string) =>
              !begin || isInOrder({ from, until })
                ? Promise.resolve()
                : Promise.reject(new Error('Podaj koniec późniejszy niż początek.')),
          };
        },
      ]}
    >
      <Input type="time" aria-label={label} />
    </Form.Item>
  );
}

function isInOrder(typed: TypedTimes): boolean {
  const times = readTimes(typed);
  return times ? times.from < times.until : !typed.from && !typed.until;
}

const readHours = (hours: readonly TypedTimes[]): CreateCrewInput['hours'] =>
  hours.flatMap((typed, index) => {
    const times = readTimes(typed);
    return times ? [{ weekday: index + 1, ...times }] : [];
  });

function readLunch({ minutes, ...typed }: CrewValues['lunch']) {
  const times = readTimes(typed);
  return times && minutes !== null ? { ...times, minutes } : null;
}

const readCrew = ({ people, members, hours, lunch, ...values }: CrewValues): CreateCrewInput => ({
  ...values,
  memberIds: members.map(({ value }) => value),
  people: people ?? 0,
  hours: readHours(hours),
  lunch: readLunch(lunch),
});

/** A crew as the server takes it, without changes. */
export const inputOf = (crew: CrewCardFragment): CreateCrewInput => readCrew(editedOf(crew).values);

function editedOf(crew: CrewCardFragment): Edited<CrewValues> {
  const { name, people, skills, postcode, vehicle, colour, members, hours, lunch, version } = crew;
  const times = WEEKDAYS.map((_, index) => hours.find(({ weekday }) => weekday === index + 1));
  return {
    values: {
      name,
      people,
      skills: [...skills],
      postcode,
      vehicle,
      colour,
      members: members.map(({ id, name: label }) => ({ value: id, label })),
      hours: times.map(typedTimes),
      lunch: { ...typedTimes(lunch), minutes: lunch?.minutes ?? null },
    },
    version,
  };
}
