import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { searchTextLike } from '../../database/matching.js';
import { endSessions } from '../../identity/session.service.js';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { expectVersion } from '../../shared/row-version.js';
import { containing } from '../../shared/search-text.js';
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
  const data = { email: normaliseEmail(email), name: name.trim(), role };
  try {
    return await asStaff(em, actor, async (tx) => {
      const user = tx.create(User, {
        ...data,
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
 * admin.
 */
export async function updateAccount(
  em: EntityManager,
  actor: User,
  { accountId, version, name, role }: UpdateAccountInput,
): Promise<Account | null> {
  return asStaff(em, actor, async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, accountId);
    expectVersion(user, version);
    if (role !== 'admin')
      expectOtherAdmin(admins, user, {
        path: 'role',
        message: 'To jedyny czynny administrator. Najpierw nadaj tę rolę komuś innemu.',
      });
    user.name = name.trim();
    user.role = role;
    await tx.flush();
    return findAccount(tx, accountId);
  });
}

/**
 * Disables an account and ends its sessions at once; throws NOT_FOUND, or CONFLICT for one's own account and that of
 * the only active admin.
 */
export async function disableAccount(
  em: EntityManager,
  actor: User,
  accountId: number,
): Promise<Account | null> {
  if (accountId === actor.id) throw new AppError('CONFLICT', 'Nie możesz wyłączyć własnego konta.');
  return asStaff(em, actor, async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, accountId);
    expectOtherAdmin(admins, user);
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
    const user = await lockUser(tx, accountId);
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
    const user = await lockUser(tx, accountId);
    if (user.disabledAt) throw new AppError('CONFLICT', 'Konto jest wyłączone. Najpierw je włącz.');
    await mailPasswordLink(tx, user);
    return findAccount(tx, accountId);
  });
}

/** Locks the admins who can sign in and returns their ids, so that two admins cannot demote each other at once. */
async function lockAdmins(tx: EntityManager): Promise<number[]> {
  const admins = await tx.find(
    User,
    { role: 'admin', disabledAt: null, passwordHash: { $ne: null } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return admins.map(({ id }) => id);
}

function expectOtherAdmin(
  admins: readonly number[],
  { id }: User,
  field?: { path: string; message: string },
): void {
  if (admins.length !== 1 || admins[0] !== id) return;
  throw new AppError(
    'CONFLICT',
    'To jedyny czynny administrator. Najpierw nadaj tę rolę komuś innemu.',
    field && [field],
  );
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
