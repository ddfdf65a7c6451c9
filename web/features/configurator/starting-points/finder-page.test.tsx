import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoProducts } from '../../../testing/demo-products';
import { renderRoute } from '../../../testing/render-route';
import type { FinderPageQueryVariables } from './finder-page.generated';

const TERRACE = {
  code: 'taras-na-poludnie',
  category: 'markizy',
  title: 'Taras 4 × 3 m na południe',
  reason: 'Trzy metry cienia.',
  sizeLabel: '400 × 300 cm',
  calculatedPrice: '6100.00',
  pieces: 1,
  drawingUrl: '/rysunki/start/markizy/taras-na-poludnie.svg',
  configuratorPath: '/konfigurator/markizy?start=taras-na-poludnie',
  product: demoProducts[0],
};

async function open(
  search: string,
  found: object[] = [TERRACE],
  wait: (width: number | null) => unknown = () => null,
) {
  const requests: FinderPageQueryVariables['need'][] = [];
  const page = await renderRoute(`/dobierz${search}`, {
    Query: {
      recommendedStartingPoints: async (_: unknown, { need }: FinderPageQueryVariables) => {
        requests.push(need);
        await wait(need.width ?? null);
        return found;
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Co chcesz zacienić?' });
  return { ...page, requests };
}

test('a proposal shows its price and size, and links to the configurator', async () => {
  await open('?miejsce=taras&slonce=poludnie&szerokosc=400&glebokosc=300');
  const card = within(await screen.findByRole('article', { name: TERRACE.title }));
  expect(card.getByText(/^6\s100\szł$/)).toBeVisible();
  expect(card.getByText('400 × 300 cm')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', TERRACE.configuratorPath);
});

test('the form asks for the chosen place, sun and sizes, and keeps them in the URL', async () => {
  const { user, router, requests } = await open('?miejsce=okno');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Słońce przeszkadza' }), 'rano');
  await user.type(screen.getByRole('textbox', { name: 'Szerokość w cm' }), '150');
  await user.type(screen.getByRole('textbox', { name: 'Wysokość w cm' }), '140');
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({ place: 'okno', sun: 'rano', width: 150, depth: 140 }),
  );
  expect(router.state.location.search).toBe(
    '?miejsce=okno&slonce=rano&szerokosc=150&glebokosc=140',
  );
});

test('the form follows the URL when the visitor goes back', async () => {
  const { user, router } = await open('?miejsce=okno&slonce=rano&szerokosc=120');
  const sun = () => screen.getByRole('combobox', { name: 'Słońce przeszkadza' });
  const width = () => screen.getByRole('textbox', { name: 'Szerokość w cm' });
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
  const { user, router } = await open('?miejsce=okno&szerokosc=120', [TERRACE], (width) =>
    width === 150 ? answered : null,
  );
  const width = () => screen.getByRole('textbox', { name: 'Szerokość w cm' });
  await user.clear(width());
  await user.type(width(), '150');
  await user.click(screen.getByRole('button', { name: 'Pokaż propozycje' }));
  await waitFor(() => expect(router.state.location.search).toMatch('szerokosc=150'));
  expect(width()).toHaveValue('150');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(width()).toHaveValue('120'));
  answer();
});

test('an invalid URL asks for a terrace of any size', async () => {
  const { requests } = await open('?miejsce=dach&slonce=noc&szerokosc=1e3&glebokosc=-5');
  expect(requests.at(-1)).toEqual({ place: 'taras', sun: null, width: null, depth: null });
});

test('a proposal of several pieces says how many are needed', async () => {
  await open('', [{ ...TERRACE, pieces: 3 }]);
  expect(await screen.findByText(/za sztukę, potrzeba 3\sszt\./)).toBeVisible();
});

test('without a proposal the page links to a free quote', async () => {
  await open('', []);
  expect(screen.getByRole('link', { name: 'Poproś o\u00a0bezpłatną wycenę' })).toHaveAttribute(
    'href',
    '/wycena',
  );
});
