import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '#engine/trade/fields/contact-rules';
import { failureText } from '../../../apollo/refusal';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import type { ComparedConfiguration } from './compared-configurations';
import { SendComparisonDocument } from './shared-comparison.generated';
import { useSaveCompared } from './use-shared-comparison';
import styles from './comparison.module.css';

const FIELDS = [
  { name: 'recipient', label: 'E-mail osoby, którą pytasz', autoComplete: 'off' },
  { name: 'sender', label: 'Twój e-mail', autoComplete: 'email' },
] as const;

type Values = Record<(typeof FIELDS)[number]['name'], string>;

/** A form that mails the comparison to somebody, who answers "ta" or "tamta". */
export function AskOpinion({ compared }: { compared: readonly ComparedConfiguration[] }) {
  const [values, setValues] = useState<Values>({ recipient: '', sender: '' });
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<{ sentTo: string } | { reason: string }>();
  const [send, { loading }] = useMutation(SendComparisonDocument);
  const save = useSaveCompared(compared);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!FIELDS.every(({ name }) => looksLikeEmail(values[name]))) return;
    const configurations = await save();
    if (!configurations) return;
    try {
      await send({ variables: { input: { ...values, configurations } } });
      setOutcome({ sentTo: values.recipient });
    } catch (error) {
      setOutcome({ reason: failureText(error, 'Nie udało się wysłać pytania. Spróbuj ponownie.') });
    }
  };
  return (
    <details>
      <summary className={styles.summary}>Zapytaj kogoś o zdanie</summary>
      <form className={styles.ask} noValidate onSubmit={(event) => void submit(event)}>
        {FIELDS.map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            label={label}
            required
            error={isChecked && !looksLikeEmail(values[name]) ? 'Podaj adres e-mail.' : null}
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete={autoComplete}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <p className={styles.hint}>
          Wyślemy te konfiguracje z&nbsp;rysunkami i&nbsp;cenami. Odpowiedź „ta” albo „tamta”
          przyjdzie na Twój e-mail. Adresów użyjemy tylko do tej wiadomości.
        </p>
        <div>
          <Button type="submit" size="s" pending={loading} pendingLabel="Wysyłanie...">
            Wyślij pytanie
          </Button>
        </div>
        <div aria-live="polite">
          {outcome && 'sentTo' in outcome && (
            <Notice tone="success">{`Pytanie jest w\u00a0drodze na adres ${outcome.sentTo}.`}</Notice>
          )}
          {outcome && 'reason' in outcome && <Notice tone="error">{outcome.reason}</Notice>}
        </div>
      </form>
    </details>
  );
}
