import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { http, HttpResponse } from 'msw/http';
import type {
  AdminProductFilter,
  CreateProductInput,
  PreviewPriceChangeInput,
  SchedulePriceChangeInput,
  UpdateProductInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { libraryPicture } from '../../testing/demo-picture';
import { demoProducts } from '../../testing/demo-products';
import { graphqlServer } from '../../testing/graphql-server';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));
beforeEach(() => localStorage.clear());

const product = (index: number, more: object = {}) => ({
  ...demoProducts[index]!,
  version: 1,
  archivedAt: null,
  updatedAt: '2026-11-20T10:00:00Z',
  ...more,
});

/** A fake API with two products that records the filters and inputs sent to it. */
function shop() {
  const sent: { filters: AdminProductFilter[]; inputs: unknown[] } = { filters: [], inputs: [] };
  const products = [product(0), product(1)];
  const many = (_root: unknown, { input }: { input: { ids: number[] } }) => {
    sent.inputs.push(input);
    return { products: products.filter(({ id }) => input.ids.includes(id)), userErrors: [] };
  };
  const resolvers = {
    Query: {
      me: () => staffMember,
      adminProducts: (_root: unknown, { filter }: { filter: AdminProductFilter }) => {
        sent.filters.push(filter);
        return { items: products, totalCount: products.length };
      },
      adminProduct: (_root: unknown, { id }: { id: number }) =>
        products.find((item) => item.id === id) ?? null,
      priceChangePreview: (_root: unknown, { input }: { input: PreviewPriceChangeInput }) => {
        sent.inputs.push(input);
        const prices = { oldPricePerSqm: null, newPricePerSqm: null, version: 1 };
        const examples = products.map(({ id, name }) => ({
          productId: id,
          name,
          oldBasePrice: '2490.00',
          newBasePrice: '2615.00',
          ...prices,
        }));
        const sums = {
          oldBasePrices: '4980.00',
          newBasePrices: '5230.00',
          oldPricesPerSqm: '0.00',
          newPricesPerSqm: '0.00',
        };
        const counts = { productCount: 137, changedCount: 136, scheduledCount: 3 };
        return { preview: { ...counts, sums, examples, seen: 'tak' }, userErrors: [] };
      },
    },
    Mutation: {
      createProduct: (_root: unknown, { input }: { input: CreateProductInput }): object => {
        sent.inputs.push(input);
        return { product: product(0, { id: 40 }), userErrors: [] };
      },
      updateProduct: (_root: unknown, { input }: { input: UpdateProductInput }): object => {
        sent.inputs.push(input);
        return { product: product(0), userErrors: [] };
      },
      archiveProducts: many,
      restoreProducts: many,
      schedulePriceChange: (_root: unknown, { input }: { input: SchedulePriceChangeInput }) => {
        sent.inputs.push(input);
        const state = input.at ? 'waiting' : 'applied';
        return { priceChange: { id: 1, state, productCount: 2 }, userErrors: [] };
      },
    },
  };
  return { sent, resolvers };
}

async function openProducts(search = '', resolvers = shop().resolvers) {
  const page = await renderRoute(`/admin/products${search}`, resolvers);
  await screen.findByText('2 produkty');
  return page;
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });

test('the table shows the product’s facts, and its filters are sent to the server', async () => {
  const { sent, resolvers } = shop();
  const { user, router } = await openProducts('?state=archived', resolvers);
  const row = within(screen.getByText('Markiza Aurora').closest('tr')!);
  for (const text of ['Na taras', 'Markizy', 'Bestseller', /^2.490.zł$/, /^200.zł$/])
    expect(row.getByText(text)).toBeVisible();
  expect(sent.filters.at(-1)).toMatchObject({ state: 'archived' });

  await user.click(screen.getByLabelText('Tylko bestsellery'));
  expect(router.state.location.search).toBe('?state=archived&featured=tak');
  expect(screen.getByText('Eksport CSV').closest('a')).toHaveAttribute(
    'href',
    '/api/admin/products.csv?sort=name_asc&state=archived&featured=true',
  );
});

