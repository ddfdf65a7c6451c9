import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** For these codes the server's own message is shown, which says for example how long to wait. */
const TOLD_BY_SERVER: readonly unknown[] = ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'];

interface OwnWords {
  unreadable: string;
  unknown: string;
}

const LOGIN: OwnWords = {
  unreadable: 'Sprawdź adres e-mail i\u00a0hasło.',
  unknown: 'Nie udało się zalogować. Sprawdź połączenie i\u00a0spróbuj ponownie.',
};

/** Why a login failed, in Polish. */
export function loginRefusal(error: unknown, { unreadable, unknown } = LOGIN): string {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  const code = refusal?.extensions?.['code'];
  if (refusal && TOLD_BY_SERVER.includes(code)) return refusal.message;
  return code === 'BAD_USER_INPUT' ? unreadable : unknown;
}
