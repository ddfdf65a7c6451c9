import { useMutation, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { handleSubmit } from '../../lib/form/handle-submit';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Checkbox } from '../../ui/form/checkbox';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { useSubmitted } from '../../ui/form/scripted-submit';
import { AuthForm, AuthCard } from './auth-form';
import { PasswordLinkDocument, SetPasswordDocument } from './password-link.generated';
import styles from './auth-card.module.css';

export const load: Load = ({ client, params: { token = '' } }) =>
  client.query({ query: PasswordLinkDocument, variables: { token } });

/** The page of a mailed link with which a member of staff sets a password, once. */
export function SetPasswordPage() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(PasswordLinkDocument, { variables: { token } });
  const person = data.passwordLink;
  const [done, setDone] = useState(false);
  const [params] = useSearchParams();
  if (done || params.has('ustawiono')) {
    return (
      <AuthCard title="Hasło ustawione" lead="Możesz już zalogować się do panelu.">
        <ButtonLink to="/logowanie">Przejdź do logowania</ButtonLink>
      </AuthCard>
    );
  }
  if (!person) {
    return (
      <AuthCard
        title="Link już nie działa"
        lead="Każdy link jest ważny 24&nbsp;godziny i&nbsp;działa tylko raz."
      >
        <ButtonLink to="/haslo">Poproś o&nbsp;nowy link</ButtonLink>
      </AuthCard>
    );
  }
  return <SetPassword token={token} person={person} onDone={() => setDone(true)} />;
}

interface SetPasswordProps {
  token: string;
  person: { email: string; name: string };
  onDone: () => void;
}

function SetPassword({ token, person, onDone }: SetPasswordProps) {
  const { form, submit } = useSetPassword(token, onDone);
  const { errors, isSubmitting } = form.formState;
  const isVisible = form.watch('isVisible');
  return (
    <AuthCard title="Ustaw hasło" lead={`Konto: ${person.name}, ${person.email}`}>
      <AuthForm
        error={errors.root?.message}
        pending={isSubmitting}
        label="Ustaw hasło"
        pendingLabel="Zapisywanie..."
        onSubmit={submit}
      >
        {/* Password managers store the new password under this address. */}
        <input type="email" value={person.email} autoComplete="username" readOnly hidden />
        <Field
          label="Nowe hasło"
          required
          error={errors.password?.message}
          hint="Od 12 do 128&nbsp;znaków. Najłatwiej zapamiętać kilka przypadkowych słów."
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('password', { required: 'Podaj nowe hasło.' })}
              type={isVisible ? 'text' : 'password'}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Checkbox label="Pokaż hasło" {...form.register('isVisible')} />
      </AuthForm>
      <p className={styles.more}>
        <Link to="/logowanie">Znam swoje hasło</Link>
      </p>
    </AuthCard>
  );
}

interface NewPassword {
  password: string;
  isVisible: boolean;
}

function useSetPassword(token: string, onDone: () => void) {
  const { errors } = useSubmitted<NewPassword>();
  const form = useForm<NewPassword>({ errors });
  const [setPassword] = useMutation(SetPasswordDocument);

  const submit = handleSubmit(form, async ({ password }) => {
    try {
      const { data } = await setPassword({ variables: { input: { token, password } } });
      const error = data?.setPassword.userErrors[0];
      if (!error) return onDone();
      const name = error.path?.[0] === 'password' ? 'password' : 'root';
      form.setError(name, { message: error.message }, { shouldFocus: true });
    } catch {
      const message = 'Nie udało się ustawić hasła. Sprawdź połączenie i\u00a0spróbuj ponownie.';
      form.setError('root', { message });
    }
  });

  return { form, submit };
}
