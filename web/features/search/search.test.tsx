import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoPicture } from '../../testing/demo-picture';
import { demoProducts } from '../../testing/demo-products';
import { renderRoute } from '../../testing/render-route';

const NOTHING = {
  corrected: null,
  isPartial: false,
  isPageFirst: false,
  productCount: 0,
  products: [],
  articles: [],
  pages: [],
  fabrics: [],
  excerpts: [],
};

interface Asked {
  input: { text: string; limit: number };
}

const answer = (found: object) => {
  const requests: Asked['input'][] = [];
  const search = (_: unknown, { input }: Asked) => {
    requests.push(input);
    return { ...NOTHING, ...found };
  };
  return { requests, resolvers: { Query: { search } } };
};

const pages = [{ path: '/montaz', title: 'Montaż', description: 'Jak montujemy.' }];
const demoArticle = {
  id: '3',
  title: 'Taras latem',
  picture: demoPicture('artykul-3', 'Taras'),
  excerpt: 'O cieniu.',
  author: 'Marta Sobczak',
  date: '2026-06-01T00:00:00.000Z',
  category: 'porady',
  readTime: 5,
};
const fabrics = [{ id: 'toscana-krem', name: 'Toscana Krem', color: 'Krem' }];

test('results are grouped, each a link to what was found', async () => {
  const { requests, resolvers } = answer({
    products: demoProducts,
    productCount: 30,
    pages,
    fabrics,
  });
  await renderRoute('/szukaj?q=sypialnia', resolvers);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Wyniki dla „sypialnia”',
  );
  expect(requests).toEqual([{ text: 'sypialnia', limit: 6 }]);
  expect(screen.getByRole('combobox', { name: 'Czego szukasz?' })).toHaveValue('sypialnia');
  const products = within(screen.getByRole('region', { name: 'Produkty' }));
  expect(products.getAllByRole('article')).toHaveLength(demoProducts.length);
  expect(products.getByRole('link', { name: /30.produktów/ })).toHaveAttribute(
    'href',
    '/produkty?q=sypialnia',
  );
  const found = within(screen.getByRole('region', { name: 'Strony' }));
  expect(found.getByRole('link', { name: 'Montaż' })).toHaveAttribute('href', '/montaz');
  expect(screen.getByRole('link', { name: 'Toscana Krem' })).toHaveAttribute(
    'href',
    '/tkaniny#kolekcja-toscana',
  );
});

test('corrected words and partial matches are announced', async () => {
  const { resolvers } = answer({ corrected: 'markiza', isPartial: true, pages });
  await renderRoute('/szukaj?q=markzia', resolvers);

  const remark = await screen.findByRole('region', { name: 'O wynikach' });
  expect(remark).toHaveTextContent('Pokazujemy wyniki dla „markiza”.');
  expect(remark).toHaveTextContent('Nic nie pasuje do wszystkich słów naraz');
});

