import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { publicPages } from './public-pages.js';
import { signIn } from './staff.js';
import { expectNoSidewaysScroll, visit } from './visit.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** The smallest phone, and half of a desk: what a zoom of 200 % leaves of it. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE });

/** Their parts are all in the configurators that are looked at; each look takes long. */
const LIKE_OTHERS = ['markizy', 'zaluzje', 'refleksole', 'rolety'].map(
  (family) => `/konfigurator/${family}`,
);

test.describe('what everyone may see', () => {
  const page = sharedPage();
  for (const { path } of publicPages.filter((one) => !LIKE_OTHERS.includes(one.path))) {
    test(`${path} has no barriers`, async () => {
      await page().setViewportSize(PHONE);
      await visit(page(), path);
      await expectNoBarriers(page());
    });
  }
});

test('the missing page has no barriers', async ({ page }) => {
  await page.goto('/nie-ma');
  await expectNoBarriers(page);
});

test('a narrowed list and an empty one have no barriers', async ({ page }) => {
  await visit(page, '/produkty/markizy?features=led&sort=price_asc');
  await expectNoBarriers(page, [PHONE]);
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill('trampolina');
  await expect(page.getByText('Brak produktów')).toBeVisible();
  await expectNoBarriers(page, [PHONE]);
});

test('a page that failed and one without a connection have no barriers', async ({ page }) => {
  await visit(page, '/kontakt');
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Regulamin' }).first().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Coś poszło nie tak');
  await expectNoBarriers(page, [PHONE]);
  await page.goto('/offline.html');
  await expectNoBarriers(page, [PHONE]);
});

test('what is chosen is seen with colours of one’s own too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const family of ['pergole', 'zaluzje']) {
    await visit(page, `/konfigurator/${family}`);
    // The way of showing changes place once the picture in space has failed.
    await expect(async () => {
      const groups = await page.locator('fieldset:has([type="radio"])').evaluateAll(looksOfChoices);
      expect(groups.length).toBeGreaterThan(3);
      for (const { name, chosen, others } of groups) expect(others, name).not.toContain(chosen);
    }).toPass();
  }
  const button = page.getByRole('button', { name: 'Dodaj do koszyka' }).first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('cart, mistakes in the form and the order have no barriers', async ({ page }) => {
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
  const keep = page.getByRole('button', { name: 'Dodaj do porównania' });
  await keep.click();
  await page.getByRole('radio', { name: /^Elektryczne/ }).check();
  await keep.click();
  await page.getByRole('link', { name: 'Porównanie (2 z 3)' }).click();
  await expect(page.getByRole('heading', { name: 'Porównanie' })).toBeFocused();
  const price = page.getByRole('row', { name: /^Cena z VAT dziś/ });
  await expect(price.getByRole('cell')).toHaveText(['4 890 złnajtaniej', '5 780 zł+ 890 zł']);
  await expectNoBarriers(page);
});

/** The screens of the staff, and what is there when they are. */
const STAFF_PAGES: Record<string, (page: Page) => Locator> = {
  '/admin': (page) => page.getByText('Pokaż jako tabelę'),
  '/admin/orders': (page) => page.getByRole('button', { name: /^Pokaż zamówienie/ }).first(),
  '/admin/inquiries?inquiry=1': (page) => page.getByRole('button', { name: 'Wyślij odpowiedź' }),
  '/admin/queue': (page) => page.getByRole('button', { name: /^Zapisz rozmowę/ }).first(),
  '/admin/products': (page) => page.getByRole('button', { name: /^Edytuj:/ }).first(),
  '/admin/products?product=1': (page) => page.getByRole('dialog').getByText('Specyfikacja'),
  '/admin/inventory': (page) => page.getByRole('table'),
  '/admin/price-list': (page) => page.getByRole('table').first(),
  '/admin/accounts?account=1': (page) => page.getByText('ta sesja'),
  '/admin/tokens': (page) => page.getByRole('heading', { level: 1, name: 'Tokeny API' }),
  '/admin/audit': (page) => page.getByRole('table'),
  '/admin/profile': (page) => page.getByRole('heading', { level: 1, name: 'Mój profil' }),
};
test.describe('what staff see', () => {
  const page = sharedPage();
  test.beforeAll(() => signIn(page().request));
  for (const [path, whatIsThere] of Object.entries(STAFF_PAGES)) {
    test(`${path} has no barriers`, async () => {
      await page().setViewportSize(PHONE);
      await page().goto(path);
      await expect(whatIsThere(page())).toBeVisible();
      await expectNoBarriers(page());
    });
  }
});

