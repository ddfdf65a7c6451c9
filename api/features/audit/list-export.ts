import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { type Answer, type ListFile, listFile } from '../../rest/answer.js';
import { AppError } from '../../shared/errors.js';
import { AuditEntry } from './audit-entry.entity.js';

/**
 * A list as a file. The audit log records that a member of staff, or a token, downloads it, with the parameters of
 * the request, which filter and sort the list, and the number of its rows.
 */
export const listExport = (name: ListFile): Answer<AsyncGenerator<string | Buffer>> =>
  listFile(name, async ({ em, viewer, req, answer }) => {
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    // HEAD gives no data away.
    if (req.method !== 'GET') return;
    const filter = Object.entries<unknown>(req.query).map(
      ([field, value]) => `${field}: ${String(value)}`,
    );
    await recordExport(em, viewer, name, { filter, rows: answer.rowCount });
  });

/** Records in the audit log that a member of staff, or a token, downloads a file: what of, and how many rows. */
export async function recordExport(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  file: string,
  content: { filter: readonly string[]; rows?: number | undefined },
): Promise<void> {
  await em.insert(AuditEntry, {
    actor: viewer.id,
    token: viewer.viaToken?.id ?? null,
    action: 'exported',
    subjectType: 'list_export',
    subjectId: file,
    before: null,
    after: { file, ...content },
  });
}
