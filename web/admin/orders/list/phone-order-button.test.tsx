import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrders } from '../../../testing/fake-orders';

beforeAll(() => openAdminBrowser(1440));

test('an order by telephone asks first, then starts as the draft of an offer', async () => {
  const { Query } = fakeOrders();
  const inputs: object[] = [];
  const userErrors = [{ code: 'FORBIDDEN', message: 'Brak uprawnień.', path: null }];
  const createOffer = (_root: unknown, { input }: { input: object }) => {
    inputs.push(input);
    return { offer: null, userErrors };
  };
  const { user } = await openOrders('', { Query, Mutation: { createOffer } });
  await user.click(screen.getByRole('button', { name: 'Nowe zamówienie telefoniczne' }));
  expect(await screen.findByText(/zaczyna się jako szkic oferty/)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Utwórz szkic' }));
  expect(await screen.findByText('Brak uprawnień.')).toBeVisible();
  expect(inputs).toEqual([{ idempotencyKey: expect.any(String) }]);
});
