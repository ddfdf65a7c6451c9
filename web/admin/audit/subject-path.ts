import type { AuditedKind } from '#engine/trade/shop/audited-kinds';
import type { AuditRowFragment } from './audit-page.generated';

type PathOf = (entry: AuditRowFragment) => string | null;

const order = (number: unknown): string => `/admin/orders?q=${String(number)}`;
const offer = (id: unknown): string => `/admin/offers?offer=${String(id)}`;
const inquiry = (id: unknown): string => `/admin/inquiries?inquiry=${String(id)}`;
const account = (id: unknown): string => `/admin/accounts?account=${String(id)}`;
const earlierOrder = (number: unknown): string =>
  `/admin/earlier-orders?${new URLSearchParams({ q: String(number) })}`;
const page = (slug: unknown): string =>
  String(slug).startsWith('mail/') ? '/admin/mail-texts' : '/admin/pages';
const invoice = (number: unknown): string =>
  `/admin/invoices?${new URLSearchParams({ q: String(number) })}`;

/** No address shows the object: there is no screen of it, or it opens only from within another one. */
const nowhere: PathOf = () => null;

/**
 * The screens by kind of object; an object without a screen of its own is shown on that of its owner, if the entry
 * records who that is. An entry of a change records only what has changed.
 */
const PATHS: Readonly<Record<AuditedKind, PathOf>> = {
  customer_order: ({ subjectId }) => order(subjectId),
  order_event: (entry) => byColumn(entry, 'order_id', order),
  order_note: (entry) => byColumn(entry, 'order_id', order),
  measurement_confirmation: (entry) => byColumn(entry, 'order_id', order),
  order_version: (entry) => byColumn(entry, 'order_id', order),
  ledger_entry: (entry) => byColumn(entry, 'order_id', order),
  bank_transfer: (entry) => byColumn(entry, 'order_id', order),
  bank_statement: nowhere,
  invoice: (entry) => byColumn(entry, 'number', invoice),
  invoice_delivery: nowhere,
  offer: ({ subjectId }) => offer(subjectId),
  offer_version: (entry) => byColumn(entry, 'offer_id', offer),
  offer_question: (entry) => byColumn(entry, 'offer_id', offer),
  outgoing_mail: (entry) =>
    byColumn(entry, 'order_id', order) ??
    byColumn(entry, 'inquiry_id', inquiry) ??
    byColumn(entry, 'offer_id', offer),
  product: ({ subjectId }) => `/admin/products?product=${subjectId}`,
  price_list: () => '/admin/price-list',
  price_list_draft: () => '/admin/price-list',
  accessory_category: () => '/admin/products',
  picture_entry: () => '/admin/pictures',
  reduced_vat: () => '/admin/price-list',
  listed_service: () => '/admin/services',
  page_version: (entry) => byColumn(entry, 'slug', page) ?? '/admin/pages',
  stored_setting: () => '/admin/settings',
  launch_mark: () => '/admin/settings',
  scheduled_price_change: ({ subjectId }) => `/admin/price-changes?change=${subjectId}`,
  customer: ({ subjectId }) => `/admin/customers/${subjectId}`,
  inquiry: ({ subjectId }) => inquiry(subjectId),
  inquiry_answer: (entry) => byColumn(entry, 'inquiry_id', inquiry),
  earlier_order: (entry) => byColumn(entry, 'number', earlierOrder),
  attached_file: (entry) =>
    byColumn(entry, 'order_id', order) ??
    byColumn(entry, 'offer_id', offer) ??
    byColumn(entry, 'inquiry_id', inquiry),
  canned_answer: nowhere,
  staff_task: () => '/admin/tasks',
  crew: () => '/admin/crews',
  crew_absence: () => '/admin/crews',
  travel_time: () => '/admin/crews',
  crew_member: () => '/admin/crews',
  protocol: () => '/admin/visits',
  visit_photograph: () => '/admin/visits',
  visit: (entry) =>
    byColumn(entry, 'order_id', order) ??
    byColumn(entry, 'offer_id', offer) ??
    byColumn(entry, 'inquiry_id', inquiry),
  call_task: () => '/admin/queue',
  call_attempt: () => '/admin/queue',
  inventory_item: ({ subjectId }) => `/admin/inventory?item=${subjectId}`,
  user_account: ({ subjectId }) => account(subjectId),
  staff_role: () => '/admin/roles',
  session: (entry) => byColumn(entry, 'user_id', account),
  second_factor: (entry) => byColumn(entry, 'user_id', account),
  password_link: (entry) => byColumn(entry, 'user_id', account),
  api_token: () => '/admin/tokens',
  webhook_endpoint: () => '/admin/webhooks',
  list_export: nowhere,
  personal_data: nowhere,
};

const isKnown = (kind: string): kind is AuditedKind => Object.hasOwn(PATHS, kind);

/** The path of the screen that shows the object of an audit entry; null if there is none. */
export function subjectPath(entry: AuditRowFragment): string | null {
  return isKnown(entry.subjectType) ? PATHS[entry.subjectType](entry) : null;
}

/** The path for the recorded value of a column; null for an entry without one. */
function byColumn(
  { changes }: AuditRowFragment,
  name: string,
  pathOf: (value: unknown) => string,
): string | null {
  const change = changes.find(({ column }) => column === name);
  const value = change?.after ?? change?.before ?? null;
  return value === null ? null : pathOf(value);
}
