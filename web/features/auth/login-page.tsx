import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { PageMeta } from '../../ui/page-meta';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { TextInput } from '../../ui/text-input';
import { LoginDocument } from './login.generated';
import { loginRefusal } from './login-refusal';
import styles from './login-page.module.css';
import { returnPath } from './return-path';

/** The door of the staff; afterwards it leads to where one wanted to go. */
export function LoginPage() {
  const [params] = useSearchParams();
  const { refusal, pending, bind, submit } = useLogin(returnPath(params.get('returnTo')));
  return (
    <div className={styles.page}>
      <PageMeta title="Logowanie" noIndex />
      <Container>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <h1 className={styles.title}>Logowanie</h1>
          <p className={styles.lead}>Panel dla pracowników sklepu.</p>
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <Field label="E-mail" required>
            {(control) => (
              <TextInput {...control} {...bind('email')} type="email" autoComplete="username" />
            )}
          </Field>
          <Field label="Hasło" required>
            {(control) => (
              <TextInput
                {...control}
                {...bind('password')}
                type="password"
                autoComplete="current-password"
              />
            )}
          </Field>
          <Button type="submit" pending={pending} pendingLabel="Logowanie...">
            Zaloguj się
          </Button>
        </form>
      </Container>
    </div>
  );
}

function useLogin(target: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [login, { loading: pending }] = useMutation(LoginDocument);
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    try {
      const { data } = await login({ variables: { input: credentials } });
      const error = data?.login.userErrors[0];
      if (error) return setRefusal(error.message);
      await client.clearStore();
      await navigate(target, { replace: true });
    } catch (error) {
      setRefusal(loginRefusal(error));
    }
    return undefined;
  };

  const bind = (name: keyof typeof credentials) => ({
    name,
    value: credentials[name],
    onChange: (event: { target: { value: string } }) =>
      setCredentials({ ...credentials, [name]: event.target.value }),
  });

  return { refusal, pending, bind, submit };
}
