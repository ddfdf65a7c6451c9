import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConfirmMeasurementsInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { orderedConfiguration } from '../../../testing/ordered-configuration';
import { spaced } from '../../../testing/spaced';
import { owner } from '../../../testing/staff-member';

const NOW = '2026-11-29T12:00:00Z';

beforeAll(() => openAdminBrowser(1440));

const line = (id: string, shortage: number | null) => ({
  id,
  productId: 1,
  label: '',
  productName: `Markiza ${id}`,
  quantity: 2,
  unitPrice: '4890.00',
  discount: '0.00',
  lineTotal: '9780.00',
  shortage,
  configuration: orderedConfiguration,
});

test('a line shows the shortage of stock until its goods are made, and links to its worksheet', async () => {
  const { Query, orders } = fakeOrders();
  for (const each of orders) each.lines = [line('a', 2), line('b', 0), line('c', null)];
  orders[1]!.status = 'shipped';
  const { drawer, router } = await openOrder({ Query });
  const lineOf = (name: string) => within(drawer.getByText(name).closest('article')!);
  expect(spaced(lineOf('Markiza a').getByText(/^Do zamówienia/).textContent)).toBe(
    'Do zamówienia: 2 kpl.',
  );
  for (const name of ['Markiza b', 'Markiza c'])
    expect(lineOf(name).queryByText(/^Do zamówienia/)).toBeNull();
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
  await act(() => router.navigate('/admin/orders?order=2'));
  await screen.findByText('Zamówienie nr 2');
  expect(screen.queryByText(/^Do zamówienia/)).toBeNull();
});

test('a line names the control of its goods once; the line of a fixed roof names none', async () => {
  const { Query, find } = fakeOrders();
  const electric = {
    ...orderedConfiguration,
    controlType: 'electric',
    optionLabels: ['Sterowanie elektryczne', 'Czujnik wiatru'],
  };
  const roof = { ...orderedConfiguration, category: 'zadaszenia' };
  find(1).lines = [
    line('a', null),
    { ...line('b', null), configuration: roof },
    { ...line('c', null), configuration: electric },
  ];
  const { drawer } = await openOrder({ Query });
  const lineOf = (name: string) => within(drawer.getByText(name).closest('article')!);
  expect(lineOf('Markiza a').getByText('Sterowanie: Manualne')).toBeVisible();
  expect(lineOf('Markiza b').queryByText(/^Sterowanie/)).toBeNull();
  expect(lineOf('Markiza c').getByText('Sterowanie: Elektryczne')).toBeVisible();
  expect(lineOf('Markiza c').getByText('Dodatki: Czujnik wiatru')).toBeVisible();
});

test('the parts of a price say how they are calculated, except the price of one piece', async () => {
  const lines = [
    {
      code: 'base',
      label: 'Cena podstawowa',
      formula: '1\u00a0szt. × 2\u00a0000\u00a0zł',
      amount: '2000.00',
    },
    { code: 'area', label: 'Powierzchnia', formula: '1\u00a0m² × 200\u00a0zł', amount: '200.00' },
    {
      code: 'variant',
      label: 'Wariant: Z90',
      formula: '15% × 2\u00a0200\u00a0zł',
      amount: '330.00',
    },
  ];
  const { Query, find } = fakeOrders();
  find(1).lines = [{ ...line('a', null), configuration: { ...orderedConfiguration, lines } }];
  const { drawer } = await openOrder({ Query });
  const parts = drawer.getAllByRole('term', { hidden: true }).map((it) => spaced(it.textContent));
  expect(parts).toEqual(
    expect.arrayContaining([
      'Cena podstawowa',
      'Powierzchnia 1 m² × 200 zł',
      'Wariant: Z90 15% × 2 200 zł',
    ]),
  );
});

test.each([
  ['is shown where 8% applies', 8, true],
  ['is not shown where the building takes the full rate', 23, false],
])('the number of the tax ruling %s', async (_title, rate, isShown) => {
  const vatRuling = '0113-KDIPT1-2.4012.1.2026';
  const lines = [line('a', null), line('b', null)].map((each) => ({ ...each, vatRuling }));
  const vatSums = [{ rate, vat: '362.22' }];
  const { Query, find } = fakeOrders();
  Object.assign(find(1), { vatSums, lines });
  const { drawer } = await openOrder({ Query });
  await drawer.findByText(/362,22/);
  expect(drawer.queryAllByText(vatRuling)).toHaveLength(isShown ? 1 : 0);
});

