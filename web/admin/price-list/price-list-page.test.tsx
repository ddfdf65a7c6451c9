import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const entry = (key: string, label: string, value: string, rest: object = {}) => ({
  key,
  category: null,
  label,
  unit: 'once',
  value,
  ...rest,
});
const entries = (electric: string) => [
  entry('electric', 'Sterowanie elektryczne', electric),
  entry('zaluzje.factor.z90', 'Wariant: Z90', '1.10', { category: 'zaluzje', unit: 'factor' }),
];
const draft = (version: number, electric: string) => ({
  version,
  basedOn: 44,
  updatedAt: '2026-05-04T08:00:00Z',
  updatedByName: 'Ewa Lis',
  entries: entries(electric),
});
const list = (version: number, rest: object) => ({
  version,
  publishedAt: '2026-05-04T08:00:00Z',
  publishedByName: 'Ewa Lis',
  note: 'Nowy sezon',
  inForce: false,
  scheduled: false,
  entries: entries('890.00'),
  replaced: [],
  ...rest,
});

const lists = [
  list(45, {
    scheduled: true,
    replaced: [entry('electric', 'Sterowanie elektryczne', '850.00')],
  }),
  list(44, { inForce: true }),
  ...Array.from({ length: 43 }, (_, index) => list(43 - index, { note: `Powód ${43 - index}` })),
];

const sent: Record<string, object> = {};
beforeEach(() => {
  for (const name of Object.keys(sent)) delete sent[name];
});

async function openPriceList(
  current = draft(0, '890.00'),
  answer: object = {},
  /** The draft after a mutation. */
  later = current,
) {
  const record =
    (name: string) =>
    (_root: unknown, { input }: { input: object }) => {
      sent[name] = input;
      return { draft: null, userErrors: [], ...answer };
    };
  await renderRoute('/admin/price-list', {
    Query: {
      me: () => owner,
      reducedVat: () => [{ category: 'markizy', ruling: null, version: 0 }],
      priceListDraft: () => (Object.keys(sent).length > 0 ? later : current),
      priceLists: (_root: unknown, { page }: { page: { limit: number; offset?: number } }) => {
        const { limit, offset = 0 } = page;
        return { totalCount: lists.length, items: lists.slice(offset, offset + limit) };
      },
      pricePreview: () => [
        {
          productId: 1,
          productName: 'Markiza Aurora',
          configuration: 'Kasetowa, 400 × 300 cm',
          before: '5780.00',
          after: '5800.00',
          difference: '20.00',
        },
      ],
    },
    Mutation: {
      setReducedVat: (_root: unknown, { input }: { input: object }) => {
        sent['vat'] = input;
        return { reducedVat: [], userErrors: [] };
      },
      savePriceListDraft: record('save'),
      publishPriceList: record('publish'),
      cancelPriceList: record('cancel'),
      discardPriceListDraft: record('discard'),
    },
  });
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

test('without a draft the prices in force and the history of versions are shown', async () => {
  await openPriceList();
  expect(await screen.findByRole('heading', { name: 'Obowiązujące ceny' })).toBeVisible();
  expect(screen.getByText(/^obowiązuje wersja 44, wersja 45 od 4.maja.2026, 10:00$/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Wariant: Z90 ×\s1,1/ })).toBeVisible();
  expect(screen.getByText(/Sterowanie elektryczne: 850\szł → 890\szł/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opublikuj' })).toBeNull();
});

test('on a narrow screen a version takes one cell, with all that the columns show', async () => {
  openAdminBrowser(390);
  await openPriceList();
  const history = within((await screen.findByText('Wersja 45')).closest('table')!);
  expect(history.queryByRole('columnheader', { name: 'Zmiany' })).toBeNull();
  const scheduled = within(history.getByText('Wersja 45').closest('tr')!);
  for (const text of [
    'Czeka',
    /^Od 4.maja.2026, 10:00, Ewa Lis$/,
    'Powód: Nowy sezon',
    /^Sterowanie elektryczne: 850\szł → 890\szł$/,
  ])
    expect(scheduled.getByText(text)).toBeVisible();
  expect(scheduled.getByRole('button', { name: 'Cofnij cennik nr 45' })).toBeVisible();
  openAdminBrowser(1440);
});

test('all versions are reached page by page', async () => {
  const user = await openPriceList();
  const next = () => button('Następna strona');
  expect(await screen.findByText('Powód 43')).toBeVisible();
  expect(screen.queryByText('Powód 25')).toBeNull();
  await user.click(await next());
  expect(await screen.findByText('Powód 25')).toBeVisible();
  expect(screen.getByText(/^obowiązuje wersja 44, wersja 45 od 4.maja.2026, 10:00$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Obowiązujące ceny' })).toBeVisible();
  await user.click(await next());
  expect(await screen.findByText('Powód 1')).toBeVisible();
});

test('figures are saved as a draft with the version and the values that were read', async () => {
  const user = await openPriceList(draft(3, '900.00'));
  await user.click(await button('Edytuj szkic'));
  const form = await dialog();
  const field = form.getByLabelText('Sterowanie elektryczne (zł)');
  await user.clear(field);
  await user.type(field, '910');
  await user.click(form.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await screen.findByText('Szkic cennika został zapisany')).toBeVisible();
  expect(sent['save']).toEqual({
    version: 3,
    entries: [
      { key: 'electric', value: '910', seen: '900' },
      { key: 'zaluzje.factor.z90', value: '1.10', seen: '1.10' },
    ],
  });
});

test('a version saved by somebody else is shown beside the typed values, which stay', async () => {
  const theirs = draft(4, '950.00');
  const user = await openPriceList(
    draft(3, '900.00'),
    { draft: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił szkic.' }] },
    theirs,
  );
  await user.click(await button('Edytuj szkic'));
  const form = await dialog();
  const field = form.getByLabelText('Sterowanie elektryczne (zł)');
  await user.clear(field);
  await user.type(field, '910,5');
  await user.click(form.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await form.findByText(/Ktoś zmienił ten wpis, gdy był u\sCiebie otwarty/)).toBeVisible();
  expect(
    form.getByRole('row', { name: /Sterowanie elektryczne 950\szł 910,50\szł/ }),
  ).toBeVisible();
  expect(form.getByLabelText('Sterowanie elektryczne (zł)')).toHaveValue('910,5');
  await user.click(form.getByRole('button', { name: 'Zapisz moją wersję' }));
  await waitFor(() =>
    expect(sent['save']).toMatchObject({
      version: 4,
      entries: [{ value: '910.5', seen: '950' }, { seen: '1.10' }],
    }),
  );
});

test.each(['-3', '12 zł 50', '1,155'])('%s is refused as a figure', async (typed) => {
  const user = await openPriceList(draft(3, '900.00'));
  await user.click(await button('Edytuj szkic'));
  const form = await dialog();
  const field = form.getByLabelText('Sterowanie elektryczne (zł)');
  await user.clear(field);
  await user.type(field, typed);
  await user.click(form.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await form.findByText('Podaj liczbę, np. 490 albo 1,15.')).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(sent['save']).toBeUndefined();
});

test('a server error about a figure is shown at its field', async () => {
  const message = 'Wariant: Z90: mnożnik może wynosić od 0,5 do 3.';
  const user = await openPriceList(draft(3, '900.00'), {
    userErrors: [{ code: 'BAD_USER_INPUT', message, path: ['entries', '1', 'value'] }],
  });
  await user.click(await button('Edytuj szkic'));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Wariant: Z90 (mnożnik)')).toHaveAccessibleDescription(message);
});

test('a draft shows its effect on prices and is published with a reason', async () => {
  const user = await openPriceList(draft(3, '910.00'));
  expect(await screen.findByRole('row', { name: /Markiza Aurora.*\+20\szł/ })).toBeVisible();
  await user.click(await button('Opublikuj'));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Powód/), 'Nowy sezon');
  await user.click(form.getByRole('button', { name: 'Opublikuj' }));
  expect(await screen.findByText('Cennik został opublikowany')).toBeVisible();
  expect(sent['publish']).toEqual({
    version: 3,
    updatedAt: '2026-05-04T08:00:00Z',
    at: null,
    note: 'Nowy sezon',
  });
});

test('a publication time is Polish time, whatever the time zone of the browser', async () => {
  const user = await openPriceList(draft(3, '910.00'));
  await user.click(await button('Opublikuj'));
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^W\swybranym terminie/ }));
  fireEvent.change(form.getByLabelText('Termin'), { target: { value: '2027-01-01T00:00' } });
  await user.type(form.getByLabelText(/^Powód/), 'Nowy sezon');
  await user.click(form.getByRole('button', { name: 'Zaplanuj publikację' }));
  expect(await screen.findByText('Publikacja cennika została zaplanowana')).toBeVisible();
  expect(sent['publish']).toMatchObject({ at: '2026-12-31T23:00:00.000Z' });
});

