import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const block = (kind: string, row: object) => ({
  kind,
  title: null,
  note: null,
  rows: [{ mark: null, ...row }],
});

const content = (title: string, rest: object = {}) => ({
  title,
  description: 'Co obejmuje montaż i jak się przygotować.',
  blocks: [
    block('facts', { heading: '100 km', text: 'dojazdu w cenie' }),
    block('questions', { heading: 'Kto?', text: 'My.' }),
  ],
  body: '## Cena\n\nW cenie.',
  isWithdrawn: false,
  inFooter: false,
  article: null,
  ...rest,
});

const version = (number: number, title: string, rest: object = {}) => ({
  version: number,
  validFrom: '2026-05-04T08:00:00Z',
  inForce: false,
  note: null,
  authorName: number === 0 ? null : 'Ewa Lis',
  content: content(title),
  ...rest,
});

const PAGE = {
  slug: 'montaz',
  kind: 'page',
  path: '/montaz',
  version: 7,
  versions: [
    version(7, 'Montaż', { inForce: true, note: 'Nowy cennik' }),
    version(0, 'Montaż jak dawniej', { validFrom: '2026-01-02T08:00:00Z' }),
  ],
};

async function openPages(answer: object = {}) {
  const sent: { input?: Record<string, unknown>; content?: object } = {};
  await renderRoute('/admin/pages', {
    Query: {
      me: () => owner,
      editablePages: () => [PAGE],
      pagePreview: (_root: unknown, { input }: { input: object }) => {
        sent.content = input;
        return {
          sha256: 'a'.repeat(64),
          title: 'Montaż',
          contentHtml: '<p>Tak to widać.</p>',
          blocks: [
            block('questions', { heading: 'Kto?', text: null, textHtml: '<p>Nasza ekipa.</p>' }),
          ],
        };
      },
    },
    Mutation: {
      publishPage: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        sent.input = input;
        return { page: PAGE, userErrors: [], ...answer };
      },
    },
  });
  await screen.findByRole('region', { name: 'Strony sklepu' });
  return sent;
}

async function edit(name: RegExp): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

const publish = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Opublikuj' }));

test('publishes what was changed, with the version that was read', async () => {
  const sent = await openPages();
  const dialog = await edit(/^Zmień: Montaż/);
  fireEvent.change(within(dialog).getByLabelText('Treść'), { target: { value: 'Nowa treść.' } });
  fireEvent.change(within(dialog).getByLabelText('Co się zmieniło'), {
    target: { value: 'Krócej' },
  });
  publish(dialog);
  await waitFor(() =>
    expect(sent.input).toEqual({
      slug: 'montaz',
      version: 7,
      content: content('Montaż', { body: 'Nowa treść.' }),
      validFrom: null,
      note: 'Krócej',
    }),
  );
});

test('adds, fills, moves and removes blocks', async () => {
  const sent = await openPages();
  const dialog = within(await edit(/^Zmień: Montaż/));
  fireEvent.click(dialog.getByRole('button', { name: 'Kafelki' }));
  const tiles = within(await dialog.findByRole('group', { name: 'Blok 3: Kafelki' }));
  fireEvent.change(tiles.getByLabelText('Nagłówek'), { target: { value: 'Zalety' } });
  fireEvent.click(tiles.getByRole('button', { name: 'Dodaj kafelek' }));
  fireEvent.change(await tiles.findByLabelText(/^Tytuł w.wierszu 1$/), {
    target: { value: 'Na wymiar' },
  });
  fireEvent.change(tiles.getByLabelText(/^Opis w.wierszu 1$/), { target: { value: 'Zawsze.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Przesuń blok 3 wyżej' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Usuń blok 1' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() =>
    expect(sent.input).toMatchObject({
      content: {
        blocks: [
          { ...block('tiles', { heading: 'Na wymiar', text: 'Zawsze.' }), title: 'Zalety' },
          block('questions', { heading: 'Kto?', text: 'My.' }),
        ],
      },
    }),
  );
});

test('restores an earlier version, from a time in Poland', async () => {
  const sent = await openPages();
  const dialog = await edit(/^Zmień/);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Przywróć/ }));
  fireEvent.change(within(dialog).getByLabelText('Obowiązuje od'), {
    target: { value: '2026-12-01T08:00' },
  });
  publish(dialog);
  await waitFor(() =>
    expect(sent.input).toMatchObject({
      content: { title: 'Montaż jak dawniej' },
      validFrom: '2026-12-01T07:00:00.000Z',
    }),
  );
});

