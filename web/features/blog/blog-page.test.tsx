import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { bePatient } from '../../testing/be-patient';
import { renderRoute } from '../../testing/render-route';

bePatient();

const articles = Array.from({ length: 9 }, (_, index) => ({
  id: String(index + 1),
  title: `Artykuł ${index + 1}`,
  excerpt: index === 8 ? 'Kiedy zwinąć markizę na żądanie wiatru' : 'O cieniu',
  imageUrl: `/rysunki/produkt/${index + 1}.svg`,
  contentHtml: '<h2>Zacznij od miary</h2><p>Zmierz szerokość.</p>',
  author: 'Ewa Lis',
  date: '2026-05-04T08:00:00Z',
  category: index < 2 ? 'diy' : 'trendy',
  tags: index < 2 ? ['pomiar'] : ['tkaniny'],
  readTime: 8,
}));

const resolvers = {
  Query: {
    articles: () => articles,
    article: (_root: unknown, { id }: { id: string }) =>
      articles.find((article) => article.id === id) ?? null,
  },
};

async function renderBlog(search = '') {
  const route = await renderRoute(`/blog${search}`, resolvers);
  await screen.findByRole('heading', { level: 1, name: /Blog/ });
  return route;
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('features the first article and loads more on demand', async () => {
  const { user } = await renderBlog();

  expect(titles()).toEqual([1, 2, 3, 4, 5].map((n) => `Artykuł ${n}`));
  await user.click(screen.getByRole('button', { name: 'Załaduj więcej artykułów' }));

  await waitFor(() => expect(titles()).toHaveLength(9));
  expect(screen.queryByRole('button', { name: 'Załaduj więcej artykułów' })).toBeNull();
});

test('a category narrows the list and stays in the address', async () => {
  const { user, router } = await renderBlog();

  await user.click(screen.getByRole('button', { name: 'DIY 2' }));

  await waitFor(() => expect(titles()).toEqual(['Artykuł 1', 'Artykuł 2']));
  expect(router.state.location.search).toBe('?kategoria=diy');
  expect(screen.getByRole('button', { name: 'DIY 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('words and a category from the address filter together, without regard to diacritics', async () => {
  await renderBlog('?szukaj=zadanie&kategoria=trendy');

  expect(titles()).toEqual(['Artykuł 9']);
});

test('what is typed is searched at once', async () => {
  const { router } = await renderBlog();

  const search = screen.getByLabelText('Szukaj w artykułach');
  await act(async () => fireEvent.change(search, { target: { value: 'wiatru' } }));

  expect(titles()).toEqual(['Artykuł 9']);
  expect(router.state.location.search).toBe('?szukaj=wiatru');
});

test('no result offers to clear the filters', async () => {
  const { user, router } = await renderBlog('?szukaj=lodówka');

  expect(screen.getByRole('heading', { name: 'Brak wyników' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.getByLabelText('Szukaj w artykułach')).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

test('an article shows its text, its facts and what to read next', async () => {
  await renderRoute('/blog/2', resolvers);

  expect(await screen.findByRole('heading', { level: 1, name: 'Artykuł 2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Zacznij od miary' })).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Czytaj dalej' }));
  expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Artykuł 1',
    'Artykuł 3',
    'Artykuł 4',
  ]);
  expect(screen.getAllByText('4 maja 2026')[0]).toBeVisible();
});

test('an unknown article is a 404', async () => {
  const { response } = await renderRoute('/blog/77', resolvers);

  expect(await screen.findByRole('heading', { name: 'Nie ma takiego artykułu' })).toBeVisible();
  expect(response.status).toBe(404);
});
