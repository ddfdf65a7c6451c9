import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { returnPath } from '#engine/trade/shop/return-path';
import type { LoginInput } from '../../apollo/schema.generated';
import { useSignIn } from '../../apollo/use-sign-in';
import { handleSubmit } from '../../lib/form/handle-submit';
import { textControl } from '../../lib/form/text-control';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { useSubmitted } from '../../ui/form/scripted-submit';
import { AuthForm, AuthCard } from './auth-form';
import styles from './auth-card.module.css';

type SignIn = ReturnType<typeof useSignIn>;

/** The login of the staff; after it, the page opens that `returnTo` in the URL names. */
export function LoginPage() {
  const [params] = useSearchParams();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { token } = useSubmitted<CodeInput>().values;
  const enter = async () => {
    await client.clearStore();
    await navigate(returnPath(params.get('returnTo')), { replace: true });
    return null;
  };
  const signIn = useSignIn(enter, token ? { token, passkeyOptions: null } : null);
  return signIn.challenge ? <SecondStep signIn={signIn} /> : <FirstStep signIn={signIn} />;
}

function FirstStep({ signIn: { signIn } }: { signIn: SignIn }) {
  const { values, errors: refused } = useSubmitted<LoginInput>();
  const form = useForm<LoginInput>({ defaultValues: values, errors: refused });
  const { errors, isSubmitting } = form.formState;
  const submit = handleSubmit(form, async (input) => {
    const message = await signIn(input);
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

interface CodeInput {
  token: string;
  code: string;
}

/** Asks for the second factor: a passkey, a code of an app or a recovery code. */
function SecondStep({ signIn: steps }: { signIn: SignIn }) {
  const { challenge, enterCode } = steps;
  const { search } = useLocation();
  const { errors: refused } = useSubmitted<CodeInput>();
  const form = useForm<CodeInput>({ defaultValues: { code: '' }, errors: refused });
  const { errors, isSubmitting } = form.formState;
  const tell = (message: string | null) => {
    if (message) form.setError('root', { message });
  };
  return (
    <AuthCard
      title="Potwierdź logowanie"
      lead="Hasło się zgadza. Podaj jeszcze kod z&nbsp;aplikacji w&nbsp;telefonie albo kod zapasowy."
    >
      {challenge?.passkeyOptions && (
        <Button variant="secondary" onClick={() => void steps.signInByPasskey().then(tell)}>
          Użyj klucza dostępu
        </Button>
      )}
      <AuthForm
        error={errors.root?.message}
        pending={isSubmitting}
        label="Zaloguj się"
        pendingLabel="Logowanie..."
        onSubmit={handleSubmit(form, async ({ code }) => tell(await enterCode(code)))}
      >
        <input type="hidden" name="token" value={challenge?.token} />
        <Field label="Kod" required error={errors.code?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...textControl(form, 'code', { required: 'Podaj kod.' })}
              autoComplete="one-time-code"
            />
          )}
        </Field>
      </AuthForm>
      <p className={styles.more}>
        <Link to={`/logowanie${search}`} reloadDocument>
          Zacznij od nowa
        </Link>
      </p>
    </AuthCard>
  );
}
