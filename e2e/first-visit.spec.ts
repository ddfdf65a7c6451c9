import { expect, test } from '@playwright/test';

for (const path of ['/', '/produkty', '/produkt/1', '/konfigurator', '/kontakt', '/blog']) {
  test(`${path} is there at once and hydrates without a second request`, async ({ page }) => {
    const problems: string[] = [];
    const queries: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => request.url().endsWith('/graphql') && queries.push(path));

    const response = await page.goto(path, { waitUntil: 'networkidle' });

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(problems).toEqual([]);
    expect(queries).toEqual([]);
  });
}

test('an unknown path is the 404 page with its status', async ({ page }) => {
  const response = await page.goto('/nie-ma-takiej-strony');

  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});
