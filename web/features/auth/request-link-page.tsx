import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { loginRefusal } from '../../apollo/login-refusal';
import { Field } from '../../ui/form/field';
import { Link } from '../../ui/button/link';
import { TextInput } from '../../ui/form/text-input';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { AuthForm, textOf } from './auth-form';
import { RequestPasswordLinkDocument } from './password-link.generated';

const REFUSALS = {
  unreadable: 'Podaj prawidłowy adres e-mail.',
  unknown: 'Nie udało się wysłać linku. Sprawdź połączenie i\u00a0spróbuj ponownie.',
};

/** Who has forgotten the password asks for a link; the answer tells nobody who has an account. */
export function RequestLinkPage() {
  const { refusal, pending, asked, submit } = useRequest();
  if (asked) {
    return (
      <AuthCard
        title="Sprawdź pocztę"
        lead={`Jeśli na adres ${asked} jest założone konto, za chwilę przyjdzie wiadomość z\u00a0linkiem. Link działa 24\u00a0godziny.`}
      >
        <p className={styles.more}>
          <Link to="/logowanie">Wróć do logowania</Link>
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Nowe hasło"
      lead="Podaj adres e-mail swojego konta. Wyślemy link, którym ustawisz nowe hasło."
    >
      <AuthForm
        refusal={refusal}
        pending={pending}
        label="Wyślij link"
        pendingLabel="Wysyłanie..."
        onSubmit={submit}
      >
        <Field label="E-mail" required>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="username" />
          )}
        </Field>
      </AuthForm>
      <p className={styles.more}>
        <Link to="/logowanie">Wróć do logowania</Link>
      </p>
    </AuthCard>
  );
}

function useRequest() {
  const [request, { loading: pending }] = useMutation(RequestPasswordLinkDocument);
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (form: HTMLFormElement) => {
    const email = textOf(form, 'email').trim();
    setRefusal(null);
    try {
      await request({ variables: { input: { email } } });
      setAsked(email);
    } catch (error) {
      setRefusal(loginRefusal(error, REFUSALS));
    }
  };

  return { refusal, pending, asked, submit };
}
