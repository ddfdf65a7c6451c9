import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { http, HttpResponse } from 'msw';
import type { SubmitInquiryInput } from '../../../apollo/schema.generated';
import { graphqlServer } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { PHOTOGRAPHS } from './photographs';

type User = Awaited<ReturnType<typeof renderRoute>>['user'];
type Answer = (name: string) => Response | Promise<Response>;

beforeEach(() => {
  PHOTOGRAPHS.contact.clear();
  // jsdom reads no pictures.
  globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
});

/** The contact form of a shop that answers photographs by their file names, by default with these as ids. */
async function renderContact(
  answer: Answer = (name) => HttpResponse.json({ id: name }, { status: 201 }),
  submitInquiry: () => unknown = () => ({ inquiryId: 1 }),
) {
  const sent: SubmitInquiryInput[] = [];
  const uploads: string[] = [];
  const { user } = await renderRoute('/kontakt', {
    Mutation: {
      submitInquiry: (_root: unknown, { input }: { input: SubmitInquiryInput }) => {
        sent.push(input);
        return submitInquiry();
      },
    },
  });
  graphqlServer.use(
    http.post('*/api/photographs', async ({ request }) => {
      const { name } = (await request.formData()).get('file') as File;
      uploads.push(name);
      return answer(name);
    }),
  );
  await screen.findByRole('heading', { name: 'Napisz do nas' });
  return { user, sent, uploads };
}

const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
const field = () => screen.getByLabelText('Dodaj zdjęcia');
const add = (user: User, ...names: string[]) => user.upload(field(), files(...names));
const thumbnails = () =>
  screen.queryAllByRole('img', { name: /^Zdjęcie \d/ }).map((each) => each.getAttribute('alt'));

async function send(user: User) {
  await user.type(screen.getByLabelText(/^Imię i nazwisko/), 'Anna Kowalska');
  await user.type(screen.getByLabelText(/^E-mail/), 'anna@example.pl');
  await user.selectOptions(screen.getByLabelText(/^Rodzaj zapytania/), 'Reklamacja');
  await user.type(screen.getByLabelText(/^Temat/), 'Skrzypi ramię');
  await user.type(screen.getByLabelText(/^Wiadomość/), 'Markiza skrzypi.');
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
}

const refusal = (message: string, status = 422) =>
  HttpResponse.json({ error: { code: 'BAD_USER_INPUT', message } }, { status });

test('photographs are sent at once and named in the inquiry, after which the field is empty', async () => {
  const { user, sent, uploads } = await renderContact();
  await add(user, 'a.jpg', 'b.jpg');
  await add(user, 'c.jpg');
  expect(thumbnails()).toEqual(['Zdjęcie 1: a.jpg', 'Zdjęcie 2: b.jpg', 'Zdjęcie 3: c.jpg']);
  await waitFor(() => expect(uploads).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie 2: b.jpg' }));
  expect(field()).toHaveFocus();
  await send(user);
  expect(await screen.findByText('Wiadomość wysłana!')).toBeVisible();
  expect(sent).toMatchObject([{ photographIds: ['a.jpg', 'c.jpg'] }]);
  expect(thumbnails()).toEqual([]);
});

test('the inquiry waits for a photograph that is on its way', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { user, sent } = await renderContact(async (name) => {
    await late;
    return HttpResponse.json({ id: name }, { status: 201 });
  });
  await add(user, 'a.jpg');
  expect(screen.getByText(/^Wysyłamy zdjęcia: gotowe 0 z.1\.$/)).toBeVisible();
  await send(user);
  expect(await screen.findByRole('button', { name: 'Wysyłanie...' })).toBeDisabled();
  expect(sent).toEqual([]);
  arrive();
  await waitFor(() => expect(sent).toMatchObject([{ photographIds: ['a.jpg'] }]));
});

test('a refused file is named with the reason, and the others stay', async () => {
  const { user } = await renderContact((name) =>
    name === 'b.heic'
      ? refusal('To zdjęcie w\u00a0formacie HEIC.')
      : HttpResponse.json({ id: name }, { status: 201 }),
  );
  await add(user, 'a.jpg', 'b.heic', 'c.jpg');
  expect(await screen.findByText(/^b\.heic: To zdjęcie w.formacie HEIC\.$/)).toBeVisible();
  await waitFor(() => expect(thumbnails()).toEqual(['Zdjęcie 1: a.jpg', 'Zdjęcie 2: c.jpg']));
  await add(user, 'd.jpg');
  expect(screen.queryByText(/^b\.heic/)).toBeNull();
});

test('a photograph that is refused while the inquiry waits stops it', async () => {
  let refuse = (): void => undefined;
  const late = new Promise<void>((resolve) => (refuse = resolve));
  const { user, sent } = await renderContact(async () => {
    await late;
    return refusal('Tego pliku nie da się odczytać: zdjęcie jest uszkodzone.');
  });
  await add(user, 'a.jpg');
  await send(user);
  await screen.findByRole('button', { name: 'Wysyłanie...' });
  refuse();
  expect(await screen.findByText(/^a\.jpg: Tego pliku nie da się odczytać/)).toBeVisible();
  expect(await screen.findByText(/^Nie udało się wysłać zdjęcia\./)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['without a connection', () => HttpResponse.error()],
  ['by an answer that is not the shop’s', () => new HttpResponse('<html>', { status: 502 })],
])('a file that does not arrive %s can be added again', async (_, answer) => {
  const { user } = await renderContact(answer);
  await add(user, 'a.jpg');
  expect(await screen.findByText(/^a\.jpg: Nie udało się wysłać zdjęcia/)).toBeVisible();
  expect(thumbnails()).toEqual([]);
});

test('of more than five files the first are added', async () => {
  const { user, uploads } = await renderContact();
  await add(user, '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
  expect(thumbnails()).toHaveLength(5);
  expect(screen.getByText(/^Dołączysz najwyżej 5.zdjęć/)).toBeVisible();
  await waitFor(() => expect(uploads).toHaveLength(5));
  await add(user, '7.jpg');
  expect(thumbnails()).toHaveLength(5);
});

test('photographs that the shop no longer has are said to be lost', async () => {
  const message = 'Tych zdjęć już u\u00a0nas nie ma. Dodaj je jeszcze raz.';
  const { user } = await renderContact(undefined, () => {
    const extensions = { code: 'NOT_FOUND', fields: [{ path: 'photographIds', message }] };
    throw new GraphQLError(message, { extensions });
  });
  await add(user, 'a.jpg');
  await send(user);
  await waitFor(() => expect(screen.getAllByText(/^Tych zdjęć już u.nas nie ma/)).toHaveLength(2));
  expect(thumbnails()).toEqual([]);
  expect(screen.getByLabelText(/^Temat/)).toHaveValue('Skrzypi ramię');
});

test('photographs stay while the visitor looks at another page', async () => {
  const { user } = await renderContact();
  await add(user, 'a.jpg');
  cleanup();
  await renderContact();
  expect(thumbnails()).toEqual(['Zdjęcie 1: a.jpg']);
});
