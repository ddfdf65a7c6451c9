import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { bePatient } from '../../testing/be-patient';
import { renderRoute } from '../../testing/render-route';

bePatient();

test('the about page names the shop, its figures and its contact', async () => {
  await renderRoute('/o-nas');

  expect(
    await screen.findByRole('heading', { level: 1, name: /^O.Cieniomacie – słońce pod kontrolą$/ }),
  ).toBeVisible();
  expect(screen.getByText('5000+')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Poznajmy się' }));
  expect(contact.getByRole('link', { name: 'kontakt@cieniomat.example' })).toBeVisible();
  expect(contact.getByText('Łódź')).toBeVisible();
});

test('a text page shows the text of its path', async () => {
  const { response } = await renderRoute('/montaz', {
    Query: {
      textPage: (_root: unknown, { slug }: { slug: string }) => ({
        slug,
        title: 'Montaż',
        description: 'Jak montujemy.',
        contentHtml: '<h2>Cztery etapy</h2>',
        updatedAt: '2026-11-16T00:00:00Z',
      }),
    },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Montaż' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Cztery etapy' })).toBeVisible();
  expect(screen.getByText('16 listopada 2026')).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Nasze usługi' })).getByRole('link', {
      name: 'Montaż',
    }),
  ).toHaveAttribute('aria-current', 'page');
  expect(response.status).toBe(200);
});

test('a text that is missing is a 404', async () => {
  const { response } = await renderRoute('/regulamin', { Query: { textPage: () => null } });

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(response.status).toBe(404);
});
