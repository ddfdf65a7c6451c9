import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { signWithPasskey } from '../lib/browser/passkeys';
import { loginRefusal } from './login-refusal';
import type { LoginInput } from './schema.generated';
import { ConfirmLoginDocument, LoginDocument, type LoginMutation } from './sign-in.generated';

/** What waits for a second factor. */
export interface SignInChallenge {
  token: string;
  passkeyOptions: string | null;
}

/**
 * Signs in by password and then, where the account has one, by a second factor, for which `challenge` waits. Its
 * functions return why they failed, or null; `enter` is called with the account's id, and may return such a reason, too.
 */
export function useSignIn(
  enter: (userId: number) => string | null | Promise<null>,
  submitted: SignInChallenge | null = null,
) {
  const [login] = useMutation(LoginDocument);
  const [confirm] = useMutation(ConfirmLoginDocument);
  const [challenge, setChallenge] = useState(submitted);

  const take = async (asked: Promise<LoginMutation['login'] | undefined>) => {
    try {
      const { user, challenge: next, userErrors = [] } = (await asked) ?? {};
      if (user) return await enter(user.id);
      const [error] = userErrors;
      if (next) setChallenge(next);
      // It has waited too long: the password is asked for again.
      else if (error?.code === 'NOT_FOUND') setChallenge(null);
      return next ? null : (error?.message ?? null);
    } catch (error) {
      return loginRefusal(error);
    }
  };
  const prove = (proof: { code?: string; passkey?: string }) => {
    const input = { token: challenge?.token ?? '', ...proof };
    return take(confirm({ variables: { input } }).then(({ data }) => data?.confirmLogin));
  };
  return {
    challenge,
    signIn: (input: LoginInput) =>
      take(login({ variables: { input } }).then(({ data }) => data?.login)),
    enterCode: (code: string) => prove({ code }),
    async signInByPasskey() {
      const passkey = await signWithPasskey(challenge?.passkeyOptions ?? '{}');
      return passkey ? prove({ passkey }) : PASSKEY_REFUSED;
    },
  };
}

const PASSKEY_REFUSED =
  'Nie udało się użyć klucza dostępu. Spróbuj ponownie albo podaj kod zapasowy.';
