import { LockMode, UniqueConstraintViolationException, ref } from '@mikro-orm/core';
import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { searchTextLike } from '../../database/matching.js';
import { endSessions } from '../../identity/session.service.js';
import { OWNER, StaffRole } from '../../identity/staff-role.entity.js';
import { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { expectVersion } from '../../shared/row-version.js';
import { containing } from '../../shared/text-search/search-text.js';
import { asStaff } from '../audit/as-staff.js';
import { normaliseEmail } from '../auth/auth.service.js';
import { Account } from './account.entity.js';
import type {
  AccountFilter,
  AccountList,
  AccountSort,
  CreateAccountInput,
  UpdateAccountInput,
} from './account.inputs.js';
import { lockUser } from './lock-user.js';
import { mailPasswordLink } from './mail-password-link.js';
import { expectWithinRights } from './roles/expect-within-rights.js';

const SORTS: Record<AccountSort, QueryOrderMap<Account>[]> = {
  name_asc: [{ name: 'asc' }, { id: 'asc' }],
  name_desc: [{ name: 'desc' }, { id: 'desc' }],
  email_asc: [{ email: 'asc' }, { id: 'asc' }],
  email_desc: [{ email: 'desc' }, { id: 'desc' }],
  seen_desc: [{ lastSeenAt: 'desc nulls last' }, { id: 'desc' }],
  seen_asc: [{ lastSeenAt: 'asc nulls first' }, { id: 'asc' }],
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
};

/** One page of the accounts, and how many the filter matches in all. */
export async function listAccounts(
  em: EntityManager,
  filter: AccountFilter,
  sort: AccountSort,
  { limit, offset }: PageInput,
): Promise<AccountList> {
  const where = conditions(filter);
  const items = await em.find(Account, where, { orderBy: SORTS[sort], limit, offset });
  return { items, totalCount: await em.count(Account, where) };
}

export function findAccount(em: EntityManager, id: number): Promise<Account | null> {
  return em.findOne(Account, { id }, { refresh: true });
}

/** Creates an account without a password and mails the link that sets it; throws CONFLICT where the e-mail is taken. */
export async function createAccount(
  em: EntityManager,
  actor: User,
  { email, name, role }: CreateAccountInput,
): Promise<Account | null> {
  const data = { email: normaliseEmail(email), name: name.trim() };
  try {
    return await asStaff(em, actor, async (tx) => {
      const user = tx.create(User, {
        ...data,
        role: await roleToGive(tx, actor, role),
        passwordHash: null,
        createdAt: new Date(),
        disabledAt: null,
      });
      await tx.flush();
      await mailPasswordLink(tx, user);
      return findAccount(tx, user.id);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('CONFLICT', undefined, [
      { path: 'email', message: 'Konto z\u00a0tym adresem e-mail już istnieje.' },
    ]);
  }
}

/**
 * Changes name and role; throws NOT_FOUND, CHANGED_MEANWHILE, or CONFLICT where this would demote the last active
 * owner.
 */
export async function updateAccount(
  em: EntityManager,
  actor: User,
  { accountId, version, name, role }: UpdateAccountInput,
): Promise<Account | null> {
  return asStaff(em, actor, async (tx) => {
    const owners = await lockOwners(tx);
    const user = await lockManaged(tx, actor, accountId);
    expectVersion(user, version);
    if (role !== OWNER) expectOtherOwner(owners, user, 'role');
    user.name = name.trim();
    if (role !== user.role.id) user.role = ref(await roleToGive(tx, actor, role));
    await tx.flush();
    return findAccount(tx, accountId);
  });
}

/**
 * Disables an account and ends its sessions at once; throws NOT_FOUND, or CONFLICT for one's own account and that of
 * the only active owner.
 */
export async function disableAccount(
  em: EntityManager,
  actor: User,
  accountId: number,
): Promise<Account | null> {
  if (accountId === actor.id) throw new AppError('CONFLICT', 'Nie możesz wyłączyć własnego konta.');
  return asStaff(em, actor, async (tx) => {
    const owners = await lockOwners(tx);
    const user = await lockManaged(tx, actor, accountId);
    expectOtherOwner(owners, user);
    user.disabledAt ??= new Date();
    await tx.flush();
    await endSessions(tx, accountId, null);
    return findAccount(tx, accountId);
  });
}

/** Enables a disabled account; throws NOT_FOUND. */
export async function enableAccount(
  em: EntityManager,
  actor: User,
  accountId: number,
): Promise<Account | null> {
  return asStaff(em, actor, async (tx) => {
    const user = await lockManaged(tx, actor, accountId);
    user.disabledAt = null;
    await tx.flush();
    return findAccount(tx, accountId);
  });
}

/** Mails the person a new link to set a password; throws NOT_FOUND, or CONFLICT for a disabled account. */
export async function sendPasswordLink(
  em: EntityManager,
  actor: User,
  accountId: number,
): Promise<Account | null> {
  return asStaff(em, actor, async (tx) => {
    const user = await lockManaged(tx, actor, accountId);
    if (user.disabledAt) throw new AppError('CONFLICT', 'Konto jest wyłączone. Najpierw je włącz.');
    await mailPasswordLink(tx, user);
    return findAccount(tx, accountId);
  });
}

/** The role with this id, for the actor to give; throws BAD_USER_INPUT, or FORBIDDEN for one with more rights. */
async function roleToGive(tx: EntityManager, actor: User, id: string): Promise<StaffRole> {
  const role = await tx.findOne(StaffRole, { id });
  if (!role) throw wrongField('role', 'Nie ma takiej roli.');
  expectWithinRights(actor, role);
  return role;
}

/** Locks an account for the actor to change; throws NOT_FOUND, or FORBIDDEN for one with more rights. */
async function lockManaged(tx: EntityManager, actor: User, id: number): Promise<User> {
  const user = await lockUser(tx, id);
  expectWithinRights(actor, await user.role.loadOrFail());
  return user;
}

/** Locks the owners who can sign in and returns their ids, so that two owners cannot demote each other at once. */
async function lockOwners(tx: EntityManager): Promise<number[]> {
  const owners = await tx.find(
    User,
    { role: OWNER, disabledAt: null, passwordHash: { $ne: null } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return owners.map(({ id }) => id);
}

const LAST_OWNER = 'To jedyny czynny właściciel. Najpierw nadaj tę rolę komuś innemu.';

function expectOtherOwner(owners: readonly number[], { id }: User, path?: string): void {
  if (owners.length !== 1 || owners[0] !== id) return;
  throw new AppError('CONFLICT', LAST_OWNER, path ? [{ path, message: LAST_OWNER }] : undefined);
}

function conditions({ text, role, state }: AccountFilter): FilterQuery<Account> {
  const filters: FilterQuery<Account>[] = [];
  if (role) filters.push({ role });
  if (state === 'disabled') filters.push({ disabledAt: { $ne: null } });
  else if (state) filters.push({ disabledAt: null, hasPassword: state === 'active' });
  const typed = normaliseLine(text?.replaceAll('\0', '') ?? '');
  if (typed) filters.push(searchTextLike(containing(typed)));
  return filters.length > 0 ? { $and: filters } : {};
}
