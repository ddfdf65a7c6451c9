import { type Grosze, formatZloty, parseAmount } from '#engine/goods/price/money';
import { readAmount } from '../../../lib/form/text-control';
import { type ChangedLine, readDiscount } from '../../trade/goods/changed-line';
import { lineTotal } from '../../trade/goods/line-price';
import type { UnitPrice } from '../../trade/goods/use-unit-prices';

interface DraftSumProps {
  lines: readonly ChangedLine[];
  /** In the order of the lines. */
  prices: readonly UnitPrice[];
  /** As typed. */
  discount: string;
}

/** The sum of the lines, the discount and the total that saving the draft will give. */
export function DraftSum({ lines, prices, discount }: DraftSumProps) {
  return <p aria-live="polite">{sumText(lines, prices, discount)}</p>;
}

function sumText(lines: readonly ChangedLine[], prices: readonly UnitPrice[], discount: string) {
  const states = new Set(prices.map(({ state }) => state));
  if (states.has('refused')) return 'Razem: gdy wszystkie pozycje będą miały cenę';
  if (states.has('pending')) return 'Razem: przeliczamy…';
  if (states.has('unknown')) return 'Razem: po zapisaniu';
  const sum = sumOf(lines, prices);
  if (sum === null) return 'Razem: po poprawieniu ilości';
  const typed = readAmount(readDiscount(discount));
  if (typed === '') return 'Razem: po poprawieniu rabatu';
  const reduction = parseAmount(typed);
  if (reduction > sum) return 'Rabat jest większy niż suma pozycji.';
  return (
    <>
      {reduction > 0 && (
        <>
          Suma pozycji: {formatZloty(sum)}, rabat: {formatZloty(reduction)}.{' '}
        </>
      )}
      Razem: <strong>{formatZloty(sum - reduction)}</strong>
    </>
  );
}

/** In grosze; null where a line has no price or no valid quantity. */
function sumOf(lines: readonly ChangedLine[], prices: readonly UnitPrice[]): Grosze | null {
  let sum = 0;
  for (const [index, { quantity }] of lines.entries()) {
    const price = prices[index];
    const total = price?.state === 'priced' ? lineTotal(price.amount, quantity) : null;
    if (total === null) return null;
    sum += total;
  }
  return sum;
}
