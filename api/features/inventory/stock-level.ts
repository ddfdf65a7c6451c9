export const STOCK_LEVELS = ['low', 'medium', 'good'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The level of a quantity, relative to the minimum stock. */
export function stockLevel(quantity: number, minimum: number): StockLevel {
  if (quantity <= minimum) return 'low';
  return quantity <= 2 * minimum ? 'medium' : 'good';
}
