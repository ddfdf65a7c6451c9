import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Descriptions, Drawer, Empty, Form, Input } from 'antd';
import { useState } from 'react';
import { SKILL_LABELS, VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { NEXT_VISIT_STATES, PLANNABLE_STATES, type VisitState } from '#engine/visits/states';
import { formatDate } from '../../lib/dates/format-date';
import { formatMinutes } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { PhoneLink } from '../kit/page/inline-parts';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { SUBJECTS } from '../trade/tasks/task-list';
import { VisitStateTag, Warnings } from './visit-card';
import {
  SetVisitStateDocument,
  UpdateVisitDocument,
  type VisitCardFragment,
  VisitDetailsDocument,
  VisitsPageDocument,
} from './visits-page.generated';
import { timeText } from './week';
import styles from './visit-details.module.css';

interface VisitDrawerProps {
  /** Null: closed. */
  id: string | null;
  onMove: (visit: VisitCardFragment) => void;
  onClose: () => void;
}

/** A visit: who, where, what and when, and all that can be done with it. */
export function VisitDrawer({ id, onMove, onClose }: VisitDrawerProps) {
  const { data, error, refetch } = useQuery(VisitDetailsDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const visit = data?.adminVisit;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="min(36rem, 100vw)"
      title={visit ? titleOf(visit) : 'Wizyta'}
      destroyOnHidden
    >
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!error && !data && <Loading rows={6} />}
      {data && !visit && <Empty description="Nie ma takiej wizyty" />}
      {visit && (
        <div className={styles.details}>
          <Descriptions size="small" column={1} items={facts(visit)} />
          <Allowed to="visits:write">
            <Actions visit={visit} onMove={onMove} />
          </Allowed>
        </div>
      )}
    </Drawer>
  );
}

const titleOf = ({ kind, about }: VisitCardFragment): string =>
  [VISIT_KIND_LABELS[kind], about?.customerName].filter(Boolean).join(': ');

function facts(visit: VisitCardFragment) {
  const { state, reason, crew, about, address, minutes, people, skills, note, isPinned } = visit;
  const needed = skills?.map((skill) => SKILL_LABELS[skill]).join(', ');
  const subject = about && SUBJECTS[about.kind];
  return [
    {
      key: 'state',
      label: 'Stan',
      children: (
        <span className={styles.tags}>
          <VisitStateTag state={state} /> <Warnings visit={visit} />
          {reason}
        </span>
      ),
    },
    { key: 'time', label: 'Termin', children: whenText(visit) },
    crew && { key: 'crew', label: 'Ekipa', children: crew.name },
    about?.customerPhone && {
      key: 'phone',
      label: 'Telefon',
      children: <PhoneLink phone={about.customerPhone} />,
    },
    { key: 'address', label: 'Adres', children: <a href={mapLink(address)}>{address}</a> },
    {
      key: 'work',
      label: 'Praca',
      children: `${formatMinutes(minutes)}, ${pluralCount(people ?? 1, ['osoba', 'osoby', 'osób'])}${needed ? `, ${needed}` : ''}`,
    },
    note && {
      key: 'note',
      label: 'Notatka',
      children: <span className={styles.note}>{note}</span>,
    },
    isPinned && { key: 'pin', label: 'Przypięta', children: 'klient nie zmieni jej sam' },
    about &&
      subject && {
        key: 'about',
        label: 'Dotyczy',
        children: (
          <Link to={`${subject.path}${about.number}`}>
            {subject.noun} nr&nbsp;{about.number}
          </Link>
        ),
      },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}

/** "1 grudnia 2026, 09:00–10:30, przyjazd 08:00–10:00" */
function whenText({ startsAt, minutes, arrivalFrom, arrivalUntil }: VisitCardFragment): string {
  if (!startsAt) return 'jeszcze nieumówiony';
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const arrival =
    arrivalFrom && arrivalUntil
      ? `, przyjazd ${timeText(arrivalFrom)}–${timeText(arrivalUntil)}`
      : '';
  return `${formatDate(startsAt)}, ${timeText(startsAt)}–${timeText(endsAt)}${arrival}`;
}

/** Opens the map of the telephone. */
const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

interface ActionsProps {
  visit: VisitCardFragment;
  onMove: (visit: VisitCardFragment) => void;
}

function Actions({ visit, onMove }: ActionsProps) {
  const [opened, open] = useState<VisitState | 'edit' | null>(null);
  const { setState, loading } = useSetState(visit);
  return (
    <div className={styles.actions}>
      {PLANNABLE_STATES.includes(visit.state) && (
        <Button type="primary" onClick={() => onMove(visit)}>
          Przenieś do…
        </Button>
      )}
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
      <Button onClick={() => open('edit')}>Notatka i&nbsp;przypięcie…</Button>
      {opened === 'edit' && <EditVisit visit={visit} onClose={() => open(null)} />}
      {opened && opened !== 'edit' && (
        <StateDialog visit={visit} state={opened} onClose={() => open(null)} />
      )}
    </div>
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

interface VisitValues {
  note: string;
  isPinned: boolean;
}

function editedOf({ note, isPinned, version }: VisitCardFragment): Edited<VisitValues> {
  return { values: { note: note ?? '', isPinned }, version };
}

/** A form for what the crew needs to know, and whether the customer can move the visit. */
function EditVisit({ visit, onClose }: DialogProps) {
  const [update] = useStaffMutation(UpdateVisitDocument, {
    done: 'Wizyta została zmieniona',
    failed: 'Nie udało się zmienić wizyty',
    refetch: REFETCHED,
  });
  return (
    <EditDialog<VisitValues>
      title={titleOf(visit)}
      texts={{ note: 'Notatka', isPinned: 'Przypięta' }}
      initial={editedOf(visit)}
      onClose={onClose}
      save={async ({ values, version = 0 }) =>
        toSaveOutcome(
          await update({ input: { id: visit.id, version, ...values } }),
          ({ visit: stored }) => stored && editedOf(stored),
        )
      }
    >
      <Form.Item name="note" label="Notatka dla ekipy">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name="isPinned" valuePropName="checked">
        <Checkbox>Przypięta: klient nie może jej sam przełożyć ani odwołać</Checkbox>
      </Form.Item>
    </EditDialog>
  );
}
