import { expect, type Page, test } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { awning, putIntoCart } from './goods.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });

/** The width of A4 without the margins of print.css, in px at 96 dpi. */
const PAPER_WIDTH = 688;
const ELECTRIC_AWNING = {
  ...awning,
  controlType: 'electric',
  additionalOptions: { ledLighting: true },
};

test('an order prints its goods with the breakdown of prices, totals and customer', async ({
  page,
}) => {
  const customer = newCustomer();
  await putIntoCart(page, ELECTRIC_AWNING);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expectPrinted(page, {
    text: [
      /Zamówienie nr\s\d+/,
      'Markiza tarasowa Aurora 350',
      'Oświetlenie LED',
      '680 zł',
      customer.name,
      customer.address,
      'Netto',
    ],
    missing: ['Zamówienie złożone!', 'Dokumenty'],
  });
});

test('the cart prints its lines with the breakdown of prices and the sum', async ({ page }) => {
  await putIntoCart(page, ELECTRIC_AWNING);
  await visit(page, '/koszyk');
  await expectPrinted(page, {
    text: [
      'Markiza tarasowa Aurora 350',
      '400 × 300 cm',
      'Oświetlenie LED',
      '680 zł',
      'Razem',
      '6 460 zł',
    ],
    missing: ['Dane do zamówienia', 'Zgody', 'Usuń', 'Zamawiam z obowiązkiem zapłaty'],
  });
});

test('a product prints its prices, its specification and all that its tabs hide', async ({
  page,
}) => {
  await visit(page, '/produkt/1');
  await expectPrinted(page, {
    text: [
      'Markiza tarasowa Aurora 350',
      '2 490 zł',
      'Najmniejszy',
      'Specyfikacja',
      'Każdą markizę szyjemy na wymiar',
      'Przygotowanie miejsca',
      'Producent i bezpieczeństwo',
    ],
    missing: ['Podobne produkty', 'Skonfiguruj produkt', 'Powiększ'],
  });
});

test('a configuration prints its settings and its price, which covers nothing', async ({
  page,
}) => {
  await visit(page, '/konfigurator/markizy');
  await expectPrinted(page, {
    text: [
      'Markiza tarasowa Aurora 350',
      'Szerokość',
      'Cena z VAT 23%',
      '4 890 zł',
      'Oświetlenie LED',
    ],
    missing: ['Dodaj do koszyka', 'Cień w ciągu dnia'],
  });
  await expect(page.locator('input[type="range"]:visible')).toHaveCount(0);
  expect(await page.evaluate(floating)).toEqual([]);
});

/**
 * Expects that on A4 the page has `text` but neither `missing` nor navigation, that nothing overflows, and that it can
 * be saved as PDF.
 */
async function expectPrinted(
  page: Page,
  { text, missing }: { text: (string | RegExp)[]; missing: string[] },
): Promise<void> {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const printed = (await printedText(page)).replaceAll('\u00a0', ' ');
  for (const each of text) expect.soft(printed).toMatch(new RegExp(each));
  for (const each of [...missing, 'Przejdź do treści', 'Koszyk 1', 'Deklaracja dostępności'])
    expect.soft(printed).not.toContain(each);
  expect.soft(await page.evaluate(overhanging, PAPER_WIDTH)).toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}

/** The visible text, including content that CSS adds. */
function printedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll('[data-title]')].map(
      (element) => getComputedStyle(element, '::before').content,
    );
    return [document.body.innerText, ...titles].join(' ');
  });
}

/** Elements that overflow on the right, or whose content is cut off. Runs in the browser. */
function overhanging(width: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :not(svg *)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const isClipped =
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX !== 'visible';
      return isClipped || element.getBoundingClientRect().right > width + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Elements that stay in their place while the rest scrolls; on paper they would cover it. Runs in the browser. */
function floating(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .map((element) => element.outerHTML.slice(0, 120));
}
