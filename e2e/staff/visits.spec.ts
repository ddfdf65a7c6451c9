import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../engine/locale/day.js';
import { polishClock } from '../../engine/locale/polish-time.js';
import { DESK, expectNoBarriers } from '../pages/barriers.js';
import { signIn } from '../staff.js';
import { goOn, toast } from '../visit.js';

/** The week to plan: days from today. */
const AHEAD = 14;

test('a crew is added, visits are dragged and moved onto its days, and nothing of it has barriers', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/crews');
  await page.getByRole('button', { name: 'Dodaj ekipę' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nazwa').fill('Ekipa Bałuty');
  await form.getByLabel('Kod pocztowy bazy').fill('90-001');
  await form.getByLabel('pomiary').check();
  await expectNoBarriers(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(toast(page)).toContainText('Ekipa została dodana');
  await expectNoBarriers(page);

  for (const number of [1, 2]) await addVisit(page, number);
  await page.setViewportSize(DESK);
  await goOn(page, `/admin/visits?week=${addDays(polishClock(new Date()).day, AHEAD)}`);
  const days = page.getByRole('row', { name: /^Ekipa Bałuty/ }).getByRole('cell');
  const cell = days.filter({ hasNotText: 'wolne' }).first();
  const waiting = page.getByRole('region', { name: 'Do umówienia' });
  await waiting.getByRole('link', { name: /Anna Wiśniewska/ }).dragTo(cell);
  const move = page.getByRole('dialog');
  await expect(move.getByLabel('Początek')).not.toHaveValue('');
  const day = await move.getByLabel('Dzień').inputValue();
  await expectNoBarriers(page);
  await move.getByRole('button', { name: 'Zaplanuj' }).click();
  await page.setViewportSize(DESK);
  await expect(cell.getByRole('link')).toHaveCount(1);

  await waiting.getByRole('button', { name: 'Przenieś do…: Tomasz Lewandowski' }).press('Enter');
  await move.getByLabel('Dzień').fill(day);
  await move.getByLabel('Ekipa', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  const active = page.locator('.ant-select-item-option-active');
  while ((await active.innerText()) !== 'Ekipa Bałuty') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await move.getByLabel('Początek').fill('07:15');
  await move.getByRole('button', { name: 'Zaplanuj' }).press('Enter');
  await expect(move.getByText('Wizyty nakładają się.')).toBeVisible();
  await move.getByRole('button', { name: '11:00' }).press('Enter');
  await move.getByRole('button', { name: 'Zaplanuj' }).press('Enter');
  await expect(cell.getByRole('link')).toHaveCount(2);
  await expectNoBarriers(page);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^ul\. Piotrkowska 1, 90-001 Łódź/)).toBeVisible();
  const printedDays = page.getByText(/^(pon|wt|śr|czw|pt)\. \d+ \S+$/);
  await expect(printedDays.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await cell.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText('Ekipa Bałuty');
  await expectNoBarriers(page);
});

/** Adds a measuring visit, which waits for its time, for an inquiry. */
async function addVisit(page: Page, number: number): Promise<void> {
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query: `mutation ($input: CreateVisitInput!) {
        createVisit(input: $input) { userErrors { message } }
      }`,
      variables: {
        input: {
          about: { kind: 'inquiry', number },
          kind: 'measuring',
          minutes: 60,
          postcode: '90-001',
          address: `ul. Piotrkowska ${number}, 90-001 Łódź`,
          note: 'Wjazd od podwórza',
        },
      },
    },
  });
  expect(await response.json()).toEqual({ data: { createVisit: { userErrors: [] } } });
}
