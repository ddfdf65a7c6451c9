import { createContext, use } from 'react';

/** Asks the signed-out member of staff to sign in again, in place; true: the session is theirs again. */
export type RequestLogin = () => Promise<boolean>;

/** Outside the staff area nobody can be asked. */
export const LoginRequestContext = createContext<RequestLogin>(() => Promise.resolve(false));

export function useRequestLogin(): RequestLogin {
  return use(LoginRequestContext);
}
