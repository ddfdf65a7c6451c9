/** Mistakes in Polish typography, each with a pattern that finds it. */
const FAULTS: Record<string, RegExp> = {
  'a word of one letter at the end of a line': /(?<![\p{L}\p{N}.–-])[aiouwz] [\p{L}\p{N}]+/giu,
  'a unit without its number':
    /\d (?:cm|mm|m|m²|km|kg|W|V|Nm|zł|°C|lat|lata|dni|tygodni|godzin|minut|%)(?![\p{L}\p{N}])/gu,
  'a straight quote': /["”][\p{L}]+/gu,
  'a hyphen in a range': /(?<![\p{L}\p{N}-])\d+ ?- ?\d+ ?(?:cm|mm|m|m²|kg|°C|lat|dni|tygodni|%)/gu,
};

/** Mistakes in the typography of a page as the server sends it. */
export function typographyFaults(html: string): string[] {
  const text = visibleText(html);
  return Object.entries(FAULTS).flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([words]) => `${name}: ${words}`),
  );
}

/**
 * The text of a page, without scripts, styles, drawings, options, labels and code. Elements other than inline ones begin a
 * new line.
 */
function visibleText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg|option|label|pre)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->|<\/?(?:a|b|em|strong|span|sub|sup|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}
