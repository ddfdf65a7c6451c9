import { formatAmount } from '#engine/goods/price/money';
import type { Amounts, Invoice, InvoiceLine } from '#engine/trade/invoices/invoice';
import { amountsOfLines, grossOf } from '#engine/trade/invoices/sums';
import { token } from './fa3-names.js';

interface Numbered {
  line: InvoiceLine;
  amounts: Amounts;
  number: number;
  isBefore: boolean;
}

/** Sold goods and services at gross prices; a correction lists the lines before and after it. */
export const soldGoods = (invoice: Invoice) =>
  numbered(invoice).map(({ line, amounts, number, isBefore }) => ({
    NrWierszaFa: String(number),
    P_7: token(line.name),
    P_8A: line.unit,
    P_8B: String(line.quantity),
    P_9B: formatAmount(line.unitPrice),
    ...(line.discount > 0 && { P_10: formatAmount(line.discount) }),
    P_11A: formatAmount(amounts.gross),
    P_11Vat: formatAmount(amounts.vat),
    P_12: String(line.rate),
    ...(isBefore && { StanPrzed: '1' }),
  }));

/** Ordered goods and services, on the invoice of an advance or its correction. */
export function orderedGoods(invoice: Invoice) {
  return {
    WartoscZamowienia: formatAmount(grossOf(amountsOfLines(invoice.lines))),
    ZamowienieWiersz: numbered(invoice).map(({ line, amounts, number, isBefore }) => ({
      NrWierszaZam: String(number),
      P_7Z: token(line.name),
      P_8AZ: line.unit,
      P_8BZ: String(line.quantity),
      P_11NettoZ: formatAmount(amounts.net),
      P_11VatZ: formatAmount(amounts.vat),
      P_12Z: String(line.rate),
      ...(isBefore && { StanPrzedZ: '1' }),
    })),
  };
}

/** The lines before the correction, then those after it, numbered consecutively. */
function numbered({ linesBefore, lines }: Invoice): Numbered[] {
  const before = withAmounts(linesBefore).map((line) => ({ ...line, isBefore: true }));
  const after = withAmounts(lines).map((line) => ({ ...line, isBefore: false }));
  return [...before, ...after].map((line, index) => ({ ...line, number: index + 1 }));
}

function withAmounts(lines: readonly InvoiceLine[]): Pick<Numbered, 'line' | 'amounts'>[] {
  const all = amountsOfLines(lines);
  return lines.flatMap((line, index) => {
    const amounts = all[index];
    return amounts ? [{ line, amounts }] : [];
  });
}
