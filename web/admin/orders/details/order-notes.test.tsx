import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AddOrderNoteInput, DeleteOrderNoteInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { staffMember } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const note = (id: number, own: boolean) => ({
  id,
  text: `Treść ${id}`,
  createdAt: '2026-05-04T09:00:00Z',
  authorName: own ? staffMember.name : 'Jan Kowal',
  own,
});

/** An order with a note of somebody else and one of the member of staff who is logged in. */
function shop() {
  const { Query, inputs, find, changing } = fakeOrders();
  let notes = [note(1, false), note(2, true)];
  const store = (changed: typeof notes) => {
    notes = changed;
    return Object.assign(find(1), { notes });
  };
  store(notes);
  const Mutation = {
    addOrderNote: changing(({ text }: AddOrderNoteInput) =>
      store([...notes, { ...note(10 + inputs.length, true), text }]),
    ),
    deleteOrderNote: changing(({ noteId }: DeleteOrderNoteInput) =>
      store(notes.filter(({ id }) => id !== noteId)),
    ),
  };
  return { inputs, resolvers: { Query, Mutation } };
}

test('notes are added; only own notes can be deleted, and deleting can be undone', async () => {
  const { inputs, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  await user.type(drawer.getByLabelText(/^Nowa notatka/), 'Dzwonić po 17');
  await user.click(drawer.getByRole('button', { name: 'Dodaj notatkę' }));
  expect(await drawer.findByText('Dzwonić po 17', { selector: 'p' })).toBeVisible();
  expect(drawer.getByLabelText(/^Nowa notatka/)).toHaveValue('');
  expect(inputs).toEqual([
    { orderId: 1, text: 'Dzwonić po 17', idempotencyKey: expect.any(String) },
  ]);

  expect(drawer.queryByRole('button', { name: 'Usuń notatkę: Treść 1' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Usuń notatkę: Treść 2' }));
  await waitFor(() => expect(drawer.queryByText('Treść 2')).toBeNull());
  fireEvent.click(await screen.findByText('Cofnij'));
  expect(await drawer.findByText('Treść 2')).toBeVisible();
  expect(inputs.slice(1)).toEqual([{ noteId: 2 }, { orderId: 1, text: 'Treść 2' }]);
});

test('closing with an unsaved note asks first', async () => {
  const { user, router, drawer } = await openOrder(shop().resolvers);
  await user.type(drawer.getByLabelText(/^Nowa notatka/), 'Zaczynam');
  await act(() => user.keyboard('{Escape}'));
  await user.click(await screen.findByRole('button', { name: 'Wróć do formularza' }));
  expect(router.state.location.search).toBe('?order=1');
  expect(drawer.getByLabelText(/^Nowa notatka/)).toHaveValue('Zaczynam');
});
