import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, Form, Input } from 'antd';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from '../../apollo/create-apollo-client';
import { openAdminBrowser } from '../../testing/admin-browser';
import { answerGraphql, GRAPHQL_URL } from '../../testing/graphql-server';
import { Link } from '../../ui/link';
import { Toaster } from '../../ui/toaster';
import { UpdateOrderStatusDocument } from '../orders/update-order-status.generated';
import { EditDialog } from './edit-dialog';
import { LoginRequestContext } from '../relogin/login-request';
import { useStaffMutation } from './use-staff-mutation';

beforeAll(() => openAdminBrowser(1440));

/** An order's note and the name of its customer, as a form would hold them. */
interface Draft {
  note: string;
  name: string;
}

const saved = jest.fn<(input: { note: string }) => object>();
beforeEach(() => {
  saved.mockReset().mockReturnValue({ order: null, userErrors: [] });
});

function NoteDialog({ onClose }: { onClose: () => void }) {
  const [update] = useStaffMutation(UpdateOrderStatusDocument, {
    done: 'Zapisano',
    failed: 'Nie udało się zapisać',
  });
  return (
    <EditDialog<Draft>
      title="Notatka"
      initial={{ values: { note: 'stara', name: 'Anna' }, version: 3 }}
      texts={{ note: 'Treść', name: 'Klient' }}
      onClose={onClose}
      save={async ({ values, version }) => {
        const note = `${values.note}/${values.name}/${version}`;
        const outcome = await update({ input: { orderId: 1, status: 'pending', note } });
        if (outcome.kind !== 'conflict') return outcome;
        return {
          kind: 'conflict',
          current: { values: { note: 'stara', name: 'Ewa' }, version: 4 },
        };
      }}
    >
      <Form.Item name="note" label="Treść" rules={[{ required: true, message: 'Wpisz treść.' }]}>
        <Input />
      </Form.Item>
      <Form.Item name="name" label="Klient">
        <Input />
      </Form.Item>
    </EditDialog>
  );
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <App>
      <button onClick={() => setOpen(true)}>Edytuj</button>
      <Link to="/dalej">Dalej</Link>
      {open && <NoteDialog onClose={() => setOpen(false)} />}
    </App>
  );
}

async function openDialog(requestLogin = () => Promise.resolve(false)) {
  answerGraphql({
    Mutation: {
      updateOrderStatus: (_root: unknown, { input }: { input: { note: string } }) => saved(input),
    },
  });
  const client = createApolloClient({ link: new HttpLink({ uri: GRAPHQL_URL }) });
  const router = createMemoryRouter([
    { path: '/', element: <Screen /> },
    { path: '/dalej', element: <p>Inna strona</p> },
  ]);
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <LoginRequestContext value={requestLogin}>
          <RouterProvider router={router} />
        </LoginRequestContext>
        <Toaster />
      </ApolloProvider>,
    );
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edytuj' }));
  const note = await screen.findByRole('textbox', { name: 'Treść' });
  return {
    user,
    router,
    note,
    write: (text: string) =>
      user.type(note, text, { initialSelectionStart: 0, initialSelectionEnd: 99 }),
  };
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
const question = () => screen.findByRole('button', { name: 'Porzuć zmiany' });

test('Ctrl+Enter saves, says so, closes and gives the focus back', async () => {
  const { user, write } = await openDialog();
  await write('nowa');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ note: 'nowa/Anna/3' }));
  await noDialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edytuj' })).toHaveFocus());
});

test('closes at once when nothing was changed, and asks when something was', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await noDialog();

  await user.click(screen.getByRole('button', { name: 'Edytuj' }));
  await user.type(await screen.findByRole('textbox', { name: 'Treść' }), '!');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Wróć do formularza' }));
  expect(screen.getByRole('textbox', { name: 'Treść' })).toHaveValue('stara!');

  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  await user.click(await screen.findByRole('button', { name: 'Porzuć zmiany' }));
  await noDialog();
  expect(saved).not.toHaveBeenCalled();
});

test('asks before another address takes the form away', async () => {
  const { user, router, write } = await openDialog();
  await write('nowa');
  await act(() => router.navigate('/dalej'));
  await question();
  await user.click(screen.getByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.pathname).toBe('/');

  await act(() => router.navigate('/dalej'));
  await user.click(await screen.findByRole('button', { name: 'Porzuć zmiany' }));
  expect(await screen.findByText('Inna strona')).toBeVisible();
});

test('asks again when the next address follows at once', async () => {
  const { router, write } = await openDialog();
  await write('nowa');
  await act(() => router.navigate('/dalej'));
  const back = await screen.findByRole('button', { name: 'Wróć do formularza' });
  await act(async () => {
    back.click();
    await new Promise((resolve) => setTimeout(resolve));
    await router.navigate('/dalej');
  });
  await waitFor(() => expect(back).not.toBeInTheDocument());
  await question();
});

test('asks before the tab is closed', async () => {
  const { write } = await openDialog();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await write('nowa');
  expect(leave()).toBe(true);
});

test('what the browser can see is told before anything is sent', async () => {
  const { user, note } = await openDialog();
  await user.clear(note);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Wpisz treść.')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('what the server refuses stands at its field; the form stays as it was', async () => {
  saved.mockReturnValueOnce({
    order: null,
    userErrors: [
      { code: 'BAD_USER_INPUT', message: 'Treść jest za krótka.', path: ['note'] },
      { code: 'BAD_USER_INPUT', message: 'Sklep jest zamknięty.', path: null },
    ],
  });
  const { user, note, write } = await openDialog();
  await write('x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription('Treść jest za krótka.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sklep jest zamknięty.');
  expect(await screen.findByText('Nie udało się zapisać')).toBeVisible();
  expect(note).toHaveValue('x');
});

test('malformed input that GraphQL refuses stands at its field too', async () => {
  saved.mockImplementationOnce(() => {
    throw new GraphQLError('Popraw wskazane pola.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'input.note', message: 'Za długa.' }],
      },
    });
  });
  const { user, note, write } = await openDialog();
  await write('x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription('Za długa.'));
});

const CONFLICT = {
  order: null,
  userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił.', path: null }],
};

test('a change that others have made meanwhile is shown, and can be taken', async () => {
  saved.mockReturnValueOnce(CONFLICT);
  const { user, note, write } = await openDialog();
  await write('moja');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));

  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PoleIch wersjaTwoja wersja',
    'Treśćstaramoja',
    'KlientEwaAnna',
  ]);
  await user.click(screen.getByRole('button', { name: 'Weź ich wersję' }));
  expect(note).toHaveValue('stara');
  expect(screen.getByRole('textbox', { name: 'Klient' })).toHaveValue('Ewa');
  await user.keyboard('{Escape}');
  await noDialog();
});

test('my version keeps what others have changed elsewhere in the row', async () => {
  saved.mockReturnValueOnce(CONFLICT);
  const { user, write } = await openDialog();
  await write('moja');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await user.click(await screen.findByRole('button', { name: 'Zapisz moją' }));
  await noDialog();
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ note: 'moja/Ewa/4' }));
});

test('a form outlives the session: it asks to sign in and saves again', async () => {
  const ended = () => {
    throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  saved.mockImplementationOnce(ended);
  const requestLogin = jest.fn(() => Promise.resolve(true));
  const { user, write } = await openDialog(requestLogin);
  await write('nowa');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect([requestLogin, saved].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('who does not sign in again keeps the form', async () => {
  saved.mockImplementation(() => {
    throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
  });
  const { user, note, write } = await openDialog();
  await write('nowa');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  expect(note).toHaveValue('nowa');
});
