import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { searchTextLike } from '../../database/matching.js';
import { AppError } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { containing } from '../../shared/search-text.js';
import type { AuditChange, AuditFilter, AuditList, AuditSort } from './audit.inputs.js';
import { AuditEntry } from './audit-entry.entity.js';
import { SUBJECTS, columnLabel } from './audit-labels.js';

/** How far the list can be counted and paged: counting and skipping more of a long log takes too long. */
const REACH = 2_000;
/** A shorter text has no trigram for the index to find. */
const SHORTEST_SEARCH = 3;

const SORTS: Record<AuditSort, QueryOrderMap<AuditEntry>[]> = {
  newest: [{ at: 'desc' }, { id: 'desc' }],
  oldest: [{ at: 'asc' }, { id: 'asc' }],
};

/** One page of the log; throws BAD_USER_INPUT for a page beyond `REACH`. */
export async function listAuditEntries(
  em: EntityManager,
  filter: AuditFilter,
  sort: AuditSort,
  { limit, offset }: PageInput,
): Promise<AuditList> {
  if (offset + limit > REACH)
    throw new AppError('BAD_USER_INPUT', undefined, [
      {
        path: 'offset',
        message: 'Lista nie sięga tak daleko. Zawęź ją zakresem dat.',
        max: REACH - limit,
      },
    ]);
  const where = conditions(filter);
  const items = await em.find(AuditEntry, where, {
    orderBy: SORTS[sort],
    limit,
    offset,
    populate: ['actor', 'token'],
  });
  return { items, totalCount: await countFound(em, where) };
}

/**
 * The changed columns of an entry, those of `SUBJECTS` first and in its order; without the id and values that stay
 * null.
 */
export function changesOf({ subjectType, before, after }: AuditEntry): AuditChange[] {
  const touched = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const known = Object.keys(SUBJECTS[subjectType]?.columns ?? {}).filter((it) => touched.has(it));
  return [...new Set([...known, ...touched])]
    .filter((column) => column !== 'id')
    .map((column) => ({
      column,
      ...columnLabel(subjectType, column),
      before: before?.[column] ?? null,
      after: after?.[column] ?? null,
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** How many entries there are, counted no further than the list reaches. */
async function countFound(em: EntityManager, where: FilterObject<AuditEntry>): Promise<number> {
  const found = em.createQueryBuilder(AuditEntry, 'entry').select('id').where(where).limit(REACH);
  return (await found.execute('all', false)).length;
}

function conditions(filter: AuditFilter): FilterObject<AuditEntry> {
  const { actorId, subjectType, subjectId, action, from, to } = filter;
  const text = filter.text?.trim() ?? '';
  const isId = text.length < SHORTEST_SEARCH;
  const id = { ...(subjectId && { $eq: subjectId }), ...(text && isId && { $in: [text] }) };
  const at = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  return {
    ...(actorId && { actor: actorId }),
    ...(subjectType && { subjectType }),
    ...(action && { action }),
    ...(Object.keys(id).length > 0 && { subjectId: id }),
    ...(Object.keys(at).length > 0 && { at }),
    ...(!isId && searchTextLike(containing(text))),
  };
}
