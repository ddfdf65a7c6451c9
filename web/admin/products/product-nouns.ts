/** For `plural`. */
export const PRODUCT_NOUNS = ['produkt', 'produkty', 'produktów'] as const;
