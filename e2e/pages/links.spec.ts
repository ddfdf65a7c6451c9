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
  const { pages, problems } = await crawl(request, origin, ['/'], {
    most: MOST_ADDRESSES,
    without: PRODUCT_BROCHURE,
  });
  expect(problems).toEqual([]);
  expect([...pages.keys()]).toContain(`${origin}/katalog/produkt-1.pdf`);
  expect(missingTargets(pages)).toEqual([]);
  expect(pages.size).toBeGreaterThan(150);
  expect(pages.size).toBeLessThan(MOST_ADDRESSES);
});

function missingTargets(pages: ReadonlyMap<string, Found>): string[] {
  return [...pages].flatMap(([from, { links }]) =>
    links.filter((link) => {
      const id = decodeURIComponent(/#(.+)$/.exec(link)?.[1] ?? '');
      const address = ownAddress(link, from);
      return id !== '' && address !== null && !pages.get(address)?.ids.has(id);
    }),
  );
}
