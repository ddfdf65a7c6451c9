import { upperFirst } from '#engine/locale/text';
import { type OrderTerm, deliveryPromise } from '#engine/trade/shop/delivery-term';
import { nextOfAccessories } from '#engine/trade/shop/order-status';
import { PRODUCTION_WAITS } from '#engine/trade/shop/payment-terms';
import type { OrderStatus } from '../../apollo/schema.generated';

/** The regular course of an order; a cancelled order leaves it. */
export const STEPS = ['pending', 'confirmed', 'in_production', 'shipped', 'delivered'] as const;

interface StatusText {
  /** The heading of the page. */
  title: string;
  /** What happens next, in words for the customer. */
  next: string;
}

type ShownOrder = OrderTerm & {
  status: OrderStatus;
  payment: { depositIsBooked: boolean };
  lines: Parameters<typeof nextOfAccessories>[1];
};

/** The texts of the order page about its status. */
export function statusTextOf({ status, payment, lines, ...term }: ShownOrder): StatusText {
  const text = STATUS_TEXTS[status];
  const next = nextOfAccessories(status, lines);
  if (next !== null) return { ...text, next };
  if (status !== 'confirmed') return text;
  const waits = payment.depositIsBooked ? '' : ` ${PRODUCTION_WAITS}`;
  return { ...text, next: `${text.next}${waits} ${upperFirst(deliveryPromise(term))}.` };
}

const STATUS_TEXTS: Record<OrderStatus, StatusText> = {
  pending: {
    title: 'Mamy Twoje zamówienie',
    next: 'Zadzwonimy, żeby potwierdzić wymiary i\u00a0umówić montaż. Do rozpoczęcia produkcji możesz wszystko bezpłatnie zmienić.',
  },
  confirmed: {
    title: 'Zamówienie potwierdzone',
    next: 'Uzgodniliśmy szczegóły.',
  },
  in_production: {
    title: 'Zamówienie jest w\u00a0produkcji',
    next: 'Wykonujemy je na Twój wymiar. Gdy będzie gotowe, potwierdzimy termin dostawy i\u00a0montażu.',
  },
  shipped: {
    title: 'Zamówienie jest w\u00a0drodze',
    next: 'Przygotuj miejsce montażu; ekipa zadzwoni przed przyjazdem.',
  },
  delivered: {
    title: 'Zamówienie dostarczone',
    next: 'Dziękujemy! W\u00a0razie pytań o\u00a0użytkowanie lub gwarancję po prostu zadzwoń albo napisz.',
  },
  cancelled: {
    title: 'Zamówienie anulowane',
    next: 'To zamówienie nie będzie realizowane. Jeśli to pomyłka, skontaktuj się z\u00a0nami.',
  },
};
