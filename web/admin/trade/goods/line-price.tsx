import { type Grosze, formatAmount, formatZloty } from '#engine/goods/price/money';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import type { ChangedLine } from './changed-line';
import { readDiscount, typedTotal } from './typed-total';
import type { UnitPrice } from './use-unit-prices';

interface LinePriceProps {
  price: UnitPrice;
  line: ChangedLine;
}

/** The price of a piece and of the whole line, or why there is none yet. */
export function LinePrice({ price, line }: LinePriceProps) {
  return <p aria-live="polite">Cena: {priceText(price, line)}</p>;
}

function priceText(price: UnitPrice, line: ChangedLine) {
  if (price.state === 'pending') return 'przeliczamy…';
  if (price.state === 'unknown') return 'po zapisaniu';
  if (price.state === 'refused') return `brak. ${price.reason}`;
  const total = goodsTotal(line, price.amount);
  if (total === null) return `${formatZloty(price.amount)} za sztukę`;
  const formula = lineFormula({
    quantity: line.quantity ?? 0,
    unitPrice: formatAmount(price.amount),
    discount: readDiscount(line.discount),
  });
  return (
    <>
      {formula} = <strong>{formatZloty(total)}</strong>
    </>
  );
}

/** In grosze; null for a quantity or a discount that no line can have. */
export const goodsTotal = ({ quantity, discount }: ChangedLine, unitPrice: Grosze): Grosze | null =>
  Number.isInteger(quantity) ? typedTotal(quantity, unitPrice, discount) : null;
