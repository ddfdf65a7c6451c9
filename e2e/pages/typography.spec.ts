import { expect, test } from '@playwright/test';

import { sitemapPaths } from './sent-page.js';

/** Mistakes in Polish typography, each with a pattern that finds it. */
const FAULTS: Record<string, RegExp> = {
  'a word of one letter at the end of a line': /(?<![\p{L}\p{N}.–-])[aiouwz] [\p{L}\p{N}]+/giu,
  'a unit without its number':
    /\d (?:cm|mm|m|m²|km|kg|W|V|Nm|zł|°C|lat|lata|dni|tygodni|godzin|minut|%)(?![\p{L}\p{N}])/gu,
  'a straight quote': /["”][\p{L}]+/gu,
  'a hyphen in a range': /(?<![\p{L}\p{N}-])\d+ ?- ?\d+ ?(?:cm|mm|m|m²|kg|°C|lat|dni|tygodni|%)/gu,
};

test('words, units, quotes and ranges follow Polish typography', async ({ request }) => {
  const paths = [...(await sitemapPaths(request)), '/koszyk', '/logowanie', '/nie-ma'];
  const faults: string[] = [];
  for (const path of paths) {
    const text = visibleText(await (await request.get(path)).text());
    for (const [name, pattern] of Object.entries(FAULTS)) {
      for (const [words] of text.matchAll(pattern)) faults.push(`${path}: ${name}: ${words}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

/**
 * The text of a page, without scripts, styles, drawings, options and labels. Elements other than inline ones begin a
 * new line.
 */
function visibleText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg|option|label)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->|<\/?(?:a|b|em|strong|span|sub|sup|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}
