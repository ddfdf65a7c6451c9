import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { searchTextLike } from '../../database/matching.js';
import { AppError } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { containing } from '../../shared/text-search/search-text.js';
import { AuditEntry } from './audit-entry.entity.js';
import { SUBJECTS, columnLabel } from './audit-labels.js';
import type { AuditChange, AuditFilter, AuditList, AuditSort } from './audit.inputs.js';
import type { ColumnLabel } from './column-label.js';

/** The most entries that are counted and paged through: more would take too long in a long log. */
const REACH = 2_000;
/** In characters: a shorter text has no trigram for the index to find, so it is compared with the subject's id. */
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
 * The changed columns of an entry, those listed in `SUBJECTS` first and in that order. A column of nested data gives
 * one change for each value that differs. The id, and what is null before and after, are left out.
 */
export function changesOf({ subjectType, before, after }: AuditEntry): AuditChange[] {
  const touched = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const columns = Object.keys(SUBJECTS[subjectType]?.columns ?? {}).filter((it) => touched.has(it));
  return [...new Set([...columns, ...touched])]
    .filter((column) => column !== 'id')
    .flatMap((column) => {
      const { valuesOf, ...label } = columnLabel(subjectType, column);
      const change = {
        column,
        ...label,
        before: before?.[column] ?? null,
        after: after?.[column] ?? null,
      };
      return valuesOf ? nestedChanges(change, valuesOf) : [change];
    })
    .filter((change) => change.before !== null || change.after !== null);
}

/** The values of nested data that differ; where only their order differs, one change that lists all labels. */
function nestedChanges(
  change: AuditChange,
  valuesOf: NonNullable<ColumnLabel['valuesOf']>,
): AuditChange[] {
  const { column, label, before, after } = change;
  const byLabel = (data: unknown) =>
    new Map(data === null ? [] : valuesOf(data).map((it) => [it.label, it]));
  const [was, is] = [byLabel(before), byLabel(after)];
  const differing = [...new Map([...is, ...was]).values()]
    .map((it) => ({
      column,
      label: `${label}: ${it.label}`,
      kind: it.kind,
      before: was.get(it.label)?.value ?? null,
      after: is.get(it.label)?.value ?? null,
    }))
    .filter((it) => !isDeepStrictEqual(it.before, it.after));
  if (differing.length > 0) return differing;
  const labels = (data: unknown) => (data === null ? null : [...byLabel(data).keys()]);
  return [{ ...change, kind: 'list', before: labels(before), after: labels(after) }];
}

/** How many entries there are, counted up to `REACH`. */
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
