import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from './customer.js';
import { openStep } from './steps.js';
import { visit } from './visit.js';

/** Asks for a quote of an awning in the configurator. */
export async function askForQuote(page: Page, person: Customer): Promise<void> {
  await visit(page, '/konfigurator/markizy');
  await openStep(page, 'Podsumowanie');
  await page.getByRole('button', { name: 'Napisz do nas' }).click();
  await page.getByLabel('Imię i nazwisko').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Telefon').fill(person.phone);
  await page.getByLabel('Wiadomość').fill('Proszę o ofertę dla firmy, z montażem wiosną.');
  await page.getByRole('button', { name: /^Wyślij/ }).click();
  await expect(page.getByText('Dziękujemy').first()).toBeVisible();
}

/** Opens the draft of an offer that answers the customer's inquiry. */
export async function startDraft(staff: Page, { email }: Customer): Promise<Locator> {
  await staff.goto(`/admin/inquiries?q=${encodeURIComponent(email)}`);
  await staff.getByRole('button', { name: /^Pokaż zapytanie/ }).click();
  await staff.getByRole('button', { name: 'Przygotuj ofertę' }).click();
  return staff.getByRole('dialog', { name: /: szkic$/ });
}

/** Saves the open draft and sends it. */
export async function sendDraft(staff: Page, draft: Locator): Promise<void> {
  await draft.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(draft).toBeHidden();
  await staff.getByRole('button', { name: 'Wyślij klientowi' }).click();
  await staff.getByRole('button', { name: 'Wyślij', exact: true }).click();
  const next = staff.getByRole('dialog', { name: 'Co dalej?' });
  await next.getByRole('button', { name: 'Anuluj' }).click();
  await expect(next).toBeHidden();
}

/** The path of the customer's page of the open offer. */
export async function offerPath(staff: Page): Promise<string> {
  await staff.getByRole('button', { name: 'Zobacz ofertę tak jak klient' }).click();
  await staff.waitForURL('**/oferta/*');
  const { pathname } = new URL(staff.url());
  await staff.goBack();
  return pathname;
}
