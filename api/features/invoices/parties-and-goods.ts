import type { Buyer, InvoiceLine, Seller } from '../../../engine/invoices/invoice.js';
import { shareOut } from '../../../engine/invoices/share-out.js';
import { readTaxNumber } from '../../../engine/invoices/tax-number.js';
import { sizeLabel } from '../../../engine/configuration/labels.js';
import { parseAmount } from '../../../engine/price/money.js';
import type { Company } from '../content/content.payloads.js';
import type { Order } from '../orders/order.entity.js';

/** Every category is sold at the full rate. */
const RATE = 23;

/** The company that the customer has named, else the customer. */
export function buyerOf(order: Order): Buyer {
  const { companyName, companyTaxNumber, billingAddress } = order;
  if (companyName && companyTaxNumber && billingAddress)
    return {
      name: companyName,
      address: billingAddress,
      taxNumber: readTaxNumber(companyTaxNumber),
    };
  return { name: order.customerName, address: order.customerAddress, taxNumber: null };
}

export const sellerOf = ({ name, nip, street, postalCode, city }: Company): Seller => ({
  name,
  nip: nip.replaceAll(/\D/g, ''),
  address: `${street}, ${postalCode} ${city}`,
});

/** The ordered lines as an invoice names them; they share the discount of the order, so that they add up to its price. */
export function invoiceLines({ lines, discount }: Order): InvoiceLine[] {
  const totals = lines.map(({ lineTotal }) => parseAmount(lineTotal));
  const shares = shareOut(parseAmount(discount), totals);
  return lines.map((line, index) => {
    const share = shares[index] ?? 0;
    return {
      name: `${line.productName}, ${sizeLabel(line.settings)}`,
      quantity: line.quantity,
      unitPrice: parseAmount(line.unitPrice),
      discount: share,
      gross: parseAmount(line.lineTotal) - share,
      rate: RATE,
    };
  });
}