test('a product is opened, edited and saved with the version that was read', async () => {
  const { sent, resolvers } = shop();
  const { user, router } = await openProducts('', resolvers);
  await user.click(screen.getByLabelText('Edytuj: Markiza Aurora'));
  expect(router.state.location.search).toBe('?product=1');

  const name = await field('Nazwa');
  await user.clear(name);
  await user.type(name, 'Markiza Zorza');
  const card = within(screen.getByLabelText('Podgląd karty produktu'));
  expect(card.getByText('Markiza Zorza')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Kolor tkaniny'), 'szary, Krem,');
  await user.click(screen.getByText('Zapisz'));

  expect(await screen.findByText('Produkt został zaktualizowany')).toBeVisible();
  expect(sent.inputs.at(-1)).toMatchObject({
    id: 1,
    version: 1,
    name: 'Markiza Zorza',
    availableColors: ['Czerwony', 'Szary', 'Krem'],
    basePrice: '2490',
    minHeight: null,
  });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a new product requires its fields; server errors are shown at them and the form stays open', async () => {
  const { sent, resolvers } = shop();
  resolvers.Mutation.createProduct = (_root, { input }) => {
    sent.inputs.push(input);
    const message = 'Najmniejsza szerokość jest większa niż największa.';
    const userErrors = [
      { code: 'BAD_USER_INPUT', message, path: ['minWidth'] },
      {
        code: 'BAD_USER_INPUT',
        message: 'Powtórzona nazwa.',
        path: ['specifications', '0', 'name'],
      },
    ];
    return { product: null, userErrors };
  };
  const { user } = await openProducts('?product=nowy', resolvers);
  await field('Nazwa');
  await user.click(screen.getByText('Zapisz'));
  await waitFor(() => expect(screen.getAllByText('To pole jest wymagane.')).toHaveLength(7));
  expect(sent.inputs).toEqual([]);

  await user.type(await field('Nazwa'), 'Markiza Nowa');
  await user.type(await field('Opis'), 'Opis');
  await user.type(await field('Cena podstawowa'), '2 490,50');
  await user.type(screen.getByLabelText('Szerokość od'), '500');
  await user.type(screen.getByLabelText('Szerokość do'), '400');
  await user.type(screen.getByLabelText('Kolor tkaniny'), 'Szary,');
  await user.type(screen.getByLabelText('Kolor konstrukcji'), 'Biały,');
  await user.click(screen.getByText('Dodaj wiersz'));
  const specification = await field('Nazwa w wierszu 1');
  await user.type(specification, 'Napęd');
  await user.click(screen.getByText('Zapisz'));

  expect(await screen.findByText('Nie udało się utworzyć produktu')).toBeVisible();
  expect(sent.inputs).toMatchObject([{ basePrice: '2490.50', minWidth: 500, imageUrl: null }]);
  expect(screen.getByLabelText('Szerokość od')).toHaveAccessibleDescription(
    /Najmniejsza szerokość/,
  );
  expect(await screen.findByText('Powtórzona nazwa.')).toBeVisible();
  expect(await field('Nazwa')).toHaveValue('Markiza Nowa');
});

test('a product is saved only once its picture has been uploaded', async () => {
  const { sent, resolvers } = shop();
  let finish: () => void = () => undefined;
  const uploading = new Promise<void>((resolve) => (finish = resolve));
  const url = '/zdjecia/wgrane-0-1200.webp';
  const size = { width: 1200, height: 800, placeholder: null };
  graphqlServer.use(
    http.post('*/api/admin/pictures', async () => {
      await uploading;
      return HttpResponse.json({
        imageUrl: '/zdjecia/wgrane-0',
        picture: { url, ...size, alt: 'Zdjęcie', position: null, sources: [] },
      });
    }),
  );
  const { user } = await openProducts('?product=1', resolvers);
  const file = new File(['x'], 'taras.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Plik zdjęcia'), file);
  await user.click(screen.getByText('Zapisz'));
  expect(await screen.findByText('Poczekaj, aż zdjęcie się wgra.')).toBeVisible();
  expect(sent.inputs).toEqual([]);

  finish();
  await waitFor(() => expect(screen.getByLabelText('Adres zdjęcia')).toHaveValue(url));
  await waitFor(() => expect(screen.queryByText('Poczekaj, aż zdjęcie się wgra.')).toBeNull());
  await user.click(screen.getByText('Zapisz'));
  expect(await screen.findByText('Produkt został zaktualizowany')).toBeVisible();
  expect(sent.inputs).toMatchObject([{ id: 1, imageUrl: url }]);
});

