import { keysOf } from '#engine/trade/fields/keys-of';
import type { AuditAction } from '../../apollo/schema.generated';

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  created: 'Utworzenie',
  changed: 'Zmiana',
  deleted: 'Usunięcie',
  opened: 'Otwarcie strony klienta',
  exported: 'Pobranie pliku',
};

export const AUDIT_ACTIONS = keysOf(AUDIT_ACTION_LABELS);
