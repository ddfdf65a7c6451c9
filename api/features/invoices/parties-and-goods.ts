import { withSize } from '#engine/goods/configuration/labels';
import type { Buyer, InvoiceLine, InvoiceTerms, Seller } from '#engine/trade/invoices/invoice';
import { readTaxNumber } from '#engine/trade/invoices/tax-number';
import { UNIT_LABELS } from '#engine/trade/shop/agreed-lines';
import { addressOf } from '../../shared/address.js';
import { AppError } from '../../shared/errors.js';
import { partsOf } from '../agreements/vat.js';
import type { Company } from '../content/content.payloads.js';
import type { Balance } from '../ledger/balance.js';
import type { Order } from '../orders/order.entity.js';

/** The buyer on the invoice of an order: the company given with the order, otherwise the customer. */
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

/** The company as the seller on an invoice; throws CONFLICT where its NIP or its address is not configured. */
export function sellerOf(company: Company): Seller {
  const { name, nip } = company;
  const address = addressOf(company);
  if (nip && address) return { name, nip, address };
  throw new AppError(
    'CONFLICT',
    'Nie można wystawić faktury: w\u00a0ustawieniach sklepu brakuje NIP-u lub adresu firmy.',
  );
}

/** How what is owed is paid by transfer; null where neither the day nor the account is known. */
export const termsOf = (
  { nextDue: dueOn }: Balance,
  { iban }: Pick<Company, 'iban'>,
): InvoiceTerms | null => (dueOn || iban ? { dueOn, iban } : null);

/**
 * The goods and services of an order as lines of an invoice; a line with two rates of VAT becomes two. The lines share
 * the discount of the order, so that they add up to its price.
 */
export function invoiceLines(order: Order): InvoiceLine[] {
  const goods = order.lines.getItems();
  const parts = partsOf(goods, order);
  const sold = [
    ...goods.map(({ productName, settings }) => ({
      name: withSize(productName, settings),
      unit: UNIT_LABELS.piece,
    })),
    ...order.services.map(({ text, unit }) => ({ name: text, unit: UNIT_LABELS[unit] })),
  ];
  return sold.flatMap(({ name, unit }, index) => {
    const ofLine = parts[index] ?? [];
    return ofLine.map((part) => ({
      ...part,
      unit,
      name: ofLine.length === 1 ? name : `${name} (część ze stawką ${part.rate}%)`,
    }));
  });
}
