import { expect, test } from '@playwright/test';
import { startShop } from './second-shop.js';
import { goOn, visit } from './visit.js';

test('with TRUSTED_DOCUMENTS pages ask for the catalogue by GET, and show a change at once', async ({
  page,
}) => {
  const shop = await startShop({ DEMO: '1', TRUSTED_DOCUMENTS: '1' });
  try {
    const answered: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const known = pathname.replace(/^\/g\/[0-9a-f]{64}$/, '/g/{id}');
      if (/^\/g(raphql)?\b/.test(pathname)) answered.push(`${response.status()} ${known}`);
    });
    await visit(page, shop.origin);
    await goOn(page, '/produkty');
    await expect(page.getByRole('article').first()).toBeVisible();
    await shop.sql("update product set name = 'Markiza po zmianie' where id = 1");
    await goOn(page, '/produkt/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markiza po zmianie');
    expect([...new Set(answered)].toSorted()).toEqual(['200 /g/{id}', '204 /g/version']);
  } finally {
    await shop.close();
  }
});
