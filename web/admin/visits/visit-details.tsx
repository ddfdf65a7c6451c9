import { useQuery } from '@apollo/client/react';
import { Descriptions, Drawer, Empty } from 'antd';
import { PHOTOGRAPH_MOMENT_LABELS, SKILL_LABELS } from '#engine/visits/kinds';
import { formatDate } from '../../lib/dates/format-date';
import { formatMinutes } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { Allowed } from '../kit/page/allowed';
import { PhoneLink } from '../kit/page/inline-parts';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { SUBJECTS } from '../trade/tasks/task-list';
import { VisitStateTag } from '../trade/visits/visit-list';
import { VisitProtocol } from '../trade/visits/visit-protocol';
import { VisitActions } from './visit-actions';
import { titleOf, Warnings } from './visit-card';
import {
  type VisitCardFragment,
  VisitDetailsDocument,
  type VisitDetailsQuery,
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
          <VisitProtocol visit={visit} />
          <Photographs photographs={visit.crewPhotographs} />
          <Allowed to="visits:write">
            <VisitActions visit={visit} onMove={onMove} />
          </Allowed>
        </div>
      )}
    </Drawer>
  );
}

type Shown = NonNullable<VisitDetailsQuery['adminVisit']>['crewPhotographs'];

/** The photographs of the crew, each a link to the whole of it. */
const Photographs = ({ photographs }: { photographs: Shown }) => (
  <ul className={styles.photographs} aria-label="Zdjęcia ekipy">
    {photographs.map(({ id, url, width, height, moment, caption }) => (
      <li key={id}>
        <a href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            width={width}
            height={height}
            loading="lazy"
            alt={[PHOTOGRAPH_MOMENT_LABELS[moment], caption].filter(Boolean).join(': ')}
          />
        </a>
      </li>
    ))}
  </ul>
);

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
    crew && {
      key: 'crew',
      label: 'Ekipa',
      children: [crew.name, visit.secondCrew?.name].filter(Boolean).join(' i\u00a0'),
    },
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
