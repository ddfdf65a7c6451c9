import { type Browser, expect, type Page, test } from '@playwright/test';
import { newCustomer, type Customer } from './customer.js';
import { askForVisit, crewOf } from './field-day.js';
import { mailTo, pathIn } from './mails.js';
import { askForQuote, offerPath, sendDraft, startDraft } from './offer.js';
import { expectNoBarriers, DESK, PHONE } from './pages/barriers.js';
import { draw, openField, openPhone, picture, takePhotograph } from './phone.js';
import { signIn } from './staff.js';
import { visit } from './visit.js';

interface Journey {
  /** The customer's page, and that of whoever goes there, both of the size of the test. */
  customer: Page;
  crew: Page;
  staff: Page;
  person: Customer;
  look: (page: Page) => Promise<void>;
}

interface Order {
  id: number;
  path: string;
}

for (const size of [PHONE, DESK])
  test(`from an inquiry to the guarantee, at ${size.width} px`, async ({ browser }) => {
    const journey = await start(browser, size);
    await test.step('the customer asks, and accepts the offer', () => askForOffer(journey));
    const order = await test.step('the order is confirmed and its deposit paid', () =>
      acceptOffer(journey));
    await test.step('the customer chooses the time of the measuring', () =>
      chooseMeasuring(journey, order));
    await test.step('another size is measured without a network, and sent later', () =>
      measure(journey, order));
    await test.step('the production begins', () => produce(journey, order));
    await test.step('the customer chooses the installation, and moves it', () =>
      chooseInstallation(journey));
    await test.step('the installation is signed', () => install(journey, order));
    await test.step('the customer has the guarantee card', () => readGuarantee(journey, order));
  });

async function start(browser: Browser, size: typeof PHONE): Promise<Journey> {
  const phone = await openPhone(browser);
  const [customer, crew, staff] = [
    await browser.newPage({ viewport: size }),
    await phone.newPage(),
    await browser.newPage({ viewport: DESK }),
  ];
  await crew.setViewportSize(size);
  for (const { request } of [crew, staff]) await signIn(request);
  const look = async (page: Page) => {
    await expectNoBarriers(page, [size]);
  };
  return { customer, crew, staff, person: newCustomer(), look };
}

async function askForOffer({ customer, staff, person, look }: Journey): Promise<void> {
  await askForQuote(customer, person);
  await sendDraft(staff, await startDraft(staff, person));
  await visit(customer, await offerPath(staff));
  await look(customer);
}

async function acceptOffer({ customer, staff, person, look }: Journey): Promise<Order> {
  await customer.getByLabel('Adres dostawy').fill(person.address);
  await customer.getByRole('checkbox', { name: /akceptuję regulamin/ }).check();
  await customer.getByRole('checkbox', { name: /na mój wymiar/ }).check();
  await customer.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  const number = await customer
    .getByText(/nr.\d+/)
    .first()
    .textContent();
  const id = Number(/nr.(\d+)/.exec(number ?? '')?.[1]);
  const { pathname: path } = new URL(customer.url());
  await setStatus(staff, { id, path }, 'confirmed');
  await visit(customer, path);
  await look(customer);
  await customer.getByRole('button', { name: /^Zapłać online/ }).click();
  await customer.getByRole('button', { name: 'Zapłać' }).click();
  await expect(customer.getByText('Płatność przyjęta')).toBeVisible();
  return { id, path };
}

async function setStatus(staff: Page, { id }: Order, status: string): Promise<void> {
  const changed = await staff.request.put(`/api/admin/orders/${id}/status`, { data: { status } });
  expect(await changed.json()).toMatchObject({ status });
}

/** Chooses the first of the times that are offered; returns its words. */
async function chooseFirst({ customer, look }: Journey): Promise<string> {
  const first = customer.getByRole('radio').first();
  const chosen = (await first.locator('xpath=..').textContent()) ?? '';
  await first.check();
  await look(customer);
  await customer.getByRole('button', { name: 'Potwierdź termin' }).click();
  await expect(customer.getByText(`${chosen}.`)).toBeVisible();
  return chosen;
}

async function chooseMeasuring(journey: Journey, { id }: Order): Promise<void> {
  const { customer, staff, person } = journey;
  await askForVisit(staff.request, 'measuring', id);
  await visit(customer, pathIn(await mailTo(person.email, 'Wybierz termin'), '/wizyta/'));
  await chooseFirst(journey);
}

