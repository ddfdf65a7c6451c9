import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoOrder } from '../../testing/demo-order';
import { orderedConfiguration } from '../../testing/ordered-configuration';
import { renderRoute } from '../../testing/render-route';

const REQUEST = {
  id: 5,
  type: 'order_change',
  message: 'Inny kolor.',
  status: 'new',
  createdAt: '2026-11-21T08:00:00Z',
  answers: [],
};

test('shows the customer’s requests in chronological order', async () => {
  const order = {
    ...demoOrder,
    withdrawals: [
      { id: 'w', goods: null, reason: 'Za ciemno.', receivedAt: '2026-11-22T11:00:09Z' },
    ],
    requests: [{ ...REQUEST, message: 'Proszę o biały.', createdAt: '2026-11-21T08:00:00Z' }],
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
  expect(requests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Prośba o.zmianę – czeka na naszą odpowiedź21 listopada 2026, godz\..9:00:00Proszę o biały\.$/,
    ),
    expect.stringMatching(
      /^Odstąpienie od umowy22 listopada 2026, godz\..12:00:09Dotyczy: całego zamówienia\nPowód: Za ciemno\.$/,
    ),
  ]);
  expect(requests.queryByRole('button')).not.toBeInTheDocument();
});

describe('an invoice', () => {
  test('can be requested once, also after the goods were delivered', async () => {
    const order = { ...demoOrder, __typename: 'Order', status: 'delivered' };
    const sentRequests: object[] = [];
    const { user } = await renderRoute('/zamowienie/tok', {
      Query: { order: () => order },
      Mutation: {
        requestOrderInvoice: (_: unknown, { input }: { input: { note: string } }) => {
          sentRequests.push(input);
          const request = { ...REQUEST, type: 'order_invoice', message: input.note };
          return { order: { ...order, requests: [request] }, userErrors: [] };
        },
      },
    });
    await user.click(await screen.findByText(/^Poproś o.fakturę$/));
    await user.type(screen.getByRole('textbox', { name: /^Inne dane/ }), 'Na moją żonę.');
    await user.click(screen.getByRole('button', { name: /^Wyślij prośbę o.fakturę$/ }));
    const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
    expect(requests.getByRole('listitem')).toHaveTextContent(/Prośba o.fakturę – czeka/);
    expect(screen.getByText('Prośba wysłana')).toBeVisible();
    expect(screen.queryByText(/^Poproś o.fakturę$/)).toBeNull();
    expect(sentRequests).toEqual([{ token: 'tok', note: 'Na moją żonę.' }]);
  });

  test('is not offered where none can be requested', async () => {
    const order = { ...demoOrder, canRequestInvoice: false };
    await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
    await screen.findByText('Dokumenty');
    expect(screen.queryByText(/^Poproś o.fakturę$/)).toBeNull();
  });
});

