import { ApolloProvider } from '@apollo/client/react';
import { expect, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, Form, Input } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EditDialog } from '../admin/kit/edit-dialog/edit-dialog';
import { LoginRequestContext } from '../admin/kit/form/staff-request';
import { useStaffMutation } from '../admin/kit/form/use-staff-mutation';
import { UpdateOrderStatusDocument } from '../admin/orders/status/update-order-status.generated';
import { Link } from '../ui/button/link';
import { Toaster } from '../ui/overlay/toaster';
import { openAdminBrowser } from './admin-browser';
import { answerGraphql } from './graphql-server';
import { createTestClient } from './test-client';

interface Draft {
  note: string;
  name: string;
}

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

/**
 * Renders a page with a form of two fields in an EditDialog, and opens the dialog. `saved`, one of the returned values,
 * is a mock that is called with the input of each save, and accepts it unless the test says otherwise.
 */
export async function openDialog(requestLogin = () => Promise.resolve(false)) {
  openAdminBrowser(1440);
  const saved = jest.fn<(input: { note: string }) => object>();
  saved.mockReturnValue({ order: null, userErrors: [] });
  answerGraphql({
    Mutation: {
      updateOrderStatus: (_root: unknown, { input }: { input: { note: string } }) => saved(input),
    },
  });
  const client = createTestClient();
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
    saved,
    note,
    write: (text: string) =>
      user.type(note, text, { initialSelectionStart: 0, initialSelectionEnd: 99 }),
  };
}

export const noDialog = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
