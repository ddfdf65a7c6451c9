import { expect, test } from '@playwright/test';
import { newCustomer } from './customer.js';
import { signIn } from './staff.js';
import { toast, visit } from './visit.js';

test.use({ viewport: { width: 390, height: 844 } });

test('samples are chosen on a phone and ordered; staff see the fabrics and the address', async ({
  page,
}) => {
  const { name, email } = newCustomer();
  await visit(page, '/tkaniny?rodzina=markizy');
  for (const fabric of ['Toscana Krem', 'Lido Szary'])
    await page.getByRole('checkbox', { name: `Dodaj do próbek: ${fabric}` }).check();
  await page.getByRole('link', { name: 'Zamów próbki' }).click();
  await page.getByLabel('Imię i nazwisko').fill(name);
  await page.getByLabel('Ulica i numer').fill('Słoneczna 12');
  await page.getByLabel('Kod pocztowy').fill('90001');
  await page.getByLabel('Miejscowość').fill('Łódź');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Zamów bezpłatne próbki' }).click();
  await expect(toast(page)).toContainText('Próbki zamówione!');

  await signIn(page.request);
  await page.goto(`/admin/inquiries?inquiryType=samples&text=${email}`);
  await page.getByRole('button', { name: /^Pokaż zapytanie/ }).click();
  const samples = page.getByRole('region', { name: 'Próbki do wysłania' });
  await expect(samples).toContainText('Toscana Krem');
  await expect(samples).toContainText('Słoneczna 12');
  await expect(samples).toContainText('90-001 Łódź');
});
