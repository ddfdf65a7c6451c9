import { type Grosze, formatZloty } from '../../../../engine/price/money.js';
import type { Balance } from '../../ledger/balance.js';
import { type Mail, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import { orderButton } from './order-button.js';
import { paymentBlocks } from './payment-blocks.js';

/** The mail to the customer about a payment that has come, or a refund that was made. */
export function moneyMail(
  { id, token, customerName, customerEmail }: Order,
  kind: 'paid' | 'refunded',
  amount: Grosze,
  balance: Balance,
): Mail {
  const sum = formatZloty(amount);
  const [subject, heading, said] =
    kind === 'paid'
      ? ['Mamy Twoją wpłatę', 'Dziękujemy za wpłatę', `Otrzymaliśmy ${sum}`]
      : ['Zwrot pieniędzy', 'Zwróciliśmy pieniądze', `Zwróciliśmy Ci ${sum}`];
  const summary = `${said} (zamówienie nr ${id}).`;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `${subject}: zamówienie nr ${id}`,
    content: {
      summary,
      heading,
      blocks: [
        textBlock(`Dzień dobry, ${customerName}!`),
        textBlock(`${summary} ${leftText(balance)}`.trim()),
        ...paymentBlocks(id, balance),
        orderButton({ token }),
      ],
    },
  };
}

function leftText({ owed, outstanding, toRefund }: Balance): string {
  if (outstanding > 0) return `Do zapłaty zostało ${formatZloty(outstanding)}.`;
  return owed > 0 && toRefund === 0 ? 'Całe zamówienie jest opłacone.' : '';
}
