import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../auth/user.entity.js';
import { AuditEntry } from './audit-entry.entity.js';

/**
 * Records in the audit log that a member of staff, or a token, downloads a list as a file; `query` are the parameters of
 * the request, which filter and sort the list.
 */
export async function recordExport(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  { file, query }: { file: string; query: object },
): Promise<void> {
  const filter = Object.entries(query).map(([name, value]) => `${name}: ${String(value)}`);
  await em.insert(AuditEntry, {
    actor: viewer.id,
    token: viewer.viaToken ?? null,
    action: 'exported',
    subjectType: 'list_export',
    subjectId: file,
    before: null,
    after: { file, filter },
  });
}
