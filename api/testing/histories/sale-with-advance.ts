import fc from 'fast-check';
import { issueNext } from './invoices.js';
import { readMoney } from './order-money.js';
import type { Drawn, Moment } from './step.js';
import { bookPayment } from './transfers.js';

export const ADVANCE_PAID = fc.record({ percent: fc.constantFrom(1, 30, 70) });

/** A part of the price is paid and invoiced, then the rest: so there are final invoices. */
export async function sellWithAdvance(
  moment: Moment,
  drawn: Drawn<typeof ADVANCE_PAID>,
): Promise<void> {
  const { shop, history } = moment;
  await bookPayment(moment, drawn);
  for (const isPaid of [false, true]) {
    const order = await readMoney(shop.staff, history.token);
    await issueNext({ shop, history, order }, { isPaid });
  }
}
