export const STOCK_LEVELS = ['low', 'medium', 'good'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** What the badge of a stock row says of its quantity. */
export function stockLevel(quantity: number, minimum: number): StockLevel {
  if (quantity <= minimum) return 'low';
  return quantity <= 2 * minimum ? 'medium' : 'good';
}
