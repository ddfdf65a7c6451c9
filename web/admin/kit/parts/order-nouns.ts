/** For `plural`. */
export const ORDER_NOUNS = ['zamówienie', 'zamówienia', 'zamówień'] as const;
