import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type {
  AddOrderNoteInput,
  BookTransferInput,
  ChangeOrderStatusesInput,
  DeleteOrderNoteInput,
  OrderFilter,
  RefundOnlineInput,
  ResendOrderMailInput,
  ReverseLedgerEntryInput,
  UndoOrderStatusesInput,
  UpdateOrderStatusInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffOrder } from '../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));
beforeEach(() => localStorage.clear());
// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;

const me = { id: 1, name: 'Ewa Lis', email: 'ewa@example.pl', role: 'staff' };
const REFUSED = 'Ktoś tymczasem zmienił to zamówienie. Ma teraz status „Wysłane”.';

const line = (id: string, shortage: number | null) => ({
  id,
  productId: 1,
  label: '',
  productName: `Markiza ${id}`,
  quantity: 2,
  unitPrice: '4890.00',
  lineTotal: '9780.00',
  shortage,
  configuration: {
    category: 'markizy',
    productType: 'kasetowe',
    width: 400,
    projection: 300,
    height: null,
    roofMaterial: null,
    lamelOrientation: 0,
    openingAngle: 0,
    additionalOptions: {},
    placement: {},
    variantLabel: 'Kasetowa',
    sizeLabel: '400 × 300 cm',
    fabricColor: 'Czerwony',
    roofTransparency: null,
    frameColor: 'Biały',
    controlType: 'manual',
    optionLabels: [],
    drawingUrl: '/rysunek.svg',
    shortPath: null,
    warnings: [],
    lines: [
      { code: 'base', label: 'Cena podstawowa', quantity: 1, formula: '', amount: '2490.00' },
    ],
  },
});

const mail = (id: string, more: object = {}) => ({
  id,
  recipient: 'anna@example.pl',
  subject: `Temat ${id}`,
  state: 'sent',
  createdAt: '2026-05-04T08:00:00Z',
  sentAt: '2026-05-04T08:00:05Z',
  attempts: 0,
  nextAttemptAt: null,
  problem: null,
  resentByName: null,
  ...more,
});

const note = (id: number, own: boolean) => ({
  id,
  text: `Treść ${id}`,
  createdAt: '2026-05-04T09:00:00Z',
  authorName: own ? me.name : 'Jan Kowal',
  own,
});

const order = (id: number) => ({
  ...staffOrder(id),
  lines: [line('a', 2), line('b', 0), line('c', null)],
  notes: [note(1, false), note(2, true)],
  mails: [mail('m-1'), mail('m-2', { state: 'retrying', sentAt: null, problem: 'not now' })],
});

const undoable = (orderId: number) => ({
  eventId: 100 + orderId,
  previousStatus: 'pending',
  sendsMail: true,
  secondsLeft: 10,
});

/** A fake API with three orders that records the inputs sent to it. */
function shop() {
  const orders = [order(1), order(2), order(3)];
  const sent: { filters: (OrderFilter | undefined)[]; inputs: unknown[] } = {
    filters: [],
    inputs: [],
  };
  const find = (id: number) => orders.find((each) => each.id === id)!;
  const resolvers = {
    Query: {
      me: () => me,
      orders: (_root: unknown, { filter }: { filter?: OrderFilter }) => {
        sent.filters.push(filter);
        const sum = { totalIsExact: true, totalAmount: '14670.00', cancelledAmount: '4890.00' };
        return { items: orders, totalCount: orders.length, ...sum };
      },
      orderCounts: () => [{ status: 'pending', count: 3, isExact: true }],
      order: (_root: unknown, { token }: { token: string }) =>
        orders.find((each) => each.token === token) ?? null,
    },
    Mutation: {
      changeOrderStatuses: (_root: unknown, { input }: { input: ChangeOrderStatusesInput }) => {
        sent.inputs.push(input);
        const isSeen = (seen: { orderId: number; version: number }) =>
          find(seen.orderId).version === seen.version;
        const changed = input.orders.filter(isSeen).map(({ orderId }) => find(orderId));
        for (const each of changed)
          Object.assign(each, {
            status: input.status,
            version: each.version + 1,
            undoableChange: undoable(each.id),
          });
        const refused = input.orders
          .filter(({ orderId }) => !changed.includes(find(orderId)))
          .map(({ orderId }) => ({
            orderId,
            reason: { code: 'CHANGED_MEANWHILE', message: REFUSED },
            order: find(orderId),
          }));
        return { orders: changed, refused, userErrors: [] };
      },
      updateOrderStatus: (_root: unknown, { input }: { input: UpdateOrderStatusInput }) => {
        sent.inputs.push(input);
        const undoableChange = { ...undoable(input.orderId), sendsMail: input.sendsMail !== false };
        const changed = Object.assign(find(input.orderId), {
          status: input.status,
          undoableChange,
        });
        return { order: changed, userErrors: [] };
      },
      undoOrderStatuses: (_root: unknown, { input }: { input: UndoOrderStatusesInput }) => {
        sent.inputs.push(input);
        const undone = orders.filter(({ id }) => input.eventIds.includes(undoable(id).eventId));
        for (const each of undone) Object.assign(each, { status: 'pending', undoableChange: null });
        return { orders: undone, refused: [], userErrors: [] };
      },
      addOrderNote: (_root: unknown, { input }: { input: AddOrderNoteInput }) => {
        sent.inputs.push(input);
        const found = find(input.orderId);
        found.notes = [
          ...found.notes,
          { ...note(10 + sent.inputs.length, true), text: input.text },
        ];
        return { order: found, userErrors: [] };
      },
      bookTransfer: (_root: unknown, { input }: { input: BookTransferInput }) => {
        sent.inputs.push(input);
        const found = find(input.orderId);
        const { key: id, amount, day: valueDay, note } = input;
        const entry = {
          id,
          kind: 'paid',
          amount,
          method: 'transfer',
          reference: id,
          valueDay,
          note,
        };
        found.ledger = [...found.ledger, { ...entry, actorName: me.name, reversesId: null }];
        return { order: found, userErrors: [] };
      },
      reverseLedgerEntry: (_root: unknown, { input }: { input: ReverseLedgerEntryInput }) => {
        sent.inputs.push(input);
        const found = orders[0]!;
        const [entry] = found.ledger;
        const reversal = { id: 'r-1', kind: 'paid_reversed', note: input.reason };
        found.ledger = [...found.ledger, { ...entry, ...reversal, reversesId: input.entryId }];
        return { order: found, userErrors: [] };
      },
      refundOnline: (_root: unknown, { input }: { input: RefundOnlineInput }) => {
        sent.inputs.push(input);
        const found = find(input.orderId);
        const entry = { id: input.key, kind: 'refund_requested', amount: input.amount };
        const online = { method: 'online', reference: input.key, valueDay: '2026-11-25' };
        found.ledger = [{ ...entry, ...online, actorName: me.name, note: null, reversesId: null }];
        return { order: Object.assign(found, { refundableOnline: null }), userErrors: [] };
      },
      deleteOrderNote: (_root: unknown, { input }: { input: DeleteOrderNoteInput }) => {
        sent.inputs.push(input);
        const found = orders[0]!;
        found.notes = found.notes.filter(({ id }) => id !== input.noteId);
        return { order: found, userErrors: [] };
      },
      resendOrderMail: (_root: unknown, { input }: { input: ResendOrderMailInput }): object => {
        sent.inputs.push(input);
        const found = orders[0]!;
        found.mails = [...found.mails, mail('m-3', { resentByName: me.name })];
        return { order: found, userErrors: [] };
      },
    },
  };
  return { orders, sent, resolvers };
}

async function openOrders(search = '', resolvers = shop().resolvers) {
  const page = await renderRoute(`/admin/orders${search}`, resolvers);
  await screen.findByText(/^3 zamówienia/);
  return page;
}

