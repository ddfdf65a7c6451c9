import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { newCustomer } from './customer.js';
import { mailTo, pathIn } from './mails.js';
import { placeOrder } from './place-order.js';
import { signIn } from './staff.js';
import { expectNoSidewaysScroll, visit } from './visit.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Adds a crew that can do everything, every day of the week. */
async function addCrew(request: APIRequestContext): Promise<void> {
  const query = `mutation ($input: CreateCrewInput!) {
    createCrew(input: $input) { crew { id } userErrors { message } } }`;
  const input = {
    name: 'Ekipa Łódź',
    people: 4,
    skills: ['measuring', 'shading', 'structures', 'electrics'],
    postcode: '90-001',
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, until: 1020 })),
    lunch: null,
    colour: '#1b5e8c',
  };
  const response = await request.post('/graphql', { data: { query, variables: { input } } });
  const { data } = await response.json();
  expect(data.createCrew.userErrors).toEqual([]);
}

/** Checks the page at the width of a desktop and of a phone, where it stays. */
async function fits(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

test('staff add an installation, the customer chooses its time and moves it', async ({
  browser,
}) => {
  const person = newCustomer();
  const customer = await browser.newPage();
  const staff = await browser.newPage();
  await signIn(staff.request);
  await addCrew(staff.request);
  const id = await placeOrder(customer, person);
  const data = { status: 'confirmed' };
  await staff.request.put(`/api/admin/orders/${id}/status`, { data });

  await staff.goto(`/admin/orders?order=${id}`);
  await staff.getByRole('button', { name: 'Zaplanuj montaż' }).click();
  await staff.getByRole('button', { name: 'Dodaj wizytę' }).click();
  const visits = staff.getByRole('list', { name: 'Wizyty' });
  await expect(visits.getByText('Do umówienia')).toBeVisible();
  await fits(staff);

  const path = pathIn(await mailTo(person.email, 'Wybierz termin'), '/wizyta/');
  const sent = await (await customer.request.get(path)).text();
  expect(sent, 'times without scripts').toContain('przyjazd między');
  await visit(customer, path);
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Wybierz termin montażu');
  const first = customer.getByRole('radio').first();
  const chosen = await first.locator('xpath=..').textContent();
  await first.check();
  await customer.getByText('Inne terminy').click();
  await fits(customer);
  await customer.getByRole('button', { name: 'Potwierdź termin' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Montaż umówiony');
  await expect(customer.getByText(`${chosen}.`)).toBeVisible();
  await mailTo(person.email, 'Termin umówiony');
  const calendar = customer.getByRole('link', { name: 'Dodaj do kalendarza' });
  const file = await customer.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('BEGIN:VEVENT');

  await customer.getByRole('button', { name: 'Zmień termin' }).click();
  const other = customer.getByRole('radio').first();
  const moved = await other.locator('xpath=..').textContent();
  expect(moved).not.toBe(chosen);
  await other.check();
  await fits(customer);
  await customer.getByRole('button', { name: 'Potwierdź termin' }).click();
  await expect(customer.getByText(`${moved}.`)).toBeVisible();
  await fits(customer);

  await staff.reload();
  await expect(visits.getByText('Umówiona')).toBeVisible();
  await expect(visits.getByText(moved ?? '')).toBeVisible();
  await visits.getByRole('link', { name: 'Otwórz wizytę' }).click();
  await expect(staff.getByRole('button', { name: 'Przenieś do…', exact: true })).toBeVisible();
  await fits(staff);
});
