import { expect, test } from '@playwright/test';
import { origin } from '../origin.js';
import { crawl, type Found, ownAddress } from './crawl.js';

/** More URLs than the shop has: only a mistake that generates endlessly many would reach this number. */
const MOST_ADDRESSES = 2500;

/**
 * The product brochures that are left out: each takes long to draw, and the brochures of families have the same pages.
 */
const PRODUCT_BROCHURE = /^\/katalog\/produkt-(?!1\.pdf)/;

test('every link and every file of the shop exists', async ({ request }) => {
  const { known, problems } = await crawl(request, origin, ['/'], {
    most: MOST_ADDRESSES,
    without: PRODUCT_BROCHURE,
  });
  expect(problems).toEqual([]);
  expect([...known.keys()]).toContain(`${origin}/katalog/produkt-1.pdf`);
  expect(missingTargets(known)).toEqual([]);
  expect(known.size).toBeGreaterThan(150);
  expect(known.size).toBeLessThan(MOST_ADDRESSES);
});

function missingTargets(known: ReadonlyMap<string, Found>): string[] {
  return [...known].flatMap(([from, { links }]) =>
    links.filter((link) => {
      const id = decodeURIComponent(/#(.+)$/.exec(link)?.[1] ?? '');
      const address = ownAddress(link, from);
      return id !== '' && address !== null && !known.get(address)?.ids.has(id);
    }),
  );
}
