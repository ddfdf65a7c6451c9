import { lazy, type ComponentType } from 'react';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { IconName } from '../../ui/image/icon';
import { may, type StaffMember } from '../kit/page/viewer';
import { QueueBadge } from '../queue/queue-badge';

interface Screen {
  /** Relative to /admin. */
  path: string;
  label: string;
  icon: IconName;
  /**
   * The permission to see the screen; undefined for all staff, except those who lack the second factor that their role
   * requires; `account` for these, too.
   */
  access?: PermissionName | 'account';
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
    access: 'calls:read',
    Badge: QueueBadge,
    Page: lazy(async () => ({ default: (await import('../queue/queue-page')).QueuePage })),
  },
  {
    path: 'tasks',
    label: 'Zadania',
    icon: 'check',
    access: 'tasks:read',
    Page: lazy(async () => ({ default: (await import('../tasks/tasks-page')).TasksPage })),
  },
  {
    path: 'visits',
    label: 'Wizyty',
    icon: 'truck',
    access: 'visits:read',
    Page: lazy(async () => ({ default: (await import('../visits/visits-page')).VisitsPage })),
  },
  {
    path: 'crews',
    label: 'Ekipy',
    icon: 'tools',
    access: 'visits:read',
    Page: lazy(async () => ({ default: (await import('../crews/crews-page')).CrewsPage })),
  },
  {
    path: 'orders',
    label: 'Zamówienia',
    icon: 'document',
    access: 'orders:read',
    Page: lazy(async () => ({ default: (await import('../orders/orders-page')).OrdersPage })),
  },
  {
    path: 'earlier-orders',
    label: 'Dawne zamówienia',
    icon: 'document',
    access: 'orders:read',
    Page: lazy(async () => ({
      default: (await import('../earlier-orders/earlier-orders-page')).EarlierOrdersPage,
    })),
  },
  {
    path: 'offers',
    label: 'Oferty',
    icon: 'document',
    access: 'offers:read',
    Page: lazy(async () => ({ default: (await import('../offers/offers-page')).OffersPage })),
  },
  {
    path: 'payments',
    label: 'Przelewy',
    icon: 'document',
    access: 'payments:read',
    Page: lazy(async () => ({ default: (await import('../payments/payments-page')).PaymentsPage })),
  },
  {
    path: 'ledger',
    label: 'Księga wpłat',
    icon: 'document',
    access: 'payments:read',
    Page: lazy(async () => ({ default: (await import('../ledger/ledger-page')).LedgerPage })),
  },
  {
    path: 'invoices',
    label: 'Faktury',
    icon: 'document',
    access: 'invoices:read',
    Page: lazy(async () => ({ default: (await import('../invoices/invoices-page')).InvoicesPage })),
  },
  {
    path: 'inquiries',
    label: 'Zapytania',
    icon: 'mail',
    access: 'inquiries:read',
    Page: lazy(async () => ({
      default: (await import('../inquiries/inquiries-page')).InquiriesPage,
    })),
  },
  {
    path: 'customers',
    label: 'Klienci',
    icon: 'user',
    access: 'customers:read',
    Page: lazy(async () => ({
      default: (await import('../customers/customers-page')).CustomersPage,
    })),
  },
  {
    path: 'customers/:id',
    label: 'Klient',
    icon: 'user',
    hidden: true,
    access: 'customers:read',
    Page: lazy(async () => ({
      default: (await import('../customers/customer-page')).CustomerPage,
    })),
  },
  {
    path: 'mails',
    label: 'Wiadomości',
    icon: 'mail',
    access: 'mails:read',
    Page: lazy(async () => ({ default: (await import('../mails/mails-page')).MailsPage })),
  },
  {
    path: 'products',
    label: 'Produkty',
    icon: 'ruler',
    access: 'catalogue:write',
    Page: lazy(async () => ({ default: (await import('../products/products-page')).ProductsPage })),
  },
  {
    path: 'price-changes',
    label: 'Zmiany cen',
    icon: 'edit',
    access: 'catalogue:write',
    Page: lazy(async () => ({
      default: (await import('../price-changes/price-changes-page')).PriceChangesPage,
    })),
  },
  {
    path: 'inventory',
    label: 'Magazyn',
    icon: 'cube',
    access: 'inventory:read',
    Page: lazy(async () => ({
      default: (await import('../inventory/inventory-page')).InventoryPage,
    })),
  },
  {
    path: 'price-list',
    label: 'Cennik',
    icon: 'edit',
    access: 'prices:read',
    Page: lazy(async () => ({
      default: (await import('../price-list/price-list-page')).PriceListPage,
    })),
  },
  {
    path: 'services',
    label: 'Cennik usług',
    icon: 'tools',
    access: 'offers:read',
    Page: lazy(async () => ({ default: (await import('../services/services-page')).ServicesPage })),
  },
  {
    path: 'pictures',
    label: 'Zdjęcia',
    icon: 'cube',
    access: 'catalogue:write',
    Page: lazy(async () => ({ default: (await import('../pictures/pictures-page')).PicturesPage })),
  },
  {
    path: 'pages',
    label: 'Strony',
    icon: 'document',
    access: 'pages:read',
    Page: lazy(async () => ({ default: (await import('../pages/pages-page')).PagesPage })),
  },
  {
    path: 'mail-texts',
    label: 'Treść wiadomości',
    icon: 'mail',
    access: 'pages:read',
    Page: lazy(async () => ({
      default: (await import('../pages/mail-texts-page')).MailTextsPage,
    })),
  },
  {
    path: 'settings',
    label: 'Ustawienia',
    icon: 'edit',
    access: 'settings:read',
    Page: lazy(async () => ({ default: (await import('../settings/settings-page')).SettingsPage })),
  },
  {
    path: 'accounts',
    label: 'Konta',
    icon: 'user',
    access: 'accounts:read',
    Page: lazy(async () => ({ default: (await import('../accounts/accounts-page')).AccountsPage })),
  },
  {
    path: 'roles',
    label: 'Role',
    icon: 'shield',
    access: 'accounts:read',
    Page: lazy(async () => ({ default: (await import('../roles/roles-page')).RolesPage })),
  },
  {
    path: 'tokens',
    label: 'Tokeny API',
    icon: 'link',
    access: 'tokens:write',
    Page: lazy(async () => ({ default: (await import('../tokens/tokens-page')).TokensPage })),
  },
  {
    path: 'webhooks',
    label: 'Webhooki',
    icon: 'link',
    access: 'webhooks:write',
    Page: lazy(async () => ({ default: (await import('../webhooks/webhooks-page')).WebhooksPage })),
  },
  {
    path: 'personal-data',
    label: 'Dane osobowe',
    icon: 'shield',
    access: 'personal-data:write',
    Page: lazy(async () => ({
      default: (await import('../customers/personal-data-page')).PersonalDataPage,
    })),
  },
  {
    path: 'audit',
    label: 'Dziennik',
    icon: 'clock',
    access: 'audit:read',
    Page: lazy(async () => ({ default: (await import('../audit/audit-page')).AuditPage })),
  },
  {
    path: 'profile',
    label: 'Mój profil',
    icon: 'user',
    hidden: true,
    access: 'account',
    Page: lazy(async () => ({ default: (await import('../profile/profile-page')).ProfilePage })),
  },
];

/** Whether a member of staff may see a screen. */
export function maySee({ access }: Screen, viewer: StaffMember): boolean {
  if (access === 'account') return true;
  return access === undefined ? !viewer.lacksSecondFactor : may(viewer, access);
}

export const screenPath = ({ path }: Screen): string => (path ? `/admin/${path}` : '/admin');