test('what nobody has confirmed is named, confirmed by telephone for all lines at once, and hidden once the goods are made', async () => {
  const { Query, find, inputs, changing } = fakeOrders();
  const unconfirmedFacts = [{ label: 'Napęd', value: 'po prawej, patrząc na osłonę' }];
  const unmeasured = (id: string) => ({ ...line(id, null), unconfirmedFacts, measurement: null });
  find(1).lines = [unmeasured('a'), unmeasured('b')];
  find(2).lines = [unmeasured('c')];
  find(2).status = 'delivered';
  const confirmMeasurements = changing(({ orderId, reason }: ConfirmMeasurementsInput) => {
    const measurement = { source: 'phone', reason, at: NOW, authorName: 'Piotr Pracownik' };
    const order = find(orderId);
    order.lines = order.lines.map((each) => ({ ...each, unconfirmedFacts: [], measurement }));
    return order;
  });
  const { user, drawer, router } = await openOrder({ Query, Mutation: { confirmMeasurements } });
  expect(drawer.getAllByText(/^Nikt nie podał: napęd po prawej/)).toHaveLength(2);
  await user.click(drawer.getByRole('button', { name: 'Potwierdź pomiar wszystkich pozycji' }));
  await user.type(await screen.findByLabelText(/^Co powiedział klient/), 'Napęd po prawej.');
  await user.click(screen.getByRole('button', { name: 'Potwierdź' }));
  const said = await drawer.findAllByText(
    /^Pomiar: potwierdzone telefonicznie, .*, Piotr Pracownik: Napęd po prawej\.$/,
  );
  expect(said).toHaveLength(2);
  expect(drawer.queryByText(/^Nikt nie podał/)).toBeNull();
  expect(inputs).toEqual([{ orderId: 1, lineIds: ['a', 'b'], reason: 'Napęd po prawej.' }]);
  await act(() => router.navigate('/admin/orders?order=2'));
  await screen.findByText('Zamówienie nr 2');
  expect(screen.queryByText(/^Nikt nie podał/)).toBeNull();
});

test('goods are released without a confirmation by whoever may, with a reason', async () => {
  const { Query, find, inputs, changing } = fakeOrders();
  const unconfirmedFacts = [{ label: 'Napęd', value: 'po prawej' }];
  find(1).lines = [{ ...line('a', null), unconfirmedFacts, measurement: null }];
  const releaseMeasurements = changing(({ orderId }: ConfirmMeasurementsInput) => find(orderId));
  const { user, drawer } = await openOrder({
    Query: { ...Query, me: () => owner },
    Mutation: { releaseMeasurements },
  });
  await user.click(drawer.getByRole('button', { name: 'Zwolnij bez pomiaru' }));
  const reason = await screen.findByLabelText(/^Powód \(widzi to/);
  await user.click(screen.getByRole('button', { name: 'Zwolnij do produkcji' }));
  expect(await screen.findByText('Napisz, dlaczego produkcja może ruszyć.')).toBeVisible();
  await user.type(reason, 'Na wystawę.');
  await user.click(screen.getByRole('button', { name: 'Zwolnij do produkcji' }));
  await waitFor(() =>
    expect(inputs).toEqual([{ orderId: 1, lineIds: ['a'], reason: 'Na wystawę.' }]),
  );
});

test('the line of delivered goods leads to its papers and its service page', async () => {
  const { Query, find } = fakeOrders();
  const papers = {
    deliveredOn: '2026-11-29',
    guaranteeUntil: '2031-11-29',
    structureUntil: '2036-11-29',
    guaranteePath: '/api/service/a/guarantee.pdf',
    declarationPath: '/api/service/a/declaration.pdf',
  };
  find(1).lines = [{ ...line('a', null), papers }];
  const { drawer } = await openOrder({ Query });
  const hrefs = ['Karta gwarancyjna', 'Deklaracja właściwości użytkowych', 'Strona serwisowa'].map(
    (name) => drawer.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/api/service/a/guarantee.pdf',
    '/api/service/a/declaration.pdf',
    '/serwis/a',
  ]);
});
