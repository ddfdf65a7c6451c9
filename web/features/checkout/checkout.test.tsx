import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cartOf, lines, PERGOLA, SOLANA, total } from '../../testing/demo-cart';
import { fillInSilently } from '../../testing/fill-in-silently';
import { renderRoute } from '../../testing/render-route';
import { storeMeasuringNote } from '../measuring/measuring-notes';

beforeEach(() => sessionStorage.clear());

describe('checkout', () => {
  const placed = () => ({ order: { id: 17, token: 'tok' }, cart: null, userErrors: [] });
  const start = async (
    placeOrder: (_: unknown, args: OrderArguments) => unknown,
    cart = () => cartOf([SOLANA]),
    removeFromCart = () => ({ cart: cartOf([]), userErrors: [] }),
  ) => {
    const { user, router } = await renderRoute('/koszyk', {
      Query: { cart, order: () => null },
      Mutation: { placeOrder, removeFromCart },
    });
    await screen.findByRole('heading', { name: 'Dane do zamówienia' });
    return { user, router };
  };

  test('keeps what was typed and ticked in a form that was refused without scripts', async () => {
    const form = {
      values: {
        customerName: 'Anna Nowak',
        customerEmail: 'anna@',
        company: 'on',
        acceptsTerms: 'on',
        acknowledgesMadeToMeasure: '',
      },
      errors: { customerEmail: 'Podaj prawidłowy adres e-mail.' },
      message: null,
    };
    const cart = cartOf([SOLANA]);
    const resolvers = { Query: { cart: () => cart } };
    await renderRoute('/koszyk', resolvers, undefined, form);
    await screen.findByRole('heading', { name: 'Dane do zamówienia' });
    expect(field('Imię i nazwisko')).toHaveValue('Anna Nowak');
    expect(field('E-mail')).toHaveValue('anna@');
    expect(field('E-mail')).toBeInvalid();
    const problems = within(screen.getByText(/^Uzupełnij lub popraw/).parentElement!);
    expect(problems.getAllByRole('listitem')).toHaveLength(1);
    expect(problems.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      `#${field('E-mail').id}`,
    );
    expect(field('NIP')).toHaveValue('');
    expect(box(/regulamin/)).toBeChecked();
    expect(box(/na mój wymiar/)).not.toBeChecked();
    const sent = new FormData(field('NIP').closest('form')!);
    expect(sent.get('expectedTotal')).toBe(cart.total);
    expect(sent.getAll('expectedGoods')).toEqual(
      cart.lines.map(({ configuration, quantity }) => `${configuration.id} ${quantity}`),
    );
  });

  test('explains every empty field and focuses the first', async () => {
    const placeOrder = jest.fn(placed);
    const { user } = await start(placeOrder);
    await user.click(orderButton());
    await waitFor(() =>
      expect(field('Imię i nazwisko')).toHaveAccessibleDescription(/Podaj imię i.nazwisko\./),
    );
    expect(field('Imię i nazwisko')).toHaveFocus();
    expect(field('E-mail')).toBeInvalid();
    expect(field('Telefon')).toBeInvalid();
    expect(field('Adres dostawy')).toBeInvalid();
    expect(box(/regulamin/)).toBeInvalid();
    const problems = () => within(screen.getByText(/^Uzupełnij lub popraw/).parentElement!);
    expect(problems().getAllByRole('listitem')).toHaveLength(6);
    await user.click(problems().getByRole('link', { name: 'Adres dostawy' }));
    expect(field('Adres dostawy')).toHaveFocus();
    await user.click(field('Imię i nazwisko'));
    await user.type(field('Imię i nazwisko'), 'Anna Nowak');
    await waitFor(() => expect(field('Imię i nazwisko')).toBeValid());
    expect(problems().queryByRole('link', { name: 'Imię i nazwisko' })).toBeNull();
    expect(placeOrder).not.toHaveBeenCalled();
  });

  test('shows empty checkboxes for consents, and sends only those that were given', async () => {
    const requests: OrderArguments['input'][] = [];
    const { user } = await start((_, { input }) => {
      requests.push(input);
      return placed();
    });
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(4);
    for (const each of boxes) expect(each).not.toBeChecked();
    const terms = within(box(/regulamin/).closest('label')!).getByRole('link');
    expect(terms).toHaveTextContent('regulamin sklepu (nowa karta)');
    expect(terms).toHaveAttribute('href', '/regulamin');
    expect(terms).toHaveAttribute('target', '_blank');
    await fill(user);
    await user.click(box(/na mój wymiar/));
    await user.click(orderButton());
    await waitFor(() =>
      expect(box(/na mój wymiar/)).toHaveAccessibleDescription(/o.braku prawa odstąpienia/),
    );
    expect(box(/na mój wymiar/)).toHaveFocus();
    expect(requests).toEqual([]);
    await user.click(box(/na mój wymiar/));
    await waitFor(() => expect(box(/na mój wymiar/)).toBeValid());
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      acceptsTerms: true,
      acknowledgesMadeToMeasure: true,
      subscribesToNewsletter: false,
    });
  });

  test('sends what autofill has filled in without events', async () => {
    const requests: OrderArguments['input'][] = [];
    const { user } = await start((_, { input }) => {
      requests.push(input);
      return placed();
    });
    const filledIn = {
      'Imię i nazwisko': 'Anna Nowak',
      'E-mail': 'anna@example.com',
      Telefon: '600 123 456',
      'Adres dostawy': 'ul. Słoneczna 1, 90-001 Łódź',
    };
    for (const [label, text] of Object.entries(filledIn)) fillInSilently(field(label), text);
    await user.click(box(/regulamin/));
    await user.click(box(/na mój wymiar/));
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      customerName: 'Anna Nowak',
      customerEmail: 'anna@example.com',
      customerPhone: '600 123 456',
      customerAddress: 'ul. Słoneczna 1, 90-001 Łódź',
    });
  });

  test('sends the notes of the measuring assistant once, and only from customers who have measured', async () => {
    const requests: OrderArguments['input'][] = [];
    storeMeasuringNote('Rolety. Szerokość otworu: 120 / 121 / 122 cm.');
    const { user, router } = await start((_, { input }) => {
      requests.push(input);
      return placed();
    });
    await waitFor(() => expect(field('Uwagi do pomiaru')).toHaveValue());
    await fill(user);
    await user.type(field('Uwagi do pomiaru'), ' Piętro.');
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.measuringNote).toBe(
      'Rolety. Szerokość otworu: 120 / 121 / 122 cm. Piętro.',
    );

    await waitFor(() => expect(router.state.location.pathname).toBe('/zamowienie/tok'));
    cleanup();
    await start(placed);
    expect(screen.queryByRole('textbox', { name: /^Uwagi do pomiaru/ })).toBeNull();
  });

  test('adds later measurements to the notes that the customer has seen', async () => {
    storeMeasuringNote('Rolety. Szerokość otworu: 120 cm.');
    const { user } = await start(placed);
    await waitFor(() => expect(field('Uwagi do pomiaru')).toHaveValue());
    await user.type(field('Uwagi do pomiaru'), ' Piętro.');
    cleanup();
    storeMeasuringNote('Rolety. Szerokość otworu: 90 cm.');
    await start(placed);
    await waitFor(() =>
      expect(field('Uwagi do pomiaru')).toHaveValue(
        'Rolety. Szerokość otworu: 120 cm. Piętro.\nRolety. Szerokość otworu: 90 cm.',
      ),
    );
    cleanup();
    await start(placed);
    await waitFor(() =>
      expect(field('Uwagi do pomiaru')).toHaveValue(
        'Rolety. Szerokość otworu: 120 cm. Piętro.\nRolety. Szerokość otworu: 90 cm.',
      ),
    );
  });

  test('asks for a company only if its checkbox is ticked, and for all of its data', async () => {
    const requests: OrderArguments['input'][] = [];
    const { user } = await start((_, { input }) => {
      requests.push(input);
      return placed();
    });
    expect(screen.queryByRole('textbox', { name: /^NIP/ })).toBeNull();
    await fill(user);
    await user.click(box(/fakturę na firmę/));
    await user.type(field('Nazwa firmy'), 'Cień sp. z o.o.');
    await user.type(field('NIP'), '726-112-03-86');
    await user.click(orderButton());
    await waitFor(() => expect(field('NIP')).toHaveAccessibleDescription(/Ten numer jest błędny/));
    expect(field('NIP')).toHaveFocus();
    expect(field('Adres firmy')).toHaveAccessibleDescription('Podaj adres firmy.');
    expect(requests).toEqual([]);
    await user.clear(field('NIP'));
    await user.type(field('NIP'), '726-112-03-85');
    await user.type(field('Adres firmy'), 'ul. Piotrkowska 1, 90-001 Łódź');
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      companyName: 'Cień sp. z o.o.',
      companyTaxNumber: '726-112-03-85',
      billingAddress: 'ul. Piotrkowska 1, 90-001 Łódź',
    });
  });

  test('sends no company if its checkbox was cleared again', async () => {
    const requests: OrderArguments['input'][] = [];
    const { user } = await start((_, { input }) => {
      requests.push(input);
      return placed();
    });
    await fill(user);
    await user.click(box(/fakturę na firmę/));
    await user.type(field('NIP'), '123');
    await user.click(box(/fakturę na firmę/));
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      companyName: '',
      companyTaxNumber: '',
      billingAddress: '',
    });
  });

  test('lists no problem with a company whose checkbox was cleared again', async () => {
    const { user } = await start(placed);
    await fill(user);
    await user.click(box(/fakturę na firmę/));
    await user.click(orderButton());
    await screen.findByText(/^Uzupełnij lub popraw/);
    await user.click(box(/fakturę na firmę/));
    expect(screen.queryByText(/^Uzupełnij lub popraw/)).toBeNull();
  });

  test('asks for the building only where goods have 8 % VAT in housing', async () => {
    const requests: OrderArguments['input'][] = [];
    const answer = (_: unknown, { input }: OrderArguments) => {
      requests.push(input);
      return placed();
    };
    const { user } = await start(answer, () => ({
      ...cartOf([SOLANA]),
      mayHaveReducedVat: true,
    }));
    const vat = screen.getByText(/^Cena zawiera VAT/);
    expect(vat).toHaveTextContent(/^Cena zawiera VAT 23%: /);
    await fill(user);
    await user.click(box(/celom mieszkaniowym/));
    expect(screen.getByText(/Cena się nie zmieni/)).toBeVisible();
    expect(vat).toHaveTextContent(/^Cena zawiera VAT\. Kwotę VAT podamy/);
    expect(screen.queryByText(/VAT 23%/)).toBeNull();
    await user.click(orderButton());
    const kind = screen.getByRole('combobox', { name: /^Montaż w.budynku mieszkalnym/ });
    await waitFor(() => expect(kind).toHaveAccessibleDescription('Wybierz rodzaj budynku.'));
    expect(kind).toHaveFocus();
    await user.selectOptions(kind, 'Dom jednorodzinny');
    await user.type(field('Powierzchnia użytkowa'), '142,5');
    await user.click(orderButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ buildingKind: 'house', buildingArea: '142,5' });

    cleanup();
    await start(placed);
    expect(screen.queryByRole('checkbox', { name: /celom mieszkaniowym/ })).toBeNull();
  });

  test('shows the server’s errors at their fields', async () => {
    const { user } = await start(() => ({
      order: null,
      cart: cartOf([SOLANA]),
      userErrors: [
        {
          code: 'BAD_USER_INPUT',
          message: 'Nie ma takiego numeru.',
          path: ['input', 'customerPhone'],
        },
      ],
    }));
    await fill(user);
    await user.click(orderButton());
    await waitFor(() =>
      expect(field('Telefon')).toHaveAccessibleDescription(/Nie ma takiego numeru\./),
    );
    expect(field('Telefon')).toHaveFocus();
  });

  test('asks to accept a changed total, then orders with the same key', async () => {
    const requests: OrderArguments['input'][] = [];
    const { user, router } = await start((_, { input }) => {
      requests.push(input);
      if (input.expectedTotal === '5000.00') return placed();
      const cart = cartOf([{ ...SOLANA, unitPrice: 5000, savedPrice: 4890 }]);
      return { order: null, cart, userErrors: [{ code: 'PRICE_CHANGED', message: 'Nowa cena.' }] };
    });
    await fill(user);
    await user.click(orderButton());
    expect(await screen.findByText(/Zamówienie nie zostało jeszcze złożone/)).toHaveTextContent(
      'Było 4 890 zł, teraz 5 000 zł.',
    );
    expect(total()).toHaveTextContent('5 000 zł');
    expect(orderButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Akceptuję nową cenę' }));
    await user.click(orderButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/zamowienie/tok'));
    expect(requests.map(({ expectedTotal }) => expectedTotal)).toEqual(['4890.00', '5000.00']);
    expect(requests[0]?.idempotencyKey).toBe(requests[1]?.idempotencyKey);
  });

  test('does not compare the total with that of other goods', async () => {
    const dearer = { ...SOLANA, unitPrice: 5000, savedPrice: 4890 };
    const { user } = await start(
      () => ({
        order: null,
        cart: cartOf([dearer, PERGOLA]),
        userErrors: [{ code: 'PRICE_CHANGED', message: 'Nowa cena.' }],
      }),
      () => cartOf([SOLANA, PERGOLA]),
      () => ({ cart: cartOf([dearer]), userErrors: [] }),
    );
    await fill(user);
    await user.click(orderButton());
    const notice = await screen.findByText(/Zamówienie nie zostało jeszcze złożone/);
    await user.click(screen.getByRole('button', { name: /^Usuń z koszyka: Pergola/ }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(total()).toHaveTextContent('5 000 zł');
    expect(orderButton()).toBeEnabled();
  });

  test('sends the expected goods, and shows the current cart when another tab has changed it', async () => {
    let inCart = [SOLANA];
    const requests: OrderArguments['input'][] = [];
    const refuse = (_: unknown, { input }: OrderArguments) => {
      requests.push(input);
      inCart = [PERGOLA];
      const message = 'Zawartość koszyka zmieniła się.';
      return { order: null, cart: cartOf(inCart), userErrors: [{ code: 'CONFLICT', message }] };
    };
    const { user } = await start(refuse, () => cartOf(inCart));
    await fill(user);
    await user.click(orderButton());
    expect(await screen.findByText('Zawartość koszyka zmieniła się.')).toBeVisible();
    expect(requests).toMatchObject([
      { expectedGoods: [{ configurationId: 'c-l-1', quantity: 1 }] },
    ]);
    const [line] = await lines();
    expect(line).toHaveTextContent('Pergola Aria');
    expect(total()).toHaveTextContent('24 000 zł');
  });

  test('tries again with the same key after a failure, and takes a new one after an order', async () => {
    const keys: string[] = [];
    const placeOrder = (_: unknown, { input }: OrderArguments) => {
      keys.push(input.idempotencyKey);
      if (keys.length === 1) throw new Error('connection lost');
      return placed();
    };
    const { user, router } = await start(placeOrder);
    await fill(user);
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nie udało się złożyć zamówienia. Spróbuj ponownie.',
    );
    expect(screen.queryByRole('region', { name: /^Powiadomienia/ })).toBeNull();
    expect(field('E-mail')).toHaveValue('anna@example.com');
    await user.click(orderButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/zamowienie/tok'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(keys[0]).toBe(keys[1]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('says that the goods are ordered already where the first answer was lost and the data have changed', async () => {
    const attempts: string[] = [];
    const { user } = await start((_, { input }) => {
      attempts.push(input.idempotencyKey);
      if (attempts.length === 1) throw new Error('connection lost');
      return {
        order: null,
        cart: cartOf([]),
        userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ten klucz został już użyty.' }],
      };
    });
    await fill(user);
    await user.click(orderButton());
    expect(await screen.findByText(/Spróbuj ponownie/)).toBeVisible();
    await user.type(field('Uwagi do dostawy'), 'Proszę dzwonić.');
    await user.click(orderButton());
    expect(await screen.findByText(/Zamówienie jest już złożone/)).toBeVisible();
    expect(screen.queryByText(/Nie udało się złożyć zamówienia/)).toBeNull();
  });

  test('says that the cart was emptied elsewhere', async () => {
    const { user } = await start(() => ({
      order: null,
      cart: cartOf([]),
      userErrors: [{ code: 'EMPTY_CART', message: 'Koszyk jest pusty.' }],
    }));
    await fill(user);
    await user.click(orderButton());
    expect(await screen.findByText('Pusty koszyk')).toBeVisible();
    expect(screen.getByText('Dodaj produkty do koszyka przed złożeniem zamówienia.')).toBeVisible();
    expect(screen.getByText('Twój koszyk jest pusty')).toBeVisible();
  });

  test('keeps typed text over a reload', async () => {
    const Query = { cart: () => cartOf([SOLANA]) };
    const { user } = await renderRoute('/koszyk', { Query });
    await screen.findByText('Dane do zamówienia');
    await fill(user);
    cleanup();

    await renderRoute('/koszyk', { Query });
    await screen.findByText('Dane do zamówienia');
    expect(field('Imię i nazwisko')).toHaveValue('Anna Nowak');
    expect(field('Adres dostawy')).toHaveValue('ul. Słoneczna 1, 90-001 Łódź');
  });
});

interface OrderArguments {
  input: {
    expectedTotal: string;
    idempotencyKey: string;
    acceptsTerms: boolean;
    acknowledgesMadeToMeasure: boolean;
    subscribesToNewsletter: boolean;
    measuringNote?: string;
    companyName?: string;
    companyTaxNumber?: string;
    billingAddress?: string;
  };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const box = (text: RegExp) => screen.getByRole('checkbox', { name: text });
const orderButton = () => screen.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });

async function fill(user: UserEvent): Promise<void> {
  await user.type(field('Imię i nazwisko'), 'Anna Nowak');
  await user.type(field('E-mail'), 'anna@example.com');
  await user.type(field('Telefon'), '600 123 456');
  await user.type(field('Adres dostawy'), 'ul. Słoneczna 1, 90-001 Łódź');
  await user.click(box(/regulamin/));
  await user.click(box(/na mój wymiar/));
}
