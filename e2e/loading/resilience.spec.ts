import { expect, test, type Page } from '@playwright/test';
import { openStep } from '../steps.js';
import { answersToClicks, goOn, visit } from '../visit.js';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('list, product and configurator can be read', async ({ page }) => {
    await page.goto('/produkty/markizy');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Markiza tarasowa Aurora 350', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markiza tarasowa Aurora 350');
    await expect(page.getByText('Cena od')).toBeVisible();
    const specification = page.getByRole('tabpanel', { name: 'Specyfikacja' });
    await expect(specification).toContainText('akryl barwiony w masie, 300 g/m²');
    await page.getByRole('link', { name: 'Skonfiguruj produkt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Projektowe');
    const receipt = page.getByRole('region', { name: 'Z czego składa się cena' });
    await expect(receipt).toContainText('Razem brutto4 890 zł');
  });

  test('a list is searched, filtered and sorted by its form', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    await page.goto('/produkty/zadaszenia');
    await page.getByLabel('Sortowanie').selectOption('Cena: od najwyższej');
    await page.getByText('Więcej filtrów').click();
    await page.getByLabel('Do', { exact: true }).fill('4 000 zł');
    await page.getByRole('checkbox', { name: 'LED' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Pokaż produkty' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAccessibleName('Zadaszenie wejścia Próg');
    await expect(page.getByLabel('Sortowanie')).toHaveValue('price_desc');
    await expect(page.getByLabel('Do', { exact: true })).toHaveValue('4000');
    await page.getByText('Więcej filtrów').click();
    await expect(page.getByRole('checkbox', { name: 'LED' })).toBeChecked();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Wyczyść filtry' }).click();
    await expect(page).toHaveURL(/\/produkty\/zadaszenia\?sort=price_desc$/);
    await page.goto('/produkty');
    await page.getByRole('searchbox').fill('pergloa');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=pergloa/);
    await expect(cards.first()).toHaveAccessibleName(/^Pergola/);
  });

  test('the blog is searched and filtered', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Załaduj więcej artykułów' }).click();
    await expect(cards).toHaveCount(9);
    await page.getByRole('link', { name: /^Poradniki/ }).click();
    await page.getByLabel('Szukaj w artykułach').fill('zadanie');
    await page.getByLabel('Szukaj w artykułach').press('Enter');
    await expect(page).toHaveURL(/\?szukaj=zadanie&kategoria=poradniki$/);
  });

  for (const path of ['/konfigurator/markizy', '/koszyk']) {
    test(`${path} says that it needs scripts, and shows the telephone number`, async ({ page }) => {
      await page.goto(path);
      // Playwright does not treat the content of <noscript> as text.
      const note = page.locator('main noscript');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toContain('wyłączono obsługę JavaScriptu');
      await expect(note.locator('a')).toHaveAttribute('href', /^tel:\+48\d{9}$/);
    });
  }

  test('every step of the configurator is open', async ({ page }) => {
    await page.goto('/konfigurator/markizy?width=500');
    await expect(page.getByLabel('Szerokość', { exact: true })).toHaveValue('500');
    await expect(page.getByRole('radio', { name: /^Elektryczne/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Oświetlenie LED/ })).toBeVisible();
  });
});

test('a loading page shows its skeleton', async ({ page }) => {
  await visit(page, '/');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Wszystkie produkty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wszystkie produkty');
  await expect(page.getByTestId('product-card-skeleton')).toHaveCount(6);
  answer();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('a page that cannot be loaded says so, and can be loaded again', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Wszystkie produkty' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Coś poszło nie tak');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wszystkie produkty');
});

test('a page that could not be loaded is requested again on the next visit', async ({ page }) => {
  await visit(page, '/');
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await follow('Kontakt');
  await expect(page.getByRole('alert')).toContainText('Coś poszło nie tak');
  await page.unrouteAll();
  await follow('Blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog o cieniu');
  await follow('Kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porozmawiajmy o cieniu');
});

test('a page that cannot be loaded without a connection says so, and can be loaded again', async ({
  page,
}) => {
  await visit(page, '/');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  // The page asks whether the shop answers; if it did, the page would be reloaded by itself.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Sprawdź połączenie z.internetem/);
  await asked;
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porozmawiajmy o cieniu');
});

test.describe('a tab that was open during an upgrade, whose files are gone,', () => {
  /** Goes to a page whose script is missing while `isGone`; returns how many documents were loaded since. */
  async function goToStalePage(
    page: Page,
    isGone: (loads: number) => boolean,
  ): Promise<() => number> {
    await visit(page, '/');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/contact-page-[^/]+\.js$/, (route) =>
      isGone(loads) ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await goOn(page, '/kontakt');
    return () => loads;
  }

  test('is reloaded once by itself', async ({ page }) => {
    const loads = await goToStalePage(page, (reloads) => reloads === 0);
    await expect.poll(loads).toBe(1);
    await answersToClicks(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porozmawiajmy o cieniu');
    expect(loads()).toBe(1);
  });

  test('is not reloaded again where that has not helped', async ({ page }) => {
    const loads = await goToStalePage(page, () => true);
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porozmawiajmy o cieniu');
    expect(loads()).toBe(1);
  });
});

test('a price that cannot be loaded is requested again', async ({ page }) => {
  await visit(page, '/konfigurator/markizy');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  await width.fill('500');
  await width.press('Enter');
  await expect(page.getByText(/^Brak połączenia z.internetem\./)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText(/^Cena: /)).toHaveText('Cena: 5 490 zł');
});

for (const [button, dialog] of [
  ['Zmień produkt', 'Wybierz produkt'],
  ['Zobacz na swoim zdjęciu', 'Na Twoim zdjęciu'],
])
  test(`“${dialog}” that cannot be loaded leaves the configurator as it is, and is loaded again`, async ({
    page,
  }) => {
    await visit(page, '/konfigurator/markizy');
    await openStep(page, 'Produkt');
    const open = () => page.getByRole('button', { name: button }).click();
    const file = /\/assets\/(product-picker|photo-studio)-/;
    await page.route(file, (route) => route.abort('internetdisconnected'));
    await open();
    // The shop answers, so the connection is not to blame.
    await expect(page.getByText(/Odśwież stronę i.spróbuj ponownie/).first()).toBeVisible();
    await expect(page.getByText(/^Cena: /)).toHaveText('Cena: 4 890 zł');
    await page.unrouteAll();
    await open();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });
