import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { demoPicture } from '../../../testing/demo-picture';
import { renderRoute } from '../../../testing/render-route';

const articles = Array.from({ length: 9 }, (_, index) => ({
  id: String(index + 1),
  title: `Artykuł ${index + 1}`,
  excerpt: index === 8 ? 'Kiedy zwinąć markizę na żądanie wiatru' : 'O cieniu',
  imageUrl: `/rysunki/produkt/${index + 1}.svg`,
  picture: demoPicture(`artykul-${index + 1}`, 'Markiza nad tarasem'),
  contentHtml: '<h2 id="zacznij-od-miary">Zacznij od miary</h2><p>Zmierz szerokość.</p>',
  sections: ['Zacznij od miary', 'Narzędzia', 'Wnęka', 'Błędy'].map((title, part) => ({
    id: part === 0 ? 'zacznij-od-miary' : `czesc-${part}`,
    title,
  })),
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
  await user.click(screen.getByRole('link', { name: 'Załaduj więcej artykułów' }));

  await waitFor(() => expect(titles()).toHaveLength(9));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Artykuł 6' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Załaduj więcej artykułów' })).toBeNull();
});

test('a category filters the list and stays in the URL', async () => {
  const { user, router } = await renderBlog();

  await user.click(screen.getByRole('link', { name: 'DIY 2' }));

  await waitFor(() => expect(titles()).toEqual(['Artykuł 1', 'Artykuł 2']));
  expect(router.state.location.search).toBe('?kategoria=diy');
  expect(screen.getByRole('link', { name: 'DIY 2' })).toHaveAttribute('aria-current', 'true');
});

test('words and a category in the URL filter together, ignoring diacritics', async () => {
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

test('the field’s own button clears it and shows all articles again', async () => {
  const { user, router } = await renderBlog('?szukaj=wiatru');

  await user.click(screen.getByRole('button', { name: 'Wyczyść pole' }));

  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(screen.getByLabelText('Szukaj w artykułach')).toHaveFocus());
});

test('a tag filters the list, stays in the URL and can be removed', async () => {
  const { user, router } = await renderBlog();

  await user.click(screen.getByRole('link', { name: 'pomiar' }));
  await waitFor(() => expect(titles()).toEqual(['Artykuł 1', 'Artykuł 2']));
  expect(router.state.location.search).toBe('?tag=pomiar');
  expect(screen.getByText(/^2.artykuły$/)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'pomiar', current: true }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(router.state.location.search).toBe('');
});

test('the numbers of the categories follow the words and the tag', async () => {
  const { user } = await renderBlog('?tag=pomiar');
  const numbers = () =>
    screen
      .getAllByRole('link', { name: /^(Wszystkie|DIY|Trendy) \d$/ })
      .map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['Wszystkie 2', 'Trendy 0', 'DIY 2']);
  await user.click(screen.getByRole('link', { name: 'Trendy 0' }));
  expect(await screen.findByRole('heading', { name: 'Brak wyników' })).toBeVisible();
  expect(numbers()).toEqual(['Wszystkie 2', 'Trendy 0', 'DIY 2']);
});

