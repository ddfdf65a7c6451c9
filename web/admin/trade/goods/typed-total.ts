import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { lineTotal } from '#engine/trade/invoices/split-by-rate';
import { MAX_SERVICE_QUANTITY } from '#engine/trade/shop/agreed-lines';
import { readAmount, typedAmount } from '../../../lib/form/text-control';
import { fieldRule } from '../../kit/form/field-problems';

/** A rule for amounts in złoty as they are typed; empty for none. */
export const AMOUNT_RULE = fieldRule<string>(
  'Podaj kwotę, na przykład 250 albo 250,50.',
  (text) => text.trim() === '' || /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim()),
);

/** A stored discount as people type it; empty if there is none. */
export const typedDiscount = (discount: string): string =>
  Number(discount) === 0 ? '' : typedAmount(discount);

/** A typed discount as the API takes it, "0" for an empty text; the API refuses a text that is not an amount. */
export const readDiscount = (text: string): string => text.trim().replace(',', '.') || '0';

/** The price of a line less its typed discount, in grosze; null while one of both is no number that a line can have. */
export function typedTotal(
  quantity: number | null,
  unitPrice: Grosze,
  discount: string,
): Grosze | null {
  const typed = readAmount(readDiscount(discount));
  if (quantity === null || !(quantity > 0 && quantity <= MAX_SERVICE_QUANTITY)) return null;
  if (typed === '') return null;
  const total = lineTotal({ quantity, unitPrice, discount: parseAmount(typed) });
  return total < 0 ? null : total;
}
