import { expect, test } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { mailTo } from './mails.js';
import { expectNoSidewaysScroll, visit } from './visit.js';

test('a crank is bought together with an awning, and only the crank can be returned', async ({
  page,
}) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/produkty');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Akcesoria' }).click();
  await page
    .getByRole('navigation', { name: 'Rodzaje akcesoriów' })
    .getByRole('link', { name: 'Części zamienne' })
    .click();
  await page.getByRole('link', { name: 'Korba do markizy 150 cm', exact: true }).click();
  await expect(page.getByText('W\u00a0magazynie, gotowe do wysyłki')).toBeVisible();
  await page.getByRole('button', { name: 'Zwiększ' }).click();
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await page.getByRole('link', { name: 'Przejdź do koszyka' }).click();

  await expect(page.getByText('Możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni')).toBeVisible();
  await expect(page.getByText('Wykonamy na Twój wymiar')).toBeVisible();
  await expect(page.getByText('5\u00a0069,80\u00a0zł').first()).toBeVisible();
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  const { text } = await mailTo(customer.email, 'Otrzymaliśmy zamówienie');
  expect(text).toContain('Korba do markizy 150 cm');

  await page.getByRole('link', { name: 'Odstąp od umowy tutaj' }).first().click();
  const goods = page.getByRole('listitem').filter({ hasText: /odstąpi/ });
  await expect(goods.filter({ hasText: 'Korba' })).toContainText('możesz odstąpić');
  await expect(goods.filter({ hasText: 'Markiza' })).toContainText('nie przysługuje');
});

for (const width of [390, 768, 1440]) {
  test(`accessories fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/akcesoria', '/akcesoria/sterowanie', '/produkt/33']) {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
    }
  });
}
