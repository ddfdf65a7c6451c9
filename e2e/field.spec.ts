import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { newCustomer } from './customer.js';
import { addCrew, ownId, planVisit } from './field-day.js';
import { expectNoBarriers, PHONE } from './pages/barriers.js';
import { draw, openField, openPhone, picture, takePhotograph } from './phone.js';
import { placeOrder } from './place-order.js';
import { type Shop, startShop } from './second-shop.js';
import { addColleague, signIn } from './staff.js';

/** Takes the last photograph that many times more: in the database of the phone, because by hand it takes minutes. */
async function repeatPhotograph(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const database = await done(indexedDB.open('cieniomat-field'));
    const change = database.transaction(['actions', 'pictures'], 'readwrite');
    const [actions, pictures] = [change.objectStore('actions'), change.objectStore('pictures')];
    const { id: _, ...last } = (await done(actions.getAll())).at(-1);
    const { picture } = last.call;
    const file = await done(pictures.get(picture.id));
    for (let number = 1; number <= count; number += 1) {
      const id = crypto.randomUUID();
      const caption = `${picture.caption} (${number})`;
      actions.add({ ...last, call: { ...last.call, picture: { ...picture, id, caption } } });
      pictures.add(file, id);
    }
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    database.close();
  }, times);
}

/** An order that is confirmed; staff must be signed in. */
async function confirmedOrder(page: Page, staff: APIRequestContext) {
  const customer = newCustomer();
  const orderId = await placeOrder(page, customer);
  const data = { status: 'confirmed' };
  await staff.put(`/api/admin/orders/${orderId}/status`, { data });
  return { orderId, customer };
}

test('a measuring without a network: what was written is sent later, and the change accepted by signature', async ({
  browser,
  page: staff,
}) => {
  await signIn(staff.request);
  const fitter = await addColleague('fitting');
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await signIn(phone.request, fitter);
  const crewId = await addCrew(staff.request, 'Ekipa w terenie', await ownId(phone.request));
  const { orderId, customer } = await confirmedOrder(staff, staff.request);
  const visit = await planVisit(staff.request, 'measuring', { orderId, crewId });

  await openField(page, `/teren?dzien=${visit.day}`);
  await expect(page.getByText('Następna wizyta')).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize(PHONE);
  await phone.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: `Pomiar: ${customer.name}` }).click();
  await expect(page.getByRole('img', { name: 'Rysunek w skali' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Jest dojazd' })
    .getByRole('radio', { name: 'tak' })
    .check();
  await page.locator('summary', { hasText: 'Markiza' }).click();
  await page.getByRole('textbox', { name: /^A\b/ }).fill('432');
  for (const letter of ['B', 'C', 'D'])
    await page.getByRole('textbox', { name: new RegExp(`^${letter}\\b`) }).fill('300,5');
  await page.getByRole('combobox', { name: 'Ściana' }).selectOption('z betonu');
  await expect(page.getByText('Różni się od zamówienia')).toBeVisible();
  await takePhotograph(page, 'Ściana od ogrodu', await picture(800));
  await expect(page.getByText('Przed pracą: Ściana od ogrodu (czeka)')).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize(PHONE);

  await page.getByRole('button', { name: 'Do podpisu klienta' }).click();
  await draw(page);
  await expectNoBarriers(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Podpisuję protokół' }).click();
  await expect(page.getByText('Podpisany na telefonie')).toBeVisible();
  await page.getByRole('link', { name: 'Czeka: 3' }).click();
  await expect(page.getByRole('list', { name: 'Niewysłane' }).getByRole('listitem')).toHaveCount(3);
  await expectNoBarriers(page);
  await page.setViewportSize(PHONE);

  await phone.setOffline(false);
  await expect(page.getByText('Wszystko wysłane')).toBeVisible();
  await page.goto(`/teren/wizyta/${visit.id}`);
  await expect(page.getByText('Protokół podpisany')).toBeVisible();
  await expect(page.getByText(/^Było 4.890.zł, po zmianie/)).toBeVisible();
  await page.getByRole('button', { name: 'Zgoda podpisem' }).click();
  await draw(page);
  await page.getByRole('button', { name: 'Zgadzam się na zmianę' }).click();
  await expect(page.getByText(/^Zmiana: /)).toBeVisible();
  await page.getByRole('button', { name: 'Wykonana' }).click();
  await expect(page.getByText('Wizyta: Wykonana')).toBeVisible();
  await expect(page.getByText('Wszystko wysłane')).toBeVisible();
  const own = page.getByRole('list', { name: 'Zdjęcia ekipy' });
  await expect(own).toHaveText('Przed pracą: Ściana od ogrodu');
  const file = await phone.request.get((await own.locator('img').getAttribute('src')) ?? '');
  const { channels } = await sharp(await file.body()).stats();
  expect(channels[0]!.max, 'the red of the marks').toBeGreaterThan(200);
  await expectNoBarriers(page);
  await phone.close();

  await staff.goto(`/admin/orders?order=${orderId}`);
  await expect(staff.getByText('426 × 300 cm').first()).toBeVisible();
});

test.describe('a server that is killed', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ DEMO: '1' });
  });
  test.afterAll(() => shop.close());

  test('while 200 actions are sent, none is lost and none doubled', async ({ browser }) => {
    const phone = await openPhone(browser, shop.origin);
    const page = await phone.newPage();
    await signIn(phone.request);
    const crewId = await addCrew(phone.request, 'Ekipa', await ownId(phone.request));
    const visits = [];
    for (let count = 0; count < 3; count += 1) {
      const { orderId } = await confirmedOrder(page, phone.request);
      visits.push(await planVisit(phone.request, 'measuring', { orderId, crewId }));
    }
    await openField(page, `/teren?dzien=${visits[0]!.day}`);
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await phone.setOffline(true);
    const small = await picture(200);
    for (const [index, { id }] of visits.entries()) {
      await page.goto(`/teren/wizyta/${id}`);
      await takePhotograph(page, `Nr ${index}`, small);
      await repeatPhotograph(page, 64);
      await page.getByLabel('Uwagi do protokołu').fill('Zapisane bez zasięgu.');
      await page.getByRole('button', { name: 'Nie udało się' }).click();
      await page.getByLabel('Powód').fill('Deszcz');
      await page.getByRole('button', { name: 'Zapisz' }).click();
      await expect(page.getByText(/^Wizyta zakończona na telefonie/)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Czeka: 201' })).toBeVisible();
    await phone.setOffline(false);
    await expect(page.getByText(/^Wysyłanie: 1\d\d$/)).toBeVisible();
    await shop.restart();
    await expect(page.getByText('Wszystko wysłane')).toBeVisible({ timeout: 120_000 });
    for (const [index, { id }] of visits.entries()) {
      await page.goto(`/teren/wizyta/${id}`);
      await expect(page.getByText('Wizyta: Nieudana')).toBeVisible();
      const captions = page.getByRole('list', { name: 'Zdjęcia ekipy' }).getByRole('listitem');
      const numbers = Array.from({ length: 64 }, (_, count) => ` (${count + 1})`);
      await expect(captions).toHaveText(
        ['', ...numbers].map((number) => `Przed pracą: Nr ${index}${number}`),
      );
    }
    await phone.close();
  });
});
