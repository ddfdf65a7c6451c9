import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import type { UpdateInquiryInput } from './inquiry-staff.inputs.js';
import { Inquiry } from './inquiry.entity.js';

type InquiryEdit = Omit<UpdateInquiryInput, 'version'> & { version?: number | null };

/**
 * Sets status, priority and assignee; absent fields stay, and the assignee 0 means nobody. Throws NOT_FOUND,
 * CHANGED_MEANWHILE for a version that is not the latest, BAD_USER_INPUT for an assignee whose account is unknown or
 * disabled.
 */
export async function updateInquiry(
  em: EntityManager,
  actor: User,
  { id, version, status, priority, assigneeId }: InquiryEdit,
): Promise<Inquiry> {
  return asStaff(em, actor, async (tx) => {
    const inquiry = await lockInquiry(tx, id, version);
    if (status) inquiry.status = status;
    if (priority) inquiry.priority = priority;
    if (assigneeId != null) inquiry.assignee = await assigneeOf(tx, assigneeId);
    await tx.flush();
    return inquiry;
  });
}

/**
 * The inquiry, locked until the transaction ends. Throws NOT_FOUND, CHANGED_MEANWHILE where `version` is not the
 * latest.
 */
export async function lockInquiry(
  tx: EntityManager,
  id: number,
  version?: number | null,
): Promise<Inquiry> {
  const inquiry = await tx.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!inquiry) throw new AppError('NOT_FOUND', `Nie ma zapytania nr ${id}.`);
  if (version != null) expectVersion(inquiry, version);
  return inquiry;
}

async function assigneeOf(tx: EntityManager, id: number): Promise<Inquiry['assignee']> {
  if (id === 0) return null;
  if ((await tx.count(User, { id, disabledAt: null })) === 0) {
    throw wrongField('assigneeId', 'Nie ma takiego pracownika.');
  }
  return tx.getReference(User, id, { wrapped: true });
}