test('an unreadable time is refused; the list is not published at once instead', async () => {
  const user = await openPriceList(draft(3, '910.00'));
  await user.click(await button('Opublikuj'));
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^W\swybranym terminie/ }));
  fireEvent.change(form.getByLabelText('Termin'), { target: { value: '20270-01-01T08:00' } });
  await user.type(form.getByLabelText(/^Powód/), 'Nowy sezon');
  await user.click(form.getByRole('button', { name: 'Zaplanuj publikację' }));
  expect(await form.findByText(/^Podaj dzień i\sgodzinę/)).toBeVisible();
  expect(sent['publish']).toBeUndefined();
});

test('the button of the publication says again that it publishes when no later time is wanted', async () => {
  const user = await openPriceList(draft(3, '910.00'));
  await user.click(await button('Opublikuj'));
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^W\swybranym terminie/ }));
  expect(form.queryByRole('button', { name: 'Opublikuj' })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Od razu' }));
  expect(form.getByRole('button', { name: 'Opublikuj' })).toBeVisible();
});

test('a scheduled version can be withdrawn', async () => {
  const user = await openPriceList();
  await user.click(await button('Cofnij cennik nr 45'));
  await user.click((await dialog()).getByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByText('Publikacja cennika została cofnięta')).toBeVisible();
  expect(sent['cancel']).toEqual({ version: 45 });
});

test('the reduced rate of VAT of a category is switched on with the number of a tax ruling', async () => {
  const user = await openPriceList();
  expect(await screen.findByRole('row', { name: /Markizy 23%/ })).toBeVisible();
  await user.click(await button('Zmień stawkę VAT: Markizy'));
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^8%/ }));
  await user.click(form.getByRole('button', { name: 'Zapisz' }));
  expect(await form.findByText('Podaj numer swojej interpretacji.')).toBeVisible();
  await user.type(form.getByLabelText('Numer interpretacji'), '0113-KDIPT1-2.4012.1.2026');
  await user.click(form.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Stawka VAT została zapisana')).toBeVisible();
  expect(sent['vat']).toEqual({
    category: 'markizy',
    version: 0,
    ruling: '0113-KDIPT1-2.4012.1.2026',
  });
});
