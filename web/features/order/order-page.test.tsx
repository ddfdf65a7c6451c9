import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';

import { demoChanges, demoPayment } from '../../testing/demo-order';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

const ORDER = {
  id: 17,
  token: 'tok',
  status: 'in_production',
  createdAt: '2026-11-20T23:30:00Z',
  customerName: 'Anna Nowak',
  customerEmail: 'anna@example.com',
  customerPhone: '+48600123456',
  customerAddress: 'ul. Słoneczna 1\n90-001 Łódź',
  ...demoChanges,
  totalAmount: '9780.00',
  net: '7951.22',
  vatSums: [{ rate: 23, vat: '1828.78' }],
  history: [
    { id: '1', status: 'pending', at: '2026-11-20T23:30:00Z' },
    { id: '2', status: 'confirmed', at: '2026-11-21T09:00:00Z' },
    { id: '3', status: 'in_production', at: '2026-11-23T08:00:00Z' },
  ],
  withdrawals: [],
  invoices: [],
  requests: [],
  canRequestInvoice: true,
  promisedCall: null,
  payment: demoPayment,
  movements: [],
  payableOnline: null,
  onlinePayments: [],
  lines: [
    {
      id: 'l-1',
      productId: 1,
      productName: 'Markiza Solana',
      quantity: 2,
      unitPrice: '4890.00',
      lineTotal: '9780.00',
      label: 'Salon, okno 1',
      withdrawal: 'none',
      configuration: {
        variantLabel: 'Kasetowa',
        sizeLabel: '400 × 300 cm',
        fabricColor: 'Czerwony',
        frameColor: 'Biały',
        controlType: 'manual',
        optionLabels: ['Oświetlenie LED'],
        drawingUrl: '/drawing.svg',
        warnings: [],
        lines: [
          {
            code: 'base',
            label: 'Cena podstawowa',
            amount: '2490.00',
            formula: '1\u00a0szt. × 2\u00a0490\u00a0zł',
          },
          { code: 'area', label: 'Powierzchnia', amount: '2400.00', formula: '12 m² × 200 zł' },
        ],
      },
    },
  ],
};

const REQUEST = {
  id: 5,
  type: 'order_change',
  message: 'Inny kolor.',
  status: 'new',
  createdAt: '2026-11-21T08:00:00Z',
  answers: [],
};

