import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoProducts } from '../../../testing/demo-products';
import { renderRoute } from '../../../testing/render-route';
import type { FinderPageQueryVariables } from './finder-page.generated';

const BEST = {
  title: 'Najlepsze',
  reason: 'Zaczyna padać, a Ty niczego nie zamykasz.',
  totalPrice: '12200.00',
  contents: ['2\u00a0szt. po 400\u00a0×\u00a0300\u00a0cm', 'Sterowanie elektryczne'],
  configuratorPath: '/konfigurator/markizy?start=taras-na-poludnie&width=400&projection=300',
  product: demoProducts[0],
};

async function open(
  search: string,
  found: object[] = [BEST],
  wait: (width: number | null) => unknown = () => null,
) {
  const requests: FinderPageQueryVariables['need'][] = [];
  const page = await renderRoute(`/dobierz${search}`, {
    Query: {
      advice: async (_: unknown, { need }: FinderPageQueryVariables) => {
        requests.push(need);
        await wait(need.width ?? null);
        return found;
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Co chcesz zacienić?' });
  return { ...page, requests };
}

test('a card has the price of the whole, what it contains, why, and a link to the configurator', async () => {
  await open('?miejsce=taras&slonce=poludnie&szerokosc=800&glebokosc=300');
  const card = within(await screen.findByRole('article', { name: 'Najlepsze' }));
  expect(card.getByText(/^12\s200\szł$/)).toBeVisible();
  expect(card.getByText(/^2\sszt\. po/)).toBeVisible();
  expect(card.getByText(BEST.reason)).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', BEST.configuratorPath);
});

test('the form asks in metres or centimetres, keeps all answers in the URL and leads to the proposals', async () => {
  const { user, router, requests } = await open('?miejsce=okno');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ściana wychodzi' }), 'rano');
  await user.type(screen.getByRole('textbox', { name: 'Szerokość' }), '3,5');
  await user.type(screen.getByRole('textbox', { name: 'Wysokość' }), '140');
  await user.type(screen.getByRole('textbox', { name: /^Budżet/ }), '8 000 zł');
  await user.click(screen.getByRole('checkbox', { name: 'Wiatr' }));
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({
      place: 'okno',
      sun: 'rano',
      width: 350,
      depth: 140,
      budget: 8000,
      priorities: ['wiatr'],
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    miejsce: 'okno',
    slonce: 'rano',
    szerokosc: '3,5',
    glebokosc: '140',
    budzet: '8 000 zł',
    wazne: 'wiatr',
  });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Nasze propozycje' })).toHaveFocus(),
  );
});

test.each([
  ['350', 350],
  ['3.5 m', 350],
  ['4', 400],
  ['60 cm', 60],
  ['2200 mm', 220],
])('a width of %j is %d cm', async (text, width) => {
  const { requests } = await open(`?${new URLSearchParams({ szerokosc: text })}`);
  expect(requests.at(-1)?.width).toBe(width);
});

test('what cannot be read has its error at the field, which gets the focus', async () => {
  const { user, requests } = await open('?miejsce=taras');
  const width = screen.getByRole('textbox', { name: 'Szerokość' });
  await user.type(width, 'duży');
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  await waitFor(() => expect(width).toHaveAccessibleDescription(/Podaj wymiar/));
  expect(width).toHaveFocus();
  expect(width).toHaveValue('duży');
  expect(requests).toHaveLength(1);
});

test('the form follows the URL when the visitor goes back', async () => {
  const { user, router } = await open('?miejsce=okno&slonce=rano&szerokosc=120');
  const sun = () => screen.getByRole('combobox', { name: 'Ściana wychodzi' });
  const width = () => screen.getByRole('textbox', { name: 'Szerokość' });
  await user.selectOptions(sun(), 'wieczor');
  await user.clear(width());
  await user.type(width(), '150');
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  // The default value follows the URL once the proposals for it are shown.
  await waitFor(() => expect(width()).toHaveAttribute('value', '150'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(width()).toHaveValue('120'));
  expect(sun()).toHaveValue('rano');
});

test('the form follows the URL when the visitor goes back before the proposals have come', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user, router } = await open('?miejsce=okno&szerokosc=120', [BEST], (width) =>
    width === 150 ? answered : null,
  );
  const width = () => screen.getByRole('textbox', { name: 'Szerokość' });
  await user.clear(width());
  await user.type(width(), '150');
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  await waitFor(() => expect(router.state.location.search).toMatch('szerokosc=150'));
  expect(width()).toHaveValue('150');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(width()).toHaveValue('120'));
  answer();
});

test('an unknown place counts as a terrace, and what is empty is left open', async () => {
  const { requests } = await open('?miejsce=dach&slonce=noc&szerokosc=');
  expect(requests.at(-1)).toEqual({
    place: 'taras',
    sun: null,
    width: null,
    depth: null,
    budget: null,
    priorities: [],
  });
});

test('where nothing is within the budget the page says what the cheapest costs', async () => {
  await open('?budzet=500');
  expect(screen.getByText(/^Do 500\szł nic tu nie pasuje\./)).toHaveTextContent(/12\s200\szł/);
});

test('without a proposal the page links to a free quote', async () => {
  await open('', []);
  expect(screen.getByRole('link', { name: 'Poproś o\u00a0bezpłatną wycenę' })).toHaveAttribute(
    'href',
    '/wycena',
  );
});