/** Opens the day of a visit on the phone, and then the visit. */
async function arrive(
  { crew, staff, look }: Journey,
  kind: 'measuring' | 'installation',
  id: number,
) {
  const { day, crewId, visitId } = await crewOf(staff.request, kind, id);
  await openField(crew, `/teren?dzien=${day}&ekipa=${crewId}`);
  await look(crew);
  return visitId;
}

async function measure(journey: Journey, { id }: Order): Promise<void> {
  const { crew, look } = journey;
  const visitId = await arrive(journey, 'measuring', id);
  await crew.context().setOffline(true);
  await crew.goto(`/teren/wizyta/${visitId}`);
  await crew.locator('summary', { hasText: 'Markiza' }).click();
  const readings = { A: '432', B: '305', C: '305', D: '306', E: '280', F: '280', G: '281' };
  for (const [letter, text] of Object.entries(readings))
    await crew.getByRole('textbox', { name: new RegExp(`^${letter}\\b`) }).fill(text);
  await crew.getByRole('combobox', { name: 'Ściana' }).selectOption('z betonu');
  await crew.getByRole('checkbox', { name: /^Ustalone z.klientem/ }).check();
  await takePhotograph(crew, 'Ściana', await picture(800));
  await look(crew);
  await sign(crew, 'Podpisuję protokół', 'Do podpisu klienta', look);
  await expect(crew.getByText('Podpisany na telefonie')).toBeVisible();
  await crew.context().setOffline(false);
  await expect(crew.getByText('Wszystko wysłane')).toBeVisible();
  await expect(crew.getByText(/^Było 4.890.zł, po zmianie/)).toBeVisible();
  await look(crew);
  await sign(crew, 'Zgadzam się na zmianę', 'Zgoda podpisem', look);
  await expect(crew.getByText(/^Zmiana: /)).toBeVisible();
  await crew.getByRole('button', { name: 'Wykonana' }).click();
  await expect(crew.getByText('Wizyta: Wykonana')).toBeVisible();
}

/** Opens the dialog for a signature, draws it and sends it. */
async function sign(crew: Page, action: string, opener: string, look: Journey['look']) {
  await crew.getByRole('button', { name: opener }).click();
  await draw(crew);
  await look(crew);
  await crew.getByRole('button', { name: action }).click();
}

async function produce({ staff, customer, look }: Journey, order: Order): Promise<void> {
  await setStatus(staff, order, 'in_production');
  await visit(customer, order.path);
  await expect(customer.getByText('426 × 305 cm').first()).toBeVisible();
  await look(customer);
}

async function chooseInstallation(journey: Journey): Promise<void> {
  const { customer } = journey;
  await customer.getByRole('button', { name: /montaż/i }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Wybierz termin montażu');
  const chosen = await chooseFirst(journey);
  await customer.getByRole('button', { name: 'Zmień termin' }).click();
  expect(await chooseFirst(journey)).not.toBe(chosen);
}

async function install(journey: Journey, order: Order): Promise<void> {
  const { crew, staff, look } = journey;
  const { id } = order;
  await setStatus(staff, order, 'shipped');
  const visitId = await arrive(journey, 'installation', id);
  await crew.goto(`/teren/wizyta/${visitId}`);
  await crew.getByRole('checkbox', { name: new RegExp(`^${id}-1-1`) }).check();
  await takePhotograph(crew, 'Przed montażem', await picture(800));
  await crew.getByRole('button', { name: 'Dodaj usterkę' }).click();
  await crew.getByLabel('Co jest do poprawy?').fill('Rysa na kasecie.');
  await look(crew);
  await sign(crew, 'Podpisuję protokół', 'Do podpisu klienta', look);
  await expect(crew.getByText('Protokół podpisany')).toBeVisible();
  await crew.getByRole('button', { name: 'Wykonana' }).click();
  await expect(crew.getByText('Wizyta: Wykonana')).toBeVisible();
  await look(crew);
}

async function readGuarantee({ customer, person, look }: Journey, order: Order): Promise<void> {
  await mailTo(person.email, 'Podpisany protokół');
  await visit(customer, order.path);
  const data = customer.getByRole('complementary', { name: 'Dane zamówienia' });
  const card = data.getByRole('link', { name: 'Karta gwarancyjna (PDF)' });
  await look(customer);
  const paper = await customer.request.get((await card.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
}
