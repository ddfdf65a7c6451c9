import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type {
  DescribePictureInput,
  LibraryFilter,
  ReplacePictureInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { demoPicture, libraryPicture } from '../../testing/demo-picture';
import { graphqlServer } from '../../testing/graphql-server';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const USES = [
  {
    title: 'Markiza Aurora',
    part: 'zdjęcie główne',
    path: '/admin/products?product=1',
    isFixed: false,
  },
  { title: 'O nas', part: 'treść', path: '/admin/pages', isFixed: false },
];

/** A library with a used and an unused picture; it records what is sent. */
function library() {
  const pictures = [
    { ...libraryPicture('wgrane-1', 'Markiza nad tarasem'), uses: USES },
    libraryPicture('wgrane-2', 'Detal korby'),
  ];
  const sent = {
    filters: [] as LibraryFilter[],
    described: [] as DescribePictureInput[],
    replaced: [] as ReplacePictureInput[],
    deleted: [] as string[],
  };
  const find = (name: string) => pictures.find((picture) => picture.name === name);
  const Query = {
    me: () => staffMember,
    libraryPictures: (_root: unknown, { filter }: { filter: LibraryFilter }) => {
      sent.filters.push(filter);
      return { items: pictures, totalCount: pictures.length };
    },
    libraryPicture: (_root: unknown, { name }: { name: string }) => find(name) ?? null,
  };
  const Mutation = {
    describePicture: (_root: unknown, { input }: { input: DescribePictureInput }) => {
      sent.described.push(input);
      return { picture: find(input.name), userErrors: [] };
    },
    replacePicture: (_root: unknown, { input }: { input: ReplacePictureInput }) => {
      sent.replaced.push(input);
      const userErrors =
        sent.replaced.length === 1
          ? [{ code: 'CHANGED_MEANWHILE', message: 'Miejsca się zmieniły.', path: null }]
          : [];
      return { replacedCount: userErrors.length === 0 ? 2 : 0, userErrors };
    },
    deletePicture: (_root: unknown, { input }: { input: { name: string } }) => {
      sent.deleted.push(input.name);
      return { userErrors: [] };
    },
  };
  return { sent, resolvers: { Query, Mutation } };
}

const dialogOf = (title: string) =>
  within(screen.getByText(title, { selector: '.ant-modal-title' }).closest('[role="dialog"]')!);

test('the library is searched, and filtered by use', async () => {
  const { sent, resolvers } = library();
  const { user } = await renderRoute('/admin/pictures', resolvers);
  expect(await screen.findByText('2 zdjęcia')).toBeVisible();
  expect(screen.getByRole('button', { name: /Markiza nad tarasem\s*w.2.miejscach/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Detal korby\s*nieużywane/ })).toBeVisible();
  await user.click(screen.getByText('Nieużywane'));
  await user.type(screen.getByLabelText('Szukaj zdjęć'), 'korba{Enter}');
  await waitFor(() => expect(sent.filters.at(-1)).toEqual({ text: 'korba', used: false }));
});

test('what a picture shows and its focal point are saved; a click sets it, or two numbers', async () => {
  const { sent, resolvers } = library();
  const { user } = await renderRoute('/admin/pictures?picture=wgrane-1', resolvers);
  const left = await screen.findByLabelText('Punkt skupienia od lewej');
  const point = screen.getByRole('group', { name: 'Punkt skupienia' });
  const frame = point.firstElementChild!;
  frame.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100);
  fireEvent.click(frame, { clientX: 140, clientY: 190 });
  expect(left).toHaveValue('20');
  const top = screen.getByLabelText('Punkt skupienia od góry');
  expect(top).toHaveValue('90');
  await user.clear(top);
  await user.type(top, '75');
  await user.click(screen.getByText('Zapisz'));
  await waitFor(() =>
    expect(sent.described).toEqual([
      { name: 'wgrane-1', version: 1, alt: 'Markiza nad tarasem', focalX: 20, focalY: 75 },
    ]),
  );
});

test('a picture without a description is not saved', async () => {
  const { sent, resolvers } = library();
  const { user } = await renderRoute('/admin/pictures?picture=wgrane-2', resolvers);
  await user.clear(await screen.findByLabelText('Co widać na zdjęciu'));
  await user.click(screen.getByText('Zapisz'));
  expect(await screen.findByText('Napisz, co widać na zdjęciu.')).toBeVisible();
  expect(sent.described).toEqual([]);
});

test('a used picture is replaced everywhere, after a look at places that have changed', async () => {
  const { sent, resolvers } = library();
  const { user } = await renderRoute('/admin/pictures?picture=wgrane-1', resolvers);
  const places = within(await screen.findByRole('list', { name: 'Miejsca' }));
  expect(places.getByRole('link', { name: 'Markiza Aurora' })).toHaveAttribute(
    'href',
    '/admin/products?product=1',
  );
  expect(screen.queryByText('Usuń zdjęcie')).toBeNull();
  await user.click(screen.getByText('Zamień wszędzie'));
  const dialog = dialogOf('Zamień zdjęcie wszędzie');
  const confirm = dialog.getByText(/^Zamień w.2.miejscach$/).closest('button')!;
  expect(confirm).toBeDisabled();
  await user.click(dialog.getByText('Wybierz z biblioteki'));
  const grid = dialogOf('Biblioteka zdjęć');
  await user.click(await grid.findByRole('button', { name: /^Detal korby/ }));
  await user.click(confirm);
  expect(await screen.findByText('Miejsca się zmieniły.')).toBeVisible();
  await user.click(confirm);
  expect(await screen.findByText(/^Zdjęcie zostało zamienione w.2.miejscach$/)).toBeVisible();
  expect(sent.replaced).toHaveLength(2);
  expect(sent.replaced[1]).toEqual({ name: 'wgrane-1', by: 'wgrane-2', usesKey: '0'.repeat(64) });
});

test('an unused picture is deleted after a question', async () => {
  const { sent, resolvers } = library();
  const { user } = await renderRoute('/admin/pictures?picture=wgrane-2', resolvers);
  await user.click(await screen.findByText('Usuń zdjęcie'));
  await user.click(await screen.findByText('Usuń'));
  await waitFor(() => expect(sent.deleted).toEqual(['wgrane-2']));
  await waitFor(() => expect(screen.queryByText('Usuń zdjęcie')).toBeNull());
});

test('an upload needs to say what it shows', async () => {
  const { resolvers } = library();
  const asked: (string | null)[] = [];
  graphqlServer.use(
    http.post('*/api/admin/pictures', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('alt'));
      const picture = demoPicture('wgrane-3', 'Pergola');
      return HttpResponse.json({ imageUrl: '/zdjecia/wgrane-3', picture });
    }),
  );
  const { user } = await renderRoute('/admin/pictures', resolvers);
  await user.click(await screen.findByText('Wgraj zdjęcie'));
  const file = new File(['x'], 'taras.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Plik zdjęcia'), file);
  expect(await screen.findByText('Napisz, co widać na zdjęciu.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('Co widać na zdjęciu'), 'Pergola');
  await user.upload(screen.getByLabelText('Plik zdjęcia'), file);
  expect(await screen.findByText('Zdjęcie jest w bibliotece')).toBeVisible();
  expect(asked).toEqual(['Pergola']);
});
