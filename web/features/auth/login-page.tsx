import { useApolloClient, useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { returnPath } from '#engine/trade/shop/return-path';
import { loginRefusal } from '../../apollo/login-refusal';
import type { LoginInput } from '../../apollo/schema.generated';
import { handleSubmit } from '../../lib/form/handle-submit';
import { textControl } from '../../lib/form/text-control';
import { Link } from '../../ui/button/link';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { useSubmitted } from '../../ui/form/scripted-submit';
import { AuthForm, AuthCard } from './auth-form';
import { LoginDocument } from './login.generated';
import styles from './auth-card.module.css';

/** The login of the staff; after it, the page opens that `returnTo` in the URL names. */
export function LoginPage() {
  const [params] = useSearchParams();
  const login = useLogin(returnPath(params.get('returnTo')));
  const { values, errors: refused } = useSubmitted<LoginInput>();
  const form = useForm<LoginInput>({ defaultValues: values, errors: refused });
  const { errors, isSubmitting } = form.formState;
  const submit = handleSubmit(form, async (input) => {
    const message = await login(input);
    if (message) form.setError('root', { message });
  });
  return (
    <AuthCard title="Logowanie" lead="Panel dla pracowników sklepu.">
      <AuthForm
        error={errors.root?.message}
        pending={isSubmitting}
        label="Zaloguj się"
        pendingLabel="Logowanie..."
        onSubmit={submit}
      >
        <Field label="E-mail" required error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...textControl(form, 'email', ORDER_FIELDS.customerEmail)}
              type="email"
              autoComplete="username"
            />
          )}
        </Field>
        <Field label="Hasło" required error={errors.password?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('password', { required: 'Podaj hasło.' })}
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
