import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartOf, lines, PERGOLA, SOLANA, total } from '../../testing/demo-cart';
import { demoCompany } from '../../testing/demo-company';
import { renderRoute } from '../../testing/render-route';

describe('cart', () => {
  test('that is empty links to the products', async () => {
    await renderRoute('/koszyk', { Query: { cart: () => cartOf([]) } });
    expect(await screen.findByText('Twój koszyk jest pusty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zobacz produkty' })).toHaveAttribute(
      'href',
      '/produkty',
    );
  });

  test('that is empty because cookies are blocked says so', async () => {
    const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderRoute('/koszyk', { Query: { cart: () => cartOf([]) } });
    expect(await screen.findByText(/Przeglądarka blokuje pliki cookies/)).toBeVisible();
    enabled.mockRestore();
  });

  test('lists the lines with their features, prices and the total', async () => {
    await renderRoute('/koszyk', { Query: { cart: () => cartOf([SOLANA, PERGOLA]) } });
    const [first, second] = await lines();
    expect(first).toHaveTextContent('400 × 300 cm');
    expect(first).toHaveTextContent('SterowanieElektryczneDodatkiOświetlenie LED');
    expect(first).toHaveTextContent('4 890 zł');
    expect(first).toHaveTextContent('bez prawa odstąpienia');
    expect(second).toHaveTextContent('24 000 zł12 000 zł za sztukę');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Zmień' })).toHaveAttribute(
      'href',
      '/konfigurator/markizy?configuration=c-l-1&line=l-1',
    );
    const summary = screen.getByRole('region', { name: 'Podsumowanie' });
    expect(summary).toHaveTextContent('Razem28 890 zł');
    expect(summary).toHaveTextContent('Cena zawiera VAT');
    expect(screen.getByText('2 pozycje, 3 sztuki')).toBeVisible();
    const payment = screen.getByRole('region', { name: 'Płatność i\u00a0termin' });
    expect(payment).toHaveTextContent('Dziś0 zł');
    expect(payment).toHaveTextContent('Zaliczka 30%8 667 zł w ciągu 7 dni od potwierdzenia');
    expect(payment).toHaveTextContent('Pozostała kwota20 223 zł w ciągu 3 dni od wysyłki, przed');
    expect(payment).toHaveTextContent('Dostawa12–26 grudnia');
    expect(payment).toHaveTextContent('Raty 0%: 10 × 2 889 złPrzykład reprezentatywny');
  });

  test('says nothing of instalments where the shop offers none', async () => {
    const company = () => ({
      ...demoCompany,
      termsOfSale: { ...demoCompany.termsOfSale, depositPercent: 0, credit: null },
    });
    await renderRoute('/koszyk', { Query: { cart: () => cartOf([SOLANA]), company } });
    const payment = await screen.findByRole('region', { name: 'Płatność i\u00a0termin' });
    expect(payment).toHaveTextContent('Dziś0 zł');
    expect(payment).toHaveTextContent('Całość4 890 zł');
    expect(payment).not.toHaveTextContent(/Raty|kredyt/);
  });

  test('says nothing of the control of a fixed roof, which has none', async () => {
    const roof = { roofTransparency: 'Przyciemniony', controlType: 'manual', optionLabels: [] };
    const cart = cartOf([SOLANA]);
    const [line] = cart.lines;
    Object.assign(line!.configuration, roof);
    line!.configuration.product.category = 'zadaszenia';
    await renderRoute('/koszyk', { Query: { cart: () => cart } });
    const [shown] = await lines();
    expect(shown).toHaveTextContent('Kolor dachuPrzyciemniony');
    expect(document.body).toHaveTextContent('Przyciemniony / Biały');
    expect(document.body).not.toHaveTextContent('Sterowanie');
  });

  test('calls the colours of a blind as its configurator does', async () => {
    const cart = cartOf([SOLANA]);
    cart.lines[0]!.configuration.product.category = 'zaluzje';
    await renderRoute('/koszyk', { Query: { cart: () => cart } });
    const [shown] = await lines();
    expect(shown).toHaveTextContent('Kolor lameliCzerwonyKolor prowadnicBiały');
  });

  test('marks a changed price and a line that cannot be ordered', async () => {
    const issues = [
      { code: 'out_of_range', field: 'width', message: 'Szerokość: najwięcej 350 cm.' },
    ];
    const changed = { ...SOLANA, savedPrice: 4500 };
    await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([changed, { ...PERGOLA, issues }]) },
    });
    const [first, second] = await lines();
    expect(first).toHaveTextContent('Było 4 500 zł, teraz 4 890 zł');
    expect(second).toHaveTextContent('Szerokość: najwięcej 350 cm.');
    expect(screen.getByRole('button', { name: /^Zamawiam/ })).toBeDisabled();
  });

  test('a discontinued product has no link and is not part of the total', async () => {
    const message =
      'Ten produkt został wycofany z oferty. Usuń go z koszyka, aby złożyć zamówienie.';
    const issues = [{ code: 'not_applicable', field: 'productId', message }];
    const cart = { ...cartOf([SOLANA, { ...PERGOLA, issues }]), total: '4890.00' };
    await renderRoute('/koszyk', { Query: { cart: () => cart } });
    const [, second] = await lines();
    expect(second).toHaveTextContent(message);
    expect(within(second as HTMLElement).queryAllByRole('link')).toEqual([]);
    expect(within(second as HTMLElement).getByRole('button', { name: /^Usuń/ })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Podsumowanie' });
    expect(summary).toHaveTextContent(
      /Markiza Solana4.890.zł.*Pergola Aria.*nie wliczono.*Razem4.890.zł/,
    );
    expect(summary).not.toHaveTextContent('24');
  });

  test('keeps the last of several quick changes of a quantity', async () => {
    const requests: number[] = [];
    const changeCartLine = (_: unknown, { input }: { input: { quantity: number } }) => {
      requests.push(input.quantity);
      return { cart: cartOf([{ ...SOLANA, quantity: input.quantity }]), userErrors: [] };
    };
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA]) },
      Mutation: { changeCartLine },
    });
    const more = await screen.findByRole('button', { name: 'Zwiększ' });
    await user.tripleClick(more);
    expect(screen.getByRole('textbox', { name: /^Liczba sztuk/ })).toHaveValue('4');
    await waitFor(() => expect(total()).toHaveTextContent('19 560 zł'));
    expect(requests.at(-1)).toBe(4);
  });

  test('a removed line can be restored', async () => {
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA, PERGOLA]) },
      Mutation: {
        removeFromCart: () => ({ cart: cartOf([PERGOLA]), userErrors: [] }),
        addToCart: (_: unknown, { input }: { input: { configurationId: string } }) => ({
          cart: cartOf(input.configurationId === 'c-l-1' ? [PERGOLA, SOLANA] : []),
          userErrors: [],
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Usuń z koszyka: Markiza Solana' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    const places = screen.getByRole('button', { name: 'Cofnij' }).closest('ul')!.children;
    expect(places[0]!.firstElementChild).toHaveFocus();
    expect(places[0]).toHaveTextContent(/^Usunięto z.koszyka: Markiza Solana/);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cofnij' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a double click removes a line only once, and another restores it only once', async () => {
    const missing = [{ code: 'NOT_FOUND', message: 'Nie ma takiej pozycji w koszyku.' }];
    let removals = 0;
    let restored = 0;
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA, PERGOLA]) },
      Mutation: {
        removeFromCart: () => ({
          cart: cartOf([PERGOLA]),
          userErrors: (removals += 1) > 1 ? missing : [],
        }),
        addToCart: () => {
          restored += 1;
          return { cart: cartOf([PERGOLA, { ...SOLANA, quantity: restored }]), userErrors: [] };
        },
      },
    });
    await user.dblClick(
      await screen.findByRole('button', { name: 'Usuń z koszyka: Markiza Solana' }),
    );
    const undo = await screen.findByRole('button', { name: 'Cofnij' });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Zamawiam/ })).toBeEnabled());
    expect(screen.queryByText('Nie ma takiej pozycji w koszyku.')).toBeNull();
    await user.dblClick(undo);
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(screen.getByText('2 pozycje, 3 sztuki')).toBeVisible();
  });

  test('a line is restored again with the same key after a lost answer', async () => {
    const keys: unknown[] = [];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA]) },
      Mutation: {
        removeFromCart: () => ({ cart: cartOf([]), userErrors: [] }),
        addToCart: (_: unknown, { input }: { input: { idempotencyKey: string } }) => {
          keys.push(input.idempotencyKey);
          if (keys.length === 1) throw new Error('lost');
          return { cart: cartOf([SOLANA]), userErrors: [] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Usuń z koszyka/ }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await screen.findByText('Nie udało się przywrócić produktu. Spróbuj ponownie.');
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toEqual(expect.any(String));
  });

  test('a restored line keeps its label', async () => {
    const cart = cartOf([SOLANA]);
    cart.lines[0]!.label = 'Salon, okno 1';
    const restored: object[] = [];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cart },
      Mutation: {
        removeFromCart: () => ({ cart: cartOf([]), userErrors: [] }),
        addToCart: (_: unknown, { input }: { input: object }) => {
          restored.push(input);
          return { cart, userErrors: [] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Usuń z koszyka/ }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(restored).toHaveLength(1));
    expect(restored).toMatchObject([
      { configurationId: 'c-l-1', label: 'Salon, okno 1', quantity: 1 },
    ]);
  });

  test('a line that is removed during quick changes of its quantity is not reported as missing, and is restored with the last quantity', async () => {
    const missing = [{ code: 'NOT_FOUND', message: 'Nie ma takiej pozycji w koszyku.' }];
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let isRemoved = false;
    const changeCartLine = jest.fn(async () => {
      if (isRemoved) return { cart: cartOf([PERGOLA]), userErrors: missing };
      await answered;
      return { cart: cartOf(isRemoved ? [PERGOLA] : [SOLANA, PERGOLA]), userErrors: [] };
    });
    const restored: object[] = [];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA, PERGOLA]) },
      Mutation: {
        changeCartLine,
        removeFromCart: () => {
          isRemoved = true;
          return { cart: cartOf([PERGOLA]), userErrors: [] };
        },
        addToCart: (_: unknown, { input }: { input: object }) => {
          restored.push(input);
          return { cart: cartOf([PERGOLA, { ...SOLANA, quantity: 3 }]), userErrors: [] };
        },
      },
    });
    const [more] = await screen.findAllByRole('button', { name: 'Zwiększ' });
    await user.dblClick(more!);
    await user.click(screen.getByRole('button', { name: 'Usuń z koszyka: Markiza Solana' }));
    await screen.findByRole('button', { name: 'Cofnij' });
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Zamawiam/ })).toBeEnabled());
    expect(screen.queryByText('Nie ma takiej pozycji w koszyku.')).toBeNull();
    expect(changeCartLine).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(restored).toMatchObject([{ quantity: 3 }]));
  });

  test('a line that another tab has removed says so at its place when its quantity is changed, and can be added again', async () => {
    const missing = [{ code: 'NOT_FOUND', message: 'Nie ma takiej pozycji w koszyku.' }];
    const added: object[] = [];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA, PERGOLA]) },
      Mutation: {
        changeCartLine: () => ({ cart: cartOf([PERGOLA]), userErrors: missing }),
        addToCart: (_: unknown, { input }: { input: object }) => {
          added.push(input);
          return { cart: cartOf([PERGOLA, { ...SOLANA, quantity: 2 }]), userErrors: [] };
        },
      },
    });
    const [more] = await screen.findAllByRole('button', { name: 'Zwiększ' });
    await user.click(more!);
    const again = await screen.findByRole('button', { name: 'Dodaj ponownie' });
    const [place, ...others] = again.closest('ul')!.children;
    expect(place).toHaveTextContent(/^Nie ma już w.koszyku: Markiza Solana\. .*innej karcie\./);
    await waitFor(() => expect(place!.firstElementChild).toHaveFocus());
    expect(others).toHaveLength(1);
    await waitFor(() => expect(total()).toHaveTextContent(/24.000.zł/));
    await user.click(again);
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(added).toMatchObject([{ configurationId: 'c-l-1', quantity: 2 }]);
    expect(screen.queryByText(/innej karcie/)).toBeNull();
  });

  test('the last line that another tab has ordered says so in the empty cart', async () => {
    const missing = [{ code: 'NOT_FOUND', message: 'Nie ma takiej pozycji w koszyku.' }];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA]) },
      Mutation: { changeCartLine: () => ({ cart: cartOf([]), userErrors: missing }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Zwiększ' }));
    expect(await screen.findByText('Twój koszyk jest pusty')).toBeVisible();
    expect(screen.getByText(/innej karcie/).parentElement).toHaveTextContent('Markiza Solana');
  });

  test('a refused change shows the reason at its line, until the next change', async () => {
    const refusals = [[{ code: 'CONFLICT', message: 'Najwięcej 2 sztuki.' }], []];
    const { user } = await renderRoute('/koszyk', {
      Query: { cart: () => cartOf([SOLANA, { ...PERGOLA, quantity: 1 }]) },
      Mutation: {
        changeCartLine: () => ({
          cart: cartOf([SOLANA, { ...PERGOLA, quantity: 1 }]),
          userErrors: refusals.shift(),
        }),
      },
    });
    const [, second] = await lines();
    const more = within(second!).getByRole('button', { name: 'Zwiększ' });
    await user.click(more);
    expect(await within(second!).findByRole('alert')).toHaveTextContent('Najwięcej 2 sztuki.');
    await user.click(more);
    await waitFor(() => expect(within(second!).queryByRole('alert')).toBeNull());
  });
});
