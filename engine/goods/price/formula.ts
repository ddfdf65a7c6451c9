import { formatZloty, type Grosze } from './money.js';

/** How the price of pieces is calculated: "2 szt. × 450 zł". */
export const piecesFormula = (quantity: number, unitPrice: Grosze): string =>
  `${quantity}\u00a0szt. × ${formatZloty(unitPrice)}`;
