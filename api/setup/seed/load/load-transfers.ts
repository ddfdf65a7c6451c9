import { type Grosze, formatAmount } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import type { Order } from '../../../features/orders/order.entity.js';
import { BankStatement } from '../../../features/statements/bank-statement.entity.js';
import {
  BankTransfer,
  type TransferState,
} from '../../../features/statements/bank-transfer.entity.js';
import type { Load } from './load-context.js';

/** The share of orders for which there is a transfer from another payer, about which staff must decide. */
const DOUBTFUL = 0.004;
const ACCOUNT = 'PL61109010140000071219812874';
const PAYERS_ACCOUNT = 'PL27114020040000300201355387';

/** Creates one bank statement that lists all transfers of a load; returns its id. */
export async function loadStatement({ tx, now }: Load, memberId: number): Promise<number> {
  const day = polishClock(now).day;
  const counts = {
    bookedCount: 0,
    doubtfulCount: 0,
    unknownCount: 0,
    knownCount: 0,
    debitCount: 0,
  };
  const statement = tx.create(BankStatement, {
    ...counts,
    format: 'mt940',
    importedAt: now,
    importedBy: memberId,
    firstDay: addDays(day, -730),
    lastDay: day,
  });
  await tx.flush();
  return statement.id;
}

/** Creates the transfer that paid an order, and rarely a second one that waits for a decision of staff. */
export function loadTransfers(
  { tx, random }: Load,
  statement: number,
  order: Order,
  { reference, paid }: { reference: string; paid: Grosze },
): void {
  const { id, customerName, totalAmount, createdAt } = order;
  const create = (state: TransferState, fingerprint: string, amount: string, partyName: string) =>
    tx.create(BankTransfer, {
      statement,
      fingerprint,
      account: ACCOUNT,
      bookedOn: addDays(polishClock(createdAt).day, 5),
      amount,
      currency: 'PLN',
      partyName,
      partyAccount: PAYERS_ACCOUNT,
      title: `Zamówienie nr ${id}`,
      bankReference: `B${id}`,
      state,
      order: state === 'booked' ? order : null,
      decidedAt: state === 'booked' ? createdAt : null,
    });
  if (paid > 0) create('booked', reference, formatAmount(paid), customerName);
  if (random() < DOUBTFUL)
    create('doubtful', `${reference}-2`, totalAmount, `Rodzina ${customerName}`);
}
