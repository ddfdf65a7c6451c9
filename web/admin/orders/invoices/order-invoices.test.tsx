import { beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { renderRoute } from '../../../testing/render-route';
import { staffMember } from '../../../testing/staff-member';
import { staffOrder } from '../../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));

const DAYS = { tradedOn: '2026-11-24', dueOn: '2026-12-15' };

const advance = (correctedGross: string) => ({
  id: 5,
  kind: 'ZAL',
  number: 'FZ/2026/11/0001',
  issuedOn: '2026-11-24',
  taxedOn: '2026-11-24',
  gross: '1467.00',
  correctedNumber: null,
  correctedGross,
  isAbandoned: false,
  orderId: 1,
});

const sale = {
  ...advance('4890.00'),
  id: 6,
  kind: 'VAT',
  number: 'FV/2026/11/0001',
  gross: '4890.00',
};

const correction = {
  ...advance('0.00'),
  id: 8,
  kind: 'KOR',
  number: 'FK/2026/11/0001',
  gross: '-890.00',
  correctedNumber: sale.number,
  correctedGross: null,
};

const order = (invoicing: object) => ({ ...staffOrder(1), status: 'confirmed', ...invoicing });

const BUYER = {
  name: 'Firma 1',
  address: 'ul. Polna 1, 90-001 Łódź',
  orderedName: 'Firma 1',
  orderedAddress: 'ul. Polna 1, 90-001 Łódź',
};
const LINES = [{ name: 'Markiza, 400 × 300 cm', unit: 'szt.', quantity: 1, unitPrice: '4890.00' }];

/** The drawer of an order before and after a mutation, and what was sent. */
async function openDrawer(
  before: object,
  after: object,
  linesOf = () => LINES,
  buyer: object = BUYER,
) {
  const sent: unknown[] = [];
  let invoicing = before;
  const change = (_root: unknown, { input }: { input: unknown }) => {
    sent.push(input);
    invoicing = after;
    return { order: order(after), invoice: { ...advance('0.00'), number: 'X/1' }, userErrors: [] };
  };
  const { user } = await renderRoute('/admin/orders?order=1', {
    Query: {
      me: () => staffMember,
      tasks: () => ({ items: [], totalCount: 0 }),
      orders: () => ({
        items: [],
        totalCount: 0,
        totalIsExact: true,
        totalAmount: '0.00',
        cancelledAmount: '0.00',
      }),
      orderCounts: () => [],
      adminOrder: () => order(invoicing),
      invoiceLines: linesOf,
      invoiceBuyer: () => buyer,
      correctionPreview: () => ({
        preview: { net: '-723.58', vat: '-166.42', gross: '-890.00', taxedOn: '2026-11-28' },
        userErrors: [],
      }),
    },
    Mutation: { issueInvoice: change, correctInvoice: change },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Zamówienie nr 1');
  return { user, sent, drawer };
}

test('the invoice that is due is issued with the amount shown', async () => {
  const { user, sent, drawer } = await openDrawer(
    { nextInvoice: { kind: 'ZAL', gross: '1467.00', ...DAYS } },
    { invoices: [advance('1467.00')] },
  );
  await user.click(
    drawer.getByRole('button', { name: /^Wystaw: faktura zaliczkowa na 1.467.zł$/ }),
  );
  const link = await drawer.findByRole('link', { name: 'Faktura zaliczkowa FZ/2026/11/0001' });
  expect(link).toHaveAttribute('href', '/api/admin/invoices/5.pdf');
  expect(drawer.queryByRole('button', { name: /^Wystaw/ })).toBeNull();
  expect(sent).toEqual([{ orderId: 1, kind: 'ZAL', gross: '1467.00' }]);
});

test('an order without invoices says when the first is due; a cancelled order says that it gets none', async () => {
  const { drawer } = await openDrawer({ nextInvoice: null, invoices: [] }, {});
  expect(drawer.getByText(/^Fakturę wystawisz, gdy/)).toBeVisible();
  cleanup();
  const { drawer: ofCancelled } = await openDrawer(
    { status: 'cancelled', nextInvoice: null, invoices: [] },
    {},
  );
  expect(ofCancelled.getByText(/^Do anulowanego zamówienia/)).toBeVisible();
});

test('a refused invoice is issued again at its place in the list, and cannot be corrected', async () => {
  const delivery = {
    state: 'rejected',
    isOffline: false,
    isDemonstration: false,
    dueOn: '2026-11-25',
    ksefNumber: null,
    nextAttemptAt: null,
    problem: 'Błędny numer NIP nabywcy',
    duplicateOf: null,
  };
  const next = { kind: 'ZAL', gross: '1467.00', replacesNumber: 'FZ/2026/11/0001', ...DAYS };
  const refused = { ...advance('0.00'), correctedGross: null, delivery };
  const anew = { ...advance('1467.00'), id: 7, issuedOn: '2026-11-26' };
  const { user, sent, drawer } = await openDrawer(
    { nextInvoice: next, invoices: [{ ...refused, reissue: next }] },
    { nextInvoice: null, invoices: [{ ...refused, reissue: null, replacedBy: anew }, anew] },
  );
  expect(drawer.getByText('Odrzucona przez KSeF')).toBeVisible();
  expect(drawer.getByText('Błędny numer NIP nabywcy')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Koryguj/ })).toBeNull();
  await user.click(
    drawer.getByRole('button', { name: /^Wystaw ponownie: faktura zaliczkowa na 1.467.zł$/ }),
  );
  const link = await drawer.findByRole('link', { name: /^FZ.2026.11.0001 z.26 listopada 2026$/ });
  expect(link).toHaveAttribute('href', '/api/admin/invoices/7.pdf');
  expect(drawer.queryByRole('button', { name: /^Wystaw/ })).toBeNull();
  expect(sent).toEqual([{ orderId: 1, kind: 'ZAL', gross: '1467.00' }]);
});

test('a correction whose lines could not be read says so, and can be tried again', async () => {
  let attempts = 0;
  const { user, drawer } = await openDrawer({ invoices: [sale] }, {}, () => {
    attempts += 1;
    if (attempts === 1) throw new Error('the connection was lost');
    return LINES;
  });
  const button = drawer.getByRole('button', { name: 'Koryguj fakturę FV/2026/11/0001' });
  await user.click(button);
  expect(await screen.findByText('Nie udało się pobrać danych')).toBeVisible();
  await user.click(screen.getByText('Spróbuj ponownie'));
  expect(await screen.findByLabelText('Cena jednostkowa brutto')).toBeVisible();
  await user.click(screen.getByText('Anuluj'));
  await waitFor(() => expect(button).toHaveFocus());
});

test('a correction asks for a reason and the corrected lines', async () => {
  const { user, sent, drawer } = await openDrawer(
    { invoices: [sale] },
    { invoices: [{ ...sale, correctedGross: '4000.00' }, correction] },
  );
  await user.click(drawer.getByRole('button', { name: 'Koryguj fakturę FV/2026/11/0001' }));
  const price = await screen.findByLabelText('Cena jednostkowa brutto');
  const dialog = within(price.closest<HTMLElement>('[role=dialog]')!);
  await user.clear(price);
  await user.type(price, '4000');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect(await dialog.findByText('Podaj przyczynę korekty.')).toBeVisible();
  await user.type(dialog.getByLabelText('Przyczyna korekty'), 'Rabat');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect(await dialog.findByText(/^Korekta o.−890.zł .*28 listopada 2026/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Wystaw korektę' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      invoiceId: 6,
      seenGross: '4890.00',
      reason: 'Rabat',
      cause: 'change',
      lines: [{ quantity: 1, unitPrice: '4000' }],
    },
  ]);
  expect(await drawer.findByText(/do FV\/2026\/11\/0001/)).toBeVisible();
});

