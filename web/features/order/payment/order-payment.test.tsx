import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoOrder, demoPayment } from '../../../testing/demo-order';
import { renderRoute } from '../../../testing/render-route';

async function openWith(payment: object, movements: object[] = []) {
  const order = () => ({ ...demoOrder, payment: { ...demoPayment, ...payment }, movements });
  const { user } = await renderRoute('/zamowienie/tok', { Query: { order } });
  return { user, section: await screen.findByRole('region', { name: 'Płatność' }) };
}

const scheduleIn = (section: HTMLElement) => rowsOf(section, 'Harmonogram płatności');

const rowsOf = (section: HTMLElement, name: string) =>
  within(within(section).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('shows due days and amounts, and the data for a transfer', async () => {
  const { section } = await openWith({});
  expect(scheduleIn(section)).toEqual([
    'Zaliczka2 934 złtermin: 1 grudnia 2026',
    'Pozostała kwota6 846 złdo zapłaty przed montażem',
  ]);
  expect(section).toHaveTextContent('Zamówienie nr 17');
  expect(section).toHaveTextContent('Zeskanuj kod w aplikacji swojego banku.');
  expect(section).not.toHaveTextContent('Kwotę wpisz');
});

test('without a deposit the whole is paid after the shipment, and production does not wait', async () => {
  const { section } = await openWith({
    depositIsBooked: true,
    instalments: [{ kind: 'whole', amount: '9780.00', remaining: '9780.00', due: null }],
    isDue: false,
    transfer: null,
  });
  expect(scheduleIn(section)).toEqual(['Całość9 780 złdo zapłaty przed montażem']);
  expect(section).toHaveTextContent('podamy tutaj i w e-mailu, gdy wyślemy zamówienie.');
  expect(document.body).not.toHaveTextContent(/zaksięgujemy|pierwsza płatność/);
});

test('asks for no transfer while the shop has no account', async () => {
  const { section } = await openWith({ transfer: null });
  expect(section).toHaveTextContent('Dane do przelewu podamy przy potwierdzeniu.');
  expect(section).not.toHaveTextContent('Numer konta');
});

test('production waits for the first payment if there is one', async () => {
  await openWith({});
  expect(document.body).toHaveTextContent(
    'gdy zaksięgujemy pierwszą płatność w całości. Od złożenia',
  );
  expect(document.body).toHaveTextContent('po wpłacie zaliczki; do rozpoczęcia');
});

test('lists payments and refunds, also of a cancelled order', async () => {
  const settled = { owed: '0.00', outstanding: '0.00', paid: '0.00', isDue: false, transfer: null };
  const moved = (kind: string, method: string, valueDay: string) => ({
    __typename: 'MoneyMovement',
    kind,
    method,
    amount: '2934.00',
    valueDay,
  });
  const { section } = await openWith({ ...settled, instalments: [] }, [
    moved('paid', 'online', '2026-11-20'),
    moved('refunded', 'transfer', '2026-11-25'),
  ]);
  expect(rowsOf(section, 'Wpłaty i\u00a0zwroty')).toEqual([
    'Wpłata2 934 zł20 listopada 2026, płatność online',
    'Zwrot−2 934 zł25 listopada 2026, przelew',
  ]);
  expect(section).toHaveTextContent('Wszystko rozliczone.');
});

test('copies account and amount in the format that banks read', async () => {
  const transfer = { ...demoPayment.transfer, codeHasAmount: false };
  const { user, section } = await openWith({ transfer });
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  for (const name of ['Kopiuj numer konta', 'Kopiuj kwotę'])
    await user.click(within(section).getByRole('button', { name }));
  expect(copied).toEqual(['61109010140000071219812874', '2934,00']);
  expect(section).toHaveTextContent('Kwotę wpisz samodzielnie');
});

test.each([
  [
    'asks for nothing before the order is confirmed',
    {
      isDue: false,
      transfer: null,
      instalments: demoPayment.instalments.map((part) => ({ ...part, due: null })),
    },
    /Teraz nic nie płacisz.*gdy potwierdzimy zamówienie/,
  ],
  [
    'says when the rest is due',
    {
      isDue: false,
      transfer: null,
      paid: '2934.00',
      outstanding: '6846.00',
      depositIsBooked: true,
    },
    /Teraz nic nie płacisz.*gdy wyślemy zamówienie/,
  ],
  ['says that a day has passed', { isOverdue: true }, /Termin zapłaty minął/],
  ['says that all is paid', { paid: '9780.00', outstanding: '0.00' }, /Wszystko opłacone/],
  [
    'says what is paid back',
    { owed: '6846.00', outstanding: '0.00', paid: '9780.00', toRefund: '2934.00' },
    /Zwrócimy Ci nadpłatę: 2.934.zł/,
  ],
  [
    'says that all is paid back of a cancelled order',
    { owed: '0.00', outstanding: '0.00', paid: '2934.00', toRefund: '2934.00' },
    /Zwrócimy Ci 2.934.zł/,
  ],
  [
    'says that a cancelled order was refunded twice',
    { owed: '0.00', outstanding: '2934.00', paid: '-2934.00' },
    /Zwróciliśmy Ci o 2.934.zł za dużo/,
  ],
])('%s', async (_name, payment, text) => {
  expect((await openWith(payment)).section).toHaveTextContent(text);
});

test('shows nothing about a cancelled order without payments', async () => {
  const nothing = {
    instalments: [],
    isDue: false,
    transfer: null,
    owed: '0.00',
    outstanding: '0.00',
  };
  const order = () => ({ ...demoOrder, payment: { ...demoPayment, ...nothing } });
  await renderRoute('/zamowienie/tok', { Query: { order } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Płatność' })).not.toBeInTheDocument();
});
