import { expect, test, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { ordersOf, signIn } from './staff.js';
import { answersToClicks, visit } from './visit.js';

test.use({ viewport: { width: 390, height: 844 } });

const payment = (page: Page) => page.getByRole('region', { name: 'Płatność' });
const payButton = (page: Page) => page.getByRole('button', { name: /^Zapłać online/ });

test('a deposit is paid online once the order is confirmed', async ({ page, browser }) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(payment(page)).toContainText('Teraz nic nie płacisz.');
  await expect(payButton(page)).toHaveCount(0);
  const orderPage = page.url();

  const staff = await browser.newContext();
  await signIn(staff.request);
  const [{ id } = { id: 0 }] = await ordersOf(staff.request, customer.email);
  await staff.request.put(`/api/admin/orders/${id}/status`, { data: { status: 'confirmed' } });
  await staff.close();

  await visit(page, orderPage);
  const amount = /1.467.zł/;
  await expect(payButton(page)).toHaveText(amount);
  await payButton(page).click();
  await expect(page.getByText(`Zaliczka, zamówienie nr ${id}`)).toBeVisible();
  await page.getByRole('button', { name: 'Odmów' }).click();
  await expect(page.getByText('Sprawdzamy płatność')).toBeVisible();
  await answersToClicks(page);
  await payButton(page).click();
  await expect(page.getByText(/1.467,00.zł/)).toBeVisible();
  await page.getByRole('button', { name: 'Zapłać' }).click();

  await expect(page.getByText('Płatność przyjęta')).toBeVisible();
  await expect(page.getByText(/Zaksięgowaliśmy 1.467.zł/)).toBeVisible();
  const schedule = payment(page).getByRole('list', { name: 'Harmonogram płatności' });
  await expect(schedule.getByRole('listitem').first()).toContainText('zapłacono');
  await expect(payButton(page)).toHaveCount(0);
});
