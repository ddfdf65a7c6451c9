import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';
import { awning, pergola } from '../configurator/testing/families';
import { shopOf } from '../configurator/testing/shop';

const shop = {
  ...shopOf([awning(), pergola()]),
  products: () => ({ items: [], totalCount: 0, categoryCounts: [] }),
  offeredCategories: () => ['pergole'],
  recommendedStartingPoints: () => [],
};

test('the studio loads on request, and its price follows its sizes', async () => {
  const { user } = await renderRoute('/', { Query: shop });
  const studio = within(await screen.findByRole('region', { name: 'Obejrzyj, zanim zamówisz' }));
  expect(studio.queryByRole('textbox', { name: 'Szerokość' })).toBeNull();

  await user.click(studio.getByRole('button', { name: /^Obróć w.3D$/ }));

  expect(await studio.findByText('Cena: 5 690 zł')).toBeInTheDocument();
  await user.click(studio.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  expect(await studio.findByText('Cena: 5 730 zł')).toBeInTheDocument();
  expect(studio.getByRole('link', { name: 'Projektuj dalej' })).toHaveAttribute(
    'href',
    '/konfigurator/pergole?product=2&width=405',
  );
});

test('if the studio cannot be loaded, a message says so and offers another attempt', async () => {
  let reachable = false;
  const productTypes = () => {
    if (reachable) return shop.productTypes();
    throw new Error('unreachable');
  };
  const { user } = await renderRoute('/', { Query: { ...shop, productTypes } });
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: /^Obróć w.3D$/ }));

  expect(await screen.findByText(/Nie udało się wczytać studia/)).toBeVisible();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Cena: 5 690 zł')).toBeInTheDocument();
  complain.mockRestore();
});