test('a search without results shows links to go on', async () => {
  const { resolvers } = answer({});
  await renderRoute('/szukaj?q=hipopotam', resolvers);

  expect(await screen.findByRole('heading', { name: 'Nic nie znaleźliśmy' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Refleksole' })).toHaveAttribute(
    'href',
    '/produkty/refleksole',
  );
});

test('without words nothing is requested', async () => {
  const { requests, resolvers } = answer({});
  await renderRoute('/szukaj?q=%20', resolvers);

  expect(await screen.findByRole('heading', { level: 1, name: 'Szukaj' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('the header opens the search, whose suggestions are chosen by the arrow keys', async () => {
  const found = { products: demoProducts.slice(0, 2), pages, isPageFirst: true };
  const { requests, resolvers } = answer(found);
  const { user, router } = await renderRoute('/szukaj', resolvers);
  await user.click(screen.getByRole('link', { name: 'Szukaj' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Szukaj' }));
  const field = dialog.getByRole('combobox', { name: 'Czego szukasz?' });

  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('montaże');
  const options = await dialog.findAllByRole('option');
  expect(options).toHaveLength(3);
  expect(requests).toEqual([{ text: 'montaże', limit: 4 }]);
  expect(field).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.navigation.location ?? router.state.location).toMatchObject({
    pathname: '/montaz',
  });
  expect(screen.queryByRole('dialog', { name: 'Szukaj' })).not.toBeInTheDocument();
});

test('a suggested product has the price of its smallest size, which a customer can pay', async () => {
  const { resolvers } = answer({ products: demoProducts.slice(0, 1) });
  const { user } = await renderRoute('/szukaj', resolvers);
  await user.type(await screen.findByRole('combobox', { name: 'Czego szukasz?' }), 'aurora');
  expect(await screen.findByRole('option')).toHaveTextContent(/^Markiza Auroraod 3\s090\szł$/);
});

test('the search dialog says that there are no suggestions, but not before two letters', async () => {
  const { resolvers } = answer({});
  const { user } = await renderRoute('/szukaj', resolvers);
  await user.click(screen.getByRole('link', { name: 'Szukaj' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Szukaj' }));

  await user.keyboard('x');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('yz');
  expect(await dialog.findByText('Brak podpowiedzi')).toBeVisible();
});

test('Enter without a chosen suggestion shows all results, Escape only closes the suggestions', async () => {
  const { resolvers } = answer({ pages });
  const { user, router } = await renderRoute('/szukaj', resolvers);
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });

  await user.type(field, 'montaż');
  await screen.findByRole('option', { name: 'Montaż' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveValue('montaż');
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: 'montaż' })}`);
});

test('the field is cleared by a button of its own and keeps the focus', async () => {
  const { resolvers } = answer({ pages });
  const { user } = await renderRoute('/szukaj?q=dach', resolvers);
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });

  await user.click(screen.getByRole('button', { name: 'Wyczyść' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Wyczyść' })).not.toBeInTheDocument();
});

test('letters typed after Enter stay in the field when the results appear', async () => {
  const { resolvers } = answer({ pages });
  const { user, router } = await renderRoute('/szukaj', resolvers);
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });
  await user.type(field, 'roleta{Enter} czarna');
  expect(await screen.findByRole('heading', { level: 1, name: /^Wyniki/ })).toBeVisible();
  expect(router.state.location.search).toBe('?q=roleta');
  expect(field).toHaveValue('roleta czarna');
});

test('after Back the field has no suggestions for the words that were typed before', async () => {
  const { resolvers } = answer({ pages });
  const { user, router } = await renderRoute('/szukaj?q=pergola', resolvers);
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });
  await user.clear(field);
  await user.type(field, 'roleta');
  expect(await screen.findByRole('option', { name: 'Montaż' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=roleta'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field).toHaveValue('pergola'));
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('after Back before the results have come the field has the words of the page that is shown', async () => {
  let release = (): void => undefined;
  const answered = new Promise<void>((resolve) => (release = resolve));
  const search = async (_: unknown, { input: { text } }: Asked) => {
    if (text === 'roleta') await answered;
    return { ...NOTHING, pages };
  };
  const { user, router } = await renderRoute('/szukaj?q=pergola', { Query: { search } });
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });
  await user.clear(field);
  await user.type(field, 'roleta{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=roleta'));
  expect(field).toHaveValue('roleta');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field).toHaveValue('pergola'));
  release();
});

test('a suggestion stays chosen when further letters change the list, until it is no longer in it', async () => {
  const service = { path: '/serwis', title: 'Serwis', description: 'Jak naprawiamy.' };
  const search = (_: unknown, { input: { text } }: Asked) => ({
    ...NOTHING,
    pages: text === 'mo' ? pages : [service, ...(text === 'mon' ? pages : [])],
  });
  const { user, router } = await renderRoute('/szukaj', { Query: { search } });
  const field = await screen.findByRole('combobox', { name: 'Czego szukasz?' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.type(field, 'mo');
  await waitFor(() => expect(options()).toEqual(['Montaż']));
  await user.keyboard('n{ArrowDown}');
  await waitFor(() => expect(options()).toEqual(['Serwis', 'Montaż']));
  expect(screen.getByRole('option', { name: 'Montaż' })).toHaveAttribute('aria-selected', 'true');

  await user.keyboard('t{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(options()).toEqual(['Serwis']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=mont'));
});

test('products, articles and pages have the sentence with the words, which are marked', async () => {
  const sentence = (path: string, word: string) => ({
    path,
    parts: [
      { text: 'Na ', isFound: false },
      { text: word, isFound: true },
      { text: ' bez cienia.', isFound: false },
    ],
  });
  const [product, other] = demoProducts;
  const services = { path: '/serwis', title: 'Serwis', description: 'Jak naprawiamy.' };
  const { resolvers } = answer({
    products: [product, other],
    articles: [demoArticle],
    pages: [...pages, services],
    excerpts: [
      sentence(`/produkt/${product!.id}`, 'tarasie'),
      sentence(`/blog/${demoArticle.id}`, 'taras'),
      sentence('/montaz', 'Tarasach'),
    ],
  });
  await renderRoute('/szukaj?q=taras', resolvers);
  const marked = async (region: string) => {
    const found = await screen.findByRole('region', { name: region });
    return [...found.querySelectorAll('mark')].map((mark) => mark.parentElement?.textContent);
  };
  expect(await marked('Produkty')).toEqual(['Na tarasie bez cienia.']);
  expect(await marked('Poradniki')).toEqual(['Na taras bez cienia.']);
  expect(await marked('Strony')).toEqual(['Na Tarasach bez cienia.']);
  expect(screen.queryByText(demoArticle.excerpt)).not.toBeInTheDocument();
  expect(screen.getByText('Jak naprawiamy.')).toBeVisible();
});

test('a size leads to the finder, and a page that the words name comes before the products', async () => {
  const found = { products: demoProducts, productCount: 2, pages };
  const { resolvers } = answer({ ...found, isPageFirst: true });
  const { user } = await renderRoute('/szukaj?q=montaz+tarasu+5x3,5', resolvers);
  expect(
    await screen.findByRole('link', { name: 'Pokaż, co pasuje w\u00a0tym rozmiarze' }),
  ).toHaveAttribute('href', '/dobierz?miejsce=taras&szerokosc=5&glebokosc=3%2C5#propozycje');
  const regions = screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby'));
  expect(regions.indexOf('strony')).toBeLessThan(regions.indexOf('produkty'));
  const field = screen.getByRole('combobox', { name: 'Czego szukasz?' });
  await user.clear(field);
  await user.type(field, 'okno 120 na 150');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent(/^Pokaż, co pasuje/);
});