async function openDrawer(resolvers = shop().resolvers) {
  const page = await openOrders('?order=token-1', resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Zamówienie nr 1');
  return { ...page, drawer };
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('what came online and is too much is sent back by the payment provider, after a question', async () => {
  const { orders, sent, resolvers } = shop();
  orders[0]!.refundableOnline = '1467.00';
  const { user, drawer } = await openDrawer(resolvers);
  await user.click(await drawer.findByRole('button', { name: /^Zwróć online 1.467.zł$/ }));
  await user.click(await screen.findByRole('button', { name: 'Zwróć' }));
  const book = await drawer.findByRole('list', { name: 'Księga płatności' });
  await waitFor(() => expect(spaced(book.textContent)).toContain('Zlecony zwrot: 1 467 zł'));
  expect(sent.inputs).toEqual([{ key: expect.any(String), orderId: 1, amount: '1467.00' }]);
  expect(drawer.queryByRole('button', { name: /Zwróć online/ })).not.toBeInTheDocument();
});

test('days in the URL become Warsaw instants for the list, the sum and the export', async () => {
  const { sent, resolvers } = shop();
  const { user, router } = await openOrders('?status=pending&from=2026-05-01', resolvers);
  expect(sent.filters.at(-1)).toEqual({
    status: 'pending',
    payment: null,
    text: null,
    from: '2026-04-30T22:00:00.000Z',
    to: null,
  });
  expect(screen.getByLabelText('Od')).toHaveValue('2026-05-01');

  fireEvent.change(screen.getByLabelText('Do'), { target: { value: '2026-05-31' } });
  expect(router.state.location.search).toBe('?status=pending&from=2026-05-01&to=2026-05-31');
  await waitFor(() => expect(sent.filters.at(-1)?.to).toBe('2026-05-31T22:00:00.000Z'));
  expect(screen.getByText('Eksport CSV').closest('a')).toHaveAttribute(
    'href',
    '/api/admin/orders.csv?sort=newest&status=pending&from=2026-04-30T22%3A00%3A00.000Z&to=2026-05-31T22%3A00%3A00.000Z',
  );
  expect(spaced(screen.getByText(/^3 zamówienia/).textContent)).toBe(
    '3 zamówienia na kwotę 14 670 zł, w tym anulowane: 4 890 zł',
  );

  await user.clear(screen.getByLabelText('Od'));
  expect(router.state.location.search).toBe('?status=pending&to=2026-05-31');
});

test('a bulk status change refuses an order changed by somebody else, names it and keeps it selected', async () => {
  const { orders, sent, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  for (const id of [1, 2])
    await user.click(screen.getByRole('checkbox', { name: `Zaznacz zamówienie ${id}` }));
  expect(screen.getByText('Zaznaczono 2 zamówienia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Karty produkcyjne' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/admin\/orders\/worksheets\.pdf\?ids=\d+,\d+$/),
  );

  Object.assign(orders[1]!, { version: 5, status: 'shipped' });
  await user.click(screen.getByRole('button', { name: 'Zmień status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Nowy status/ }));
  await user.click(await screen.findByText('Potwierdzone', { selector: '.ant-select-item *' }));
  await user.type(dialog.getByLabelText(/^Powód w historii/), 'Po rozmowie');
  await user.click(dialog.getByRole('button', { name: 'Zmień status' }));

  expect(spaced((await screen.findByText(/^Zmieniono status/)).textContent)).toBe(
    'Zmieniono status 1 z 2 zamówień',
  );
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('Bez zmiany: 1 zamówienie')).toBeVisible();
  expect(refusal.getByText(REFUSED, { exact: false })).toBeVisible();
  expect(await screen.findByText('Zaznaczono 1 zamówienie')).toBeVisible();
  expect(sent.inputs).toEqual([
    {
      orders: [
        { orderId: 1, version: 1 },
        { orderId: 2, version: 1 },
      ],
      status: 'confirmed',
      sendsMail: null,
      note: 'Po rozmowie',
    },
  ]);

  await user.click(await screen.findByRole('button', { name: 'Zmień status' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('combobox', { name: /Nowy status/ }));
  await user.click(
    (await screen.findAllByText('Dostarczone', { selector: '.ant-select-item *' })).at(-1)!,
  );
  orders[1]!.version = 6;
  await user.click(again.getByRole('button', { name: 'Zmień status' }));
  await waitFor(() =>
    expect(sent.inputs.at(-1)).toMatchObject({ orders: [{ orderId: 2, version: 5 }] }),
  );
  const failure = await screen.findByText('Żadne zamówienie się nie zmieniło');
  expect(failure.closest('li')).toHaveClass('destructive');
});

test('a status change in a row sends the version that was read', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  await user.click(await screen.findByRole('combobox', { name: 'Status zamówienia 3' }));
  await user.click(await screen.findByText('Wysłane', { selector: '.ant-select-item *' }));
  await waitFor(() => expect(sent.inputs).toEqual([{ orderId: 3, version: 1, status: 'shipped' }]));
});

const QUESTION = { selector: '.ant-modal-confirm-title' };

async function choose(user: UserEvent, box: HTMLElement, label: string) {
  await user.click(box);
  const options = await screen.findAllByText(label, { selector: '.ant-select-item *' });
  await user.click(options.at(-1)!);
}

test('cancelling an order asks first, and whether to send a mail', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  const status = await screen.findByRole('combobox', { name: 'Status zamówienia 3' });
  await choose(user, status, 'Anulowane');
  expect(await screen.findByText('Anulować zamówienie nr 3?', QUESTION)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nie anuluj' }));
  expect(sent.inputs).toEqual([]);

  await choose(user, status, 'Anulowane');
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('checkbox', { name: /^Nie wysyłaj wiadomości/ }));
  await user.click(question.getByRole('button', { name: 'Anuluj zamówienie' }));
  await waitFor(() =>
    expect(sent.inputs).toEqual([
      { orderId: 3, version: 1, status: 'cancelled', sendsMail: false },
    ]),
  );
  expect(spaced((await screen.findByText(/^Bez wiadomości/)).textContent)).toBe(
    'Bez wiadomości do klienta.',
  );
});

test('a change is undone from the toast, or in its row after a reload', async () => {
  const { orders, sent, resolvers } = shop();
  orders[1]!.undoableChange = { ...undoable(2), secondsLeft: 7 };
  orders[1]!.status = 'shipped';
  const { user } = await openOrders('', resolvers);
  await user.click(screen.getByRole('button', { name: 'Cofnij zmianę statusu zamówienia 2' }));
  expect(await screen.findByText('Cofnięto zmianę statusu')).toBeVisible();

  await choose(
    user,
    await screen.findByRole('combobox', { name: 'Status zamówienia 3' }),
    'Wysłane',
  );
  expect(spaced((await screen.findByText(/^Za 10/)).textContent)).toBe(
    'Za 10 sekund wyślemy wiadomość do klienta.',
  );
  fireEvent.click(screen.getByText('Cofnij', { selector: 'li *' }));
  await waitFor(() =>
    expect(sent.inputs).toEqual([
      { eventIds: [102] },
      { orderId: 3, version: 1, status: 'shipped' },
      { eventIds: [103] },
    ]),
  );
});

test('in the drawer a move back sends no mail unless asked for; the history shows it', async () => {
  const { orders, sent, resolvers } = shop();
  const event = {
    at: '2026-05-04T08:00:00Z',
    actorName: 'Ewa Lis',
    note: null,
    versionNumber: null,
    versionNews: null,
    reminder: null,
  };
  Object.assign(orders[0]!, {
    status: 'shipped',
    history: [
      { ...event, id: 1, status: 'cancelled', sendsMail: true, undoesId: null },
      { ...event, id: 2, status: 'confirmed', sendsMail: false, undoesId: 1 },
      { ...event, id: 3, status: 'shipped', sendsMail: false, undoesId: null },
      { ...event, id: 4, status: 'shipped', sendsMail: true, undoesId: null, reminder: 'overdue' },
    ],
  });
  const { user, drawer } = await openDrawer(resolvers);
  const remarkOn = (label: string) =>
    spaced(drawer.getByText(label, { selector: 'strong' }).parentElement!.textContent);
  expect(remarkOn('Anulowane')).toContain('cofnięta, wiadomość nie wyszła');
  expect(remarkOn('Potwierdzone')).toContain('cofnięcie zmiany');
  expect(remarkOn('Wysłane')).toContain('bez wiadomości do klienta');
  expect(drawer.getByText('Przypomnienie po terminie zapłaty')).toBeVisible();

  const quiet = drawer.getByRole('checkbox', { name: /^Nie wysyłaj wiadomości/ });
  expect(quiet).not.toBeChecked();
  await choose(user, drawer.getByLabelText('Nowy status'), 'Oczekujące');
  expect(quiet).toBeChecked();
  await user.click(quiet);
  await user.click(drawer.getByRole('button', { name: 'Zmień status' }));
  await waitFor(() =>
    expect(sent.inputs).toEqual([{ orderId: 1, version: 1, status: 'pending', sendsMail: true }]),
  );
});

test('a bulk cancellation asks once, can suppress mails and can be undone', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  for (const id of [1, 2])
    await user.click(screen.getByRole('checkbox', { name: `Zaznacz zamówienie ${id}` }));
  await user.click(screen.getByRole('button', { name: 'Zmień status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await choose(user, dialog.getByRole('combobox', { name: /Nowy status/ }), 'Anulowane');
  await user.click(dialog.getByRole('radio', { name: 'Wyślij do wszystkich' }));
  await user.click(dialog.getByRole('button', { name: 'Zmień status' }));
  expect(await screen.findByText('Anulować 2 zamówienia?', QUESTION)).toBeVisible();
  expect(sent.inputs).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Anuluj zamówienia' }));

  expect(spaced((await screen.findByText(/^Za 10/)).textContent)).toBe(
    'Za 10 sekund wyślemy 2 wiadomości.',
  );
  fireEvent.click(screen.getByText('Cofnij', { selector: 'li *' }));
  expect(await screen.findByText('Cofnięto zmianę statusu: 2 zamówienia')).toBeVisible();
  expect(sent.inputs).toMatchObject([
    { status: 'cancelled', sendsMail: true },
    { eventIds: [101, 102] },
  ]);
});

test('notes are added; only own notes can be deleted, and that can be undone', async () => {
  const { sent, resolvers } = shop();
  const { user, drawer } = await openDrawer(resolvers);
  await user.type(drawer.getByLabelText(/^Nowa notatka/), 'Dzwonić po 17');
  await user.click(drawer.getByRole('button', { name: 'Dodaj notatkę' }));
  expect(await drawer.findByText('Dzwonić po 17', { selector: 'p' })).toBeVisible();
  expect(drawer.getByLabelText(/^Nowa notatka/)).toHaveValue('');
  expect(sent.inputs).toEqual([{ orderId: 1, text: 'Dzwonić po 17' }]);

  expect(drawer.queryByRole('button', { name: 'Usuń notatkę: Treść 1' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Usuń notatkę: Treść 2' }));
  await waitFor(() => expect(drawer.queryByText('Treść 2')).toBeNull());
  fireEvent.click(await screen.findByText('Cofnij'));
  expect(await drawer.findByText('Treść 2')).toBeVisible();
  expect(sent.inputs.slice(1)).toEqual([{ noteId: 2 }, { orderId: 1, text: 'Treść 2' }]);
});

test('closing with an unsaved note asks first', async () => {
  const { user, router, drawer } = await openDrawer();
  await user.type(drawer.getByLabelText(/^Nowa notatka/), 'Zaczynam');
  await act(() => user.keyboard('{Escape}'));
  await user.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.search).toBe('?order=token-1');
  expect(drawer.getByLabelText(/^Nowa notatka/)).toHaveValue('Zaczynam');
});

test('mails show their delivery state and can be resent', async () => {
  const { sent, resolvers } = shop();
  const { user, drawer } = await openDrawer(resolvers);
  const mailOf = (subject: string) => within(drawer.getByText(subject).closest('article')!);
  expect(mailOf('Temat m-1').getByText('Wysłano')).toBeVisible();
  expect(mailOf('Temat m-2').getByText('Ponawiamy')).toBeVisible();
  expect(mailOf('Temat m-2').getByText('Serwer poczty: not now')).toBeVisible();

  await user.click(drawer.getByRole('button', { name: 'Wyślij ponownie: Temat m-1' }));
  expect(
    await screen.findByText('Wiadomość na adres anna@example.pl czeka na wysłanie'),
  ).toBeVisible();
  expect(await drawer.findByText('Temat m-3')).toBeVisible();
  expect(mailOf('Temat m-3').getByText(/ponowiona przez: Ewa Lis/)).toBeVisible();
  expect(sent.inputs).toEqual([{ mailId: 'm-1' }]);
});

test('a refused resend shows the reason', async () => {
  const { resolvers } = shop();
  resolvers.Mutation.resendOrderMail = () => ({
    order: null,
    userErrors: [{ code: 'NOT_FOUND', message: 'Nie ma już tej wiadomości.', path: null }],
  });
  const { user, drawer } = await openDrawer(resolvers);
  await user.click(drawer.getByRole('button', { name: 'Wyślij ponownie: Temat m-1' }));
  expect(await screen.findByText('Nie udało się wysłać ponownie')).toBeVisible();
  expect(screen.getByText('Nie ma już tej wiadomości.')).toBeVisible();
});

test('a line shows the shortage of stock until it is made, and links to its worksheet', async () => {
  const { orders, resolvers } = shop();
  orders[1]!.status = 'shipped';
  const { drawer, router } = await openDrawer(resolvers);
  const lineOf = (name: string) => within(drawer.getByText(name).closest('article')!);
  expect(spaced(lineOf('Markiza a').getByText(/^Brakuje/).textContent)).toBe('Brakuje 2 szt.');
  for (const name of ['Markiza b', 'Markiza c'])
    expect(lineOf(name).queryByText(/^Brakuje/)).toBeNull();
  expect(lineOf('Markiza a').getByText('Karta produkcyjna')).toHaveAttribute(
    'href',
    '/api/admin/orders/1/lines/a.pdf',
  );
  expect(drawer.getByText('Zamówienie PDF').closest('a')).toHaveAttribute(
    'href',
    '/api/admin/orders/1.pdf',
  );
  expect(drawer.getByText('Karty produkcyjne').closest('a')).toHaveAttribute(
    'href',
    '/api/admin/orders/1/worksheets.pdf',
  );
  await act(() => router.navigate('/admin/orders?order=token-2'));
  await screen.findByText('Zamówienie nr 2');
  expect(screen.queryByText(/^Brakuje/)).toBeNull();
});

test.each([
  ['is shown where 8% applies', 8, true],
  ['is not shown where the building takes the full rate', 23, false],
])('the number of the ruling %s', async (_title, rate, isShown) => {
  const vatRuling = '0113-KDIPT1-2.4012.1.2026';
  const lines = [line('a', null), line('b', null)].map((each) => ({ ...each, vatRuling }));
  const vatSums = [{ rate, vat: '362.22' }];
  const { resolvers } = shop();
  await renderRoute('/admin/orders?order=token-1', {
    ...resolvers,
    Query: { ...resolvers.Query, order: () => ({ ...order(1), vatSums, lines }) },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/362,22/);
  expect(drawer.queryAllByText(vatRuling)).toHaveLength(isShown ? 1 : 0);
});

test('changes of others appear: a status in its row, new orders on request', async () => {
  const { orders, sent, resolvers } = shop();
  const { user, events } = await openOrders('', resolvers);
  await waitFor(() => expect(events.opened()).toBe(1));
  // Opening the event stream refetches the list once.
  await waitFor(() => expect(sent.filters).toHaveLength(2));
  const told = (isNew: boolean, id: number, status: string) => ({
    callQueueChanged: {
      __typename: 'CallQueueChange',
      appeared: isNew,
      entry: null,
      order: { __typename: 'Order', id, status, version: 2, undoableChange: null },
    },
  });
  const rowOf = (id: number) => within(screen.getByText(`Klient ${id}`).closest('tr')!);

  await act(async () => events.send(told(false, 2, 'delivered')));
  expect(await rowOf(2).findByText('Dostarczone')).toBeVisible();

  orders.unshift(order(4), order(5));
  for (const id of [4, 5]) await act(async () => events.send(told(true, id, 'pending')));
  expect(screen.queryByText('Klient 4')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^2 nowe zamówienia/ }));
  expect(await screen.findByText('Klient 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: /nowe zamówienia/ })).toBeNull();
});

test('a transfer is booked with the amount that is due, the book shows it, and it is taken back', async () => {
  const { sent, resolvers } = shop();
  const { user, drawer } = await openDrawer(resolvers);
  const section = within(await drawer.findByRole('region', { name: 'Płatność' }));
  expect(section.getByText(/^Zaliczka/)).toHaveTextContent('Zaliczka, termin 1 grudnia 2026');
  expect(section.getByText('Nie ma jeszcze wpłat.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Zaksięguj przelew' }));
  const amount = await screen.findByLabelText('Kwota (zł)');
  expect(amount).toHaveValue('2934');
  fireEvent.change(amount, { target: { value: '1 500,50' } });
  fireEvent.change(screen.getByLabelText('Data operacji w banku'), {
    target: { value: '2026-11-24' },
  });
  await user.click(screen.getByRole('button', { name: 'Zaksięguj' }));
  await waitFor(() =>
    expect(sent.inputs).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        orderId: 1,
        direction: 'received',
        amount: '1500.50',
        day: '2026-11-24',
        note: null,
      },
    ]),
  );
  const book = within(await section.findByRole('list', { name: 'Księga płatności' }));
  expect(spaced(book.getByRole('listitem').textContent)).toBe(
    'Wpłata: 1 500,50 złPrzelew, 24 listopada 2026, Ewa LisWycofaj',
  );

  await user.click(book.getByRole('button', { name: /^Wycofaj: Wpłata/ }));
  const reason = await screen.findByLabelText('Powód (widzi go tylko obsługa)');
  await user.type(reason, 'Nie ten klient');
  await user.click(screen.getByRole('button', { name: 'Wycofaj wpis' }));
  expect(await book.findByText(/^Wycofana wpłata/)).toBeVisible();
  expect(sent.inputs[1]).toEqual({ entryId: expect.any(String), reason: 'Nie ten klient' });
  expect(book.queryByRole('button')).not.toBeInTheDocument();
});

test.each([/^W.produkcji$/, 'Dostarczone'])(
  'the form says that %s waits for the deposit',
  async (status) => {
    const { user, drawer } = await openDrawer();
    expect(drawer.queryByText(/^Wpłata wymagana przed produkcją/)).not.toBeInTheDocument();
    await user.click(drawer.getByLabelText('Nowy status'));
    await user.click(await screen.findByTitle(status));
    expect(await drawer.findByText(/^Wpłata wymagana przed produkcją/)).toBeVisible();
  },
);

test('an order by telephone asks first, then starts as the draft of an offer', async () => {
  const { resolvers } = shop();
  const inputs: object[] = [];
  const userErrors = [{ code: 'FORBIDDEN', message: 'Brak uprawnień.', path: null }];
  const createOffer = (_root: unknown, { input }: { input: object }) => {
    inputs.push(input);
    return { offer: null, userErrors };
  };
  const Mutation = { ...resolvers.Mutation, createOffer };
  const { user } = await openOrders('', { ...resolvers, Mutation } as typeof resolvers);
  await user.click(screen.getByRole('button', { name: 'Nowe zamówienie telefoniczne' }));
  expect(await screen.findByText(/zaczyna się jako szkic oferty/)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Utwórz szkic' }));
  expect(await screen.findByText('Brak uprawnień.')).toBeVisible();
  expect(inputs).toEqual([{ idempotencyKey: expect.any(String) }]);
});
