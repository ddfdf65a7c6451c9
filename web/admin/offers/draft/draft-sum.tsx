import { type Grosze, formatZloty, parseAmount } from '#engine/goods/price/money';
import { readAmount } from '../../../lib/form/text-control';
import type { ChangedLine } from '../../trade/goods/changed-line';
import { goodsTotal } from '../../trade/goods/line-price';
import { type ServiceValues, serviceTotal } from '../../trade/goods/service-values';
import { readDiscount } from '../../trade/goods/typed-total';
import type { UnitPrice } from '../../trade/goods/use-unit-prices';

interface DraftSumProps {
  lines: readonly ChangedLine[];
  /** In the order of the lines. */
  prices: readonly UnitPrice[];
  services: readonly ServiceValues[];
  /** As typed. */
  discount: string;
}

/** The sum of goods and services, the discount and the total that saving the draft will give. */
export function DraftSum(props: DraftSumProps) {
  return <p aria-live="polite">{sumText(props)}</p>;
}

function sumText({ lines, prices, services, discount }: DraftSumProps) {
  const states = new Set(prices.map(({ state }) => state));
  if (states.has('refused')) return 'Razem: gdy wszystkie pozycje będą miały cenę';
  if (states.has('pending')) return 'Razem: przeliczamy…';
  if (states.has('unknown')) return 'Razem: po zapisaniu';
  const sum = sumOf([
    ...lines.map((line, index) => totalOf(line, prices[index])),
    ...services.map(serviceTotal),
  ]);
  if (sum === null) return 'Razem: po poprawieniu pozycji';
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

const totalOf = (line: ChangedLine, price: UnitPrice | undefined): Grosze | null =>
  price?.state === 'priced' ? goodsTotal(line, price.amount) : null;

/** In grosze; null where a line has no valid price. */
const sumOf = (totals: readonly (Grosze | null)[]): Grosze | null =>
  totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);
