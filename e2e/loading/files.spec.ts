import { expect, test } from '@playwright/test';

test('scripts may be cached for a year and are sent in the compression that the browser prefers', async ({
  page,
}) => {
  await page.goto('/');
  const path = await page.locator('link[rel="modulepreload"][href*="/shop-"]').getAttribute('href');
  for (const [accepted, sent] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await page.request.get(path!, { headers: { 'accept-encoding': accepted } });
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(response.headers()['content-encoding']).toBe(sent);
  }
});

for (const path of [
  '/index.html',
  '/index.html.br',
  '/assets',
  '/assets/%2e%2e/index.html',
  '/%zz',
])
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