test('pictures are chosen from the library, for the gallery with what they show', async () => {
  const { sent, resolvers } = shop();
  const searched: unknown[] = [];
  const pictures = [
    libraryPicture('wgrane-1', 'Markiza nad tarasem'),
    libraryPicture('wgrane-2', 'Detal korby'),
  ];
  const libraryPictures = (_root: unknown, { filter }: { filter: { text: string | null } }) => {
    searched.push(filter.text);
    const items = pictures.filter(({ alt }) => alt.includes(filter.text ?? ''));
    return { items, totalCount: items.length };
  };
  Object.assign(resolvers.Query, { libraryPictures });
  const { user } = await openProducts('?product=1', resolvers);
  await user.click(await screen.findByText('Wybierz z biblioteki'));
  await user.click(await screen.findByRole('button', { name: /^Markiza nad tarasem/ }));
  expect(screen.getByLabelText('Adres zdjęcia')).toHaveValue(
    '/zdjecia/wgrane-1-0a1b2c3d-1200.webp',
  );
  await user.click(screen.getByText('Wybierz do galerii z biblioteki'));
  await user.type(await screen.findByLabelText('Szukaj w bibliotece'), 'Detal{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Markiza nad/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Detal korby/ }));
  expect(searched).toContain('Detal');
  await user.click(screen.getByText('Zapisz'));
  await waitFor(() =>
    expect(sent.inputs).toMatchObject([
      {
        imageUrl: '/zdjecia/wgrane-1-0a1b2c3d-1200.webp',
        furtherPictures: [{ imageUrl: '/zdjecia/wgrane-2-0a1b2c3d-1200.webp', alt: 'Detal korby' }],
      },
    ]),
  );
});

test('an invalid price shows an error at its field while the preview card stays', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openProducts('?product=nowy', resolvers);
  await user.type(await field('Cena podstawowa'), 'a');
  await user.type(await field('Cena za m²'), '9,999');
  await user.type(screen.getByLabelText('Szerokość od'), '30,5');
  await user.click(screen.getByText('Zapisz'));
  expect(await screen.findAllByText('Podaj kwotę, np. 2490 albo 2490,50.')).toHaveLength(2);
  expect(await screen.findByText('Podaj liczbę całkowitą.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Podgląd karty produktu' })).toBeVisible();
  expect(await field('Cena podstawowa')).toHaveValue('a');
  expect(sent.inputs).toEqual([]);
});

test('a version saved by somebody else is shown beside mine', async () => {
  const { resolvers } = shop();
  resolvers.Mutation.updateProduct = () => ({
    product: product(0, { version: 5, basePrice: '2990.00', availableVariants: ['koszowe'] }),
    userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił.', path: null }],
  });
  const { user } = await openProducts('?product=1', resolvers);
  const price = await field('Cena podstawowa');
  await user.clear(price);
  await user.type(price, '2600');
  await user.click(screen.getByText('Zapisz'));
  const table = within((await screen.findByText('Zapisana wersja')).closest('table')!);
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PoleZapisana wersjaTwoja wersja',
    'Cena podstawowa2\u00a0990\u00a0zł2\u00a0600\u00a0zł',
    'WariantyKoszowaKasetowa',
  ]);
});

test('deleting asks for confirmation and can be undone', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openProducts('', resolvers);
  await user.click(screen.getByLabelText('Więcej: Markiza Aurora'));
  await user.click(await screen.findByText('Usuń', { selector: '.ant-dropdown *' }));
  const [question] = await screen.findAllByText('Czy na pewno chcesz usunąć ten produkt?');
  await user.click(within(question!.closest('[role="dialog"]')!).getByText('Usuń'));
  expect(await screen.findByText('Produkt został usunięty')).toBeVisible();
  fireEvent.click(screen.getByText('Cofnij'));
  expect(await screen.findByText('Produkt jest w sklepie')).toBeVisible();
  expect(sent.inputs).toEqual([{ ids: [1] }, { ids: [1] }]);
});

