import { ORDER_STATUS_LABELS } from '../../../engine/shop/order-status.js';
import type { AuditValueKind } from '../../apollo/schema.generated';
import { categories } from '../../lib/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format-money';
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_TYPE_LABELS,
  PRIORITY_LABELS,
} from '../../../engine/shop/inquiry-labels.js';
import { ROLE_LABELS } from '../kit/parts/user-role';
import { OUTCOME_LABELS } from '../kit/parts/call-outcomes';

const NOTHING = '–';

const CATEGORIES = Object.fromEntries(categories.map(({ code, label }) => [code, label]));

type Write = (value: unknown) => string;

const oneOf =
  (labels: Record<string, string>): Write =>
  (value) =>
    labels[String(value)] ?? String(value);

const WRITE: Record<AuditValueKind, Write> = {
  text: String,
  number: String,
  centimetres: (value) => `${String(value)}\u00a0cm`,
  money: (value) => formatMoney(String(value)),
  time: (value) => formatDateTime(String(value)),
  flag: (value) => (value === true ? 'tak' : 'nie'),
  list: (value) => (Array.isArray(value) ? value.join(', ') || NOTHING : String(value)),
  data: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  secret: () => '•••',
  account: (value) => `konto nr\u00a0${String(value)}`,
  category: oneOf(CATEGORIES),
  order_status: oneOf(ORDER_STATUS_LABELS),
  inquiry_status: oneOf(INQUIRY_STATUS_LABELS),
  inquiry_priority: oneOf(PRIORITY_LABELS),
  inquiry_type: oneOf(INQUIRY_TYPE_LABELS),
  role: oneOf(ROLE_LABELS),
  call_outcome: oneOf(OUTCOME_LABELS),
};

/** Formats a recorded value in Polish. */
export function valueText(kind: AuditValueKind, value: unknown): string {
  return value === null || value === undefined || value === '' ? NOTHING : WRITE[kind](value);
}
