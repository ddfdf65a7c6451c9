import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formatMinutes } from '../../lib/text/format';
import { Icon } from '../../ui/image/icon';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/field-problems';
import { NumberInput, whole } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import {
  CrewsPageDocument,
  type CrewsPageQuery,
  RemoveTravelTimeDocument,
  SetTravelTimeDocument,
} from './crews-page.generated';
import styles from './crews-page.module.css';

type TravelTime = CrewsPageQuery['travelTimes'][number];

/** The travel times that staff have corrected; all others are estimated by distance. */
export function TravelTimes({ times }: { times: readonly TravelTime[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Czasy dojazdu">
      <p>
        Czas między miejscowościami szacujemy z&nbsp;odległości. Jeśli znasz go lepiej, wpisz go
        tutaj: wolne terminy i&nbsp;kalendarz wizyt będą liczone z&nbsp;Twoim.
      </p>
      {times.length > 0 && (
        <ul className={styles.times} aria-label="Poprawione czasy dojazdu">
          {times.map((time) => (
            <li key={time.id}>
              {wayText(time)}: {formatMinutes(time.minutes)}
              <Allowed to="visits:write">
                <Remove time={time} />
              </Allowed>
            </li>
          ))}
        </ul>
      )}
      <Allowed to="visits:write">
        <div>
          <Button onClick={() => setOpen(true)}>Popraw czas dojazdu</Button>
        </div>
      </Allowed>
      {isOpen && <TravelTimeDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

const wayText = ({ fromTown, toTown }: TravelTime): string =>
  fromTown === toTown ? `${fromTown} i\u00a0okolica` : `${fromTown} – ${toTown}`;

function Remove({ time }: { time: TravelTime }) {
  const [remove, { loading }] = useStaffMutation(RemoveTravelTimeDocument, {
    done: 'Znów liczymy czas szacowany',
    failed: 'Nie udało się usunąć czasu dojazdu',
    refetch: [CrewsPageDocument],
  });
  return (
    <Button
      type="text"
      size="small"
      loading={loading}
      aria-label={`Usuń czas dojazdu: ${wayText(time)}`}
      icon={<Icon name="trash" />}
      onClick={() => void remove({ input: { id: time.id } })}
    />
  );
}

interface TravelValues {
  fromPostcode: string;
  toPostcode: string;
  minutes: number | null;
}

const TEXTS = { fromPostcode: 'Kod pocztowy', toPostcode: 'Drugi kod pocztowy', minutes: 'Minuty' };
const REQUIRED = [{ required: true, message: 'Podaj kod pocztowy.' }];

/** A form for the minutes between the areas of two postcodes. */
function TravelTimeDialog({ onClose }: { onClose: () => void }) {
  const [set] = useStaffMutation(SetTravelTimeDocument, {
    done: 'Czas dojazdu został zapisany',
    failed: 'Nie udało się zapisać czasu dojazdu',
    refetch: [CrewsPageDocument],
  });
  return (
    <EditDialog<TravelValues>
      title="Czas dojazdu"
      texts={TEXTS}
      initial={{ values: { fromPostcode: '', toPostcode: '', minutes: null } }}
      onClose={onClose}
      save={async ({ values: { minutes, ...way } }) =>
        toSaveOutcome(await set({ input: { ...way, minutes: minutes ?? 0 } }))
      }
    >
      <p>Liczy się w&nbsp;obie strony, między wszystkimi adresami obu okolic.</p>
      <Form.Item name="fromPostcode" label={TEXTS.fromPostcode} rules={REQUIRED}>
        <Input maxLength={6} placeholder="90-001" autoComplete="off" />
      </Form.Item>
      <Form.Item name="toPostcode" label={TEXTS.toPostcode} rules={REQUIRED}>
        <Input maxLength={6} placeholder="95-100" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="minutes"
        label={TEXTS.minutes}
        rules={[{ required: true, message: 'Podaj liczbę minut.' }, whole(1)]}
      >
        <NumberInput />
      </Form.Item>
    </EditDialog>
  );
}