describe('while changes are possible', () => {
  const order = { ...demoOrder, __typename: 'Order' };
  const visitOrder = (requests: object[], Mutation = {}) =>
    renderRoute('/zamowienie/tok', { Query: { order: () => ({ ...order, requests }) }, Mutation });

  test('a request for a change is sent, and is on the page at once', async () => {
    const { user } = await visitOrder([], {
      requestOrderChange: (_: unknown, { input }: { input: { message: string } }) => ({
        order: { ...order, requests: [{ ...REQUEST, message: input.message }] },
        userErrors: [],
      }),
    });
    await user.click(await screen.findByText(/^Poproś o.zmianę$/));
    const field = screen.getByRole('textbox', { name: 'Co chcesz zmienić?' });
    const send = screen.getByRole('button', { name: 'Wyślij prośbę' });
    await user.click(send);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.type(field, 'Proszę o kolor antracyt.');
    await user.click(send);
    expect(await screen.findByText('Proszę o kolor antracyt.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Prośba wysłana')).toBeVisible();
    expect(field).toHaveValue('');
  });

  test('each product that is still stored can be changed in the configurator', async () => {
    const line = (id: string, configurationId: string | null) => ({
      id,
      configurationId,
      productId: 1,
      label: id,
      productName: 'Markiza',
      quantity: 1,
      unitPrice: '4890.00',
      discount: '0.00',
      lineTotal: '4890.00',
      withdrawal: 'none',
      configuration: orderedConfiguration,
    });
    const lines = [line('Taras', 'c-1'), line('Balkon', null)];
    const { user } = await renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...order, lines }) },
    });
    await user.click(await screen.findByText(/^Poproś o.zmianę$/));
    const links = screen.getAllByRole('link', { name: /^Zmień w.konfiguratorze/ });
    expect(links).toEqual([
      expect.objectContaining({
        textContent: expect.stringMatching(/: Taras: Markiza$/),
        pathname: '/konfigurator/markizy',
        search: '?configuration=c-1&line=Taras&order=tok',
      }),
    ]);
  });

  test('a request to cancel the order needs no reason, and can be made once', async () => {
    const sentRequests: object[] = [];
    const { user } = await visitOrder([], {
      requestOrderCancellation: (_: unknown, { input }: { input: object }) => {
        sentRequests.push(input);
        const request = {
          ...REQUEST,
          type: 'order_cancellation',
          message: 'Rezygnuję z\u00a0zamówienia.',
        };
        return { order: { ...order, requests: [request] }, userErrors: [] };
      },
    });
    await user.click(await screen.findByText('Zrezygnuj'));
    await user.click(screen.getByRole('button', { name: 'Wyślij rezygnację' }));
    const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
    expect(requests.getByRole('listitem')).toHaveTextContent('czeka na naszą odpowiedź');
    expect(sentRequests).toEqual([{ token: 'tok', reason: null }]);
    expect(screen.queryByText('Zrezygnuj')).toBeNull();
  });

  test('a refused request shows why at its button and keeps the text', async () => {
    const { user } = await visitOrder([], {
      requestOrderChange: () => ({
        order,
        userErrors: [{ message: 'Produkcja już się zaczęła.' }],
      }),
    });
    await user.click(await screen.findByText(/^Poproś o.zmianę$/));
    const field = screen.getByRole('textbox', { name: 'Co chcesz zmienić?' });
    await user.type(field, 'Proszę o kolor antracyt.');
    await user.click(screen.getByRole('button', { name: 'Wyślij prośbę' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Produkcja już się zaczęła.');
    expect(field).toHaveValue('Proszę o kolor antracyt.');
  });

  test('a request that fails does not look sent because an earlier one was sent', async () => {
    let count = 0;
    const { user } = await visitOrder([], {
      requestOrderChange: () => {
        count += 1;
        if (count > 1) throw new Error('down');
        return { order: { ...order, requests: [REQUEST] }, userErrors: [] };
      },
    });
    const send = async () => {
      await user.click(await screen.findByText(/^Poproś o.zmianę$/));
      await user.type(screen.getByRole('textbox', { name: 'Co chcesz zmienić?' }), 'Inny kolor.');
      await user.click(screen.getByRole('button', { name: 'Wyślij prośbę' }));
    };
    await send();
    expect(await screen.findByText('Prośba wysłana')).toBeVisible();
    await send();
    expect(await screen.findByText(/^Nie udało się wysłać prośby/)).toBeVisible();
    expect(screen.queryByText('Prośba wysłana')).toBeNull();
  });

  test('the state of each request is shown with the answers', async () => {
    const answers = [{ id: 9, text: 'Zmieniliśmy kolor.', at: '2026-11-22T09:00:00Z' }];
    await visitOrder([{ ...REQUEST, status: 'resolved', answers }]);
    const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
    expect(requests.getByText('– załatwiona')).toBeVisible();
    expect(requests.getByText('Zmieniliśmy kolor.')).toBeVisible();
  });

  test('the promised call is shown with its date', async () => {
    const promisedCall = { dueAt: '2026-11-25T07:13:00Z', isAgreed: false, isOverdue: false };
    await renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...order, status: 'pending', history: [], promisedCall }) },
    });
    const steps = within(await screen.findByRole('list', { name: 'Przebieg zamówienia' }));
    expect(steps.getAllByRole('listitem')[4]).toHaveTextContent(
      'Montażekipa zadzwoni przed przyjazdem',
    );
    expect(steps.getAllByRole('listitem')[5]).toHaveTextContent(
      /od 5 grudnia do 19 grudnia 2026|minął/,
    );
    expect(steps.getAllByRole('listitem')[1]).toHaveTextContent(
      /zadzwonimy najpóźniej w\sśrodę do\s8:13/,
    );
  });
});

test('once production has begun, a message replaces the forms', async () => {
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...demoOrder, status: 'in_production' }) },
  });
  const changes = within(await screen.findByRole('region', { name: 'Zmiana lub rezygnacja' }));
  expect(changes.getByText(/^Produkcja już się zaczęła/)).toBeVisible();
  expect(changes.queryByRole('textbox')).toBeNull();
});

test('a withdrawal that was sent from its page is shown on return', async () => {
  let withdrawals: object[] = [];
  const order = () => ({ ...demoOrder, withdrawals });
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: {
      order,
      textPage: () => ({
        sha256: 'a'.repeat(64),
        slug: 'odstapienie',
        title: 'Odstąpienie od umowy',
        description: 'W dwóch krokach.',
        contentHtml: '<p>Zasady</p>',
        updatedAt: '2026-11-21T00:00:00Z',
      }),
    },
    Mutation: {
      withdraw: (_: unknown, { input }: { input: object }) => {
        const receivedAt = '2026-11-23T11:00:09Z';
        withdrawals = [{ id: 'w', goods: null, reason: null, receivedAt }];
        return { notice: { id: 'w', goods: null, reason: null, ...input, receivedAt } };
      },
    },
  });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: 'Odstąp od umowy tutaj' }));
  await user.click(await screen.findByRole('button', { name: 'Przejdź dalej' }));
  await user.click(await screen.findByRole('button', { name: 'Potwierdź odstąpienie' }));
  await user.click(await screen.findByRole('link', { name: 'Wróć do zamówienia' }));
  const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
  expect(requests.getByText('Odstąpienie od umowy')).toBeVisible();
});
