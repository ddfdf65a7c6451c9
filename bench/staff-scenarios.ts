import type { DocumentNode } from 'graphql';
import { addDays } from '#engine/locale/day';
import { AccountsPageDocument } from '../web/admin/accounts/accounts-page.generated.js';
import { AuditPageDocument } from '../web/admin/audit/audit-page.generated.js';
import { CustomersPageDocument } from '../web/admin/customers/customers-page.generated.js';
import { DashboardPageDocument } from '../web/admin/dashboard/dashboard-page.generated.js';
import { SalesReportDocument } from '../web/admin/dashboard/sales/sales-report.generated.js';
import { InquiriesPageDocument } from '../web/admin/inquiries/inquiries-page.generated.js';
import { InventoryPageDocument } from '../web/admin/inventory/inventory-page.generated.js';
import {
  InvoicesPageDocument,
  OrdersToInvoiceDocument,
} from '../web/admin/invoices/invoices-page.generated.js';
import { OrdersPageDocument } from '../web/admin/orders/orders-page.generated.js';
import { PaymentsPageDocument } from '../web/admin/payments/payments-page.generated.js';
import { ProductsPageDocument } from '../web/admin/products/products-page.generated.js';
import { QueuePageDocument } from '../web/admin/queue/queue-page.generated.js';

