import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Customer {
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** A customer without earlier orders. */
export function newCustomer(): Customer {
  return {
    name: 'Anna Nowak-Żółć',
    email: `anna.${randomUUID().slice(0, 8)}@example.com`,
    phone: '600 123 456',
    address: 'ul. Słoneczna 1, 90-001 Łódź',
  };
}

/** Fills in the order form of the cart page, with the required consents. */
export async function introduce(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('Imię i nazwisko').fill(customer.name);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Telefon').fill(customer.phone);
  await page.getByLabel('Adres dostawy').fill(customer.address);
  await page.getByRole('checkbox', { name: /akceptuję regulamin/ }).check();
  await page.getByRole('checkbox', { name: /na mój wymiar/ }).check();
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
}
