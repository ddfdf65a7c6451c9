import type { AuditRowFragment } from './audit-page.generated';

type PathOf = (entry: AuditRowFragment) => string | null;

const order = (number: string | number): string => `/admin/orders?q=${number}`;
const inquiry = (id: string | number): string => `/admin/inquiries?inquiry=${id}`;
const account = (id: string | number): string => `/admin/accounts?account=${id}`;

/**
 * The screens by kind of object; an object without a screen of its own is shown on that of its owner. Kinds that are
 * not listed get no link.
 */
const PATHS: Readonly<Record<string, PathOf>> = {
  customer_order: ({ subjectId }) => order(subjectId),
  order_event: (entry) => owner(entry, 'order_id', order),
  order_note: (entry) => owner(entry, 'order_id', order),
  outgoing_mail: (entry) => owner(entry, 'order_id', order) ?? owner(entry, 'inquiry_id', inquiry),
  product: ({ subjectId }) => `/admin/products?product=${subjectId}`,
  price_list: () => '/admin/price-list',
  price_list_draft: () => '/admin/price-list',
  scheduled_price_change: ({ subjectId }) => `/admin/price-changes?change=${subjectId}`,
  inquiry: ({ subjectId }) => inquiry(subjectId),
  inquiry_answer: (entry) => owner(entry, 'inquiry_id', inquiry),
  call_task: () => '/admin/queue',
  call_attempt: () => '/admin/queue',
  inventory_item: ({ subjectId }) => `/admin/inventory?item=${subjectId}`,
  user_account: ({ subjectId }) => account(subjectId),
  session: (entry) => owner(entry, 'user_id', account),
  password_link: (entry) => owner(entry, 'user_id', account),
  api_token: () => '/admin/tokens',
};

/** The path of the screen that shows the object of an audit entry; null if there is none. */
export function subjectPath(entry: AuditRowFragment): string | null {
  return PATHS[entry.subjectType]?.(entry) ?? null;
}

/** The path of the owner of the entry's object; `idColumn` is the recorded column with the owner's id. */
function owner(
  { changes }: AuditRowFragment,
  idColumn: string,
  pathOf: (id: number) => string,
): string | null {
  const change = changes.find(({ column }) => column === idColumn);
  const id = change?.after ?? change?.before;
  return typeof id === 'number' ? pathOf(id) : null;
}
