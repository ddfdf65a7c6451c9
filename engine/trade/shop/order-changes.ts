import { type Grosze, formatZloty } from '../../goods/price/money.js';
import type { OrderStatus } from './order-status.js';

/**
 * Who may change the goods and the price of an order in each status: staff until production starts, then those with
 * the permission `orders:correct`; nobody if it is cancelled. Staff may correct the customer's data in every status but cancelled.
 */
export const CHANGED_BY: Readonly<Record<OrderStatus, 'staff' | 'correctors' | 'nobody'>> = {
  pending: 'staff',
  confirmed: 'staff',
  in_production: 'correctors',
  shipped: 'correctors',
  delivered: 'correctors',
  cancelled: 'nobody',
};

/**
 * Why nobody can change an order; null where it can be changed. Once its customer's data were deleted, nobody can agree
 * to a change, and retention would not delete data that are entered again.
 */
export function whyUnchangeable({ status, anonymisedAt }: ChangeableOrder): string | null {
  if (CHANGED_BY[status] === 'nobody') return 'Zamówienia anulowanego nie można już zmienić.';
  return anonymisedAt === null
    ? null
    : 'Dane klienta zostały usunięte po okresie przechowywania, więc zamówienia nie można już zmienić.';
}

interface ChangeableOrder {
  status: OrderStatus;
  /** When the customer's data were deleted. */
  anonymisedAt: unknown;
}

/** Why staff without the permission cannot change the goods and the price of an order in production or later. */
export const correctorsOnlyText = (status: OrderStatus): string =>
  status === 'delivered'
    ? 'Towar jest już dostarczony: rabat i\u00a0oświadczenie o\u00a0budynku może zmienić tylko osoba z\u00a0prawem do zmian po rozpoczęciu produkcji.'
    : 'Produkcja już się zaczęła: towar, rabat i\u00a0oświadczenie o\u00a0budynku może zmienić tylko osoba z\u00a0prawem do zmian po rozpoczęciu produkcji.';

/** The states of a version of an order, with Polish labels. */
export const VERSION_STATE_LABELS = {
  sent: 'wysłana',
  accepted: 'przyjęta',
  refused: 'odrzucona',
  replaced: 'zastąpiona',
  withdrawn: 'wycofana',
} as const;

export type VersionState = keyof typeof VERSION_STATE_LABELS;

/** What happens to a version of an order, in words after "Wersja 2". */
export const VERSION_NEWS_LABELS = {
  sent: 'wysłana do\u00a0klienta',
  accepted: 'weszła w\u00a0życie',
  refused: 'odrzucona',
  withdrawn: 'wycofana',
} as const;

/** By how much a change raises or lowers a price: "dopłata 300 zł", "o 150 zł mniej". */
export function surchargeText(difference: Grosze): string {
  if (difference === 0) return 'cena bez zmian';
  return difference > 0
    ? `dopłata ${formatZloty(difference)}`
    : `o\u00a0${formatZloty(-difference)} mniej`;
}
