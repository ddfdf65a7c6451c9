import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';

/**
 * The warnings in Polish that buyers must see where goods are offered (art. 19 of regulation (EU) 2023/988 on product
 * safety). Sources: EN 13561 (awnings and screens), EN 13659 (blinds and shutters), EN 13120 (indoor blinds, children).
 */
export function safetyNotes(category: Category): readonly string[] {
  return familyOf(category).safetyNotes;
}

/** The identifier of a product on its label and in its papers: "MAR-0007". */
export function productIdentifier(category: Category, id: number): string {
  return `${familyOf(category).identifierPrefix}-${String(id).padStart(4, '0')}`;
}
