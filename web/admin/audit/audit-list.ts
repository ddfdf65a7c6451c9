import { createContext } from 'react';
import { keysOf } from '#engine/trade/fields/pick';
import type { AuditSort, AuditAction } from '../../apollo/schema.generated';
import { date, id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  created: 'Utworzenie',
  changed: 'Zmiana',
  deleted: 'Usunięcie',
  opened: 'Otwarcie strony klienta',
  exported: 'Pobranie pliku',
};

export const AUDIT_ACTIONS = keysOf(AUDIT_ACTION_LABELS);

/** The names of the accounts and of their roles by id. */
export type People = ReadonlyMap<number | string, string>;

export const PeopleContext = createContext<People>(new Map());

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

/** "nr 17" for an object that staff know by its number; null for a technical id, such as that of an order line. */
export const subjectNumber = (id: string): string | null =>
  /^\d+$/.test(id) ? `nr\u00a0${id}` : null;