test('shows the customer the status of the order and what was ordered', async () => {
  await renderRoute('/zamowienie/tok', { Query: { order: () => ORDER } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('jest w produkcji');
  expect(screen.getByText('Salon, okno 1')).toBeVisible();
  expect(screen.getByText(/Zamówienie nr 17 z/)).toHaveTextContent('21 listopada 2026, godz. 0:30');
  const steps = within(screen.getByRole('list', { name: 'Przebieg zamówienia' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Oczekujące21 listopada/),
    expect.stringMatching(/^Potwierdzone21 listopada/),
    expect.stringMatching(/^W.produkcji23 listopada/),
    'Wysłane',
    expect.stringMatching(/^Dostarczone/),
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Markiza Solana')).toBeVisible();
  expect(screen.getByText(/2.szt\. × 4.890.zł/)).toBeVisible();
  const price = screen.getByText(/^Z.czego składa się cena$/).closest('details')!;
  expect(spaced(price.textContent)).toMatch(
    /Cena podstawowa2 490 złPowierzchnia 12 m² × 200 zł2 400 zł$/,
  );
  expect(screen.getByRole('complementary')).toHaveTextContent('Razem9 780 zł');
  expect(screen.getByText('anna@example.com')).toBeVisible();
  const withdrawal = within(screen.getByRole('main')).getByRole('link', {
    name: 'Odstąp od umowy tutaj',
  });
  expect(withdrawal).toHaveAttribute('href', '/odstapienie?zamowienie=tok');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows the term of delivery from the offer that became the order', async () => {
  const order = {
    ...ORDER,
    status: 'confirmed',
    createdAt: new Date().toISOString(),
    termWeeksFrom: 6,
    termWeeksTo: 8,
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  const page = await screen.findByRole('main');
  expect(page).toHaveTextContent('Uzgodniony termin dostawy to 6–8 tygodni od przyjęcia oferty.');
  expect(page).toHaveTextContent(/w.uzgodnionym terminie: od \d/);
  expect(page).not.toHaveTextContent('zwykle');
});

test('counts the agreed term from the acceptance of the offer, not from its recording', async () => {
  const order = {
    ...ORDER,
    status: 'confirmed',
    createdAt: '2030-12-10T10:00:00Z',
    offerAcceptedAt: '2030-12-03T10:00:00Z',
    termWeeksFrom: 1,
    termWeeksTo: 2,
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  expect(await screen.findByRole('main')).toHaveTextContent(
    /w.uzgodnionym terminie: od 10 grudnia do 17 grudnia 2030/,
  );
});

test('says when the customer’s data were deleted instead of showing what is left of them', async () => {
  const forgotten = { customerName: 'Dane usunięte', customerEmail: '', customerPhone: '' };
  const order = {
    ...ORDER,
    ...forgotten,
    customerAddress: 'Dane usunięte',
    status: 'delivered',
    anonymisedAt: '2026-11-27T10:00:00Z',
  };
  await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
  const aside = await screen.findByRole('complementary', { name: 'Dane zamówienia' });
  expect(aside).toHaveTextContent(/Twoje dane usunęliśmy 27.listopada.2026/);
  expect(aside).not.toHaveTextContent('Dane usunięte');
});

test('shows when a status was reached, not the time of later events in it', async () => {
  const reminded = { id: '4', status: 'in_production', at: '2026-11-29T08:00:00Z' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, history: [...ORDER.history, reminded] }) },
  });
  const steps = within(await screen.findByRole('list', { name: 'Przebieg zamówienia' }));
  expect(steps.getByText(/23 listopada/)).toBeVisible();
  expect(steps.queryByText(/29 listopada/)).not.toBeInTheDocument();
});

test('shows the steps of a cancelled order up to its end', async () => {
  const history = [ORDER.history[0], { id: '4', status: 'cancelled', at: '2026-11-21T10:00:00Z' }];
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, status: 'cancelled', history }) },
  });
  const steps = within(await screen.findByRole('list', { name: 'Przebieg zamówienia' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Oczekujące/),
    expect.stringMatching(/^Anulowane/),
  ]);
});