/** A query of a screen of the staff area: the same document that the screen sends. */
interface AskedDocument {
  label: string;
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** A file that staff download. */
interface DownloadedFile {
  label: string;
  path: string;
}

export type StaffScenario = AskedDocument | DownloadedFile;

interface ListView {
  filter?: Record<string, unknown>;
  sort?: string;
  /** The number of the page, from 1; each page has `ROWS` rows. */
  page?: number;
}

const ROWS = 20;
/** For somebody who may see everything on the dashboard. */
const ALL_CARDS = {
  figures: true,
  payments: true,
  mails: true,
  inquiries: true,
  inventory: true,
  orders: true,
};
/** The last pages that can be reached: in lists, and in the audit log. */
const LAST_PAGE = 5000;
const LAST_AUDIT_PAGE = 100;

function list(
  name: string,
  document: DocumentNode,
  defaultSort: string,
  views: Record<string, ListView>,
): StaffScenario[] {
  return Object.entries(views).map(([view, { filter = {}, sort = defaultSort, page = 1 }]) => ({
    label: `${name}: ${view}`,
    document,
    variables: { filter, sort, page: { limit: ROWS, offset: (page - 1) * ROWS } },
  }));
}

const found = (text: string): ListView => ({ filter: { text } });

const ORDERS = list('orders', OrdersPageDocument, 'newest', {
  'page 1': {},
  'page 50': { page: 50 },
  'last page': { page: LAST_PAGE },
  oldest: { sort: 'oldest' },
  'greatest total': { sort: 'total_desc' },
  delivered: { filter: { status: 'delivered' } },
  'delivered, greatest total': { filter: { status: 'delivered' }, sort: 'total_desc' },
  unpaid: { filter: { payment: 'unpaid' } },
  'unpaid, oldest': { filter: { payment: 'unpaid' }, sort: 'oldest' },
  overdue: { filter: { payment: 'overdue' } },
  'overdue, greatest total': { filter: { payment: 'overdue' }, sort: 'total_desc' },
  'to be refunded': { filter: { payment: 'to_refund' } },
  'cancelled, least total': { filter: { status: 'cancelled' }, sort: 'total_asc' },
  'search of a common name': found('kowalczyk'),
  'search of an e-mail': found('klient.4242@'),
  'search of a phone': found('500 004 242'),
  'search of a phone with 0048': found('0048 500 004'),
  'search of a street and number': found('Lipowa 12'),
  'search of a postal code': found('95-100'),
  'search of a town': found('zgierz'),
  'search of a name in a town': found('kubiak zgierz'),
  'search of two letters': found('łu'),
  'search of nothing there': found('nikt taki'),
  'search of a number': found('nr 4242'),
});

const INQUIRIES = list('inquiries', InquiriesPageDocument, 'newest', {
  'page 1': {},
  'last page': { page: 1000 },
  'waiting for an answer, oldest': { filter: { awaiting: true }, sort: 'oldest' },
  closed: { filter: { open: false } },
  'complaints by priority': { filter: { inquiryType: 'complaint' }, sort: 'priority_desc' },
  'of one member of staff': { filter: { assigneeId: 3 } },
  'search of a common word': found('montaż'),
  'search of one case': found('sprawa nr 4242.'),
  'search of two letters': found('łu'),
});

const CUSTOMERS = list('customers', CustomersPageDocument, 'newest', {
  'page 1': {},
  'last page': { page: LAST_PAGE },
  'by name': { sort: 'name_asc' },
  companies: { filter: { isCompany: true } },
  'search of a common name': found('kowalczyk'),
  'search of an e-mail': found('klient.4242@'),
  'search of a phone': found('500 004 242'),
  'search of a town': found('zgierz'),
  'search of two letters': found('łu'),
  'search of an order': found('nr 4242'),
});

const PRODUCTS = list('products', ProductsPageDocument, 'name_asc', {
  'page 1': {},
  'last page': { page: 230 },
  archived: { filter: { state: 'archived' } },
  'of a category, by price': { filter: { category: 'pergole' }, sort: 'price_desc' },
  'changed last': { sort: 'changed_desc' },
  'search of a common word': found('pergola'),
  'search of one product': found('seria 4242'),
});

const INVENTORY = list('inventory', InventoryPageDocument, 'product_asc', {
  'page 1': {},
  'last page': { page: 450 },
  'low, least first': { filter: { low: true }, sort: 'quantity_asc' },
  'of a category': { filter: { category: 'markizy' } },
  'most first': { sort: 'quantity_desc' },
  'search of a place': found('hala b regał 17'),
  'search of a product': found('seria 4242'),
});

const AUDIT = list('audit', AuditPageDocument, 'newest', {
  'page 1': {},
  'last page': { page: LAST_AUDIT_PAGE },
  oldest: { sort: 'oldest' },
  'of one member of staff': { filter: { actorId: 3 } },
  'of orders': { filter: { subjectType: 'customer_order' } },
  'of one order': { filter: { subjectType: 'customer_order', subjectId: '4242' } },
  'search of a common word': found('delivered'),
  'search of nothing there': found('nikt taki'),
});

const ACCOUNTS = list('accounts', AccountsPageDocument, 'name_asc', {
  'page 1': {},
  'seen last': { sort: 'seen_desc' },
  search: found('pracownik 42'),
});

const TRANSFERS = list('transfers', PaymentsPageDocument, 'newest', {
  'that wait': { filter: { waiting: true } },
  'that wait, oldest': { filter: { waiting: true }, sort: 'oldest' },
  booked: { filter: { state: 'booked' } },
  'all, page 50': { page: 50 },
  'search of a payer': found('kowalczyk'),
  'search of an order': found('4242'),
});

const invoices = (today: string): StaffScenario[] =>
  list('invoices', InvoicesPageDocument, 'newest', {
    'page 1': {},
    'page 50': { page: 50 },
    oldest: { sort: 'oldest' },
    'of a month': { filter: { month: today.slice(0, 7) } },
    'of a kind': { filter: { kind: 'ROZ' } },
    'on their way': { filter: { shown: 'queue' } },
    'after their day': { filter: { shown: 'late' } },
    refused: { filter: { shown: 'rejected' } },
    'outside of KSeF': { filter: { shown: 'outside' } },
    'search of a buyer': found('kawiarnia'),
    'search of a tax number': found('52100'),
    'search of an order': found('4242'),
  });

const toInvoice = (page: number): StaffScenario => ({
  label: `invoices: to be issued, page ${page}`,
  document: OrdersToInvoiceDocument,
  variables: { page: { limit: ROWS, offset: (page - 1) * ROWS } },
});

/** The sales register of last month as a CSV file. */
const register = (today: string): StaffScenario => ({
  label: 'invoices: register of a month',
  path: `/api/admin/invoices.csv?month=${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}`,
});

const queue = (page: number): StaffScenario => ({
  label: `queue: page ${page}`,
  document: QueuePageDocument,
  variables: { page: { limit: ROWS, offset: (page - 1) * ROWS } },
});

function sales(label: string, today: string, days: number): StaffScenario {
  const input = { from: addDays(today, 1 - days), to: today, granularity: null };
  return {
    label: `dashboard: sales of ${label}`,
    document: SalesReportDocument,
    variables: { input },
  };
}

/** The measured lists of the staff area, the sales register of a month, and the dashboard. */
export function staffScenarios(today: string): StaffScenario[] {
  return [
    { label: 'dashboard: figures', document: DashboardPageDocument, variables: ALL_CARDS },
    sales('7 days', today, 7),
    sales('30 days', today, 30),
    sales('90 days', today, 90),
    sales('12 months', today, 365),
    ...ORDERS,
    ...INQUIRIES,
    ...CUSTOMERS,
    ...PRODUCTS,
    ...INVENTORY,
    ...TRANSFERS,
    ...invoices(today),
    toInvoice(1),
    toInvoice(10),
    register(today),
    ...AUDIT,
    ...ACCOUNTS,
    queue(1),
    queue(10),
  ];
}
