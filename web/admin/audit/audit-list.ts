import type { AuditSort } from '../../apollo/schema.generated';
import { date, id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { AUDIT_ACTIONS } from './audit-action';

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
});

export type AuditView = ViewOf<typeof auditList>;
