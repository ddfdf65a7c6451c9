import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { noDialog, openDialog } from '../../../testing/edit-dialog';

test('Ctrl+Enter saves, shows a toast, closes and returns the focus', async () => {
  const { user, saved, write } = await openDialog();
  await write('nowa');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ note: 'nowa/Anna/3' }));
  await noDialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edytuj' })).toHaveFocus());
});

test('client-side validation runs before anything is sent', async () => {
  const { user, saved, note } = await openDialog();
  await user.clear(note);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Wpisz treść.')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('server errors are shown at their fields; the form keeps its values', async () => {
  const { user, saved, note, write } = await openDialog();
  saved.mockReturnValueOnce({
    order: null,
    userErrors: [
      { code: 'BAD_USER_INPUT', message: 'Treść jest za krótka.', path: ['note'] },
      { code: 'BAD_USER_INPUT', message: 'Sklep jest zamknięty.', path: null },
    ],
  });
  await write('x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription('Treść jest za krótka.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sklep jest zamknięty.');
  expect(await screen.findByText('Nie udało się zapisać')).toBeVisible();
  expect(note).toHaveValue('x');
});

test('GraphQL validation errors are shown at their fields too', async () => {
  const { user, saved, note, write } = await openDialog();
  saved.mockImplementationOnce(() => {
    throw new GraphQLError('Popraw wskazane pola.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'input.note', message: 'Za długa.' }],
      },
    });
  });
  await write('x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription('Za długa.'));
});

test('a request for which the rights are missing is refused in the words of the server', async () => {
  const { user, saved, write } = await openDialog();
  const refusal = 'Nie masz uprawnień do tej czynności.';
  saved.mockImplementationOnce(() => {
    throw new GraphQLError(refusal, { extensions: { code: 'FORBIDDEN' } });
  });
  await write('x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

const CONFLICT = {
  order: null,
  userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił.', path: null }],
};

test('a conflict shows the version of somebody else, which can be adopted', async () => {
  const { user, saved, note, write } = await openDialog();
  saved.mockReturnValueOnce(CONFLICT);
  await write('moja');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));

  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PoleZapisana wersjaTwoja wersja',
    'Treśćstaramoja',
    'KlientEwaAnna',
  ]);
  await user.click(screen.getByRole('button', { name: 'Przyjmij zapisaną wersję' }));
  expect(note).toHaveValue('stara');
  expect(screen.getByRole('textbox', { name: 'Klient' })).toHaveValue('Ewa');
  await user.keyboard('{Escape}');
  await noDialog();
});

test('saving my version keeps what others have changed in other fields', async () => {
  const { user, saved, write } = await openDialog();
  saved.mockReturnValueOnce(CONFLICT);
  await write('moja');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await user.click(await screen.findByRole('button', { name: 'Zapisz moją wersję' }));
  await noDialog();
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ note: 'moja/Ewa/4' }));
});

test('after the session has ended, a form asks to sign in and saves again', async () => {
  const ended = () => {
    throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  const requestLogin = jest.fn(() => Promise.resolve(true));
  const { user, saved, write } = await openDialog(requestLogin);
  saved.mockImplementationOnce(ended);
  await write('nowa');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect([requestLogin, saved].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('when the user declines to sign in again, the form stays open', async () => {
  const { user, saved, note, write } = await openDialog();
  saved.mockImplementation(() => {
    throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
  });
  await write('nowa');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  expect(note).toHaveValue('nowa');
});
