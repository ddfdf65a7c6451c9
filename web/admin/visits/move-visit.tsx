import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { polishClock } from '#engine/locale/polish-time';
import { readPolishTime } from '../../lib/dates/warsaw-time';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import {
  MoveChoicesDocument,
  PlanVisitDocument,
  type VisitCardFragment,
  VisitDetailsDocument,
  VisitsPageDocument,
} from './visits-page.generated';
import { timeText } from './week';
import styles from './move-visit.module.css';

const QUARTER_SECONDS = 900;
const TEXTS = {
  crewId: 'Ekipa',
  secondCrewId: 'Druga ekipa',
  day: 'Dzień',
  startsAt: 'Początek',
  isConfirmed: 'Klient się zgodził',
};

interface MoveValues {
  crewId: number | null;
  secondCrewId: number | null;
  day: string;
  /** "09:15"; named as in the input, so that the server's refusal stands at this field. */
  startsAt: string;
  isConfirmed: boolean;
}

/** A visit with the time that the form begins with. */
export interface Move {
  visit: VisitCardFragment;
  values: MoveValues;
}

interface Target {
  crewId: number;
  day: string;
}

/**
 * Proposes a time for a visit: the first free one of a crew's day, or without a target the present one, or else the best
 * of all crews. The start is empty where none is free.
 */
export function useProposeMove() {
  const client = useApolloClient();
  return async (visit: VisitCardFragment, target?: Target): Promise<Move> => {
    const present = valuesOf(visit);
    if (!target && visit.startsAt) return { visit, values: present };
    const slots = { visitId: visit.id, from: target?.day ?? null, crewId: target?.crewId ?? null };
    const { data } = await client.query({
      query: MoveChoicesDocument,
      variables: { slots },
      fetchPolicy: 'network-only',
      errorPolicy: 'ignore',
    });
    const [best] = data?.visitSlots.best ?? [];
    const slot = target ? data?.visitSlots.all.find(({ day }) => day === target.day) : best;
    const time = {
      startsAt: slot ? timeText(slot.startsAt) : '',
      secondCrewId: slot?.secondCrewId ?? null,
    };
    return { visit, values: { ...present, ...(target ?? (best && placeOf(best))), ...time } };
  };
}

const placeOf = ({ crewId, day }: Target): Target => ({ crewId, day });

function valuesOf({ crew, secondCrew, startsAt, state }: VisitCardFragment): MoveValues {
  const day = polishClock(startsAt ? new Date(startsAt) : new Date()).day;
  return {
    crewId: crew?.id ?? null,
    secondCrewId: secondCrew?.id ?? null,
    day,
    startsAt: startsAt ? timeText(startsAt) : '',
    isConfirmed: state !== 'offered',
  };
}

/** A form that gives a visit another crew, day and start, or its first ones. */
export function MoveDialog({ visit, values, onClose }: Move & { onClose: () => void }) {
  const [plan] = useStaffMutation(PlanVisitDocument, {
    done: 'Wizyta jest zaplanowana',
    failed: 'Nie udało się zaplanować wizyty',
    refetch: [VisitsPageDocument, VisitDetailsDocument],
  });
  return (
    <EditDialog<MoveValues>
      title={`Przenieś do… ${visit.about?.customerName ?? ''}`.trim()}
      saveLabel="Zaplanuj"
      texts={TEXTS}
      initial={{ values, version: visit.version }}
      onClose={onClose}
      save={async ({
        values: { crewId, secondCrewId, day, startsAt, isConfirmed },
        version = 0,
      }) => {
        const input = {
          id: visit.id,
          version,
          crewId: crewId ?? 0,
          secondCrewId: secondCrewId ?? null,
          startsAt: readPolishTime(`${day}T${startsAt}`) ?? '',
          isConfirmed,
        };
        return toSaveOutcome(await plan({ input }), ({ visit: stored }) =>
          stored ? { values: valuesOf(stored), version: stored.version } : null,
        );
      }}
    >
      <MoveFields visit={visit} />
    </EditDialog>
  );
}

function MoveFields({ visit }: { visit: VisitCardFragment }) {
  const form = Form.useFormInstance<MoveValues>();
  const crewId = Form.useWatch<number | null>('crewId') ?? null;
  const day = Form.useWatch<string>('day') ?? '';
  const { data } = useQuery(MoveChoicesDocument, {
    variables: { slots: { visitId: visit.id, from: day || null, crewId } },
    fetchPolicy: 'cache-and-network',
  });
  const crews = data?.crews.filter(({ archivedAt }) => !archivedAt) ?? [];
  const options = crews.map(({ id, name }) => ({ value: id, label: name }));
  const people = crews.find(({ id }) => id === crewId)?.people ?? Infinity;
  const takesTwo = (visit.people ?? 0) > people;
  const free = crewId === null ? [] : data?.visitSlots.all.filter((slot) => slot.day === day);
  return (
    <>
      <Form.Item
        name="crewId"
        label={TEXTS.crewId}
        rules={[{ required: true, message: 'Wybierz ekipę.' }]}
      >
        <Select options={options} />
      </Form.Item>
      <Form.Item
        name="secondCrewId"
        label={TEXTS.secondCrewId}
        extra="Przyjedzie o&nbsp;tej samej godzinie, bo jedna ekipa ma za mało osób."
        hidden={!takesTwo}
      >
        <Select
          allowClear={CLEARABLE_SELECT}
          options={options.filter(({ value }) => value !== crewId)}
        />
      </Form.Item>
      <Form.Item name="day" label={TEXTS.day} rules={[{ required: true, message: 'Podaj dzień.' }]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item
        name="startsAt"
        label={TEXTS.startsAt}
        rules={[{ required: true, message: 'Podaj godzinę.' }]}
      >
        <Input type="time" step={QUARTER_SECONDS} />
      </Form.Item>
      {crewId !== null && free?.length === 0 && (
        <p>Tego dnia ta ekipa nie ma wolnego czasu na tę wizytę.</p>
      )}
      {free && free.length > 0 && (
        <fieldset className={styles.free}>
          <legend>Wolne początki</legend>
          {free.map(({ startsAt, secondCrewId }) => (
            <Button
              key={`${startsAt} ${secondCrewId}`}
              size="small"
              onClick={() => form.setFieldsValue({ startsAt: timeText(startsAt), secondCrewId })}
            >
              {[timeText(startsAt), crews.find(({ id }) => id === secondCrewId)?.name]
                .filter(Boolean)
                .join(', z\u00a0ekipą ')}
            </Button>
          ))}
        </fieldset>
      )}
      {visit.state === 'confirmed' ? (
        <p>Jeśli zmienią się godziny przyjazdu, klient dostanie wiadomość.</p>
      ) : (
        <Form.Item name="isConfirmed" valuePropName="checked">
          <Checkbox>Klient zgodził się na ten termin (dostanie potwierdzenie)</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
