import type { Grosze } from '../../goods/price/money.js';
import type { InvoiceContent, InvoiceKind, InvoiceLine, RateSum } from './invoice.js';
import { addSums, advanceSums, grossOf, subtractSums, sumsOf } from './sums.js';

const PLAIN = { linesBefore: [], dueBefore: null } as const;

/** The only invoice of a sale. */
export const saleContent = (lines: readonly InvoiceLine[]): InvoiceContent => ({
  ...PLAIN,
  kind: 'VAT',
  lines,
  sums: sumsOf(lines),
});

/** The invoice of an advance on ordered goods; `earlier` are the sums of the advances before it. */
export const advanceContent = (
  lines: readonly InvoiceLine[],
  amount: Grosze,
  earlier: readonly (readonly RateSum[])[],
): InvoiceContent => ({
  ...PLAIN,
  kind: 'ZAL',
  lines,
  sums: advanceSums(lines, amount, earlier),
});

/** The final invoice: the price less the advances (art. 106f ust. 3 of the VAT act). */
export const finalContent = (
  lines: readonly InvoiceLine[],
  advances: readonly (readonly RateSum[])[],
): InvoiceContent => ({
  ...PLAIN,
  kind: 'ROZ',
  lines,
  sums: subtractSums(sumsOf(lines), addSums(...advances)),
});

/** The combined content of an invoice and its corrections so far. */
export interface InvoiceState {
  /** The kind of the invoice, not of its corrections. */
  kind: InvoiceKind;
  lines: readonly InvoiceLine[];
  sums: readonly RateSum[];
}

/** The state of an invoice after its corrections, which are in chronological order. */
export const stateOf = (
  original: InvoiceContent,
  corrections: readonly InvoiceContent[],
): InvoiceState => ({
  kind: original.kind,
  lines: corrections.at(-1)?.lines ?? original.lines,
  sums: addSums(original.sums, ...corrections.map(({ sums }) => sums)),
});

/** The correction of a sale or of a final invoice to other lines. */
export const correctLines = (
  { kind, lines: linesBefore, sums }: InvoiceState,
  lines: readonly InvoiceLine[],
): InvoiceContent => ({
  kind: kind === 'ROZ' ? 'KOR_ROZ' : 'KOR',
  lines,
  linesBefore,
  sums: subtractSums(sumsOf(lines), sumsOf(linesBefore)),
  dueBefore: kind === 'ROZ' ? grossOf(sums) : null,
});

/** The correction of an advance to another amount; 0 where it was paid back. */
export const correctAdvance = ({ lines, sums }: InvoiceState, amount: Grosze): InvoiceContent => ({
  ...PLAIN,
  kind: 'KOR_ZAL',
  lines,
  sums: subtractSums(correctedSums(lines, sums, amount), sums),
  dueBefore: grossOf(sums),
});

/** An advance that keeps its amount keeps its rates, too: one that completed the price has what the others left. */
function correctedSums(
  lines: readonly InvoiceLine[],
  sums: readonly RateSum[],
  amount: Grosze,
): readonly RateSum[] {
  if (amount === grossOf(sums)) return sums;
  return amount === 0 ? [] : advanceSums(lines, amount);
}
