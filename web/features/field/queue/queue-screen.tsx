import { useState } from 'react';
import { useStore } from 'zustand';
import { clockText } from '#engine/locale/polish-time';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Dialog } from '../../../ui/overlay/dialog';
import type { FieldAction, FieldPerson } from '../phone/kept';
import { usePhone } from '../phone/phone-store';
import { ACTION_LABELS, isUnsent } from './field-action';
import type { Trouble } from './field-queue';
import { useQueue } from './queue-context';
import styles from '../field.module.css';

const STATE_LABELS: Record<FieldAction['state'], string> = {
  waiting: 'czeka',
  sending: 'wysyłanie',
  sent: 'wysłane',
  failed: 'błąd',
};
const TROUBLES: Record<Trouble, string> = {
  unreachable: 'Nie ma połączenia ze sklepem. Wyślemy wszystko, gdy wróci zasięg.',
  'signed-out': 'Sesja wygasła. Wyślemy wszystko, gdy się zalogujesz.',
};

interface QueueScreenProps {
  person: FieldPerson;
  /** Throws where the server cannot be reached. */
  onSignOut: () => Promise<void>;
}

/** What waits to be sent, what was sent, and what the server has refused; signs out. */
export function QueueScreen({ person, onSignOut }: QueueScreenProps) {
  const queue = useQueue();
  const { trouble } = useStore(queue.store);
  const actions = usePhone((phone) => phone.actions);
  const unsent = actions.filter(isUnsent);
  const sent = actions.filter((action) => !isUnsent(action)).toReversed();
  return (
    <div className={styles.stack}>
      <h1>Wysyłanie</h1>
      {trouble && <Notice tone="warning">{TROUBLES[trouble]}</Notice>}
      {unsent.length > 0 && (
        <>
          <p>Możesz zamknąć tę stronę: nic nie zginie, a&nbsp;po otwarciu wyśle się dalej.</p>
          <ol className={styles.list} aria-label="Niewysłane">
            {unsent.map((action) => (
              <Action key={action.id} action={action} person={person} />
            ))}
          </ol>
          <Button variant="secondary" onClick={() => void queue.flush()}>
            Wyślij teraz
          </Button>
        </>
      )}
      {unsent.length === 0 && <p>Wszystko jest w&nbsp;sklepie. Nic nie czeka.</p>}
      {sent.length > 0 && (
        <details>
          <summary>{`Wysłane w\u00a0ostatnim tygodniu: ${sent.length}`}</summary>
          <ol className={styles.list} aria-label="Wysłane">
            {sent.map((action) => (
              <Action key={action.id} action={action} person={person} />
            ))}
          </ol>
        </details>
      )}
      <SignOut person={person} unsent={unsent.length} onSignOut={onSignOut} />
    </div>
  );
}

interface ActionProps {
  action: FieldAction;
  person: FieldPerson;
}

function Action({ action, person }: ActionProps) {
  const queue = useQueue();
  const [isAsking, setAsking] = useState(false);
  const { kind, state, customer, message, staff, at } = action;
  return (
    <li className={styles.card} data-state={state}>
      <p>
        <strong>{ACTION_LABELS[kind]}</strong>{' '}
        <span>{`${customer}, ${clockText(new Date(at))}`}</span>
      </p>
      <p className={styles.quiet}>{STATE_LABELS[state]}</p>
      {staff.id !== person.id && <p>{`Wyśle się, gdy zaloguje się ${staff.name}.`}</p>}
      {state === 'failed' && (
        <>
          <p>{message}</p>
          <div className={styles.buttons}>
            <Button size="s" onClick={() => void queue.retry(action)}>
              Wyślij ponownie
            </Button>
            <Button size="s" variant="danger" onClick={() => setAsking(true)}>
              Usuń
            </Button>
          </div>
          <Dialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title="Usunąć to z&nbsp;telefonu?"
          >
            <div className={styles.stack}>
              <p>
                {kind === 'save'
                  ? 'Sklep tego nie dostanie, tak jak podpisów pod tym protokołem. Wpisy zostaną na telefonie: popraw je i\u00a0podpisz protokół ponownie.'
                  : 'Sklep tego nie dostanie. Tego nie da się cofnąć.'}
              </p>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  void queue.discard(action);
                }}
              >
                Usuń
              </Button>
            </div>
          </Dialog>
        </>
      )}
    </li>
  );
}

function SignOut({ person, unsent, onSignOut }: QueueScreenProps & { unsent: number }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signOut = () => {
    setAsking(false);
    onSignOut().catch(() =>
      setProblem('Bez zasięgu nie da się wylogować. Spróbuj ponownie, gdy wróci.'),
    );
  };
  return (
    <>
      <p>{`Pracujesz jako ${person.name}.`}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button variant="quiet" onClick={() => (unsent > 0 ? setAsking(true) : signOut())}>
        Wyloguj i&nbsp;usuń dane z&nbsp;telefonu
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Wylogować mimo niewysłanych?">
        <div className={styles.stack}>
          <p>
            {`Niewysłane: ${unsent}. Sklep tego jeszcze nie dostał, a\u00a0po wylogowaniu przepadnie.`}
          </p>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Zostań i&nbsp;wyślij
          </Button>
          <Button variant="danger" onClick={signOut}>
            Wyloguj i&nbsp;usuń niewysłane
          </Button>
        </div>
      </Dialog>
    </>
  );
}
