import { PERMISSIONS, type PermissionName, isPublic } from '#engine/trade/rights/permissions';
import { AppError } from '../shared/errors.js';
import type { ApiToken } from './api-token.entity.js';
import type { User } from './user.entity.js';

/**
 * Who may call an operation: `everyone` and any `account`, but no API token; or people whose role has a permission, and
 * tokens that have it as a scope besides, of several permissions all.
 */
export type Access = 'everyone' | 'account' | PermissionName | readonly PermissionName[];

interface Requester {
  viewer: User | null;
  screenOwner: number | null;
  token: ApiToken | null;
}

/** The permissions that callers need. */
export const permissionsOf = (access: Access): readonly PermissionName[] =>
  access === 'everyone' || access === 'account' ? [] : [access].flat();

/**
 * Throws UNAUTHENTICATED without a login where one is needed, or where the request comes from the screen of somebody
 * else, who was signed in in this browser before; throws FORBIDDEN without the permission.
 */
export function requireAccess(requester: Requester, access: Access): void {
  const needed = permissionsOf(access);
  if (requester.token && needed.length === 0)
    throw new AppError('FORBIDDEN', 'Ta czynność nie jest dostępna dla tokenów API.');
  for (const name of needed) requirePermission(requester, name);
  if (access === 'account') requireAccount(requester);
}

/**
 * Whether the viewer may read a field that needs more than its operation does; throws FORBIDDEN for a token that may not,
 * because programs should not take what is left out for what there is not.
 */
export function mayRead(requester: Requester, name: PermissionName): boolean {
  if (requester.token) requirePermission(requester, name);
  return requester.viewer?.may(name) ?? false;
}

/** The viewer; throws UNAUTHENTICATED as `requireAccess` does. */
export function requireAccount({ viewer, screenOwner }: Omit<Requester, 'token'>): User {
  if (!viewer || (screenOwner ?? viewer.id) !== viewer.id) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

function requirePermission(requester: Requester, name: PermissionName): void {
  const { token } = requester;
  if (token && !token.scopes.includes(name))
    throw new AppError('FORBIDDEN', `Token API nie ma zakresu ${name}.`);
  if (isPublic(name)) return;
  const account = requireAccount(requester);
  if (account.lacksSecondFactor)
    throw new AppError(
      'FORBIDDEN',
      'Twoja rola wymaga drugiego składnika logowania. Dodaj go w\u00a0„Mój profil”.',
    );
  if (!account.may(name))
    throw new AppError('FORBIDDEN', `Twoja rola nie ma prawa: ${PERMISSIONS[name].label}.`);
}