test('the buyer is copied from the order, whose data were corrected since', async () => {
  const ordered = { orderedName: 'Firma 1 S.A.', orderedAddress: 'ul. Polna 2 90-001 Łódź' };
  const { user, sent, drawer } = await openDrawer({ invoices: [sale] }, {}, () => LINES, {
    ...BUYER,
    ...ordered,
  });
  await user.click(drawer.getByRole('button', { name: 'Koryguj fakturę FV/2026/11/0001' }));
  const copy = await screen.findByRole('button', { name: /^Wpisz nabywcę z.zamówienia$/ });
  const dialog = within(copy.closest<HTMLElement>('[role=dialog]')!);
  expect(dialog.getByText(/Firma 1 S\.A\., ul\. Polna 2 90-001 Łódź/)).toBeVisible();
  await user.click(copy);
  expect(dialog.getByLabelText('Nabywca')).toHaveValue('Firma 1 S.A.');
  await user.type(dialog.getByLabelText('Przyczyna korekty'), 'Nowa nazwa firmy');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  await user.click(await dialog.findByRole('button', { name: 'Wystaw korektę' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const buyer = { name: ordered.orderedName, address: ordered.orderedAddress };
  expect(sent[0]).toMatchObject({ buyer, lines: [{ quantity: 1, unitPrice: '4890' }] });
});

test('a corrected price with three decimals is refused, as "4.250" may mean thousands', async () => {
  const { user, sent, drawer } = await openDrawer({ invoices: [sale] }, {});
  await user.click(drawer.getByRole('button', { name: 'Koryguj fakturę FV/2026/11/0001' }));
  const price = await screen.findByLabelText('Cena jednostkowa brutto');
  const dialog = within(price.closest<HTMLElement>('[role=dialog]')!);
  await user.clear(price);
  await user.type(price, '4.250');
  await user.type(dialog.getByLabelText('Przyczyna korekty'), 'Rabat');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  expect(await dialog.findByText('Podaj kwotę, na przykład 1250,50.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an advance is corrected to another amount', async () => {
  const { user, sent, drawer } = await openDrawer(
    { invoices: [advance('1467.00')] },
    { invoices: [advance('0.00')] },
  );
  await user.click(drawer.getByRole('button', { name: /^Koryguj/ }));
  const amount = await screen.findByLabelText(/^Zaliczka po korekcie/);
  const dialog = within(amount.closest<HTMLElement>('[role=dialog]')!);
  await user.clear(amount);
  await user.type(amount, '0');
  await user.type(dialog.getByLabelText('Przyczyna korekty'), 'Rezygnacja');
  await user.click(dialog.getByRole('button', { name: 'Sprawdź korektę' }));
  await user.click(await dialog.findByRole('button', { name: 'Wystaw korektę' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ reason: 'Rezygnacja', amount: '0' }]);
  await waitFor(() => expect(drawer.queryByRole('button', { name: /^Koryguj/ })).toBeNull());
});

test('of an advance and the final invoice that settles it, only the final invoice can be corrected', async () => {
  const final = { ...sale, kind: 'ROZ', number: 'FR/2026/11/0001', correctedGross: '3423.00' };
  const invoices = [advance('1467.00'), final];
  const { drawer } = await openDrawer({ invoices }, { invoices });
  const [button, ...others] = drawer.getAllByRole('button', { name: /^Koryguj/ });
  expect(button).toHaveAccessibleName('Koryguj fakturę FR/2026/11/0001');
  expect(others).toEqual([]);
});

test('an advance issued after a final invoice was taken back can be corrected, too', async () => {
  const final = { ...sale, kind: 'ROZ', number: 'FV/2026/11/0002', correctedGross: '-1467.00' };
  const anew = { ...advance('1467.00'), id: 9, number: 'FZ/2026/11/0002' };
  const { drawer } = await openDrawer({ invoices: [advance('1467.00'), final, anew] }, {});
  const buttons = drawer.getAllByRole('button', { name: /^Koryguj/ });
  expect(buttons[0]).toHaveAccessibleName('Koryguj fakturę FV/2026/11/0002');
  expect(buttons[1]).toHaveAccessibleName('Koryguj fakturę FZ/2026/11/0002');
});

test.each([
  ['confirmed', '250.00', /Cena zamówienia jest wyższa od sumy faktur o 250\szł/],
  ['confirmed', '-890.00', /Cena zamówienia jest niższa od sumy faktur o 890\szł/],
  ['cancelled', '-1467.00', /jest anulowane, a faktury opiewają na 1\s?467\szł/],
])('staff see the due correction of a %s order: %s zł', async (status, difference, words) => {
  const { drawer } = await openDrawer(
    { status, invoices: [sale], invoiceDifference: difference },
    {},
  );
  expect(await drawer.findByText(words)).toBeTruthy();
});

test('staff see that the VAT of an order differs from that of its invoices', async () => {
  const { drawer } = await openDrawer({ invoices: [sale], invoicesHaveOtherVat: true }, {});
  expect(
    await drawer.findByText(/VAT w.zamówieniu jest teraz inny niż na fakturach/),
  ).toBeVisible();
});

test('a final invoice for less than its advances can be corrected again', async () => {
  const final = { ...sale, kind: 'ROZ', correctedGross: '-467.00' };
  const { drawer } = await openDrawer({ invoices: [advance('1467.00'), final] }, {});
  expect(
    await drawer.findByRole('button', { name: `Koryguj fakturę ${sale.number}` }),
  ).toBeTruthy();
});
