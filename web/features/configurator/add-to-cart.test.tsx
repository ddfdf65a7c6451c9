import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';

import { renderRoute } from '../../testing/render-route';
import { PRODUCTS, type QuoteInput, SAVED, savedAs, shopOf } from './testing/shop';

const shop = shopOf(PRODUCTS);

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/markizy'));

type Answer<Arguments> = (root: unknown, args: Arguments) => unknown;

describe('the cart', () => {
  const saveConfiguration = jest.fn<Answer<{ input: QuoteInput }>>(() => ({
    configuration: savedAs('c-1'),
    issues: [],
  }));

  test('takes the saved configuration once and counts it in the badge', async () => {
    const addToCart = jest.fn<Answer<unknown>>(() => ({
      cart: { id: 'default', lineCount: 3, itemCount: 4, total: '4890.00' },
      userErrors: [],
    }));
    const { user } = await renderRoute('/konfigurator/markizy?width=450', {
      Query: shop,
      Mutation: { saveConfiguration, addToCart },
    });
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    expect(await screen.findByText('Dodano do koszyka!')).toBeVisible();
    expect(screen.getByText(/Możesz kontynuować zakupy lub przejść do kasy\.$/)).toBeVisible();
    expect(saveConfiguration.mock.lastCall?.[1].input).toMatchObject({ productId: 1, width: 450 });
    expect(addToCart.mock.lastCall?.[1]).toEqual({
      input: { configurationId: 'c-1', quantity: 1 },
    });
    expect(await screen.findByText(/^3/, { selector: 'header *' })).toBeVisible();
  });

  test('that cannot be reached is said in a toast', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', {
      Query: shop,
      Mutation: {
        saveConfiguration,
        addToCart: () => {
          throw new Error('down');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    expect(await screen.findByText(/Nie udało się dodać produktu do koszyka/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeEnabled();
  });

  test('says how long to wait who has saved too often', async () => {
    const message = 'Zbyt wiele prób. Spróbuj ponownie za 1\u00a0min.';
    const { user } = await renderRoute('/konfigurator/markizy', {
      Query: shop,
      Mutation: {
        saveConfiguration: () => {
          throw new GraphQLError(message, { extensions: { code: 'TOO_MANY_REQUESTS' } });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    expect(await screen.findByText(/Zbyt wiele prób\. Spróbuj ponownie za 1/)).toBeVisible();
  });

  test('gets the changed configuration in the place of the old one', async () => {
    const calls: string[] = [];
    const line = { id: 'l-1', quantity: 3, configuration: { id: 'c-0' } };
    const cart = { id: 'default', lineCount: 1, itemCount: 3, total: '1.00', lines: [] };
    const { user, router } = await renderRoute('/konfigurator/markizy?configuration=c-0&line=l-1', {
      Query: { ...shop, configuration: () => SAVED, cart: () => ({ ...cart, lines: [line] }) },
      Mutation: {
        saveConfiguration,
        removeFromCart: (_: unknown, { input }: { input: { lineId: string } }) => {
          calls.push(`remove ${input.lineId}`);
          return { cart, userErrors: [] };
        },
        addToCart: (
          _: unknown,
          { input }: { input: { configurationId: string; quantity: number } },
        ) => {
          calls.push(`add ${input.quantity} ${input.configurationId}`);
          return { cart, userErrors: [] };
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Szary' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz zmiany w koszyku' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/koszyk'));
    expect(calls).toEqual(['remove l-1', 'add 3 c-1']);
  });
});
