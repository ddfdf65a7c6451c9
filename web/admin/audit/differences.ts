import { FABRICS } from '#engine/goods/fabrics/fabrics';
import { longDay } from '#engine/locale/day';
import { BUILDING_KINDS } from '#engine/trade/invoices/housing';
import { DELIVERY_LABELS, INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { PERMISSIONS } from '#engine/trade/rights/permissions';
import { SETTINGS } from '#engine/trade/settings/settings';
import { SERVICE_VAT_LABELS, UNIT_LABELS } from '#engine/trade/shop/agreed-lines';
import { EARLIER_STATUS_LABELS } from '#engine/trade/shop/earlier-orders';
import {
  CALL_OUTCOME_LABELS,
  INQUIRY_STATUS_LABELS,
  INQUIRY_TYPE_LABELS,
  PRIORITY_LABELS,
} from '#engine/trade/shop/inquiry-labels';
import { MEASUREMENT_SOURCE_LABELS } from '#engine/trade/shop/measurement-sources';
import {
  LOST_REASON_LABELS,
  OFFER_STATE_LABELS,
  OFFER_VERSION_STATE_LABELS,
} from '#engine/trade/shop/offers';
import { VERSION_STATE_LABELS } from '#engine/trade/shop/order-changes';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import {
  ENTRY_LABELS,
  METHOD_LABELS,
  REMINDER_LABELS,
  STATEMENT_FORMAT_LABELS,
} from '#engine/trade/shop/payment-labels';
import { PHOTOGRAPH_MOMENT_LABELS, SKILL_LABELS, VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { VISIT_STATE_LABELS } from '#engine/visits/states';
import type { AuditValueKind } from '../../apollo/schema.generated';
import { productCategories } from '../../goods/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { SECOND_FACTOR_LABELS } from '../kit/page/viewer';
import { COLLECTION_NAMES, VARIANT_NAMES } from '../trade/goods/product-choice';
import {
  PRODUCT_STATE_LABELS,
  TRANSFER_REASON_LABELS,
  TRANSFER_STATE_LABELS,
} from '../trade/labels';
import { factorText, ROUNDING_LABELS } from '../trade/price-texts';
import type { People } from './audit-list';
import type { AuditRowFragment } from './audit-page.generated';

type AuditedChange = AuditRowFragment['changes'][number];

/** A changed value in words; null before it was set, and after it was removed. */
export interface Difference {
  label: string;
  before: string | null;
  after: string | null;
}

/** The changes of an entry in words. */
export function differencesOf(changes: readonly AuditedChange[], people: People): Difference[] {
  return changes.map(({ label, kind, before, after }) => {
    const textOf = (value: unknown) =>
      value === null ? null : (nameOf(kind, value, people) ?? valueText(kind, value));
    return { label, before: textOf(before), after: textOf(after) };
  });
}

function nameOf(kind: AuditedChange['kind'], value: unknown, people: People) {
  const isPerson = kind === 'account' || kind === 'role';
  return isPerson ? people.get(typeof value === 'number' ? value : String(value)) : undefined;
}

const NOTHING = '–';

const SETTING_LABELS = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { label }]) => [name, label]),
);
const PERMISSION_LABELS = Object.fromEntries(
  Object.entries(PERMISSIONS).map(([name, { label }]) => [name, label]),
);
const CATEGORIES = Object.fromEntries(productCategories.map(({ code, label }) => [code, label]));

const FABRIC_NAMES = Object.fromEntries(FABRICS.map(({ id, name }) => [id, name]));

const CONSENT_WAYS = { link: 'na stronie', phone: 'telefonicznie', signature: 'podpisem' };

type Write = (value: unknown) => string;

const oneOf =
  (labels: Readonly<Record<string, string>>): Write =>
  (value) =>
    labels[String(value)] ?? String(value);

const listOf =
  (write: Write): Write =>
  (value) =>
    Array.isArray(value) ? value.map(write).join(', ') || NOTHING : String(value);

const WRITE: Record<AuditValueKind, Write> = {
  text: String,
  number: (value) => String(value).replace('-', '−').replace('.', ','),
  centimetres: (value) => `${String(value)}\u00a0cm`,
  money: (value) => formatMoney(String(value)),
  time: (value) => formatDateTime(String(value)),
  day: (value) => longDay(String(value)),
  flag: (value) => (value === true ? 'tak' : 'nie'),
  list: listOf(String),
  data: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  secret: () => '•••',
  account: (value) => `konto nr\u00a0${String(value)}`,
  category: oneOf(CATEGORIES),
  setting: oneOf(SETTING_LABELS),
  order_status: oneOf(ORDER_STATUS_LABELS),
  earlier_status: oneOf(EARLIER_STATUS_LABELS),
  inquiry_status: oneOf(INQUIRY_STATUS_LABELS),
  inquiry_priority: oneOf(PRIORITY_LABELS),
  inquiry_type: oneOf(INQUIRY_TYPE_LABELS),
  role: String,
  permissions: listOf(oneOf(PERMISSION_LABELS)),
  sign_in_factor: oneOf(SECOND_FACTOR_LABELS),
  call_outcome: oneOf(CALL_OUTCOME_LABELS),
  visit_kind: oneOf(VISIT_KIND_LABELS),
  measurement_source: oneOf(MEASUREMENT_SOURCE_LABELS),
  visit_state: oneOf(VISIT_STATE_LABELS),
  crew_skills: listOf(oneOf(SKILL_LABELS)),
  photograph_moment: oneOf(PHOTOGRAPH_MOMENT_LABELS),
  building_kind: oneOf(BUILDING_KINDS),
  consent_way: oneOf(CONSENT_WAYS),
  order_version_state: oneOf(VERSION_STATE_LABELS),
  reminder_kind: oneOf(REMINDER_LABELS),
  offer_state: oneOf(OFFER_STATE_LABELS),
  offer_version_state: oneOf(OFFER_VERSION_STATE_LABELS),
  offer_lost_reason: oneOf(LOST_REASON_LABELS),
  transfer_state: oneOf(TRANSFER_STATE_LABELS),
  transfer_reasons: listOf(oneOf(TRANSFER_REASON_LABELS)),
  statement_format: oneOf(STATEMENT_FORMAT_LABELS),
  entry_kind: oneOf(ENTRY_LABELS),
  payment_method: oneOf(METHOD_LABELS),
  invoice_kind: oneOf(INVOICE_KIND_LABELS),
  delivery_state: oneOf(DELIVERY_LABELS),
  factor: (value) => factorText(String(value)),
  service_unit: oneOf(UNIT_LABELS),
  service_vat: oneOf(SERVICE_VAT_LABELS),
  price_rounding: oneOf(ROUNDING_LABELS),
  product_state: oneOf(PRODUCT_STATE_LABELS),
  variants: listOf(oneOf(VARIANT_NAMES)),
  fabric_collection: oneOf(COLLECTION_NAMES),
  fabrics: listOf(oneOf(FABRIC_NAMES)),
};

/** Formats a recorded value in Polish. */
function valueText(kind: AuditValueKind, value: unknown): string {
  return value === null || value === undefined || value === '' ? NOTHING : WRITE[kind](value);
}