test('an order that staff look at has no barriers', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/orders');
  await page
    .getByRole('button', { name: /^Pokaż zamówienie/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Historia')).toBeVisible();
  await expectNoBarriers(page);
});

test('the drawer closes by Escape and gives the focus back', async ({ page }) => {
  await visit(page, '/blog');
  const opener = page.getByRole('button', { name: 'Otwórz menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await expectNoBarriers(page, [PHONE]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('who asked for less motion gets none', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const moving = await page.evaluate(() => {
    const isSlow = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return (
          isSlow(transitionDuration) || (animationName !== 'none' && isSlow(animationDuration))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});

test('who asked for less motion finds a list at its field from the first moment', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/audit');
  const field = page.getByRole('combobox', { name: 'Rodzaj wpisu' });
  await field.click();
  const option = await page.getByTitle('Utworzenie', { exact: true }).boundingBox();
  const { x, width } = (await field.boundingBox())!;
  expect(option!.x + option!.width / 2).toBeGreaterThan(x);
  expect(option!.x).toBeLessThan(x + width);
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await visit(page, '/produkty');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a purchase by the keyboard alone', async ({ page }) => {
  const customer = newCustomer();
  await page.setViewportSize(DESK);
  await visit(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Konfiguratory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Projektowe');
  await tabTo(page, page.getByRole('textbox', { name: 'Szerokość' }));
  await page.keyboard.type('350');
  await tabTo(page, page.getByRole('radio', { name: /^Manualne/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Cena: /)).toHaveText('Cena: 6 160 zł');
  await tabTo(page, page.getByRole('button', { name: 'Dodaj do koszyka' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do koszyka' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Imię i nazwisko'));
  await page.keyboard.type(customer.name);
  for (const text of [customer.email, customer.phone, customer.address]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (const consent of [/akceptuję regulamin/, /na mój wymiar/]) {
    await tabTo(page, page.getByRole('checkbox', { name: consent }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, orderButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(page.getByRole('main')).toBeFocused();
});

/** One page for tests that only look: in a new one the browser would compile the same scripts anew for each. */
function sharedPage(): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());
  return () => page;
}

/**
 * No findings of axe on the phone and on the desk, and nothing out at the side there and where less fits. Pages are
 * opened on the phone: a window that changes its size takes as long as axe.
 */
async function expectNoBarriers(page: Page, sizes = [PHONE, ...NARROW, DESK]): Promise<void> {
  const findings: string[] = [];
  for (const size of sizes) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (!NARROW.includes(size)) findings.push(...(await barriers(page)));
  }
  expect(findings).toEqual([]);
}

async function barriers(page: Page): Promise<string[]> {
  // A page that has been looked at has it already; to compile it again takes a third of the time.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  // The legacy mode looks at one frame, all that our pages have, in a third of the time.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({
    // What passes needs no selectors, which take long to find.
    resultTypes: ['violations'],
    // Tables of the staff hold lines closer to each other than fingers want.
    rules: { 'target-size': { enabled: !isStaffPage(page) } },
  });
  const { violations } = await axe.analyze();
  const width = page.viewportSize()?.width;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${width} px: ${id}: ${node.html} ${node.failureSummary}`),
  );
}

function isStaffPage(page: Page): boolean {
  return new URL(page.url()).pathname.startsWith('/admin');
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** How the choices of each group look: what the browser draws, or the marks that stand for it. Runs in the browser. */
function looksOfChoices(groups: Element[]) {
  const lookOf = (input: HTMLInputElement): string =>
    getComputedStyle(input).opacity === '1'
      ? `the browser’s own, ${input.checked}`
      : [input.closest('label'), input.nextElementSibling]
          .filter((mark) => mark !== null)
          .map((mark) => getComputedStyle(mark))
          .map(({ outline, backgroundColor, color }) => [outline, backgroundColor, color].join())
          .join(' ');
  return groups.map((group) => {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    return {
      name: group.textContent,
      chosen: inputs.filter(({ checked }) => checked).map(lookOf)[0],
      others: inputs.filter(({ checked }) => !checked).map(lookOf),
    };
  });
}
