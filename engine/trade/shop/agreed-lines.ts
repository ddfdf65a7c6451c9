import { formatZloty, parseAmount } from '../../goods/price/money.js';
import { polishNumber } from '../../locale/polish-number.js';

/** The units in which services are sold, with their Polish labels. */
export const UNIT_LABELS = {
  piece: 'szt.',
  metre: 'mb',
  square_metre: 'm²',
  hour: 'godz.',
  kilometre: 'km',
  set: 'kpl.',
} as const;
export type ServiceUnit = keyof typeof UNIT_LABELS;

/**
 * The rates of VAT that a service can have, with Polish labels: that of the goods that it belongs to, with the buyer's
 * statement about the building, or the full one whatever the goods have.
 */
export const SERVICE_VAT_LABELS = { goods: 'jak towar', full: 'zawsze 23%' } as const;
export type ServiceVat = keyof typeof SERVICE_VAT_LABELS;

/** The most that can be sold of a service in one line. */
export const MAX_SERVICE_QUANTITY = 9999;

/** A line of goods or of a service; amounts are decimal strings in złoty. */
interface PricedLine {
  /** Has at most two decimal places. */
  quantity: number;
  /** Goods have none: they are sold by the piece. */
  unit?: ServiceUnit;
  unitPrice: string;
  /** Taken off the whole line. */
  discount: string;
}

/** A service as an order or an offer stores it. */
export interface AgreedService extends PricedLine {
  text: string;
  unit: ServiceUnit;
  vat: ServiceVat;
  /** The unit price times the quantity, less the discount. */
  lineTotal: string;
}

/** How the price of a line is calculated: "2,5 mb × 45 zł", "2 szt. × 4 890 zł − 90 zł rabatu". */
export function lineFormula({ quantity, unit = 'piece', unitPrice, discount }: PricedLine): string {
  const price = `${polishNumber(quantity)}\u00a0${UNIT_LABELS[unit]} × ${formatZloty(parseAmount(unitPrice))}`;
  const reduction = parseAmount(discount);
  return reduction > 0 ? `${price} −\u00a0${formatZloty(reduction)} rabatu` : price;
}
