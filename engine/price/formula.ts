import { formatZloty, type Grosze } from './money.js';

/** How the price of pieces is calculated: "2 szt. × 450 zł". */
export const piecesFormula = (quantity: number, unitPrice: Grosze): string =>
  `${quantity}\u00a0szt. × ${formatZloty(unitPrice)}`;

/** Whether a formula says more than the amount beside it; the formula of one piece ("1 szt. × 450 zł") does not. */
export const isExplaining = (formula: string): boolean =>
  formula !== '' && !formula.startsWith('1\u00a0szt. × ');
