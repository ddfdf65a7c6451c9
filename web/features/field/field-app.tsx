import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useStore } from 'zustand';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { Icon } from '../../ui/image/icon';
import { DayScreen } from './day/day-screen';
import { loadDay } from './day/kept-day';
import { type FieldSession, useFieldSession } from './phone/field-person';
import type { FieldPerson } from './phone/kept';
import { followPhone, usePhone } from './phone/phone-store';
import { isUnsent } from './queue/field-action';
import { FieldQueue } from './queue/field-queue';
import { QueueContext, useQueue } from './queue/queue-context';
import { QueueScreen } from './queue/queue-screen';
import { sendWith } from './queue/send-call';
import { VisitScreen } from './visit/visit-screen';
import styles from './field.module.css';

/** The crew's day, its visits and what waits to be sent. */
export function FieldApp() {
  const { person, state, signOut } = useFieldSession();
  const isRead = usePhone(({ isRead: read }) => read);
  useEffect(() => {
    const stop = followPhone();
    // Otherwise the browser may delete what is not sent yet when the phone runs out of space.
    void navigator.storage?.persist?.();
    void navigator.serviceWorker
      ?.register('/field-worker.js', { scope: '/teren' })
      .catch(() => undefined);
    return stop;
  }, []);
  return (
    <main className={styles.page}>
      {!person && state === 'lapsed' && <SignIn />}
      {!person && state === 'unknown' && (
        <Notice tone="warning" title="Nie ma połączenia ze sklepem">
          Pierwszy raz otwórz tę stronę tam, gdzie jest zasięg.
        </Notice>
      )}
      {person && isRead && (
        <Work key={person.id} person={person} state={state} onSignOut={signOut} />
      )}
    </main>
  );
}

function SignIn() {
  return (
    <div className={styles.stack}>
      <h1>Teren</h1>
      <p>Wizyty dnia, protokoły i&nbsp;podpisy. Zaloguj się kontem pracownika.</p>
      <ButtonLink to="/logowanie?returnTo=%2Fteren" reloadDocument>
        Zaloguj się
      </ButtonLink>
    </div>
  );
}

interface WorkProps {
  person: FieldPerson;
  state: FieldSession['state'];
  onSignOut: () => Promise<void>;
}

function Work({ person, state, onSignOut }: WorkProps) {
  const client = useApolloClient();
  const [queue] = useState(() => {
    const reload = (visitIds: ReadonlySet<string>) => {
      for (const day of usePhone.getState().days)
        if (day.visits.some(({ id }) => visitIds.has(id)))
          // The next look at the day tries again.
          loadDay(client, day).catch(() => undefined);
    };
    return new FieldQueue(person, sendWith(client), reload);
  });
  const { trouble, isFull } = useStore(queue.store);
  const isAskable = state === 'open' || state === 'unknown';
  useEffect(() => (isAskable ? queue.start() : undefined), [queue, isAskable]);
  if (!person.mayWrite && !person.maySeeAll)
    return (
      <Notice tone="info" title="Twoja rola nie obejmuje pracy w&nbsp;terenie">
        Poproś o&nbsp;nią osobę, która prowadzi konta.
      </Notice>
    );
  return (
    <QueueContext value={queue}>
      <Bar isOpen={isAskable} />
      {(state === 'lapsed' || trouble === 'signed-out') && <Lapsed />}
      {isFull && (
        <Notice tone="error" title="Na telefonie brakuje miejsca">
          Ostatniej zmiany nie udało się zapisać. Zwolnij miejsce i&nbsp;wpisz ją ponownie.
        </Notice>
      )}
      <Routes>
        <Route index element={<DayScreen person={person} isOpen={isAskable} />} />
        <Route path="wizyta/:id" element={<VisitScreen person={person} isOpen={isAskable} />} />
        <Route path="wysylanie" element={<QueueScreen person={person} onSignOut={onSignOut} />} />
        <Route path="*" element={<Link to="/teren">Wróć do wizyt dnia</Link>} />
      </Routes>
    </QueueContext>
  );
}

function Lapsed() {
  return (
    <Notice tone="warning" title="Sesja wygasła">
      <p>Nic nie zginęło: wszystko czeka na telefonie i&nbsp;wyśle się, gdy się zalogujesz.</p>
      <ButtonLink to="/logowanie?returnTo=%2Fteren" reloadDocument>
        Zaloguj się
      </ButtonLink>
    </Notice>
  );
}

/** Leads to the day and to the queue, which says at any time whether all is sent. */
function Bar({ isOpen }: { isOpen: boolean }) {
  const unsent = usePhone(({ actions }) => actions).filter(isUnsent);
  const trouble = useStore(useQueue().store, (state) => state.trouble);
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  return (
    <nav className={styles.bar} aria-label="Teren">
      <Link to="/teren">
        <Icon name="clock" /> Wizyty dnia
      </Link>
      <Link to="/teren/wysylanie" data-tone={failed > 0 ? 'failed' : undefined}>
        <Icon name={unsent.length === 0 ? 'check' : failed > 0 ? 'warning' : 'arrow-up'} />{' '}
        <span aria-live="polite">
          {queueText(unsent.length, failed, !isOpen || trouble !== null)}
        </span>
      </Link>
    </nav>
  );
}

function queueText(unsent: number, failed: number, isStopped: boolean): string {
  if (unsent === 0) return 'Wszystko wysłane';
  if (failed > 0) return `Błędy: ${failed}`;
  return isStopped ? `Czeka: ${unsent}` : `Wysyłanie: ${unsent}`;
}
