import { normaliseLine } from './text.js';

/** Mobile, toll-free, premium and VoIP numbers; all other Polish numbers begin with an area code of two digits. */
const WITHOUT_AREA_CODE = /^(?:21|39|45|5[0137]|6[0469]|7[02389]|8[08])/;
const NO_BREAK_SPACE = '\u00a0';

/**
 * A number in E.164 as people read it: "+48 600 123 456", a landline "+48 42 633 44 55", with no-break spaces. Numbers
 * of other countries stay as they are.
 */
export function formatPhone(number: string): string {
  const digits = /^\+48(\d{9})$/.exec(number)?.[1];
  if (!digits) return number;
  const groups = WITHOUT_AREA_CODE.test(digits)
    ? digits.match(/\d{3}/g)
    : /(\d{2})(\d{3})(\d{2})(\d{2})/.exec(digits)?.slice(1);
  return ['+48', ...(groups ?? [digits])].join(NO_BREAK_SPACE);
}

/** A Polish postcode with any dash or none. */
const POSTCODE = /^(\d{2})[\s\p{Pd}\u2212]*(\d{3})$/u;

/** "90-001" of "90001", "90-001", "90 – 001" or "90—001"; null for a text of another form. */
export function postcodeOf(text: string): string | null {
  const [, area, place] = POSTCODE.exec(normaliseLine(text)) ?? [];
  return area && place ? `${area}-${place}` : null;
}
