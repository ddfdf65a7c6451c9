import { CombinedGraphQLErrors } from '@apollo/client/errors';

const MESSAGES: Record<string, string> = {
  INVALID_CREDENTIALS: 'Nieprawidłowy e-mail lub hasło.',
  TOO_MANY_REQUESTS: 'Zbyt wiele prób logowania. Odczekaj kilka minut i\u00a0spróbuj ponownie.',
  BAD_USER_INPUT: 'Sprawdź adres e-mail i\u00a0hasło.',
};
const UNKNOWN = 'Nie udało się zalogować. Sprawdź połączenie i\u00a0spróbuj ponownie.';

/** Why a login failed, for people. */
export function loginRefusal(error: unknown): string {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return (typeof code === 'string' && MESSAGES[code]) || UNKNOWN;
}
