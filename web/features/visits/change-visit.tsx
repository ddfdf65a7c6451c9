import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../apollo/refusal';
import { useInBrowser } from '../../lib/browser/hydration';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import { Button, ButtonLink } from '../../ui/button/button';
import { CallUs } from '../../ui/content/contact-lines';
import { Notice } from '../../ui/content/notice';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { Dialog } from '../../ui/overlay/dialog';
import { ChooseTime } from './choose-time';
import { CancelVisitDocument, type CustomerVisitFragment } from './visit-page.generated';
import { isAhead } from './visit-texts';
import styles from './visit-page.module.css';

interface ChangeVisitProps {
  visit: CustomerVisitFragment;
  phone: string | null;
  /** Called with words about what was done. */
  onDone: (done: string) => void;
}

/** What the customer can do with an agreed time: add it to a calendar, move it or cancel it; nothing with past visits. */
export function ChangeVisit({ visit, phone, onDone }: ChangeVisitProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const isReady = useInBrowser();
  const { token, state, changeableUntil } = visit;
  const close = () => setOpen(null);
  const finish = (done: string) => {
    close();
    onDone(done);
  };
  if (!isAhead(visit)) return null;
  return (
    <>
      <div className={styles.buttons} data-screen-only>
        {state === 'confirmed' && (
          <ButtonLink to={`/api/visits/${token}.ics`} reloadDocument variant="secondary">
            Dodaj do kalendarza
          </ButtonLink>
        )}
        {changeableUntil && (
          <>
            <Button
              variant="secondary"
              disabled={!isReady}
              aria-expanded={open === 'move'}
              onClick={() => setOpen(open === 'move' ? null : 'move')}
            >
              Zmień termin
            </Button>
            <Button variant="quiet" disabled={!isReady} onClick={() => setOpen('cancel')}>
              Odwołaj
            </Button>
          </>
        )}
      </div>
      {changeableUntil ? (
        <>
          <p>{`Zmienić albo odwołać wizytę możesz tu do: ${formatTimeInSentence(changeableUntil)}.`}</p>
          <NeedsScripts phone={phone}>Bez niej nie da się zmienić terminu.</NeedsScripts>
        </>
      ) : (
        <p>
          Tego terminu nie można już zmienić na stronie. Jeśli coś Ci wypadło,{' '}
          <CallUs phone={phone} />.
        </p>
      )}
      {open === 'move' && <ChooseTime visit={visit} phone={phone} onChosen={finish} />}
      <Dialog open={open === 'cancel'} onClose={close} title="Odwołać wizytę?">
        <CancelForm token={token} onDone={finish} onClose={close} />
      </Dialog>
    </>
  );
}

interface CancelFormProps {
  token: string;
  onDone: ChangeVisitProps['onDone'];
  onClose: () => void;
}

function CancelForm({ token, onDone, onClose }: CancelFormProps) {
  const [cancel, { loading }] = useMutation(CancelVisitDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    try {
      const { data } = await cancel({ variables: { input: { token } } });
      const refusal = data?.cancelVisit.userErrors[0]?.message;
      if (refusal) setProblem(refusal);
      else onDone('Wizyta odwołana. Potwierdzenie wysłaliśmy Ci e-mailem.');
    } catch (error) {
      setProblem(
        failureText(error, 'Nie udało się odwołać wizyty. Spróbuj ponownie albo zadzwoń.'),
      );
    }
  };
  return (
    <div className={styles.cancel}>
      <p>Zwolnimy ten termin dla kogoś innego. Jeśli tylko pora nie pasuje, zmień termin.</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="danger"
          pending={loading}
          pendingLabel="Odwoływanie..."
          onClick={() => void confirm()}
        >
          Tak, odwołaj
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Zostaw wizytę
        </Button>
      </div>
    </div>
  );
}
