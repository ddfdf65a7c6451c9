import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';

/**
 * Warnings that a buyer must see on the offer itself (art. 19 GPSR), in Polish, the gravest first.
 * Sources: EN 13561 (awnings and screens), EN 13659 (blinds and shutters), EN 13120 (indoor blinds, child safety).
 */
export function safetyNotes(category: Category): readonly string[] {
  return familyOf(category).safetyNotes;
}

/** The identifier of a product on its label and in its papers: "MAR-0007". */
export function productIdentifier(category: Category, id: number): string {
  return `${familyOf(category).identifierPrefix}-${String(id).padStart(4, '0')}`;
}
