import { normaliseLine } from './text.js';

/** A Polish postcode with any dash or none. */
const POSTCODE = /^(\d{2})[\s\p{Pd}\u2212]*(\d{3})$/u;

/** "90-001" of "90001", "90-001", "90 – 001" or "90—001"; null for a text of another form. */
export function postcodeOf(text: string): string | null {
  const [, area, place] = POSTCODE.exec(normaliseLine(text)) ?? [];
  return area && place ? `${area}-${place}` : null;
}
