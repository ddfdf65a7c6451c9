import { AppError } from '../shared/errors.js';
import type { ApiToken } from './api-token.entity.js';
import type { ScopeName } from './scopes.js';

/** Throws FORBIDDEN where a token lacks this scope, or calls what no scope allows; a session needs none. */
export function requireScope(
  { token }: { token: ApiToken | null },
  scope: ScopeName | undefined,
): void {
  if (!token) return;
  if (scope === undefined)
    throw new AppError('FORBIDDEN', 'Ta czynność nie jest dostępna dla tokenów API.');
  if (!token.scopes.includes(scope))
    throw new AppError('FORBIDDEN', `Token API nie ma zakresu ${scope}.`);
}
