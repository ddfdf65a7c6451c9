import { LockMode } from '@mikro-orm/core';
import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { type PermissionName, isPublic } from '#engine/trade/rights/permissions';
import { searchTextLike } from '../../../database/matching.js';
import { ApiToken } from '../../../identity/api-token.entity.js';
import { PREFIX_SHOWN, newSecret } from '../../../identity/api-token.service.js';
import type { StaffRole } from '../../../identity/staff-role.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import type { PageInput } from '../../../shared/page.js';
import { containing, literally } from '../../../shared/text-search/search-text.js';
import { asStaff } from '../../audit/as-staff.js';
import { onceForKey } from '../../auth/once-for-key.js';
import { lockUser } from '../lock-user.js';
import { expectWithinRights } from '../roles/expect-within-rights.js';
import type {
  ApiTokenFilter,
  ApiTokenList,
  ApiTokenSort,
  CreateApiTokenInput,
} from './api-token.inputs.js';

const DAY_MS = 86_400_000;

const SORTS: Record<ApiTokenSort, QueryOrderMap<ApiToken>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  name_asc: [{ name: 'asc' }, { id: 'asc' }],
  name_desc: [{ name: 'desc' }, { id: 'desc' }],
  used_desc: [{ lastUsedAt: 'desc nulls last' }, { id: 'desc' }],
  used_asc: [{ lastUsedAt: 'asc nulls first' }, { id: 'asc' }],
};

/** One page of the API tokens, and how many the filter matches in all. */
export async function listApiTokens(
  em: EntityManager,
  filter: ApiTokenFilter,
  sort: ApiTokenSort,
  { limit, offset }: PageInput,
): Promise<ApiTokenList> {
  const [items, totalCount] = await em.findAndCount(ApiToken, conditions(filter), {
    orderBy: SORTS[sort],
    limit,
    offset,
    populate: ['owner'],
  });
  return { items, totalCount };
}

/**
 * Creates a token for an account, once for its idempotency key, and returns it with its secret. The secret is not
 * stored, so that a repeated request gives the same token another secret. Throws NOT_FOUND, IDEMPOTENCY_KEY_REUSED,
 * CONFLICT for a disabled account or a token that has been revoked since, BAD_USER_INPUT for scopes that
 * its role does not have, FORBIDDEN where the role has rights that the actor does not have.
 */
export async function createApiToken(
  em: EntityManager,
  actor: User,
  input: CreateApiTokenInput,
): Promise<{ apiToken: ApiToken; secret: string }> {
  const { secret, ...stored } = newSecret();
  const request = { key: input.idempotencyKey, content: contentOf(input), reused: REUSED };
  const apiToken = await asStaff(em, actor, async (tx) => {
    const id = await onceForKey(tx, actor, request, () => makeToken(tx, actor, input, stored));
    const token = await tx.findOneOrFail(ApiToken, { id });
    if (token.revokedAt) throw new AppError('CONFLICT', 'Ten token został już unieważniony.');
    tx.assign(token, stored);
    await tx.flush();
    return token;
  });
  return { apiToken, secret };
}

const REUSED = 'Ten token został już utworzony, ale z\u00a0innymi danymi. Sprawdź listę tokenów.';

const contentOf = ({ accountId, name, scopes, expiresInDays }: CreateApiTokenInput) => [
  'createApiToken',
  accountId,
  name.trim(),
  scopes,
  expiresInDays,
];

async function makeToken(
  tx: EntityManager,
  actor: User,
  { accountId, name, scopes, expiresInDays }: CreateApiTokenInput,
  stored: Pick<ApiToken, 'prefix' | 'tokenHash'>,
): Promise<number> {
  const owner = await lockUser(tx, accountId);
  if (owner.disabledAt) throw new AppError('CONFLICT', 'Konto jest wyłączone.', [DISABLED]);
  const role = await owner.role.loadOrFail();
  expectWithinRights(actor, role);
  expectWithinRole(role, scopes);
  const token = tx.create(ApiToken, {
    ...stored,
    owner,
    name: name.trim(),
    scopes: [...new Set(scopes)].sort(),
    expiresAt: expiresInDays ? new Date(Date.now() + expiresInDays * DAY_MS) : null,
    createdAt: new Date(),
    lastUsedAt: null,
    revokedAt: null,
  });
  await tx.flush();
  return token.id;
}

const DISABLED = { path: 'accountId', message: 'To konto jest wyłączone.' };

function expectWithinRole(role: StaffRole, scopes: readonly PermissionName[]): void {
  const beyond = scopes.filter((scope) => !isPublic(scope) && !role.permissions.includes(scope));
  if (beyond.length === 0) return;
  throw wrongField(
    'scopes',
    `Rola „${role.name}” nie ma praw do zakresów, więc token też nie może ich mieć: ${beyond.join(', ')}.`,
  );
}

/** Revokes a token at once; a revoked token stays revoked. Throws NOT_FOUND. */
export async function revokeApiToken(
  em: EntityManager,
  actor: User,
  id: number,
): Promise<ApiToken> {
  return asStaff(em, actor, async (tx) => {
    const token = await tx.findOne(ApiToken, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!token) throw new AppError('NOT_FOUND', `Nie ma tokenu nr ${id}.`);
    token.revokedAt ??= new Date();
    await tx.flush();
    return token;
  });
}

function conditions({ text, accountId, state }: ApiTokenFilter): FilterQuery<ApiToken> {
  const now = new Date();
  const filters: FilterQuery<ApiToken>[] = [];
  if (accountId) filters.push({ owner: accountId });
  if (state === 'revoked') filters.push({ revokedAt: { $ne: null } });
  if (state === 'expired') filters.push({ revokedAt: null, expiresAt: { $lte: now } });
  if (state === 'active')
    filters.push({ revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] });
  const typed = normaliseLine(text?.replaceAll('\0', '') ?? '');
  if (typed) {
    filters.push({
      $or: [
        searchTextLike(containing(typed)),
        { prefix: { $like: `${literally(typed.slice(0, PREFIX_SHOWN))}%` } },
      ],
    });
  }
  return filters.length > 0 ? { $and: filters } : {};
}
