import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { DeleteFileInput, UpdateFileInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { graphqlServer } from '../../../testing/graphql-server';

beforeAll(() => openAdminBrowser(1440));

const fileOf = (id: string, name: string) => ({
  id,
  name,
  size: 1_240_000,
  note: '',
  isShared: false,
  authorName: 'Jan Kowal',
  createdAt: '2026-05-04T09:00:00Z',
});

/** Orders of which the first has one file. */
function shop() {
  const { Query } = fakeOrders();
  let files = [fileOf('f-1', 'pomiar.pdf')];
  const inputs: object[] = [];
  const sent: string[] = [];
  graphqlServer.use(
    http.post('*/api/admin/files/:subject/:id', async ({ request }) => {
      const { name } = (await request.formData()).get('file') as File;
      sent.push(`${new URL(request.url).pathname} ${name}`);
      if (name === 'logo.svg') {
        const error = { code: 'BAD_USER_INPUT', message: 'To nie jest zdjęcie.' };
        return HttpResponse.json({ error }, { status: 422 });
      }
      files = [fileOf(`f-${sent.length + 1}`, name), ...files];
      return HttpResponse.json({ id: 'x', name, size: 1 }, { status: 201 });
    }),
  );
  const Mutation = {
    updateFile: (_root: unknown, { input }: { input: UpdateFileInput }) => {
      inputs.push(input);
      const file = Object.assign(
        files.find(({ id }) => id === input.id)!,
        input,
      );
      return { file, userErrors: [] };
    },
    deleteFile: (_root: unknown, { input }: { input: DeleteFileInput }) => {
      files = files.filter(({ id }) => id !== input.id);
      return { deletedId: input.id, userErrors: [] };
    },
  };
  const resolvers = { Query: { ...Query, files: () => files }, Mutation };
  return { inputs, sent, resolvers };
}

test('files are attached one after another, and a refusal names its file', async () => {
  const { sent, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  const chosen = ['rysunek.pdf', 'logo.svg', 'dom.jpg'].map((name) => new File(['x'], name));
  const field = drawer.getByLabelText<HTMLInputElement>('Pliki do dołączenia');
  field.removeAttribute('accept');
  await user.upload(field, chosen);
  expect(await drawer.findByRole('link', { name: 'dom.jpg' })).toHaveAttribute(
    'href',
    '/api/admin/files/f-4',
  );
  expect(drawer.getByRole('link', { name: 'rysunek.pdf' })).toBeVisible();
  expect(await screen.findByText('Nie dołączono: logo.svg')).toBeVisible();
  expect(sent).toEqual(
    ['rysunek.pdf', 'logo.svg', 'dom.jpg'].map((name) => `/api/admin/files/order/1 ${name}`),
  );
});

test('a file has a note, is shown to the customer and deleted', async () => {
  const { inputs, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  await drawer.findByText(/^1,2.MB, Jan Kowal, /);
  await user.type(drawer.getByLabelText('Notatka do pliku pomiar.pdf'), 'Po pomiarze{Enter}');
  await screen.findByText('Notatka została zapisana');
  const shared = () => drawer.getByRole('checkbox', { name: 'Widoczny dla klienta' });
  await user.click(shared());
  await waitFor(() => expect(shared()).toBeChecked());
  expect(inputs).toEqual([
    { id: 'f-1', note: 'Po pomiarze' },
    { id: 'f-1', isShared: true },
  ]);
  await user.click(drawer.getByRole('button', { name: 'Usuń plik pomiar.pdf' }));
  const question = (await screen.findByText('Usunąć plik pomiar.pdf?')).closest<HTMLElement>(
    '.ant-popover',
  )!;
  await user.click(within(question).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(drawer.queryByText('pomiar.pdf')).toBeNull());
});
