import { valuesOf } from '#engine/trade/fields/text-field';
import { parseOrderNumber, WITHDRAWAL_FIELDS } from '#engine/trade/fields/withdrawal-fields';
import type { WithdrawInput } from '../../apollo/schema.generated';
import type { WithdrawalOrderFragment } from './withdrawal-page.generated';

export type WithdrawalField = keyof typeof WITHDRAWAL_FIELDS;
export type WithdrawalValues = Record<WithdrawalField, string>;

/** The first values of the form, filled in from an order if there is one. */
export function valuesOfOrder(order: WithdrawalOrderFragment | null): WithdrawalValues {
  return {
    ...valuesOf(WITHDRAWAL_FIELDS, () => ''),
    ...(order && {
      name: order.customerName,
      orderNumber: String(order.id),
      email: order.customerEmail,
    }),
  };
}

/** The input of the mutation; the values must have passed the checks of the form. */
export function toInput({ orderNumber, goods, reason, ...texts }: WithdrawalValues): WithdrawInput {
  return {
    ...texts,
    orderNumber: parseOrderNumber(orderNumber) ?? 0,
    goods: goods || null,
    reason: reason || null,
  };
}
