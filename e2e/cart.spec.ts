import { expect, test, type Page } from '@playwright/test';
import { changeBasePrice } from './catalogue.js';
import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { ordersOf, signIn } from './staff.js';
import { visit } from './visit.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a double click or a retry after a lost response makes no second order', async ({
  page,
  playwright,
  baseURL,
}) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await orderButton(page).dblclick();
  await expect(page.getByRole('alert')).toContainText(
    'Nie udało się złożyć zamówienia. Spróbuj ponownie.',
  );
  await orderButton(page).dblclick();
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');

  const staff = await playwright.request.newContext({ baseURL });
  await signIn(staff);
  expect(await ordersOf(staff, customer.email)).toHaveLength(1);
  await staff.dispose();
});

test('one cart ordered in two tabs at once is one order', async ({ page, context }) => {
  const customer = newCustomer();
  await putIntoCart(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await visit(tab, '/koszyk');
    await introduce(tab, customer);
  }
  await Promise.all([page, other].map((tab) => orderButton(tab).click()));

  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  await expect(heading(other)).toHaveText('Mamy Twoje zamówienie');
  expect(other.url()).toBe(page.url());
});

test('goods whose price has changed are ordered only after the new price is accepted', async ({
  page,
}) => {
  const blind = { width: 120, height: 160, fabricColor: 'Zielony', frameColor: 'Biały' };
  await putIntoCart(page, { productId: 30, ...blind, controlType: 'manual' });
  await visit(page, '/koszyk');
  const total = page.getByText('Razem').locator('..');
  await expect(total).toContainText('461,60 zł');
  await introduce(page, newCustomer());
  await changeBasePrice(30, '360.00');
  await orderButton(page).click();

  await expect(page.getByText('Cena zmieniła się w trakcie zamawiania')).toBeVisible();
  await expect(page.getByText(/Zamówienie nie zostało jeszcze złożone/)).toContainText(
    'Było 461,60 zł, teraz 561,60 zł.',
  );
  await expect(total).toContainText('561,60 zł');
  await expect(orderButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Akceptuję nową cenę' }).click();
  await orderButton(page).click();
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  await expect(page.getByRole('complementary')).toContainText('561,60 zł');
});

test('a removed line can be restored; without the last one the cart is empty', async ({ page }) => {
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await page.getByRole('button', { name: /^Usuń z koszyka/ }).click();
  await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('1 pozycja, 1 sztuka')).toBeVisible();
  await page.getByRole('button', { name: /^Usuń z koszyka/ }).click();
  await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Zobacz produkty' }).click();
  await expect(heading(page)).toHaveText('Wszystkie produkty');
});

test('the header keeps the logo off the menu while the cart shows a count', async ({ page }) => {
  await putIntoCart(page);
  for (const width of [1240, 1399, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/koszyk');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Koszyk.*1 pozycja/ })).toBeVisible();
    const logo = (await header.getByRole('link', { name: 'Cieniomat' }).boundingBox())!;
    const first = (await header.getByRole('button', { name: 'Produkty' }).boundingBox())!;
    expect(first.x - logo.x - logo.width, `${width} px`).toBeGreaterThan(10);
  }
});
