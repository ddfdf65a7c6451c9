import { createContext, use } from 'react';

/** Asks to sign in again in a dialog; true once the same account has a session again, false if the user declines. */
export type RequestLogin = () => Promise<boolean>;

/** Without a provider, no login is requested. */
export const LoginRequestContext = createContext<RequestLogin>(() => Promise.resolve(false));

export function useRequestLogin(): RequestLogin {
  return use(LoginRequestContext);
}
