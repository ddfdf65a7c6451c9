import { AppError } from '../shared/errors.js';
import type { ApiToken } from './api-token.entity.js';
import type { ScopeName } from './scopes.js';
import type { Role, User } from './user.entity.js';

interface Requester {
  viewer: User | null;
  screenOwner: number | null;
}

/**
 * The viewer, if allowed to act in this role. Throws UNAUTHENTICATED without a login, or where the request comes from
 * the screen of somebody else, who was signed in in this browser before; throws FORBIDDEN without the role.
 */
export function requireRole({ viewer, screenOwner }: Requester, role: Role): User {
  if (!viewer || (screenOwner ?? viewer.id) !== viewer.id) throw new AppError('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}

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
