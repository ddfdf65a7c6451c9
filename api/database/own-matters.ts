import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';
import { type MatterKind, OwnMatter } from './own-matter.entity.js';

const OWNER = 'ownMatters';

/**
 * Limits what an EntityManager, its forks and its transactions find by `find`, `count` and relations to the inquiries,
 * offers and orders of one member of staff. Query builders and typed queries must ask `ownCondition` or `ownIds`.
 */
export function limitToOwn(em: EntityManager, staffId: number): void {
  em.setFilterParams(OWNER, { staffId });
  for (const [entity, condition] of Object.entries(CONDITIONS))
    em.addFilter({
      name: `${OWNER} ${entity}`,
      entity: em.getMetadata().getByClassName(entity).class,
      args: false,
      cond: (_args: unknown, _type: unknown, of: EntityManager) =>
        condition((kind) => ({ $in: found(of, kind, staffId) }), staffId),
    });
}

type Own = (kind: MatterKind) => object;

/** By entity, the condition that a row belongs to somebody's own matter; `own` is that on the id of a matter. */
const CONDITIONS: Readonly<Record<string, (own: Own, staffId: number) => object>> = {
  Inquiry: (own) => ({ id: own('inquiry') }),
  InquiryPhotograph: (own) => ({ inquiry: own('inquiry') }),
  LinePapers: (own) => ({ order: own('order') }),
  MeasurementConfirmation: (own) => ({ order: own('order') }),
  Offer: (own) => ({ id: own('offer') }),
  OfferQuestion: (own) => ({ id: own('question') }),
  Order: (own) => ({ id: own('order') }),
  OrderEvent: (own) => ({ order: own('order') }),
  OrderLine: (own) => ({ order: own('order') }),
  OrderNote: (own) => ({ order: own('order') }),
  StaffTask: (own, staffId) => ({
    $or: [
      { assignee: staffId },
      { order: own('order') },
      { offer: own('offer') },
      { inquiry: own('inquiry') },
    ],
  }),
  Visit: (own) => ({
    $or: [{ order: own('order') }, { offer: own('offer') }, { inquiry: own('inquiry') }],
  }),
};

/** The member of staff to whose matters the EntityManager is limited; null for none. */
export const ownerOf = (em: EntityManager): number | null =>
  em.getFilterParams<{ staffId: number }>(OWNER)?.staffId ?? null;

/** The condition on the rows of a query builder that they are matters of the one to whom it is limited. */
export function ownCondition(em: EntityManager, kind: MatterKind) {
  const staffId = ownerOf(em);
  return staffId === null ? {} : { id: { $in: found(em, kind, staffId) } };
}

const found = (em: EntityManager, kind: MatterKind, staffId: number) =>
  em.createQueryBuilder(OwnMatter, 'own').select('id').where({ kind, staffId }).toRaw();

/** For typed queries: the ids of the matters of the one to whom the EntityManager is limited. */
export const ownIds = (em: EntityManager, kind: MatterKind) =>
  db(em)
    .selectFrom('OwnMatter')
    .select('OwnMatter.id')
    .where('OwnMatter.kind', '=', kind)
    .where('OwnMatter.staffId', '=', ownerOf(em));
