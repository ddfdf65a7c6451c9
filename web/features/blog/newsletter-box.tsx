import { type FormEvent, useRef } from 'react';

import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { TextInput } from '../../ui/form/text-input';
import type { NewsletterBoxFragment } from './newsletter-box.generated';
import styles from './newsletter-box.module.css';
import { useSubscribe } from './use-subscribe';

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
