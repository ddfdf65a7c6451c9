import type { Grosze } from './money.js';

/**
 * The highest prices of a product. With them the price of the largest size with all options stays exact
 * (`Number.MAX_SAFE_INTEGER` in millionths of a złoty), and 99 pieces of it fit into a column numeric(12,2).
 */
export const MAX_BASE_PRICE: Grosze = 1_000_000_00;
export const MAX_PRICE_PER_SQM: Grosze = 10_000_00;
