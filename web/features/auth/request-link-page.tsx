import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { loginRefusal } from '../../apollo/login-refusal';
import type { RequestPasswordLinkInput } from '../../apollo/schema.generated';
import { handleSubmit } from '../../lib/form/handle-submit';
import { textControl } from '../../lib/form/text-control';
import { Link } from '../../ui/button/link';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { useSubmitted } from '../../ui/form/scripted-submit';
import { AuthForm, AuthCard } from './auth-form';
import { RequestPasswordLinkDocument } from './password-link.generated';
import styles from './auth-card.module.css';

const REFUSALS = {
  unreadable: 'Podaj prawidłowy adres e-mail.',
  unknown: 'Nie udało się wysłać linku. Sprawdź połączenie i\u00a0spróbuj ponownie.',
};

/** A form that mails a link for a new password; its answer does not reveal which addresses have an account. */
export function RequestLinkPage() {
  const { form, sentTo, submit } = useRequest();
  const [params] = useSearchParams();
  if (sentTo || params.has('wyslano')) {
    return (
      <AuthCard
        title="Sprawdź pocztę"
        lead={`Jeśli na ${sentTo ? `adres ${sentTo}` : 'podany adres'} założono konto, za chwilę przyjdzie wiadomość z\u00a0linkiem. Link działa 24\u00a0godziny.`}
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
        error={form.formState.errors.root?.message}
        pending={form.formState.isSubmitting}
        label="Wyślij link"
        pendingLabel="Wysyłanie..."
        onSubmit={submit}
      >
        <Field label="E-mail" required error={form.formState.errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...textControl(form, 'email', ORDER_FIELDS.customerEmail)}
              type="email"
              autoComplete="username"
            />
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
  const { values, errors } = useSubmitted<RequestPasswordLinkInput>();
  const form = useForm<RequestPasswordLinkInput>({ defaultValues: values, errors });
  const [request] = useMutation(RequestPasswordLinkDocument);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = handleSubmit(form, async ({ email }) => {
    try {
      await request({ variables: { input: { email } } });
      setSentTo(email);
    } catch (error) {
      form.setError('root', { message: loginRefusal(error, REFUSALS) });
    }
  });

  return { form, sentTo, submit };
}