test('the question and the toasts about deleting several products name their number', async () => {
  const { user } = await openProducts();
  await user.click(screen.getByLabelText('Zaznacz produkt Markiza Aurora'));
  await user.click(screen.getByLabelText('Zaznacz produkt Pergola Atrium'));
  await user.click(screen.getByText('Usuń'));
  const [question] = await screen.findAllByText('Czy na pewno chcesz usunąć 2 produkty?');
  const dialog = within(question!.closest('[role="dialog"]')!);
  expect(dialog.getByText(/^Znikną ze sklepu.*można je przywrócić\.$/)).toBeVisible();
  await user.click(dialog.getByText('Usuń'));
  expect(await screen.findByText('Usunięto 2 produkty')).toBeVisible();
  fireEvent.click(screen.getByText('Cofnij'));
  expect(await screen.findByText('Przywrócono 2 produkty')).toBeVisible();
});

test('deleting leaves out products of the archive, so that undoing does not bring them into the shop', async () => {
  const { sent, resolvers } = shop();
  const archived = product(1, { archivedAt: '2026-11-01T10:00:00Z' });
  resolvers.Query.adminProducts = () => ({ items: [product(0), archived], totalCount: 2 });
  const { user } = await openProducts('?state=all', resolvers);
  await user.click(screen.getByLabelText('Zaznacz produkt Markiza Aurora'));
  await user.click(screen.getByLabelText('Zaznacz produkt Pergola Atrium'));
  await user.click(screen.getByText('Usuń'));
  const [question] = await screen.findAllByText('Czy na pewno chcesz usunąć ten produkt?');
  await user.click(within(question!.closest('[role="dialog"]')!).getByText('Usuń'));
  fireEvent.click(await screen.findByText('Cofnij'));
  expect(await screen.findByText('Produkt jest w sklepie')).toBeVisible();
  expect(sent.inputs).toEqual([{ ids: [1] }, { ids: [1] }]);
});

test('restored products are no longer selected, as they leave the list of the archive', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openProducts('?state=archived', resolvers);
  await user.click(screen.getByLabelText('Zaznacz produkt Markiza Aurora'));
  await user.click(screen.getByText('Przywróć'));
  expect(await screen.findByText('Produkt jest w sklepie')).toBeVisible();

  await user.click(screen.getByLabelText('Zaznacz produkt Pergola Atrium'));
  expect(screen.getByText('Zaznaczono 1 produkt')).toBeVisible();
  await user.click(screen.getByText('Przywróć'));
  await waitFor(() => expect(sent.inputs).toEqual([{ ids: [1] }, { ids: [2] }]));
});

test('prices of selected products change as previewed', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openProducts('', resolvers);
  await user.click(screen.getByLabelText('Zaznacz produkt Markiza Aurora'));
  await user.click(screen.getByLabelText('Zaznacz produkt Pergola Atrium'));
  expect(screen.getByText('Zaznaczono 2 produkty')).toBeVisible();
  await user.click(screen.getByText('Zmień ceny'));

  await user.type(await screen.findByLabelText(/^O ile/), '5');
  await user.click(screen.getByText('Pokaż nowe ceny'));
  expect(await screen.findAllByText(/2.490.zł → 2.615.zł/)).toHaveLength(2);
  await user.click(screen.getAllByText('Zmień ceny').at(-1)!);
  expect(await screen.findByText('Ceny zostały zmienione')).toBeVisible();
  expect(sent.inputs.at(-1)).toMatchObject({
    percent: 5,
    amount: null,
    productIds: [1, 2],
    at: null,
    seen: 'tak',
  });
});

