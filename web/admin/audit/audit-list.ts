import type { AuditAction, AuditSort } from '../../apollo/schema.generated';
import { date, number, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListVariables, type ListView } from '../kit/list/list-view';
import { instantsOf } from '../../lib/dates/warsaw-day';
import { AUDIT_ACTIONS } from './audit-action';

interface AuditValues {
  text: string;
  actorId: number;
  subjectType: string;
  subjectId: string;
  action: AuditAction;
  /** First and last day (inclusive, Europe/Warsaw). */
  from: string;
  to: string;
}

export type AuditView = ListView<AuditValues, AuditSort>;

export const auditList = listSpec<AuditValues, AuditSort>({
  filters: {
    text,
    actorId: number,
    subjectType: text,
    subjectId: text,
    action: oneOf(AUDIT_ACTIONS),
    from: date,
    to: date,
  },
  sorts: ['newest', 'oldest'],
  defaultSort: 'newest',
  perPage: 50,
});

/** The variables of the query: days of the filter become instants. */
export function auditVariables({ filter, ...rest }: ListVariables<AuditValues, AuditSort>) {
  return { ...rest, filter: { ...filter, ...instantsOf(filter) } };
}
