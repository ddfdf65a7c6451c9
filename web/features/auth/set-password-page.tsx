import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { type Load, preload } from '../../apollo/preload';
import { usePageQuery } from '../../apollo/use-page-query';
import { ButtonLink } from '../../ui/button/button-link';
import { Checkbox } from '../../ui/form/checkbox';
import { Field } from '../../ui/form/field';
import { Link } from '../../ui/button/link';
import { TextInput } from '../../ui/form/text-input';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { AuthForm, textOf } from './auth-form';
import { PasswordLinkDocument, SetPasswordDocument } from './password-link.generated';

export const load: Load = ({ client, params: { token = '' } }) =>
  preload(client, PasswordLinkDocument, { token });

/** Where a mailed link leads: a member of staff sets the password, once. */
export function SetPasswordPage() {
  const { token = '' } = useParams();
  const { passwordLink: person } = usePageQuery(PasswordLinkDocument, { token });
  const [done, setDone] = useState(false);
  if (done) {
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
        lead="Każdy link jest ważny 24&nbsp;godziny i działa tylko raz. Poproś o nowy."
      >
        <ButtonLink to="/haslo">Wyślij nowy link</ButtonLink>
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
  const { problem, refusal, pending, submit } = useSetPassword(token, onDone);
  const [visible, setVisible] = useState(false);
  return (
    <AuthCard title="Ustaw hasło" lead={`Konto: ${person.name}, ${person.email}`}>
      <AuthForm
        refusal={refusal}
        pending={pending}
        label="Ustaw hasło"
        pendingLabel="Zapisywanie..."
        onSubmit={submit}
      >
        {/* For password managers: they keep the password under this name. */}
        <input type="email" value={person.email} autoComplete="username" readOnly hidden />
        <Field
          label="Nowe hasło"
          required
          error={problem}
          hint="Od 12 do 128&nbsp;znaków. Najłatwiej zapamiętać kilka przypadkowych słów."
        >
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type={visible ? 'text' : 'password'}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Checkbox
          label="Pokaż hasło"
          checked={visible}
          onChange={({ target }) => setVisible(target.checked)}
        />
      </AuthForm>
      <p className={styles.more}>
        <Link to="/logowanie">Znam swoje hasło</Link>
      </p>
    </AuthCard>
  );
}

function useSetPassword(token: string, onDone: () => void) {
  const [setPassword, { loading: pending }] = useMutation(SetPasswordDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (form: HTMLFormElement) => {
    setProblem(null);
    setRefusal(null);
    try {
      const input = { token, password: textOf(form, 'password') };
      const { data } = await setPassword({ variables: { input } });
      const error = data?.setPassword.userErrors[0];
      if (!error) onDone();
      else if (error.path?.[0] === 'password') setProblem(error.message);
      else setRefusal(error.message);
    } catch {
      setRefusal('Nie udało się ustawić hasła. Sprawdź połączenie i\u00a0spróbuj ponownie.');
    }
  };

  return { problem, refusal, pending, submit };
}