test('a change of prices that the server does not take is refused in its words', async () => {
  const { resolvers } = shop();
  const message = 'Największa dozwolona wartość to 1 000.';
  resolvers.Query.priceChangePreview = () => {
    const fields = [{ path: 'percent', message }];
    throw new GraphQLError('Popraw wskazane pola.', {
      extensions: { code: 'BAD_USER_INPUT', fields },
    });
  };
  const { user } = await openProducts('', resolvers);
  await user.click(screen.getByText('Ceny całej listy'));
  const percent = await screen.findByLabelText(/^O ile/);
  await user.type(percent, '1500');
  await user.click(screen.getByText('Pokaż nowe ceny'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Nie udało się pobrać danych')).toBeNull();
  await user.type(percent, '{Backspace}');
  expect(screen.queryByText(message)).toBeNull();
});

test('a change of prices whose response is lost is sent again with the same key', async () => {
  const { resolvers } = shop();
  const answer = resolvers.Mutation.schedulePriceChange;
  const requests: SchedulePriceChangeInput[] = [];
  resolvers.Mutation.schedulePriceChange = (root, args) => {
    requests.push(args.input);
    if (requests.length === 1) throw new Error('the connection was lost');
    return answer(root, args);
  };
  const { user } = await openProducts('', resolvers);
  await user.click(screen.getByText('Ceny całej listy'));
  await user.type(await screen.findByLabelText(/^O ile/), '7');
  await user.click(screen.getByText('Pokaż nowe ceny'));
  await screen.findByText(/137 produktów, z inną ceną: 136/);
  const change = screen.getByRole('button', { name: 'Zmień ceny' });
  await user.click(change);
  expect(await screen.findByText('Nie udało się zmienić cen')).toBeVisible();
  await user.click(change);
  expect(await screen.findByText('Ceny zostały zmienione')).toBeVisible();
  const [first, second] = requests;
  expect(first!.idempotencyKey).toEqual(expect.any(String));
  expect(second).toEqual(first);
});

test('prices of all filtered products are scheduled for midnight in Poland', async () => {
  const { sent, resolvers } = shop();
  const { user } = await openProducts('?category=markizy', resolvers);
  await user.click(screen.getByText('Ceny całej listy'));
  await user.type(await screen.findByLabelText(/^O ile/), '7');
  await user.click(screen.getByText('Pokaż nowe ceny'));
  expect(await screen.findByText(/137 produktów, z inną ceną: 136/)).toBeVisible();
  expect(screen.getByText(/podstawowych: 4.980.zł → 5.230.zł/)).toBeVisible();
  expect(screen.getByText(/Pokazujemy pierwsze 2, wszystkich jest 137/)).toBeVisible();
  expect(screen.getByText(/zaplanowana zmiana cen dotyczy 3 z/)).toBeVisible();

  await user.click(screen.getByText('W wybranym terminie'));
  const plan = screen.getByText('Zaplanuj').closest('button')!;
  expect(plan).toBeDisabled();
  const time = screen.getByLabelText('Termin (czas polski)');
  fireEvent.change(time, { target: { value: '2027-01-04T00:00' } });
  await user.click(plan);
  expect(await screen.findByText('Zmiana cen została zaplanowana')).toBeVisible();
  expect(sent.inputs.at(-1)).toMatchObject({
    filter: { category: 'markizy', state: null },
    percent: 7,
    at: '2027-01-03T23:00:00.000Z',
    seen: 'tak',
  });
});

test('a file is previewed first and written when all of its rows are valid', async () => {
  const changes = [
    { column: 'Cena podstawowa', from: '2490.00', to: '2690.00' },
    { column: 'Podkategoria', from: '', to: 'Na balkon' },
  ];
  const row = { line: 2, id: 1, name: 'Markiza Aurora', action: 'updated', problems: [], changes };
  const sentRequests: string[] = [];
  graphqlServer.use(
    http.post('*/api/admin/products/import', ({ request }) => {
      const { search } = new URL(request.url);
      sentRequests.push(search);
      return HttpResponse.json({ written: search === '', rows: [row] });
    }),
  );
  const { user } = await openProducts();
  await user.click(screen.getByText('Import CSV'));
  const write = async () => (await screen.findByText('Zapisz wszystko')).closest('button')!;
  expect(await write()).toBeDisabled();
  const file = new File(['Numer;Nazwa\n1;Zorza'], 'produkty.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Plik CSV'), file);
  expect(await screen.findByText(/1 wiersz: nowe 0, zmiany 1, bez zmian 0, błędy 0/)).toBeVisible();
  for (const change of ['Cena podstawowa: 2490.00 → 2690.00', 'Podkategoria: (puste) → Na balkon'])
    expect(screen.getByText((_, element) => element?.textContent === change)).toBeVisible();
  await user.click(await write());
  expect(await screen.findByText('Produkty z pliku zostały zapisane')).toBeVisible();
  expect(sentRequests).toEqual(['?dryRun=1', '']);
});
