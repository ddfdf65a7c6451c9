import { type AgreedWeeks, deliveryPromise } from '#engine/trade/shop/delivery-term';
import { upperFirst } from '#engine/locale/upper-first';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import type { Balance } from '../../ledger/balance.js';
import { PRODUCTION_WAITS } from '#engine/trade/shop/payment-terms';

interface News {
  /** The end of a sentence that begins with "Zamówienie nr 17". */
  said: string;
  heading: string;
  /** What happens next. */
  next: string;
}

/** The text of the mail about the status of an order. */
export function newsOf(
  { status, ...agreed }: AgreedWeeks & { status: OrderStatus },
  { depositIsBooked }: Pick<Balance, 'depositIsBooked'>,
): News {
  const news = STATUS_NEWS[status];
  if (status !== 'confirmed') return news;
  const waits = depositIsBooked ? [] : [PRODUCTION_WAITS];
  const promise = `${upperFirst(deliveryPromise(agreed))}.`;
  return { ...news, next: [news.next, ...waits, promise].join(' ') };
}

const STATUS_NEWS: Readonly<Record<OrderStatus, News>> = {
  pending: {
    said: 'oczekuje na potwierdzenie',
    heading: 'Zamówienie czeka na potwierdzenie',
    next: 'Zadzwonimy, żeby uzgodnić szczegóły. Do rozpoczęcia produkcji zmiany są bezpłatne.',
  },
  confirmed: {
    said: 'zostało potwierdzone',
    heading: 'Zamówienie potwierdzone',
    next: 'Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne.',
  },
  in_production: {
    said: 'jest w\u00a0produkcji',
    heading: 'Zamówienie jest w\u00a0produkcji',
    next: 'Wykonujemy je na Twój wymiar, dlatego zmian już nie wprowadzimy. Gdy będzie gotowe, potwierdzimy termin dostawy i\u00a0montażu.',
  },
  shipped: {
    said: 'zostało wysłane',
    heading: 'Zamówienie jest w\u00a0drodze',
    next: 'Przygotuj miejsce montażu; ekipa zadzwoni przed przyjazdem.',
  },
  delivered: {
    said: 'zostało dostarczone',
    heading: 'Zamówienie dostarczone',
    next: 'Dziękujemy! Jeśli coś działa inaczej, niż powinno, napisz albo zadzwoń: odpowiadamy za zgodność towaru z\u00a0umową przez 2\u00a0lata.',
  },
  cancelled: {
    said: 'zostało anulowane',
    heading: 'Zamówienie anulowane',
    next: 'Nie będzie realizowane. Jeśli to pomyłka, skontaktuj się z\u00a0nami.',
  },
};
