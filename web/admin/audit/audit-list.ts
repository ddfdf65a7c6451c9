import type { AuditSort } from '../../apollo/schema.generated';
import { date, id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { AUDIT_ACTIONS } from './audit-action';

/** The server counts and lists only so many entries, so a total of this size means "at least". */
export const AUDIT_REACH = 2_000;

export const auditList = listSpec({
  filters: {
    text,
    actorId: id,
    subjectType: text,
    subjectId: text,
    action: oneOf(AUDIT_ACTIONS),
    from: date,
    to: date,
  },
  sorts: ['newest', 'oldest'] satisfies AuditSort[],
  defaultSort: 'newest',
  perPage: 50,
  reach: AUDIT_REACH,
});

export type AuditView = ViewOf<typeof auditList>;
