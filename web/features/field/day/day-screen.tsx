import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isDay, weekdayAndDay } from '#engine/locale/day';
import { clockText, polishClock } from '#engine/locale/polish-time';
import { upperFirst } from '#engine/locale/text';
import { useCurrentMinute } from '../../../lib/dates/use-current-minute';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import { Icon } from '../../../ui/image/icon';
import type { FieldPerson, KeptDay } from '../phone/kept';
import { usePhone } from '../phone/phone-store';
import { FieldCrewsDocument } from './field-day.generated';
import { keyOfDay, useFreshDay } from './kept-day';
import { isOver, VisitCard } from './visit-card';
import styles from '../field.module.css';

interface DayScreenProps {
  person: FieldPerson;
  /** Whether the server can be asked. */
  isOpen: boolean;
}

/** The route of a day: the next visit first, then those after it, then those that are over. */
export function DayScreen({ person, isOpen }: DayScreenProps) {
  const [search, setSearch] = useSearchParams();
  // In the browser, where alone this is shown, there is always a minute.
  const today = polishClock(useCurrentMinute()!).day;
  const asked = search.get('dzien');
  const date = isDay(asked) ? asked : today;
  const crewId = Number(search.get('ekipa')) || null;
  const day = usePhone(({ days }) => days.find(({ key }) => key === keyOfDay(date, crewId)));
  const { problem, reload } = useFreshDay(date, crewId, isOpen);
  const show = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <header className={styles.stack}>
        <h1>{upperFirst(weekdayAndDay(date))}</h1>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => show('dzien', addDays(date, -1))}>
            <Icon name="chevron-left" /> Poprzedni
          </Button>
          {date !== today && (
            <Button variant="secondary" onClick={() => show('dzien', today)}>
              Dziś
            </Button>
          )}
          <Button variant="secondary" onClick={() => show('dzien', addDays(date, 1))}>
            Następny <Icon name="chevron-right" />
          </Button>
        </div>
        {person.maySeeAll && isOpen && (
          <CrewChoice crewId={crewId} onChoose={(id) => show('ekipa', id)} />
        )}
      </header>
      {problem && (
        <Notice tone="warning" title={problem}>
          <Button variant="secondary" onClick={reload}>
            Odśwież
          </Button>
        </Notice>
      )}
      {day ? <Route day={day} today={today} /> : !problem && <output>Wczytujemy wizyty...</output>}
    </>
  );
}

function Route({ day: { crewName, visits, loadedAt }, today }: { day: KeptDay; today: string }) {
  const ahead = visits.filter((visit) => !isOver(visit));
  const over = visits.filter(isOver);
  const hasFiles = usePhone((phone) => phone.hasFiles);
  return (
    <>
      <p
        className={styles.quiet}
      >{`${crewName ?? 'Nie należysz do żadnej ekipy'}. Stan z\u00a0${loadedText(loadedAt, today)}.`}</p>
      {visits.length > 0 && (
        <p className={styles.quiet} aria-live="polite">
          {hasFiles
            ? 'Rysunki, karty i\u00a0zdjęcia są na telefonie.'
            : 'Rysunków, kart i\u00a0zdjęć nie ma jeszcze na telefonie.'}
        </p>
      )}
      {visits.length === 0 && <p>Tego dnia nie ma wizyt.</p>}
      {ahead.length > 0 && (
        <ol className={styles.list} aria-label="Przed nami">
          {ahead.map((visit, index) => (
            <VisitCard key={visit.id} visit={visit} isNext={index === 0} />
          ))}
        </ol>
      )}
      {over.length > 0 && (
        <>
          <h2>Zakończone</h2>
          <ol className={styles.list} aria-label="Zakończone">
            {over.map((visit) => (
              <VisitCard key={visit.id} visit={visit} isNext={false} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** "8:05", with the day where it is another than today. */
function loadedText(loadedAt: number, today: string): string {
  const at = new Date(loadedAt);
  const { day } = polishClock(at);
  return day === today ? `godz. ${clockText(at)}` : `${weekdayAndDay(day)}, godz. ${clockText(at)}`;
}

interface CrewChoiceProps {
  crewId: number | null;
  onChoose: (id: string) => void;
}

function CrewChoice({ crewId, onChoose }: CrewChoiceProps) {
  const crews = useQuery(FieldCrewsDocument).data?.crews ?? [];
  return (
    <Field label="Ekipa">
      {(control) => (
        <Select
          {...control}
          value={crewId ?? ''}
          onChange={({ target: { value } }) => onChoose(value)}
        >
          <option value="">moja ekipa</option>
          {crews
            .filter(({ archivedAt }) => !archivedAt)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
