import { type Grosze, formatZloty } from '#engine/goods/price/money';
import type { UnitPrice } from './use-unit-prices';

interface LinePriceProps {
  price: UnitPrice;
  /** NaN or null while no number is typed. */
  quantity: number | null;
}

/** The price of a piece and of the whole line, or why there is none yet. */
export function LinePrice({ price, quantity }: LinePriceProps) {
  return <p aria-live="polite">Cena: {priceText(price, quantity)}</p>;
}

function priceText(price: UnitPrice, quantity: number | null) {
  if (price.state === 'pending') return 'przeliczamy…';
  if (price.state === 'unknown') return 'po zapisaniu';
  if (price.state === 'refused') return `brak. ${price.reason}`;
  const total = lineTotal(price.amount, quantity);
  if (total === null) return `${formatZloty(price.amount)} za sztukę`;
  return (
    <>
      {quantity}&nbsp;× {formatZloty(price.amount)} = <strong>{formatZloty(total)}</strong>
    </>
  );
}

/** In grosze; null for a quantity that no line can have. */
export function lineTotal(unitPrice: Grosze, quantity: number | null): Grosze | null {
  if (quantity === null || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  const total = unitPrice * quantity;
  return Number.isSafeInteger(total) ? total : null;
}
