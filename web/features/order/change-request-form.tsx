import { useMutation } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';

import { isOffline, OFFLINE, tooOften } from '../../apollo/refusal';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import { toast } from '../../ui/overlay/toast';
import { RequestOrderChangeDocument } from './order-requests.generated';
import styles from './order-requests.module.css';

const SHORTEST = 5;
const FAILED = 'Nie udało się wysłać prośby. Spróbuj ponownie albo zadzwoń.';

/** Asks for a change of the order; Apollo's cache then shows the request on the page. */
export function ChangeRequestForm({ token }: { token: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [mutate, { loading }] = useMutation(RequestOrderChangeDocument);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = field.current?.value.trim() ?? '';
    if (message.length < SHORTEST) {
      setProblem('Napisz, co chcesz zmienić: co najmniej 5 znaków.');
      return field.current?.focus();
    }
    try {
      const { data } = await mutate({ variables: { input: { token, message } } });
      const refusal = data?.requestOrderChange.userErrors[0];
      if (refusal) return setProblem(refusal.message);
    } catch (error) {
      return setProblem(isOffline(error) ? OFFLINE : (tooOften(error) ?? FAILED));
    }
    form.reset();
    toast({ title: 'Prośba wysłana', description: 'Odpowiemy w\u00a0ciągu 24\u00a0godzin.' });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Field
        label="Co chcesz zmienić?"
        hint="Do rozpoczęcia produkcji zmiany są bezpłatne."
        error={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            maxLength={5000}
            onChange={() => setProblem(null)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary" pending={loading} pendingLabel="Wysyłanie...">
          Poproś o&nbsp;zmianę
        </Button>
      </div>
    </form>
  );
}
