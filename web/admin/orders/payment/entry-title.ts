import { ENTRY_LABELS } from '#engine/trade/shop/payment-labels';
import { formatMoney } from '../../../lib/text/format-money';
import type { OrderMoneyFragment } from './order-money.generated';

/** An entry in the ledger of an order. */
export type Entry = NonNullable<OrderMoneyFragment['ledger']>[number];

/** "Wpłata: 1 467 zł" */
export const entryTitle = ({ kind, amount }: Entry): string =>
  `${ENTRY_LABELS[kind]}: ${formatMoney(amount)}`;
