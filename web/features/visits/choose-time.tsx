import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { addDays, longDay, weekdayAndDay } from '#engine/locale/day';
import { upperFirst } from '#engine/locale/text';
import { arrivalHours, arrivalText } from '#engine/visits/arrival-text';
import { failureText } from '../../apollo/refusal';
import { useInBrowser } from '../../lib/browser/hydration';
import { Button } from '../../ui/button/button';
import { CallUs } from '../../ui/content/contact-lines';
import { Notice } from '../../ui/content/notice';
import { ScriptedSubmit } from '../../ui/form/scripted-submit';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import {
  ArrivalTimesDocument,
  ChooseVisitSlotDocument,
  type CustomerVisitFragment,
  type FreeTimeFragment,
} from './visit-page.generated';
import styles from './choose-time.module.css';

interface ChooseTimeProps {
  visit: CustomerVisitFragment;
  phone: string | null;
  /** Called with words about the agreed time. */
  onChosen: (done: string) => void;
}

/** The free times of a visit: the best ones first, all others by days; the customer chooses one and confirms it. */
export function ChooseTime({ visit, phone, onChosen }: ChooseTimeProps) {
  const { token, state } = visit;
  const { data, error, refetch, fetchMore } = useQuery(ArrivalTimesDocument, {
    variables: { input: { token } },
    // The page has loaded the times of a visit without one; to move a visit they are loaded anew each time.
    fetchPolicy: state === 'confirmed' ? 'network-only' : 'cache-first',
  });
  const { problem, isSending, submit } = useChoice(visit, refetch, onChosen);
  const isReady = useInBrowser();
  const [later, setLater] = useState<'none' | 'loading' | 'shown' | 'failed'>('none');
  if (error && !data)
    return (
      <Notice tone="error" title="Nie udało się wczytać terminów">
        <Button variant="secondary" size="s" onClick={() => void refetch()}>
          Spróbuj ponownie
        </Button>
      </Notice>
    );
  if (!data) return <output>Szukamy wolnych terminów...</output>;
  const { first, days } = groupsOf(visit, data.arrivalTimes);
  const showLater = async (): Promise<void> => {
    setLater('loading');
    const from = addDays(data.arrivalTimes.lastDay, 1);
    const loaded = await fetchMore({
      variables: { input: { token, from } },
      updateQuery: ({ arrivalTimes: shown }, { fetchMoreResult: { arrivalTimes: more } }) => ({
        arrivalTimes: { ...shown, all: [...shown.all, ...more.all], lastDay: more.lastDay },
      }),
    }).catch(() => null);
    setLater(loaded ? 'shown' : 'failed');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <NeedsScripts phone={phone}>Bez niej nie da się potwierdzić terminu.</NeedsScripts>
      {problem && <Notice tone="error">{problem}</Notice>}
      {first.length === 0 && (
        <Notice tone="info" title="W&nbsp;najbliższych tygodniach nie ma wolnych terminów">
          Zajrzyj do późniejszych albo <CallUs phone={phone} />.
        </Notice>
      )}
      {first.length > 0 && (
        <fieldset className={styles.best}>
          <legend>{state === 'offered' ? 'Pasuje Ci ten termin?' : 'Najlepsze terminy'}</legend>
          {first.map((time) => (
            <TimeChoice key={time.arrivalFrom} time={time} isChecked={state === 'offered'}>
              {upperFirst(arrivalText(...spanOf(time)))}
            </TimeChoice>
          ))}
        </fieldset>
      )}
      {days.length > 0 && (
        <details className={styles.others} open={later === 'shown'}>
          <summary>Inne terminy</summary>
          {days.map(({ day, times }) => (
            <fieldset key={day} className={styles.day}>
              <legend>{upperFirst(weekdayAndDay(day))}</legend>
              {times.map((time) => (
                <TimeChoice key={time.arrivalFrom} time={time}>
                  {arrivalHours(...spanOf(time))}
                </TimeChoice>
              ))}
            </fieldset>
          ))}
        </details>
      )}
      {later === 'failed' && (
        <Notice tone="error">Nie udało się wczytać późniejszych terminów. Spróbuj ponownie.</Notice>
      )}
      {later === 'shown' && (
        <output>{`Pokazujemy terminy do: ${longDay(data.arrivalTimes.lastDay)}.`}</output>
      )}
      <div className={styles.buttons} data-screen-only>
        {first.length + days.length > 0 && (
          <ScriptedSubmit pending={isSending} pendingLabel="Potwierdzanie...">
            Potwierdź termin
          </ScriptedSubmit>
        )}
        <Button
          variant="quiet"
          disabled={!isReady}
          pending={later === 'loading'}
          pendingLabel="Wczytywanie..."
          onClick={() => void showLater()}
        >
          Pokaż późniejsze terminy
        </Button>
      </div>
    </form>
  );
}

interface TimeChoiceProps {
  time: FreeTimeFragment;
  isChecked?: boolean;
  children: string;
}

function TimeChoice({ time: { arrivalFrom }, isChecked = false, children }: TimeChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="arrivalFrom" value={arrivalFrom} defaultChecked={isChecked} />
      <span>{children}</span>
    </label>
  );
}

const spanOf = ({ arrivalFrom, arrivalUntil }: FreeTimeFragment): [Date, Date] => [
  new Date(arrivalFrom),
  new Date(arrivalUntil),
];

/** Confirms the time that is checked in the form; where it is no longer free, the times are loaded anew. */
function useChoice(
  { token }: CustomerVisitFragment,
  refetch: () => Promise<unknown>,
  onChosen: ChooseTimeProps['onChosen'],
) {
  const [choose, { loading: isSending }] = useMutation(ChooseVisitSlotDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const arrivalFrom = new FormData(event.currentTarget).get('arrivalFrom');
    if (typeof arrivalFrom !== 'string') return setProblem('Wybierz termin.');
    setProblem(null);
    try {
      const { data } = await choose({ variables: { input: { token, arrivalFrom } } });
      const refusal = data?.chooseVisitSlot.userErrors[0]?.message;
      if (!refusal) return onChosen('Termin potwierdzony. Szczegóły wysłaliśmy Ci e-mailem.');
      setProblem(refusal);
      await refetch().catch(() => undefined);
    } catch (error) {
      setProblem(
        failureText(error, 'Nie udało się potwierdzić terminu. Spróbuj ponownie albo zadzwoń.'),
      );
    }
  };
  return { problem, isSending, submit };
}

interface FreeTimes {
  best: FreeTimeFragment[];
  all: FreeTimeFragment[];
}

/** The times to show first, of an offered visit its own, and the others by day. */
function groupsOf(visit: CustomerVisitFragment, { best, all }: FreeTimes) {
  const { state, arrivalFrom, arrivalUntil } = visit;
  const isOwn = (time: FreeTimeFragment) => time.arrivalFrom === arrivalFrom;
  const first =
    state === 'offered' && arrivalFrom && arrivalUntil
      ? [{ day: '', arrivalFrom, arrivalUntil }]
      : best.filter((time) => !isOwn(time));
  const shown = new Set(first.map((time) => time.arrivalFrom));
  const others = all.filter((time) => !isOwn(time) && !shown.has(time.arrivalFrom));
  const days = [...new Set(others.map(({ day }) => day))].map((day) => ({
    day,
    times: others.filter((time) => time.day === day),
  }));
  return { first, days };
}
