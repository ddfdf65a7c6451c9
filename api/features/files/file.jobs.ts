import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from '../../adapters/file-storage.js';
import type { Job } from '../../request/job.js';
import { isUuid } from '../../shared/id.js';
import { inBatches } from '../../shared/in-turns.js';
import { AttachedFile } from './attached-file.entity.js';

/** A file is stored before its row: one that is younger may still get it. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Deletes the content of files that have no row: they were deleted by staff or by retention, or a crash came before the
 * row. Returns their number.
 */
export async function removeOrphans(
  em: EntityManager,
  files: FileStorage,
  now: Date,
): Promise<number> {
  const old = await files.writtenBefore(new Date(now.getTime() - GRACE_MS));
  const removed = await inBatches(old, async (names) => {
    const ids = names.filter(isUuid);
    const kept = new Set(
      (await em.find(AttachedFile, { id: { $in: ids } }, { fields: ['id'] })).map(({ id }) => id),
    );
    const orphans = names.filter((name) => !kept.has(name));
    for (const name of orphans) await files.remove(name);
    return orphans;
  });
  return removed.length;
}

export const FILE_JOBS: readonly Job[] = [
  {
    name: 'remove_orphaned_files',
    crontab: '37 * * * * remove_orphaned_files ?jobKey=remove_orphaned_files',
    run: ({ em, services: { files } }) => removeOrphans(em, files, new Date()),
  },
];
