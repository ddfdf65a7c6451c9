import { useApolloClient, useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { loginRefusal } from '../../apollo/login-refusal';
import type { LoginInput } from '../../apollo/schema.generated';
import { Field } from '../../ui/form/field';
import { Link } from '../../ui/button/link';
import { TextInput } from '../../ui/form/text-input';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { AuthForm } from './auth-form';
import { LoginDocument } from './login.generated';
import { returnPath } from './return-path';

/** The login of the staff; after it, the page opens that `returnTo` in the URL names. */
export function LoginPage() {
  const [params] = useSearchParams();
  const login = useLogin(returnPath(params.get('returnTo')));
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>();
  const submit = handleSubmit(async (input) => {
    const message = await login(input);
    if (message) setError('root', { message });
  });
  return (
    <AuthCard title="Logowanie" lead="Panel dla pracowników sklepu.">
      <AuthForm
        error={formState.errors.root?.message}
        pending={formState.isSubmitting}
        label="Zaloguj się"
        pendingLabel="Logowanie..."
        onSubmit={submit}
      >
        <Field label="E-mail" required>
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" autoComplete="username" />
          )}
        </Field>
        <Field label="Hasło" required>
          {(control) => (
            <TextInput
              {...control}
              {...register('password')}
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

/** Returns a function that signs in and opens `target`; its result is why that failed, or null. */
function useLogin(target: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [login] = useMutation(LoginDocument);
  return async (input: LoginInput): Promise<string | null> => {
    try {
      const { data } = await login({ variables: { input } });
      const error = data?.login.userErrors[0];
      if (error) return error.message;
      await client.clearStore();
      await navigate(target, { replace: true });
      return null;
    } catch (error) {
      return loginRefusal(error);
    }
  };
}
