import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { loginRefusal } from '../../apollo/login-refusal';
import { Field } from '../../ui/form/field';
import { Link } from '../../ui/button/link';
import { TextInput } from '../../ui/form/text-input';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { AuthForm, textOf } from './auth-form';
import { LoginDocument } from './login.generated';
import { returnPath } from './return-path';

/** The door of the staff; afterwards it leads to where one wanted to go. */
export function LoginPage() {
  const [params] = useSearchParams();
  const { refusal, pending, submit } = useLogin(returnPath(params.get('returnTo')));
  return (
    <AuthCard title="Logowanie" lead="Panel dla pracowników sklepu.">
      <AuthForm
        refusal={refusal}
        pending={pending}
        label="Zaloguj się"
        pendingLabel="Logowanie..."
        onSubmit={submit}
      >
        <Field label="E-mail" required>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="username" />
          )}
        </Field>
        <Field label="Hasło" required>
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
      </AuthForm>
      <p className={styles.more}>
        <Link to="/haslo">Nie pamiętasz hasła?</Link>
      </p>
    </AuthCard>
  );
}

function useLogin(target: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [login, { loading: pending }] = useMutation(LoginDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (form: HTMLFormElement) => {
    const input = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    setRefusal(null);
    try {
      const { data } = await login({ variables: { input } });
      const error = data?.login.userErrors[0];
      if (error) return setRefusal(error.message);
      await client.clearStore();
      await navigate(target, { replace: true });
    } catch (error) {
      setRefusal(loginRefusal(error));
    }
    return undefined;
  };

  return { refusal, pending, submit };
}
