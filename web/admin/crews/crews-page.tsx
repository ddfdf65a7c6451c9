import { App, Button, Empty, Input } from 'antd';
import { useState } from 'react';
import { SKILL_LABELS } from '#engine/visits/kinds';
import { pluralCount } from '../../lib/text/grammar';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { copyToClipboard } from '../kit/page/copy-to-clipboard';
import { Tag } from '../kit/page/inline-parts';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { AbsenceDialog, Absences } from './absences';
import { CrewDialog, inputOf } from './crew-dialog';
import { hoursText, lunchText } from './crew-hours';
import {
  ArchiveCrewDocument,
  type CrewCardFragment,
  CrewsPageDocument,
  UpdateCrewDocument,
} from './crews-page.generated';
import { TravelTimes } from './travel-times';
import styles from './crews-page.module.css';

/** What is open: the form of a crew (`crew` null: of a new one), or that of an absence. */
type Opened =
  | { form: 'crew'; crew: CrewCardFragment | null }
  | { form: 'absence'; crew: CrewCardFragment };

/** The crews that drive to customers: who, when they work, when they are away, and their calendars. */
export function CrewsPage() {
  const { data, loading, error, refetch } = useStaffQuery(CrewsPageDocument, {});
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const crews = data?.crews;
  return (
    <AdminPage
      title="Ekipy"
      remark={crews && pluralCount(crews.length, ['ekipa', 'ekipy', 'ekip'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {loading && <Loading rows={6} />}
      <Allowed to="visits:write">
        <div>
          <Button type="primary" onClick={() => open({ form: 'crew', crew: null })}>
            Dodaj ekipę
          </Button>
        </div>
      </Allowed>
      {crews?.length === 0 && <Empty description="Nie ma jeszcze żadnej ekipy" />}
      {crews && (
        <ul className={styles.crews} aria-label="Ekipy">
          {crews.map((crew) => (
            <li key={crew.id}>
              <CrewCard crew={crew} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      {data && <TravelTimes times={data.travelTimes} />}
      {opened?.form === 'crew' && <CrewDialog crew={opened.crew} onClose={close} />}
      {opened?.form === 'absence' && <AbsenceDialog crew={opened.crew} onClose={close} />}
    </AdminPage>
  );
}

interface CrewCardProps {
  crew: CrewCardFragment;
  onOpen: (opened: Opened) => void;
}

function CrewCard({ crew, onOpen }: CrewCardProps) {
  const { name, people, skills, postcode, vehicle, hours, lunch, colour, members, archivedAt } =
    crew;
  return (
    <article className={styles.card} style={{ borderInlineStartColor: colour }}>
      <h2 className={styles.name}>
        {name} {archivedAt && <Tag tone="neutral">nie pracuje</Tag>}
      </h2>
      <p>
        {pluralCount(people, ['osoba', 'osoby', 'osób'])}, baza: {postcode}
        {vehicle && `, ${vehicle}`}
      </p>
      {members.length > 0 && <p>{members.map((member) => member.name).join(', ')}</p>}
      <p>{skills.map((skill) => SKILL_LABELS[skill]).join(', ') || 'bez uprawnień'}</p>
      <p>
        {hoursText(hours) || 'bez godzin pracy'}
        {lunch && `; przerwa ${lunchText(lunch)}`}
      </p>
      <Absences crew={crew} />
      {!archivedAt && <Feed crew={crew} />}
      <Allowed to="visits:write">
        <div className={styles.actions}>
          <Button aria-label={`Zmień: ${name}`} onClick={() => onOpen({ form: 'crew', crew })}>
            Zmień
          </Button>
          <Button
            aria-label={`Dodaj nieobecność: ${name}`}
            onClick={() => onOpen({ form: 'absence', crew })}
          >
            Dodaj nieobecność
          </Button>
          <Archive crew={crew} />
        </div>
      </Allowed>
    </article>
  );
}

function Archive({ crew: { id, version, name, archivedAt } }: { crew: CrewCardFragment }) {
  const archived = archivedAt === null;
  const [archive, { loading }] = useStaffMutation(ArchiveCrewDocument, {
    done: archived ? 'Ekipa jest w\u00a0archiwum' : 'Ekipa znów pracuje',
    failed: 'Nie udało się zmienić ekipy',
    refetch: [CrewsPageDocument],
  });
  const label = archived ? 'Archiwizuj' : 'Przywróć';
  return (
    <Button
      loading={loading}
      aria-label={`${label}: ${name}`}
      onClick={() => void archive({ input: { id, version, archived } })}
    >
      {label}
    </Button>
  );
}

/** The address of the calendar of a crew, for the telephones of its people; it can be replaced. */
function Feed({ crew }: { crew: CrewCardFragment }) {
  const { modal } = App.useApp();
  const { id, version, name, feedPath } = crew;
  const address = new URL(feedPath, window.location.origin).href;
  const [update] = useStaffMutation(UpdateCrewDocument, {
    done: 'Kalendarz ma nowy adres',
    failed: 'Nie udało się zmienić adresu',
    refetch: [CrewsPageDocument],
  });
  const ask = () =>
    modal.confirm({
      title: `Zmienić adres kalendarza: ${name}?`,
      content: 'Dotychczasowy adres przestanie działać.',
      okText: 'Zmień adres',
      onOk: () => update({ input: { id, version, ...inputOf(crew), renewsFeed: true } }),
    });
  return (
    <div className={styles.feed}>
      <Input readOnly aria-label={`Adres kalendarza: ${name}`} value={address} />
      <Button
        aria-label={`Kopiuj adres kalendarza: ${name}`}
        onClick={() => void copyToClipboard(address, 'Adres kalendarza skopiowany')}
      >
        Kopiuj adres
      </Button>
      <Allowed to="visits:write">
        <Button aria-label={`Zmień adres kalendarza: ${name}`} onClick={ask}>
          Zmień adres
        </Button>
      </Allowed>
    </div>
  );
}
