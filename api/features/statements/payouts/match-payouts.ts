import type { Grosze } from '#engine/goods/price/money';

/** Money that came online and is paid out by the provider later. */
export interface OnlineMoney {
  orderId: number;
  /** The provider's id of the money. */
  reference: string;
  amount: Grosze;
  /** The day on which it was received: "2026-11-24". */
  day: string;
}

/** A transfer of the provider, as a statement lists it. */
export interface PayoutTransfer {
  id: number;
  bookedOn: string;
  amount: Grosze;
}

/**
 * The highest fee that is taken for plausible: 2 % of the payments and 1 zł for each. Przelewy24's usual rate is 1.29 %
 * and 0.30 zł, that of older contracts 1.9 %.
 */
const MOST_PERCENT = 2;
const MOST_EACH: Grosze = 100;

/**
 * The payments that each payout most likely consists of, by the id of the transfer; none where nothing fits. A provider
 * pays out in the order of receipt: each payout, the earliest first, takes the oldest successive payments, received by
 * its day and in no earlier payout, whose sum is its amount and a plausible fee.
 *
 * @param payouts The earliest first.
 * @param received The earliest first.
 */
export function matchPayouts(
  payouts: readonly PayoutTransfer[],
  received: readonly OnlineMoney[],
): ReadonlyMap<number, readonly OnlineMoney[]> {
  let left = received;
  return new Map(
    payouts.map(({ id, bookedOn, amount }) => {
      const paidOut = paymentsOf(
        amount,
        left.filter(({ day }) => day <= bookedOn),
      );
      left = left.filter((payment) => !paidOut.includes(payment));
      return [id, paidOut];
    }),
  );
}

/** The oldest successive payments that cover the amount with a plausible fee. */
function paymentsOf(amount: Grosze, received: readonly OnlineMoney[]): readonly OnlineMoney[] {
  let [end, sum] = [0, 0];
  for (const [start, first] of received.entries()) {
    for (; sum < amount && end < received.length; end += 1) sum += received[end]?.amount ?? 0;
    if (sum < amount) return [];
    if (isPlausible(sum - amount, sum, end - start)) return received.slice(start, end);
    sum -= first.amount;
  }
  return [];
}

const isPlausible = (fee: Grosze, sum: Grosze, count: number): boolean =>
  fee <= (sum * MOST_PERCENT) / 100 + MOST_EACH * count;
