import { lazy, type ComponentType } from 'react';
import type { UserRole } from '../../apollo/schema.generated';
import type { IconName } from '../../ui/image/icon';
import { QueueBadge } from '../queue/queue-badge';

interface Screen {
  /** Relative to /admin. */
  path: string;
  label: string;
  icon: IconName;
  /** The role that may see the screen; undefined for all staff. The server checks the rights itself. */
  role?: UserRole;
  /** Not in the menu, but linked from other screens. */
  hidden?: true;
  /** Shown after the label in the menu. */
  Badge?: ComponentType;
  Page: ComponentType;
}

/** The screens of the staff area: its routes and, in this order, its menu. Each screen is a lazy chunk. */
export const SCREENS: readonly Screen[] = [
  {
    path: '',
    label: 'Pulpit',
    icon: 'sun',
    Page: lazy(async () => ({
      default: (await import('../dashboard/dashboard-page')).DashboardPage,
    })),
  },
  {
    path: 'queue',
    label: 'Kolejka 24\u00a0h',
    icon: 'clock',
    Badge: QueueBadge,
    Page: lazy(async () => ({ default: (await import('../queue/queue-page')).QueuePage })),
  },
  {
    path: 'tasks',
    label: 'Zadania',
    icon: 'check',
    Page: lazy(async () => ({ default: (await import('../tasks/tasks-page')).TasksPage })),
  },
  {
    path: 'orders',
    label: 'Zamówienia',
    icon: 'document',
    Page: lazy(async () => ({ default: (await import('../orders/orders-page')).OrdersPage })),
  },
  {
    path: 'offers',
    label: 'Oferty',
    icon: 'document',
    Page: lazy(async () => ({ default: (await import('../offers/offers-page')).OffersPage })),
  },
  {
    path: 'payments',
    label: 'Przelewy',
    icon: 'document',
    Page: lazy(async () => ({ default: (await import('../payments/payments-page')).PaymentsPage })),
  },
  {
    path: 'ledger',
    label: 'Księga wpłat',
    icon: 'document',
    Page: lazy(async () => ({ default: (await import('../ledger/ledger-page')).LedgerPage })),
  },
  {
    path: 'invoices',
    label: 'Faktury',
    icon: 'document',
    Page: lazy(async () => ({ default: (await import('../invoices/invoices-page')).InvoicesPage })),
  },
  {
    path: 'inquiries',
    label: 'Zapytania',
    icon: 'mail',
    Page: lazy(async () => ({
      default: (await import('../inquiries/inquiries-page')).InquiriesPage,
    })),
  },
  {
    path: 'mails',
    label: 'Wiadomości',
    icon: 'mail',
    Page: lazy(async () => ({ default: (await import('../mails/mails-page')).MailsPage })),
  },
  {
    path: 'products',
    label: 'Produkty',
    icon: 'ruler',
    Page: lazy(async () => ({ default: (await import('../products/products-page')).ProductsPage })),
  },
  {
    path: 'price-changes',
    label: 'Zmiany cen',
    icon: 'edit',
    Page: lazy(async () => ({
      default: (await import('../price-changes/price-changes-page')).PriceChangesPage,
    })),
  },
  {
    path: 'inventory',
    label: 'Magazyn',
    icon: 'cube',
    Page: lazy(async () => ({
      default: (await import('../inventory/inventory-page')).InventoryPage,
    })),
  },
  {
    path: 'price-list',
    label: 'Cennik',
    icon: 'edit',
    role: 'admin',
    Page: lazy(async () => ({
      default: (await import('../price-list/price-list-page')).PriceListPage,
    })),
  },
  {
    path: 'pages',
    label: 'Strony',
    icon: 'document',
    role: 'admin',
    Page: lazy(async () => ({ default: (await import('../pages/pages-page')).PagesPage })),
  },
  {
    path: 'settings',
    label: 'Ustawienia',
    icon: 'edit',
    role: 'admin',
    Page: lazy(async () => ({ default: (await import('../settings/settings-page')).SettingsPage })),
  },
  {
    path: 'accounts',
    label: 'Konta',
    icon: 'user',
    role: 'admin',
    Page: lazy(async () => ({ default: (await import('../accounts/accounts-page')).AccountsPage })),
  },
  {
    path: 'tokens',
    label: 'Tokeny API',
    icon: 'link',
    role: 'admin',
    Page: lazy(async () => ({ default: (await import('../tokens/tokens-page')).TokensPage })),
  },
  {
    path: 'audit',
    label: 'Dziennik',
    icon: 'clock',
    role: 'admin',
    Page: lazy(async () => ({ default: (await import('../audit/audit-page')).AuditPage })),
  },
  {
    path: 'profile',
    label: 'Mój profil',
    icon: 'user',
    hidden: true,
    Page: lazy(async () => ({ default: (await import('../profile/profile-page')).ProfilePage })),
  },
];

/** Whether a member of staff in this role may see a screen. */
export function maySee({ role }: Screen, viewer: { role: UserRole }): boolean {
  return role === undefined || role === viewer.role;
}

export const screenPath = ({ path }: Screen): string => (path ? `/admin/${path}` : '/admin');
