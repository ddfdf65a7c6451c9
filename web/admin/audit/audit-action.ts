import type { AuditAction } from '../../apollo/schema.generated';

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  created: 'Utworzenie',
  changed: 'Zmiana',
  deleted: 'Usunięcie',
};

export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];