test('shows the customer’s requests in chronological order', async () => {
  const order = {
    ...ORDER,
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
    const order = { ...ORDER, __typename: 'Order', status: 'delivered' };
    const asked: object[] = [];
    const { user } = await renderRoute('/zamowienie/tok', {
      Query: { order: () => order },
      Mutation: {
        requestOrderInvoice: (_: unknown, { input }: { input: { note: string } }) => {
          asked.push(input);
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
    expect(asked).toEqual([{ token: 'tok', note: 'Na moją żonę.' }]);
  });

  test('is not offered where none can be requested', async () => {
    const order = { ...ORDER, canRequestInvoice: false };
    await renderRoute('/zamowienie/tok', { Query: { order: () => order } });
    await screen.findByText('Dokumenty');
    expect(screen.queryByText(/^Poproś o.fakturę$/)).toBeNull();
  });
});

describe('while changes are possible', () => {
  const order = { ...ORDER, __typename: 'Order', status: 'confirmed' };
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

  test('a request to cancel the order needs no reason, and can be made once', async () => {
    const asked: object[] = [];
    const { user } = await visitOrder([], {
      requestOrderCancellation: (_: unknown, { input }: { input: object }) => {
        asked.push(input);
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
    expect(asked).toEqual([{ token: 'tok', reason: null }]);
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
      /od 5 grudnia do 19 grudnia 2026|minął/,
    );
    expect(steps.getAllByRole('listitem')[1]).toHaveTextContent(
      'zadzwonimy najpóźniej 25 listopada 2026, godz. 8:13',
    );
  });
});

test('once production has begun, a message replaces the forms', async () => {
  await renderRoute('/zamowienie/tok', { Query: { order: () => ORDER } });
  const changes = within(await screen.findByRole('region', { name: 'Zmiana lub rezygnacja' }));
  expect(changes.getByText(/^Produkcja już się zaczęła/)).toBeVisible();
  expect(changes.queryByRole('textbox')).toBeNull();
});

test('an order that has just been placed says so, and has its PDF', async () => {
  const { router } = await renderRoute('/', { Query: { order: () => ORDER } });
  await act(() => router.navigate('/zamowienie/tok', { state: { placedAt: Date.now() } }));
  expect(await screen.findByText('Zamówienie złożone!')).toBeVisible();
  expect(screen.getByText(/^Twoje zamówienie #17 zostało przyjęte/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zamówienie (PDF)' })).toHaveAttribute(
    'href',
    '/api/orders/tok.pdf',
  );
});

const WITHDRAWN = {
  id: 'v-2',
  number: 2,
  state: 'withdrawn',
  isOpen: false,
  reason: 'Po pomiarze',
  createdAt: '2026-11-21T10:00:00Z',
  decidedAt: null,
  totalAmount: '5190.00',
  difference: null,
};

test('a cancelled order with a withdrawn proposal does not say that it is still in force', async () => {
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, status: 'cancelled', versions: [WITHDRAWN] }) },
  });
  expect(await screen.findByText('wycofana')).toBeVisible();
  expect(document.body).not.toHaveTextContent('obowiązuje bez zmian');
});

test('no version of a cancelled order is in force or waits for a decision', async () => {
  const versions = [
    { ...WITHDRAWN, id: 'v-1', number: 1, state: 'accepted' },
    { ...WITHDRAWN, state: 'sent' },
  ];
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, status: 'cancelled', currentVersion: 1, versions }) },
  });
  const links = await screen.findAllByRole('link', { name: /^Wersja [12]/ });
  const states = links.map((link) => link.closest('li')?.textContent);
  expect(states).toEqual([expect.stringMatching(/przyjęta$/), expect.stringMatching(/wysłana$/)]);
});

test('once production has begun, a proposal can no longer be accepted, and the page says so', async () => {
  const overtaken = { ...WITHDRAWN, state: 'sent' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, versions: [overtaken] }) },
  });
  expect(await screen.findByText('Tej zmiany nie da się już przyjąć')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zmiana czeka na Twoją zgodę' })).toBeNull();
  expect(document.body).not.toHaveTextContent('czeka na Twoją decyzję');
});

test('after the delivery, the page says that a proposal of other goods is too late', async () => {
  const overtaken = { ...WITHDRAWN, state: 'sent' };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, status: 'delivered', versions: [overtaken] }) },
  });
  expect(
    await screen.findByText(/^Zamówienie dostarczyliśmy, zanim przyszła decyzja o.wersji.2\. /),
  ).toBeVisible();
});

