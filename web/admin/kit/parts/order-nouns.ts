/** The forms of the noun for `plural`. */
export const ORDER_NOUNS = ['zamówienie', 'zamówienia', 'zamówień'] as const;
