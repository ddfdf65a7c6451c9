import { expect, test, type Page } from '@playwright/test';

import { answersToClicks, visit } from './visit.js';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('list, product and configurator can be read', async ({ page }) => {
    await page.goto('/produkty/markizy');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Markiza tarasowa Aurora 350', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markiza tarasowa Aurora 350');
    await expect(page.getByText('Cena od')).toBeVisible();
    await expect(page.getByText('akryl barwiony w masie, 300 g/m²')).toBeVisible();
    await page.getByRole('link', { name: 'Skonfiguruj produkt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Projektowe');
    const receipt = page.getByRole('region', { name: 'Z czego składa się cena' });
    await expect(receipt).toContainText('Razem brutto4 890 zł');
  });

  test('the steps of the configurator lead to their sections', async ({ page }) => {
    await page.goto('/konfigurator/markizy?width=500');
    const steps = page.getByRole('navigation', { name: 'Kroki konfiguracji' });
    await steps.getByRole('link', { name: 'Dodatki' }).click();
    await expect(page).toHaveURL(/\?width=500#dodatki$/);
    await expect(page.getByRole('heading', { name: 'Dodatki' })).toBeInViewport();
    await expect(page.getByLabel('Szerokość', { exact: true })).toHaveValue('500');
  });
});

test('while a page is on its way, its shape is there', async ({ page }) => {
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

test('a page that cannot be had says so and comes back', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Wszystkie produkty' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Coś poszło nie tak');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wszystkie produkty');
});

test('a price that cannot be had is asked for again', async ({ page }) => {
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

test.describe('what is done while the scripts are on their way', () => {
  /** Opens a page whose scripts wait; answers how to let them come. */
  async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // All but the first, which comes with the page.
    await page.route(/assets\/(?!index-).*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return async () => {
      release();
      await answersToClicks(page);
    };
  }

  /** The first click that React can take. */
  async function pressOnceAlive(button: HTMLElement): Promise<void> {
    while (!Object.keys(button).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => setTimeout(resolve));
    button.click();
  }

  test('what is typed is what the configurator counts and sells', async ({ page }) => {
    const release = await openEarly(page, '/konfigurator/markizy');
    const width = page.getByRole('textbox', { name: 'Szerokość' });
    await width.fill('350');
    await release();
    await expect(page).toHaveURL(/width=350/);
    await expect(width).toHaveValue('350');
    await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
    await expect(page.getByText('Dodano do koszyka!').first()).toBeVisible();
    await page.goto('/koszyk');
    await expect(page.getByText('350 × 300 cm').first()).toBeVisible();
  });

  test('a button is pressed, once', async ({ page }) => {
    const release = await openEarly(page, '/konfigurator/pergole');
    await page.waitForLoadState();
    await page.getByRole('button', { name: 'Dodaj do koszyka' }).dblclick();
    await release();
    await expect(page.getByText('Dodano do koszyka!').first()).toBeVisible();
    await page.goto('/koszyk');
    await expect(page.getByRole('textbox', { name: /^Liczba sztuk/ })).toHaveValue('1');
  });

  test('what is chosen since is not chosen again', async ({ page }) => {
    // A browser that is too busy for anything but what it is asked for.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      const rest = () => waiting.splice(0).forEach((act) => act());
      Object.assign(window, { requestIdleCallback: (act: () => void) => waiting.push(act), rest });
    });
    const release = await openEarly(page, '/konfigurator/markizy');
    await release();
    const electric = page.getByRole('radio', { name: /^Elektryczne/ });
    await electric.check();
    const clicks = await electric.evaluateHandle((radio) => {
      const events: Event[] = [];
      radio.addEventListener('click', (event) => events.push(event));
      return events;
    });
    await page.evaluate('rest()');
    expect(await clicks.evaluate(({ length }) => length)).toBe(0);
  });

  test('what is typed stays in a form', async ({ page }) => {
    const release = await openEarly(page, '/kontakt');
    const typed = { 'Imię i nazwisko': 'Żaneta Gęślą', Temat: 'Pergola', Wiadomość: 'Dzień dobry' };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    const pressed = page.getByRole('button', { name: /^Wyślij/ }).evaluate(pressOnceAlive);
    await release();
    await pressed;
    await expect(page.getByLabel('E-mail')).toBeFocused();
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label)).toHaveValue(text);
  });
});
