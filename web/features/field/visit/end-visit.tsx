import { type FormEvent, useState } from 'react';
import { VISIT_STATE_LABELS } from '#engine/visits/states';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { isOver } from '../day/visit-card';
import type { FieldAction, KeptVisit } from '../phone/kept';
import { useQueue } from '../queue/queue-context';
import styles from '../field.module.css';

interface EndVisitProps {
  visit: KeptVisit;
  isSigned: boolean;
  unsent: readonly FieldAction[];
}

/** Ends a visit: the work is done, or it was not possible, for which there is a reason. */
export function EndVisit({ visit, isSigned, unsent }: EndVisitProps) {
  const queue = useQueue();
  const [opened, open] = useState<'done' | 'failed' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const end = (state: 'done' | 'failed', reason: string | null) => {
    open(null);
    void queue.add({ visit, call: { kind: 'end', input: { visitId: visit.id, state, reason } } });
  };
  const fail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (typeof reason !== 'string' || reason.trim() === '')
      return setProblem('Napisz, dlaczego się nie udało.');
    end('failed', reason.trim());
  };
  if (isOver(visit))
    return (
      <Notice tone="info" title={`Wizyta: ${VISIT_STATE_LABELS[visit.state]}`}>
        {visit.reason}
      </Notice>
    );
  if (unsent.some(({ kind }) => kind === 'end'))
    return <Notice tone="info">Wizyta zakończona na telefonie, czeka na wysłanie.</Notice>;
  return (
    <div className={styles.buttons}>
      <Button onClick={() => (isSigned ? end('done', null) : open('done'))}>Wykonana</Button>
      <Button variant="secondary" onClick={() => open('failed')}>
        Nie udało się
      </Button>
      <Dialog open={opened === 'done'} onClose={() => open(null)} title="Zakończyć bez podpisu?">
        <div className={styles.stack}>
          <p>Klient nie podpisał jeszcze protokołu. Bez podpisu zamówienie nie pójdzie dalej.</p>
          <Button onClick={() => end('done', null)}>Zakończ bez podpisu</Button>
          <Button variant="secondary" onClick={() => open(null)}>
            Wróć do protokołu
          </Button>
        </div>
      </Dialog>
      <Dialog open={opened === 'failed'} onClose={() => open(null)} title="Dlaczego się nie udało?">
        <form className={styles.stack} noValidate onSubmit={fail}>
          <Field label="Powód" required error={problem}>
            {(control) => <TextArea {...control} name="reason" rows={3} maxLength={500} />}
          </Field>
          <Button type="submit">Zapisz</Button>
        </form>
      </Dialog>
    </div>
  );
}