test('shows the text as visitors will read it', async () => {
  const sent = await openPages();
  const dialog = await edit(/^Zmień/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pokaż podgląd' }));
  await within(dialog).findByText('Tak to widać.');
  expect(within(dialog).getByText('Nasza ekipa.')).toBeVisible();
  expect(sent.content).toEqual(content('Montaż'));
});

test('says at the field what is wrong', async () => {
  const path = ['content', 'body'];
  const userErrors = [{ code: 'BAD_USER_INPUT', message: 'Za długo.', path }];
  await openPages({ userErrors });
  const dialog = await edit(/^Zmień/);
  fireEvent.change(within(dialog).getByLabelText('Treść'), { target: { value: 'Inna.' } });
  publish(dialog);
  await within(dialog).findByText('Za długo.');
});

test('writes a new article; what is wrong with its address is said at the field', async () => {
  const userErrors = [{ code: 'BAD_USER_INPUT', message: 'Zły adres.', path: ['slug'] }];
  const sent = await openPages({ userErrors });
  const dialog = within(await edit(/^Nowy artykuł$/));
  for (const [name, value] of [
    ['Adres', 'cien-zima'],
    ['Tytuł', 'Cień zimą'],
    ['Opis dla wyszukiwarek', 'Czy zimą też?'],
    ['Data', '2026-12-01'],
    ['Zdjęcie', '/zdjecia/artykul-1'],
    ['Treść', 'Tak.'],
  ])
    fireEvent.change(dialog.getByLabelText(name!), { target: { value } });
  fireEvent.click(dialog.getByLabelText('Wycofana ze sklepu'));
  fireEvent.click(dialog.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() =>
    expect(sent.input).toEqual({
      slug: 'blog/cien-zima',
      version: 0,
      content: {
        title: 'Cień zimą',
        description: 'Czy zimą też?',
        body: 'Tak.',
        blocks: [],
        isWithdrawn: true,
        inFooter: false,
        article: {
          author: '',
          date: '2026-12-01',
          category: 'poradniki',
          tags: [],
          picture: '/zdjecia/artykul-1',
        },
      },
      validFrom: null,
      note: '',
    }),
  );
  await dialog.findByText('Zły adres.');
});

test('compares two versions by words', async () => {
  await openPages();
  const dialog = within(await edit(/^Zmień: Montaż/));
  const history = within(dialog.getByRole('region', { name: 'Historia' }));
  const title = history.getByText('jak dawniej', { exact: false, selector: 'del' });
  expect(title.closest('dd')).toHaveTextContent('Montaż jak dawniej');
  expect(history.queryByText('Treść')).not.toBeInTheDocument();
});

test('a version that somebody else has published meanwhile is shown by words', async () => {
  const stored = {
    ...PAGE,
    version: 9,
    versions: [version(9, 'Montaż i serwis'), ...PAGE.versions],
  };
  const userErrors = [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił.', path: null }];
  await openPages({ page: stored, userErrors });
  const dialog = within(await edit(/^Zmień: Montaż/));
  fireEvent.change(dialog.getByLabelText('Tytuł'), { target: { value: 'Montaż i pomiar' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Opublikuj' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('serwis', { selector: 'del' })).toBeVisible();
  expect(alert.getByText('pomiar', { selector: 'ins' })).toBeVisible();
});
