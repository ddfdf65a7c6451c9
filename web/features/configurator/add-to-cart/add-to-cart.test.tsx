import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderRoute } from '../../../testing/render-route';
import { openStep } from '../testing/open-step';
import { PRODUCTS, type QuoteInput, SAVED, savedAs, shopOf } from '../testing/shop';

const shop = shopOf(PRODUCTS);

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/markizy'));

type Answer<Arguments> = (root: unknown, args: Arguments) => unknown;

describe('the cart', () => {
  const saveConfiguration = jest.fn<Answer<{ input: QuoteInput }>>(() => ({
    configuration: savedAs('c-1'),
    issues: [],
  }));

  test('receives the saved configuration once and updates the badge', async () => {
    const addToCart = jest.fn<Answer<unknown>>(() => ({
      cart: { id: 'default', lineCount: 3, itemCount: 4, total: '4890.00', lines: [] },
      userErrors: [],
    }));
    const { user } = await renderRoute('/konfigurator/markizy?width=450', {
      Query: shop,
      Mutation: { saveConfiguration, addToCart },
    });
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    const confirmation = (await screen.findByText('Dodano do koszyka!')).closest('[tabindex]');
    await waitFor(() => expect(confirmation).toHaveFocus());
    expect(confirmation).toHaveTextContent(/Możesz kontynuować zakupy lub przejść do kasy\.$/);
    expect(screen.getByRole('link', { name: 'Przejdź do koszyka' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dodaj do koszyka' })).toBeNull();
    expect(saveConfiguration.mock.lastCall?.[1].input).toMatchObject({ productId: 1, width: 450 });
    expect(addToCart.mock.lastCall?.[1]).toEqual({
      input: {
        configurationId: 'c-1',
        label: '',
        quantity: 1,
        idempotencyKey: expect.any(String),
      },
    });
    expect(await screen.findByText(/^3/, { selector: 'header *' })).toBeVisible();
  });

  test('receives goods with a warning, whose repair changes the line as well', async () => {
    const line = { id: 'l-7', configuration: { ...SAVED, id: 'c-1' } };
    const cart = { id: 'default', lineCount: 1, itemCount: 1, total: '5210.00', lines: [line] };
    const replaceCartLine = jest.fn<Answer<unknown>>(() => ({ cart, userErrors: [] }));
    const { user } = await renderRoute('/konfigurator/markizy?options=windSensor', {
      Query: shop,
      Mutation: {
        saveConfiguration,
        replaceCartLine,
        addToCart: () => ({ cart, userErrors: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    await screen.findByText('Dodano do koszyka!');
    await user.click(screen.getByRole('button', { name: 'Dodaj sterowanie elektryczne' }));
    const changed = await screen.findByText(/^Zmieniono w\skoszyku$/);
    await waitFor(() => expect(changed.closest('[tabindex]')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Przejdź do koszyka' })).toBeVisible();
    expect(saveConfiguration.mock.lastCall?.[1].input).toMatchObject({ controlType: 'electric' });
    const input = { lineId: 'l-7', configurationId: 'c-1' };
    expect(replaceCartLine.mock.lastCall?.[1]).toEqual({ input });
    expect(screen.getByRole('button', { name: /^Sterowanie/ })).toHaveTextContent('Elektryczne');
  });

  test('receives the goods again with the same key after a lost answer, and with a new one after an answer', async () => {
    const sent: { configurationId: string; idempotencyKey: string }[] = [];
    const cart = { id: 'default', lineCount: 1, itemCount: 1, total: '4890.00', lines: [] };
    let saved = 0;
    const { user } = await renderRoute('/konfigurator/markizy', {
      Query: shop,
      Mutation: {
        saveConfiguration: () => ({ configuration: savedAs(`c-${(saved += 1)}`), issues: [] }),
        addToCart: (_: unknown, { input }: { input: (typeof sent)[number] }) => {
          sent.push(input);
          if (sent.length === 1) throw new Error('lost');
          return { cart, userErrors: [] };
        },
      },
    });
    const add = () => user.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    await screen.findByRole('button', { name: 'Dodaj do koszyka' });
    await add();
    await screen.findByText(/Nie udało się dodać produktu do koszyka/);
    await add();
    await screen.findByText('Dodano do koszyka!');
    // A change brings the button back.
    await openStep(user, 'Kolory');
    await user.click(screen.getByRole('radio', { name: 'Szary' }));
    await add();
    await waitFor(() => expect(sent).toHaveLength(3));
    const [lost, again, next] = sent;
    expect(again).toEqual(lost);
    expect(next?.idempotencyKey).not.toBe(lost?.idempotencyKey);
  });

  test('is not said to have the goods where the browser blocks cookies', async () => {
    const addToCart = jest.fn<Answer<unknown>>();
    const { user } = await renderRoute('/konfigurator/markizy', {
      Query: shop,
      Mutation: { saveConfiguration, addToCart },
    });
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await user.click(await screen.findByRole('button', { name: 'Dodaj do koszyka' }));
    expect(await screen.findByText(/blokuje pliki cookies/)).toBeVisible();
    expect(screen.queryByText('Dodano do koszyka!')).not.toBeInTheDocument();
    expect(addToCart).not.toHaveBeenCalled();
    cookies.mockRestore();
  });

  test('that cannot be reached shows a toast', async () => {
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

  test('shows how long to wait after too many attempts', async () => {
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

  describe('a line that is changed', () => {
    const change = async (userErrors: object[], fails = false) => {
      const calls: unknown[] = [];
      const cart = { id: 'default', lineCount: 1, itemCount: 3, total: '1.00', lines: [] };
      const record = (_: unknown, { input }: { input: object }) => {
        calls.push(input);
        if (fails) throw new Error('down');
        return { cart, userErrors: [] };
      };
      const address = '/konfigurator/markizy?configuration=c-0&line=l-1';
      const { user, router } = await renderRoute(address, {
        Query: { ...shop, configuration: () => SAVED, cart: () => cart },
        Mutation: {
          saveConfiguration,
          replaceCartLine: (root: unknown, sent: { input: object }) => ({
            ...record(root, sent),
            userErrors,
          }),
          addToCart: record,
        },
      });
      await openStep(user, 'Kolory');
      await user.click(screen.getByRole('radio', { name: 'Szary' }));
      await user.click(screen.getByRole('button', { name: 'Zapisz zmiany w\u00a0koszyku' }));
      return { calls, path: () => router.state.location.pathname };
    };
    const replaced = { lineId: 'l-1', configurationId: 'c-1' };

    test('holds the new configuration after one request', async () => {
      const { calls, path } = await change([]);
      await waitFor(() => expect(path()).toBe('/koszyk'));
      expect(calls).toEqual([replaced]);
    });

    test('is still the one to change after the visitor has measured its place', async () => {
      const { user } = await renderRoute('/konfigurator/markizy?configuration=c-0&line=l-1', {
        Query: { ...shop, configuration: () => SAVED },
      });
      await openStep(user, 'Wymiary');
      expect(screen.getByRole('link', { name: /^Zmierz z\sasystentem/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/pomiar\/markizy\?product=7&.*&line=l-1$/),
      );
    });

    test('that was removed in another tab is added as a new line', async () => {
      const { calls, path } = await change([
        { code: 'NOT_FOUND', message: 'Nie ma takiej pozycji.', path: ['lineId'] },
      ]);
      await waitFor(() => expect(path()).toBe('/koszyk'));
      expect(calls).toEqual([replaced, { configurationId: 'c-1', label: '', quantity: 1 }]);
    });

    test('is not changed where the shop cannot be reached, and the page stays open', async () => {
      const { calls, path } = await change([], true);
      expect(
        await screen.findByText('Nie udało się zapisać zmian. Spróbuj ponownie.'),
      ).toBeVisible();
      expect(calls).toEqual([replaced]);
      expect(path()).toBe('/konfigurator/markizy');
    });
  });
});
