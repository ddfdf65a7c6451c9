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
