import { startsProduction } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../../apollo/schema.generated';
import type { StatusedOrderFragment } from './undo-status.generated';

/** Whether the server will refuse to start the production of an order, unless an admin gives a reason. */
export const waitsForDeposit = (
  { status, payment }: Pick<StatusedOrderFragment, 'status' | 'payment'>,
  next: OrderStatus | null,
): boolean => next !== null && startsProduction(status, next) && !payment.depositIsBooked;
