const NBSP = '\u00a0';
/** Only whole words count as units: "5 cm" does not break, but "5 centymetrów" may. */
const UNITS = 'mm|cm|m|km|m²|m³|kg|kN|N|V|zł|%|°C|km/h|kg/m²|kg/m³|kN/m²|g/m²|min';
const MEASURES = 'godzin\\p{L}*|dni|lat|lata|tygodni\\p{L}*|minut\\p{L}*|stopni\\p{L}*';
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}|${MEASURES})(?![\\p{L}\\d]))`, 'gu');
/** The space in "4 890" before a no-break space and a unit; telephone numbers, which have no unit, stay unchanged. */
const THOUSANDS = new RegExp(`(\\d) (?=\\d{3}${NBSP})`, 'g');
/** A range needs a dash and a unit, so that codes and telephone numbers stay unchanged. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d-])(\\d+) ?- ?(\\d+)(?=\\s?(?:${UNITS}|${MEASURES})(?![\\p{L}\\d]))`,
  'gu',
);
const AROUND_TIMES = / × /g;
const SECTION = /§ (?=\d)/g;
/** One-letter words do not end a line. The lookbehind follows the space for speed: few such letters precede a space. */
const SHORT_WORD = /([AIOUWZaiouwz]) (?<![\p{L}\d]. )(?=\S|$)/gu;

/**
 * Polish text as typographers set it: no-break spaces before units, in numbers, after "§" and after one-letter words,
 * dashes in ranges. Idempotent.
 */
export function typeset(text: string): string {
  const measured = /\d/.test(text) ? typesetMeasures(text) : text;
  return measured.replaceAll(SHORT_WORD, `$1${NBSP}`);
}

function typesetMeasures(text: string): string {
  const ranged = text.includes('-') ? text.replaceAll(RANGE, '$1–$2') : text;
  return ranged
    .replaceAll(BEFORE_UNIT, `$1${NBSP}`)
    .replaceAll(THOUSANDS, `$1${NBSP}`)
    .replaceAll(SECTION, `§${NBSP}`)
    .replaceAll(AROUND_TIMES, `${NBSP}×${NBSP}`);
}
