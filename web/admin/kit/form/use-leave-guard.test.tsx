import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { noDialog, openDialog } from '../../../testing/edit-dialog';

const question = () => screen.findByRole('button', { name: 'Porzuć zmiany' });

test('a form without changes closes at once; a form with unsaved changes asks first', async () => {
  const { user, saved } = await openDialog();
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

test('a form with unsaved changes asks before navigation leaves it', async () => {
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

test('it asks again when another navigation follows at once', async () => {
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

test('it asks before the tab is closed', async () => {
  const { write } = await openDialog();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await write('nowa');
  expect(leave()).toBe(true);
});
