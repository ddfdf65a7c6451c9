import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { looksLikeEmail } from '#engine/trade/fields/contact-rules';
import { refusalCode, refusedFields } from '../../apollo/refusal';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { useSubmitted } from '../../ui/form/scripted-submit';
import {
  type NewsletterBoxFragment,
  SubscribeToNewsletterDocument,
} from './newsletter-box.generated';
import styles from './newsletter-box.module.css';

/** A form that asks for an e-mail address; the newsletter is sent once its owner has confirmed by e-mail. */
export function NewsletterBox({ consents }: { consents: readonly NewsletterBoxFragment[] }) {
  const { typed, problem, outcome, pending, clearProblem, subscribe } = useSubscribe();
  const input = useRef<HTMLInputElement>(null);
  const consent = consents.find(({ code }) => code === 'newsletter')?.text;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const result = await subscribe(input.current?.value ?? '');
    if (result === 'sent') form.reset();
    if (result === 'invalid') input.current?.focus();
  };
  return (
    <section className={styles.box} id="newsletter" aria-labelledby="newsletter-title">
      <h2 className={styles.title} id="newsletter-title">
        Newsletter
      </h2>
      <p>Nowe poradniki o&nbsp;cieniu prosto na e-mail.</p>
      <form
        className={styles.form}
        method="post"
        action="/blog#newsletter"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Adres e-mail" error={problem} required>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="email"
              defaultValue={typed}
              type="email"
              autoComplete="email"
              placeholder="anna@example.com"
              onChange={clearProblem}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} pendingLabel="Zapisywanie...">
          Zapisz mnie
        </Button>
      </form>
      <div aria-live="polite">
        {outcome === 'sent' && (
          <Notice tone="success" title="Sprawdź pocztę">
            Jeśli tego adresu nie ma jeszcze na liście, wysłaliśmy na niego link. Kliknij go, żeby
            potwierdzić zapis.
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice tone="error">Nie udało się zapisać. Spróbuj ponownie za chwilę.</Notice>
        )}
        {outcome === 'too_many' && (
          <Notice tone="error">Zbyt wiele prób. Spróbuj ponownie za godzinę.</Notice>
        )}
      </div>
      <p className={styles.consent}>
        {/* In Polish a full stop stands after the closing quotation mark. */}
        Zapisując się, wyrażasz zgodę: „<span>{consent?.replace(/\.$/, '')}</span>”.{' '}
        <Link to="/polityka-prywatnosci">Polityka prywatności</Link>
      </p>
    </section>
  );
}

/** "invalid" is an address that needs correction. */
type Outcome = 'sent' | 'invalid' | 'failed' | 'too_many';

/** The state of the newsletter box, and the function that submits it. */
function useSubscribe() {
  const { values, errors } = useSubmitted<{ email: string }>();
  const refusal = errors.email?.message ?? errors.root?.message ?? null;
  const [problem, setProblem] = useState(refusal);
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(params.has('wyslano') ? 'sent' : null);
  const [mutate, { loading: pending }] = useMutation(SubscribeToNewsletterDocument);

  const refuse = (message: string): Outcome => {
    setProblem(message);
    return 'invalid';
  };
  const send = async (email: string): Promise<Outcome> => {
    if (email === '') return refuse('Podaj adres e-mail.');
    if (!looksLikeEmail(email))
      return refuse('Podaj prawidłowy adres e-mail, np. anna@example.com.');
    try {
      await mutate({ variables: { input: { email } } });
      return 'sent';
    } catch (error) {
      const [refused] = refusedFields(error);
      if (refused) return refuse(refused.message);
      return refusalCode(error) === 'TOO_MANY_REQUESTS' ? 'too_many' : 'failed';
    }
  };
  const subscribe = async (email: string): Promise<Outcome> => {
    setOutcome(null);
    const next = await send(email.trim());
    setOutcome(next);
    return next;
  };
  return {
    typed: values['email'],
    problem,
    outcome,
    pending,
    clearProblem: () => setProblem(null),
    subscribe,
  };
}