test.each([
  [
    'replaced by another one',
    [
      { ...WITHDRAWN, state: 'replaced' },
      { ...WITHDRAWN, id: 'v-3', number: 3, state: 'sent', isOpen: true },
    ],
  ],
  ['accepted in another tab', [{ ...WITHDRAWN, state: 'accepted' }]],
])('whoever answers a proposal that was %s meanwhile is told so', async (_, versions) => {
  const message = 'Ta propozycja jest nieaktualna.';
  const answer = () => ({ order: { ...ORDER, versions }, userErrors: [{ message }] });
  const open = { ...WITHDRAWN, state: 'sent', isOpen: true };
  const visit = () =>
    renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...ORDER, versions: [open] }) },
      Mutation: { acceptOrderChange: answer, refuseOrderChange: answer },
    });
  const { user } = await visit();
  await user.click(await screen.findByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  expect(await screen.findByText(message)).toBeVisible();
  cleanup();

  const again = await visit();
  await again.user.click(await screen.findByText('Nie przyjmuję zmiany'));
  await again.user.click(screen.getByRole('button', { name: 'Odrzuć zmianę' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a proposal that is accepted at the second try shows no failure of the first', async () => {
  const version = { ...WITHDRAWN, state: 'sent', isOpen: true };
  let isReached = false;
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, versions: [version] }) },
    Mutation: {
      acceptOrderChange: () => {
        if (!isReached) throw new Error('down');
        const versions = [{ ...version, state: 'accepted', isOpen: false }];
        return { order: { ...ORDER, versions }, userErrors: [] };
      },
    },
  });
  const accept = () => user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await accept();
  expect(await screen.findByText(/^Nie udało się przyjąć zmiany/)).toBeVisible();
  isReached = true;
  await accept();
  expect(await screen.findByText('Zmiana przyjęta')).toBeVisible();
  expect(screen.queryByText(/^Nie udało się przyjąć zmiany/)).toBeNull();
});

test('once a change is accepted, the button of the payment has the new amount', async () => {
  const payableOnline = (amount: string) => ({
    instalment: 'deposit',
    amount,
    provider: 'Przelewy24',
  });
  const version = { ...WITHDRAWN, state: 'sent', isOpen: true };
  const order = { ...ORDER, status: 'confirmed' };
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: {
      order: () => ({ ...order, versions: [version], payableOnline: payableOnline('2934.00') }),
    },
    Mutation: {
      acceptOrderChange: () => {
        const versions = [{ ...version, state: 'accepted', isOpen: false }];
        const changed = { ...order, versions, payableOnline: payableOnline('1557.00') };
        return { order: changed, userErrors: [] };
      },
    },
  });
  expect(await screen.findByRole('button', { name: /^Zapłać online 2.934.zł$/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Przyjmuję zmianę/ }));
  await user.click(screen.getByRole('button', { name: 'Przyjmuję zmianę' }));
  expect(await screen.findByRole('button', { name: /^Zapłać online 1.557.zł$/ })).toBeVisible();
});

test('a withdrawn proposal can no longer be accepted, and the page says so', async () => {
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, versions: [WITHDRAWN] }) },
  });
  expect(await screen.findByText('Wycofaliśmy propozycję zmiany')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zmiana czeka na Twoją zgodę' })).toBeNull();
  expect(screen.getByText('wycofana')).toBeVisible();
});

test('an issued invoice is opened as PDF', async () => {
  const invoice = {
    id: 5,
    kind: 'ZAL',
    number: 'FZ/2026/11/0001',
    issuedOn: '2026-11-24',
    gross: '1467.00',
  };
  await renderRoute('/zamowienie/tok', {
    Query: { order: () => ({ ...ORDER, invoices: [invoice] }) },
  });
  const link = await screen.findByRole('link', {
    name: 'Faktura zaliczkowa FZ/2026/11/0001 (PDF)',
  });
  expect(link).toHaveAttribute('href', '/api/orders/tok/invoices/5.pdf');
  expect(link.closest('li')).toHaveTextContent('24 listopada 2026, 1 467 zł');
});

test('a withdrawal that was sent from its page is shown on return', async () => {
  let withdrawals: object[] = [];
  const order = () => ({ ...ORDER, withdrawals });
  const { user } = await renderRoute('/zamowienie/tok', {
    Query: {
      order,
      textPage: () => ({
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

test('a wrong link is a 404', async () => {
  const { response } = await renderRoute('/zamowienie/nic', { Query: { order: () => null } });
  expect(await screen.findByText('Nie ma takiego zamówienia')).toBeVisible();
  expect(response.status).toBe(404);
});
