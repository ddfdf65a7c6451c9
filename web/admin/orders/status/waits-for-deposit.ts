import type { OrderStatus } from '../../../apollo/schema.generated';
import type { StatusedOrderFragment } from './undo-status.generated';

const BEFORE_PRODUCTION: readonly OrderStatus[] = ['pending', 'confirmed', 'cancelled'];

/** Whether the server will refuse to start the production of an order, unless an admin gives a reason. */
export const waitsForDeposit = (
  { status, payment }: Pick<StatusedOrderFragment, 'status' | 'payment'>,
  next: OrderStatus | null,
): boolean =>
  next === 'in_production' && BEFORE_PRODUCTION.includes(status) && !payment.depositIsBooked;
