import { AppError } from '../../shared/errors.js';
import type { ApiToken } from '../../identity/api-token.entity.js';
import { scopeOf } from './scopes.js';

/** Throws FORBIDDEN where a token calls an operation outside of its scopes; a session may call any. */
export function requireScope({ token }: { token: ApiToken | null }, operation: string): void {
  if (!token) return;
  const scope = scopeOf(operation);
  if (scope === undefined)
    throw new AppError('FORBIDDEN', 'Ta czynność nie jest dostępna dla tokenów API.');
  if (!token.scopes.includes(scope))
    throw new AppError('FORBIDDEN', `Token API nie ma zakresu ${scope}.`);
}
