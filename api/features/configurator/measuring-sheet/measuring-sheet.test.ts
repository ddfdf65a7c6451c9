import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CATEGORIES } from '#engine/goods/families/categories';
import { lettersOf, pageCount } from '../../../testing/pdf.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each(CATEGORIES)('the sheet of %s is one tagged page in Polish', async (category) => {
  const response = await app.visitor().fetch(`/karta-pomiaru/${category}.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="karta-pomiaru-${category}.pdf"`,
  );
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pageCount(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toContain('/Lang (pl-PL)');
  for (const letter of 'ąęłż') expect(lettersOf(pdf)).toContain(letter);
});

it.each(['parasole.pdf', 'markizy', 'markizy.png', '..%2Fmarkizy.pdf'])(
  'there is no sheet %s',
  async (file) => {
    expect((await app.visitor().fetch(`/karta-pomiaru/${file}`)).status).toBe(404);
  },
);
