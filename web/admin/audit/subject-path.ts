import type { AuditRowFragment } from './audit-page.generated';

/** The screen of what an entry is about; null where there is none. */
export function subjectPath(entry: AuditRowFragment): string | null {
  const { subjectType, subjectId } = entry;
  switch (subjectType) {
    case 'customer_order':
      return `/admin/orders?q=${subjectId}`;
    case 'order_event':
    case 'order_note':
      return withValue(entry, 'order_id', (id) => `/admin/orders?q=${id}`);
    case 'outgoing_mail':
      return (
        withValue(entry, 'order_id', (id) => `/admin/orders?q=${id}`) ??
        withValue(entry, 'inquiry_id', (id) => `/admin/inquiries?inquiry=${id}`)
      );
    case 'product':
      return `/admin/products?product=${subjectId}`;
    case 'price_list':
    case 'price_list_draft':
      return '/admin/price-list';
    case 'scheduled_price_change':
      return `/admin/price-changes?change=${subjectId}`;
    case 'inquiry':
      return `/admin/inquiries?inquiry=${subjectId}`;
    case 'inquiry_answer':
      return withValue(entry, 'inquiry_id', (id) => `/admin/inquiries?inquiry=${id}`);
    case 'call_task':
    case 'call_attempt':
      return '/admin/queue';
    case 'inventory_item':
      return `/admin/inventory?item=${subjectId}`;
    case 'user_account':
      return `/admin/accounts?account=${subjectId}`;
    case 'session':
    case 'password_link':
      return withValue(entry, 'user_id', (id) => `/admin/accounts?account=${id}`);
    case 'api_token':
      return '/admin/tokens';
    default:
      return null;
  }
}

function withValue(
  { changes }: AuditRowFragment,
  name: string,
  pathOf: (id: number) => string,
): string | null {
  const change = changes.find(({ column }) => column === name);
  const id = change?.after ?? change?.before;
  return typeof id === 'number' ? pathOf(id) : null;
}
