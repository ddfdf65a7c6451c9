import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Records in the audit log that a member of staff, or a token, was told the address of a customer's page or of a file. */
export async function recordOpening(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  subject: { type: 'customer_order' | 'offer' | 'attached_file' | 'visit'; id: number | string },
): Promise<void> {
  await em.insert(AuditEntry, {
    actor: viewer.id,
    token: viewer.viaToken?.id ?? null,
    action: 'opened',
    subjectType: subject.type,
    subjectId: String(subject.id),
    before: null,
    after: null,
  });
}
