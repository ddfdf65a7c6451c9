import { expect, test, type Locator, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from '../customer.js';
import { putIntoCart } from '../goods.js';
import { publicPages } from '../public-pages.js';
import { signIn } from '../staff.js';
import { openStep } from '../steps.js';
import { goOn, visit } from '../visit.js';
import { expectNoBarriers, PHONE } from './barriers.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE });

/** Configurators that are not checked, because the others have all of their parts and each check takes long. */
const LIKE_OTHERS = ['markizy', 'zaluzje', 'refleksole', 'rolety'].map(
  (family) => `/konfigurator/${family}`,
);

test.describe('public pages', () => {
  const page = sharedPage();
  test.beforeAll(async () => {
    await putIntoCart(page());
    await visit(page(), '/nie-ma');
  });
  for (const { path, heading } of publicPages.filter((one) => !LIKE_OTHERS.includes(one.path))) {
    test(`${path} has no barriers`, async () => {
      await goOn(page(), path);
      await expect(page().getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(skeletons(page())).toHaveCount(0);
      await page().evaluate(unfold);
      await expectNoBarriers(page());
    });
  }
});

/**
 * Shows every step of the configurator, as in print, without elements over them that stick to the edges of the window:
 * the price is fixed on a phone and sticky on a desktop. Runs in the browser.
 */
function unfold(): void {
  for (const folded of document.querySelectorAll<HTMLElement>('[data-foldable]'))
    folded.hidden = false;
  for (const each of document.querySelectorAll<HTMLElement>('main *'))
    if (/sticky|fixed/.test(getComputedStyle(each).position)) each.style.position = 'static';
}

test('the 404 page has no barriers', async ({ page }) => {
  await page.goto('/nie-ma');
  await expectNoBarriers(page);
});

test('a filtered list and an empty one have no barriers', async ({ page }) => {
  await visit(page, '/produkty/markizy?features=led&sort=price_asc');
  await expectNoBarriers(page, [PHONE]);
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill('trampolina');
  await expect(page.getByText('Brak produktów')).toBeVisible();
  await expectNoBarriers(page, [PHONE]);
});

test('a failed page and the offline page have no barriers', async ({ page }) => {
  await visit(page, '/kontakt');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Regulamin' }).first().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Coś poszło nie tak');
  await expectNoBarriers(page, [PHONE]);
  await page.goto('/offline.html');
  await expectNoBarriers(page, [PHONE]);
});

test('the cart, form errors and the order have no barriers', async ({ page }) => {
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await expectNoBarriers(page);

  await page.setViewportSize(PHONE);
  await orderButton(page).click();
  await expect(page.getByLabel('Imię i nazwisko')).toBeFocused();
  await expectNoBarriers(page);

  await introduce(page, newCustomer());
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await page.setViewportSize(PHONE);
  await expectNoBarriers(page);
});

test('a comparison has no barriers', async ({ page }) => {
  await visit(page, '/konfigurator/markizy');
  const compare = page.getByRole('button', { name: 'Dodaj do porównania' });
  await openStep(page, 'Podsumowanie');
  await compare.click();
  await openStep(page, 'Sterowanie');
  await page.getByRole('radio', { name: /^Elektryczne/ }).check();
  await openStep(page, 'Podsumowanie');
  // Wait for the receipt's new line, because it moves the content below it.
  await expect(page.getByText(/^Cena: /)).toHaveText('Cena: 5 780 zł');
  await compare.click();
  await page.getByRole('link', { name: 'Porównanie (2 z 3)' }).click();
  await expect(page.getByRole('heading', { name: 'Porównanie' })).toBeFocused();
  const price = page.getByRole('row', { name: /^Cena z VAT dziś/ });
  await expect(price.getByRole('cell')).toHaveText(['4 890 złnajtaniej', '5 780 zł+ 890 zł']);
  await expectNoBarriers(page);
});

/** The screens of the staff area, each with an element that is visible once the screen has loaded. */
const STAFF_PAGES: Record<string, (page: Page) => Locator> = {
  '/admin': (page) => page.getByText('Pokaż jako tabelę'),
  '/admin/orders': (page) => page.getByRole('button', { name: /^Pokaż zamówienie/ }).first(),
  '/admin/offers': (page) => page.getByRole('button', { name: 'Nowa oferta' }),
  '/admin/inquiries?inquiry=1': (page) => page.getByRole('button', { name: 'Wyślij odpowiedź' }),
  '/admin/queue': (page) => page.getByRole('button', { name: /^Zapisz wynik/ }).first(),
  '/admin/earlier-orders': (page) => page.getByRole('button', { name: 'Import CSV' }),
  '/admin/tasks': (page) => page.getByRole('button', { name: 'Dodaj zadanie' }),
  '/admin/visits': (page) => page.getByRole('heading', { level: 2, name: 'Do umówienia' }),
  '/admin/crews': (page) => page.getByRole('button', { name: 'Dodaj ekipę' }),
  '/admin/products': (page) => page.getByRole('button', { name: /^Edytuj:/ }).first(),
  '/admin/products?product=1': (page) => page.getByRole('dialog').getByText('Specyfikacja'),
  '/admin/inventory': (page) => page.getByRole('table'),
  '/admin/payments': (page) => page.getByRole('table'),
  '/admin/price-list': (page) => page.getByRole('table').first(),
  '/admin/accounts?account=1': (page) => page.getByText('ta sesja'),
  '/admin/tokens': (page) => page.getByRole('heading', { level: 1, name: 'Tokeny API' }),
  '/admin/audit': (page) => page.getByRole('table'),
  '/admin/profile': (page) => page.getByRole('heading', { level: 1, name: 'Mój profil' }),
};
test.describe('staff pages', () => {
  const page = sharedPage();
  test.beforeAll(async () => {
    await signIn(page().request);
    await page().goto('/admin/profile');
    await expect(page().getByRole('heading', { level: 1 })).toBeVisible();
  });
  for (const [path, whatIsThere] of Object.entries(STAFF_PAGES)) {
    test(`${path} has no barriers`, async () => {
      await goOn(page(), path);
      await expect(whatIsThere(page())).toBeVisible();
      await expect(skeletons(page())).toHaveCount(0);
      await expectNoBarriers(page());
    });
  }

  test('an opened order has no barriers', async () => {
    await goOn(page(), '/admin/orders');
    await page()
      .getByRole('button', { name: /^Pokaż zamówienie/ })
      .first()
      .click();
    await expect(page().getByRole('dialog').getByText('Historia')).toBeVisible();
    await expectNoBarriers(page());
  });
});

/**
 * One page for read-only tests, because in a new one the browser would compile the same scripts again for each test.
 */
function sharedPage(): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: PHONE });
  });
  test.afterAll(() => page.close());
  return () => page;
}

/**
 * The visible skeletons, also antd's. Hidden ones do not count: in a folded step of the configurator they stay until
 * the step is opened.
 */
const skeletons = (page: Page) => page.locator('[class*="skeleton"]').filter({ visible: true });