test('a tag in the URL without articles finds nothing and can be cleared', async () => {
  const { user } = await renderBlog('?tag=fotowoltaika');

  expect(screen.getByRole('heading', { name: 'Brak wyników' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
});

test('a list without results offers to clear the filters', async () => {
  const { user, router } = await renderBlog('?szukaj=lodówka');

  expect(screen.getByRole('heading', { name: 'Brak wyników' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Wyczyść filtry' }));

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

test('a long article has a table of contents, its tags lead to the list', async () => {
  const { user, router } = await renderRoute('/blog/2', resolvers);

  const contents = within(await screen.findByRole('navigation', { name: 'Spis treści' }));
  expect(contents.getByRole('link', { name: 'Zacznij od miary' })).toHaveAttribute(
    'href',
    '#zacznij-od-miary',
  );
  await user.click(screen.getByRole('link', { name: 'pomiar' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tag=pomiar'));
});

test('the preview of an article tells the type and the size of the file that it names', async () => {
  await renderRoute('/blog/1', resolvers);
  await screen.findByRole('heading', { level: 1 });
  const stateOf = (name: string) =>
    document.head.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content');
  expect(stateOf('')).toMatch(/-1200\.webp$/);
  expect(stateOf(':type')).toBe('image/webp');
  expect([stateOf(':width'), stateOf(':height')]).toEqual(['1200', '800']);
});

test('the URL of an article is copied where the device cannot share', async () => {
  const { user } = await renderRoute('/blog/2', resolvers);
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  await user.click(await screen.findByRole('button', { name: 'Udostępnij artykuł' }));

  expect(await screen.findByText('Skopiowano link do artykułu')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(window.location.origin + window.location.pathname);
});

test('an unknown article is a 404', async () => {
  const { response } = await renderRoute('/blog/77', resolvers);

  expect(await screen.findByRole('heading', { name: 'Nie ma takiego artykułu' })).toBeVisible();
  expect(response.status).toBe(404);
});

describe('the newsletter box', () => {
  const address = () => screen.getByRole('textbox', { name: /^Adres e-mail/ });
  const signUp = () => screen.getByRole('button', { name: 'Zapisz mnie' });

  async function renderBox(subscribeToNewsletter: (email: string) => unknown) {
    const mutation = (_root: unknown, { input }: { input: { email: string } }) =>
      subscribeToNewsletter(input.email);
    const route = await renderRoute('/blog', {
      ...resolvers,
      Mutation: { subscribeToNewsletter: mutation },
    });
    await screen.findByRole('heading', { name: 'Newsletter' });
    return route;
  }

  test.each(['', 'anna@', 'anna example.com'])('explains what is wrong with %j', async (typed) => {
    const sent: string[] = [];
    const { user } = await renderBox((email) => sent.push(email));
    if (typed) await user.type(address(), typed);
    await user.click(signUp());
    expect(address()).toHaveFocus();
    expect(address()).toHaveAccessibleDescription(/adres e-mail/);
    await user.type(address(), 'x');
    expect(address()).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
  });

  test('sends the e-mail address and explains the next step', async () => {
    const sent: string[] = [];
    const { user } = await renderBox((email) => {
      sent.push(email);
      return { accepted: true };
    });
    expect(screen.getByText(/wyrażasz zgodę/)).toHaveTextContent(/wyrażasz zgodę: „Chcę dostawać/);
    await user.type(address(), ' anna@example.com ');
    await user.click(signUp());
    expect(await screen.findByText('Sprawdź pocztę')).toBeVisible();
    expect(sent).toEqual(['anna@example.com']);
    expect(address()).toHaveValue('');
  });

  test.each([
    [undefined, /Nie udało się zapisać/],
    [{ code: 'TOO_MANY_REQUESTS' }, /Spróbuj ponownie za godzinę/],
  ])('with the failure %j keeps the address', async (extensions, expectedText) => {
    const { user } = await renderBox(() => {
      throw new GraphQLError('Nie tym razem.', { extensions });
    });
    await user.type(address(), 'anna@example.com');
    await user.click(signUp());
    expect(await screen.findByText(expectedText)).toBeVisible();
    expect(address()).toHaveValue('anna@example.com');
  });

  test('shows the server’s error at the field', async () => {
    const fields = [{ path: 'email', message: 'Ten adres nie istnieje.' }];
    const { user } = await renderBox(() => {
      throw new GraphQLError('Popraw.', { extensions: { code: 'BAD_USER_INPUT', fields } });
    });
    await user.type(address(), 'anna@example.com');
    await user.click(signUp());
    expect(await screen.findByText('Ten adres nie istnieje.')).toBeVisible();
    expect(address()).toHaveFocus();
  });
});
