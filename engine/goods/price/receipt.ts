import { polishNumber } from '../../locale/polish-number.js';
import { piecesFormula, formatZloty, parseAmount } from './money.js';

/** One row of a receipt, formatted. */
export interface ReceiptRow {
  readonly label: string;
  /** How the amount is calculated; null where that would only repeat the amount. */
  readonly note: string | null;
  readonly amount: string;
}

/** A line of a price as the API returns it: the amount as a decimal string in złoty. */
export interface ReceiptLine {
  readonly label: string;
  readonly formula: string;
  readonly amount: string;
}

/** The sum below the lines: decimal strings in złoty, the area in m² with two places, VAT in per cent. */
export interface ReceiptSum {
  readonly calculatedPrice: string;
  readonly vat: string | null;
  readonly vatRate: number;
  readonly pricePerSqm: string | null;
  readonly area: string | null;
  /** After a reduction: the lowest price of the 30 days before, a decimal string in złoty. */
  readonly reduction?: { readonly lowestPrice: string } | null;
}

export const RECEIPT_TITLE = 'Z\u00a0czego składa się cena';
/**
 * What the price of an order includes besides its goods, with what of the installation is included; accessories alone
 * are not installed.
 */
export const includedLabel = (
  lines: readonly { readonly withdrawal: 'none' | 'days14' }[],
  installation: string,
): string =>
  lines.some(({ withdrawal }) => withdrawal === 'none') ? `Dostawa, ${installation}` : 'Dostawa';
/** Shown with goods that can still be ordered; with goods of an order, `ORDERED_TO_MEASURE` is shown. */
export const MADE_TO_MEASURE =
  'Produkt wykonamy na Twój wymiar. Prawo odstąpienia w\u00a014\u00a0dni nie przysługuje (art.\u00a038 ust.\u00a01 pkt\u00a03 ustawy o\u00a0prawach konsumenta). Do rozpoczęcia produkcji możesz bezpłatnie zmienić wymiary.';
/** Shown with the goods of an order or an offer, whatever its state. */
export const ORDERED_TO_MEASURE =
  'Produkty wykonujemy na wymiar, dlatego prawo odstąpienia od umowy w\u00a014\u00a0dni ich nie obejmuje (art.\u00a038 ust.\u00a01 pkt\u00a03 ustawy o\u00a0prawach konsumenta). Do rozpoczęcia produkcji zmiany i\u00a0rezygnacja są bezpłatne.';

/** "Rabat (za komplet okien)": the discount of an order or an offer, with its reason if there is one. */
export const discountLabel = (reason: string | null): string =>
  reason ? `Rabat (${reason})` : 'Rabat';

export function receiptRow({ label, formula, amount }: ReceiptLine): ReceiptRow {
  const isOnePiece = formula === piecesFormula(1, parseAmount(amount));
  return { label, note: isOnePiece ? null : formula, amount: zloty(amount) };
}

export function totalRow({ calculatedPrice }: Pick<ReceiptSum, 'calculatedPrice'>): ReceiptRow {
  return { label: 'Razem brutto', note: null, amount: zloty(calculatedPrice) };
}

/** Details of the total in small print: its VAT, the price per m², and the lowest price before a reduction. */
export function sumDetails({
  vat,
  vatRate,
  pricePerSqm,
  area,
  reduction,
}: ReceiptSum): ReceiptRow[] {
  const rows: ReceiptRow[] = [];
  if (vat !== null) {
    rows.push({ label: `w\u00a0tym VAT ${vatRate}%`, note: null, amount: zloty(vat) });
  }
  if (pricePerSqm !== null && area !== null) {
    const note = `powierzchnia ${polishNumber(Number(area))}\u00a0m²`;
    rows.push({ label: 'Cena za m²', note, amount: zloty(pricePerSqm) });
  }
  if (reduction) {
    const label = 'Najniższa cena z\u00a030\u00a0dni przed obniżką';
    rows.push({ label, note: null, amount: zloty(reduction.lowestPrice) });
  }
  return rows;
}

const zloty = (amount: string): string => formatZloty(parseAmount(amount));
