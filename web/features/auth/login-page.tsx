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
  const { refusal, pending, submit } = useLogin(returnPath(params.get('returnTo')));
  return (
    <div className={styles.page}>
      <PageMeta title="Logowanie" noIndex />
      <Container>
        {/* By post: a click before the scripts are there must not put the password into the address. */}
        <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
          <h1 className={styles.title}>Logowanie</h1>
          <p className={styles.lead}>Panel dla pracowników sklepu.</p>
          {refusal && <Notice tone="error">{refusal}</Notice>}
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
  const [refusal, setRefusal] = useState<string | null>(null);

  // The fields keep what was filled in before the scripts were there, by a password manager for example.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
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

function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}
