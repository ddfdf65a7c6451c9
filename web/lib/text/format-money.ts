import { formatZloty, parseAmount } from '#engine/goods/price/money';

/** A decimal string in złoty ("4890.00") as Polish text ("4 890 zł"); grosze only when there are any. */
export function formatMoney(amount: string): string {
  return formatZloty(parseAmount(amount));
}
