import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  ForeignKeyConstraintViolationException,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { StaffRole } from '../../../identity/staff-role.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { batched } from '../../../shared/batched.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { expectWithinRights } from './expect-within-rights.js';
import type { CreateStaffRoleInput, UpdateStaffRoleInput } from './staff-role.inputs.js';

/** How many enabled accounts have a role. */
export const accountsWith = batched(async (em: EntityManager, ids: readonly string[]) => {
  const rows = await db(em)
    .selectFrom('User')
    .select((eb) => ['role', eb.fn.countAll<string>().as('count')])
    .where('role', 'in', ids)
    .where('disabledAt', 'is', null)
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, Number(count)]));
});

/** Adds a role; throws FORBIDDEN for permissions that the actor does not have, CONFLICT for a name that is taken. */
export function createStaffRole(
  em: EntityManager,
  actor: User,
  input: CreateStaffRoleInput,
): Promise<StaffRole> {
  return writing(em, actor, async (tx) => {
    const role = tx.create(StaffRole, { id: randomUUID(), ...contentOf(input) });
    expectWithinRights(actor, role);
    return role;
  });
}

/**
 * Changes a role; throws as `createStaffRole`, and NOT_FOUND, CHANGED_MEANWHILE, or CONFLICT for that of owners, of which
 * only `requiresSecondFactor` can be changed.
 */
export function updateStaffRole(
  em: EntityManager,
  actor: User,
  { id, version, ...input }: UpdateStaffRoleInput,
): Promise<StaffRole> {
  return writing(em, actor, async (tx) => {
    const role = await lockRole(tx, actor, id);
    expectVersion(role, version);
    if (role.isOwner) {
      expectAsBefore(role, input);
      role.requiresSecondFactor = input.requiresSecondFactor;
    } else Object.assign(role, contentOf(input));
    expectWithinRights(actor, role);
    return role;
  });
}

/** Deletes a role; throws NOT_FOUND, or CONFLICT for that of owners and for one that accounts have. */
export async function deleteStaffRole(em: EntityManager, actor: User, id: string): Promise<void> {
  try {
    await asStaff(em, actor, async (tx) => {
      const role = await lockRole(tx, actor, id);
      if (role.isOwner) throw new AppError('CONFLICT', 'Roli właściciela nie można usunąć.');
      tx.remove(role);
      await tx.flush();
    });
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new AppError('CONFLICT', 'Tę rolę mają konta. Najpierw zmień ich rolę.');
  }
}

const contentOf = ({ name, permissions, maxDiscountPercent, ...rest }: CreateStaffRoleInput) => ({
  ...rest,
  maxDiscountPercent: maxDiscountPercent ?? null,
  name: name.trim(),
  granted: [...new Set(permissions)].sort(),
});

/** Throws CONFLICT where the role of owners would get another name or other rights. */
function expectAsBefore(role: StaffRole, input: CreateStaffRoleInput): void {
  const { name, permissions, ownOrdersOnly, maxDiscountPercent } = role;
  const rights = { permissions: [...permissions], ownOrdersOnly, maxDiscountPercent };
  const before = { ...input, name, ...rights };
  if (!isDeepStrictEqual(contentOf(input), contentOf(before)))
    throw new AppError(
      'CONFLICT',
      'W\u00a0roli właściciela można zmienić tylko to, czy wymaga drugiego składnika logowania.',
    );
}

async function lockRole(tx: EntityManager, actor: User, id: string): Promise<StaffRole> {
  const role = await tx.findOne(StaffRole, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!role) throw new AppError('NOT_FOUND', 'Nie ma takiej roli.');
  expectWithinRights(actor, role);
  return role;
}

async function writing(
  em: EntityManager,
  actor: User,
  write: (tx: EntityManager) => Promise<StaffRole>,
): Promise<StaffRole> {
  try {
    return await asStaff(em, actor, async (tx) => {
      const role = await write(tx);
      await tx.flush();
      return role;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw wrongField('name', 'Rola o\u00a0takiej nazwie już istnieje.', 'CONFLICT');
  }
}
