import { typedAmount } from '../../../lib/form/typed-amount';

/** A stored discount as people type it; empty if there is none. */
export const typedDiscount = (discount: string): string =>
  Number(discount) === 0 ? '' : typedAmount(discount);

/** A typed discount as the API takes it, "0" for an empty text; the API refuses a text that is not an amount. */
export const readDiscount = (text: string): string => text.trim().replace(',', '.') || '0';
