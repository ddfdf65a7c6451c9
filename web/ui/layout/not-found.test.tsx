import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';

test('an unknown URL says so, keeps the layout and answers 404', async () => {
  const { response } = await renderRoute('/nie-ma-takiej-strony');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz produkty' })).toHaveAttribute(
    'href',
    '/produkty',
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('kontakt@cieniomat.example');
  expect(response.status).toBe(404);
});

test('an address from which staff have moved the page leads on', async () => {
  const { router } = await renderRoute('/dawna?a=1', {
    Query: {
      movedTo: (_root: unknown, { path }: { path: string }) =>
        path === '/dawna' ? '/strona/nowa' : null,
      textPage: (_root: unknown, { slug }: { slug: string }) => ({
        sha256: 'a'.repeat(64),
        slug,
        title: 'Nowa strona',
        description: 'Opis.',
        contentHtml: '<p>Treść.</p>',
        sections: [],
        blocks: [],
        updatedAt: '2026-11-16T00:00:00Z',
      }),
      footerPages: () => [{ sha256: 'b'.repeat(64), slug: 'strona/nowa', title: 'Nowa w stopce' }],
    },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Nowa strona' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/strona/nowa');
  expect(screen.getByRole('link', { name: 'Nowa w stopce' })).toHaveAttribute(
    'href',
    '/strona/nowa',
  );
});

test('an address with invalid percent-encoding is not found, too', async () => {
  await renderRoute('/nie%ma');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
