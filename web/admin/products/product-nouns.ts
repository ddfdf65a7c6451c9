/** The forms of the noun for `plural`. */
export const PRODUCT_NOUNS = ['produkt', 'produkty', 'produktów'] as const;
