import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { HttpResponse, http } from 'msw/http';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { answerGraphql, graphqlServer } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { owner, staffMember } from '../../../testing/staff-member';
import { createTestClient } from '../../../testing/test-client';
import { useRequestLogin } from '../../kit/form/staff-request';
import { ReloginProvider } from '../admin-app';

beforeAll(() => openAdminBrowser(1440));

const ewa = owner;
const jan = { ...staffMember, id: 2, name: 'Jan Mak', email: 'jan@example.pl' };
const STATEMENT = {
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  bookedCount: 1,
  doubtfulCount: 0,
  unknownCount: 0,
  knownCount: 0,
  debitCount: 0,
};
const INVALID = [{ code: 'INVALID_CREDENTIALS', message: 'Nieprawidłowy e-mail lub hasło.' }];

/** A fake API where this account (or nobody) is signed in; Ewa's password is "tajne". */
function server(signedIn: typeof ewa | typeof jan | null) {
  let me = signedIn;
  const login = ({ email, password }: { email: string; password: string }) => {
    if (email !== ewa.email || password !== 'tajne') return { user: null, userErrors: INVALID };
    me = ewa;
    return { user: me, userErrors: [] };
  };
  return {
    expire: () => (me = null),
    isSignedIn: () => me !== null,
    resolvers: {
      Query: {
        me: () => me,
        orders: () => {
          if (!me)
            throw new GraphQLError('Zaloguj się.', { extensions: { code: 'UNAUTHENTICATED' } });
          return {
            items: [],
            totalCount: 0,
            totalIsExact: true,
            totalAmount: '0.00',
            cancelledAmount: '0.00',
          };
        },
        orderCounts: () => [],
        bankTransfers: () => ({ items: [], totalCount: 0 }),
        paymentsToDecide: () => [],
      },
      Mutation: {
        login: (_root: unknown, { input }: { input: Parameters<typeof login>[0] }) => login(input),
      },
    },
  };
}

/** Renders a form whose saving requests a login, and records the results. */
async function renderForm(resolvers: ReturnType<typeof server>['resolvers']) {
  answerGraphql(resolvers);
  const client = createTestClient();
  const onLogin = jest.fn();
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <ReloginProvider viewer={ewa}>
          <Form onLogin={onLogin} />
        </ReloginProvider>
      </ApolloProvider>,
    );
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nazwa'), 'Aurora');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  return { user, onLogin };
}

function Form({ onLogin }: { onLogin: (signedIn: boolean) => void }) {
  const requestLogin = useRequestLogin();
  return (
    <form>
      <label>
        Nazwa <input />
      </label>
      <button type="button" onClick={() => void requestLogin().then(onLogin)}>
        Zapisz
      </button>
    </form>
  );
}

const password = () => screen.findByLabelText('Hasło');
const confirm = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Zaloguj się' });

test('a list asks for the password when the session has ended, and reloads', async () => {
  const { resolvers, expire } = server(ewa);
  const { user } = await renderRoute('/admin/orders', resolvers);
  await screen.findByText(/^Brak zamówień/);
  expire();
  await user.click(screen.getByText('Wysłane', { selector: '[role] *' }));

  await user.type(await password(), 'pomyłka');
  await user.click(confirm());
  expect(await screen.findByText('Nieprawidłowy e-mail lub hasło.')).toBeVisible();
  await user.clear(await password());
  await user.type(await password(), 'tajne{Enter}');

  await waitFor(() => expect(screen.queryByText('Nie udało się pobrać danych')).toBeNull());
  expect(screen.queryByLabelText('Hasło')).toBeNull();
});

const refusedByRest = () =>
  HttpResponse.json(
    { error: { message: 'Zaloguj się, aby wykonać tę czynność.' } },
    { status: 401 },
  );

test('a file that is imported after the session has ended is sent again after the login', async () => {
  const { resolvers, expire, isSignedIn } = server(ewa);
  const files: string[] = [];
  graphqlServer.use(
    http.post('*/api/admin/bank-statements', async ({ request }) => {
      const { file } = Object.fromEntries(await request.formData());
      files.push(await (file as File).text());
      return isSignedIn() ? HttpResponse.json(STATEMENT) : refusedByRest();
    }),
  );
  const { user } = await renderRoute('/admin/payments', resolvers);
  await screen.findByText('nic nie czeka');
  expire();
  await user.upload(screen.getByLabelText('Wyciąg bankowy'), new File([':20:'], 'wyciag.sta'));
  await user.type(await password(), 'tajne{Enter}');

  expect(await screen.findByText(/^Wczytano wyciąg: 24.listopada.2026/)).toBeVisible();
  expect(files).toEqual([':20:', ':20:']);
});

test('a file that is imported after the session has ended is refused when the login is cancelled', async () => {
  const { resolvers, expire } = server(ewa);
  graphqlServer.use(http.post('*/api/admin/bank-statements', refusedByRest));
  const { user } = await renderRoute('/admin/payments', resolvers);
  await screen.findByText('nic nie czeka');
  expire();
  await user.upload(screen.getByLabelText('Wyciąg bankowy'), new File([':20:'], 'wyciag.sta'));
  await password();
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText('Zaloguj się, aby wykonać tę czynność.')).toBeVisible();
});

test('a waiting mutation continues after the login, and the form keeps its values', async () => {
  const { user, onLogin } = await renderForm(server(null).resolvers);
  expect(await screen.findByLabelText('E-mail')).toHaveValue(ewa.email);
  await user.type(await password(), 'tajne');
  await user.click(confirm());

  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(true));
  expect(screen.getByLabelText('Nazwa')).toHaveValue('Aurora');
});

test('a second factor is asked for after the password', async () => {
  const { resolvers } = server(null);
  const challenge = { token: 'token-1', passkeyOptions: null };
  resolvers.Mutation.login = () => ({ user: null, challenge, userErrors: INVALID }) as never;
  Object.assign(resolvers.Mutation, {
    confirmLogin: (_root: unknown, { input }: { input: { code: string } }) =>
      input.code === '123456' ? { user: ewa, userErrors: [] } : { userErrors: INVALID },
  });
  const { user, onLogin } = await renderForm(resolvers);
  await user.type(await password(), 'tajne{Enter}');
  const code = await screen.findByLabelText(/^Kod/);
  await user.type(code, '111111{Enter}');
  expect(await screen.findByText('Nieprawidłowy e-mail lub hasło.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(true));
});

test('cancelling the login ends the mutation and keeps the form with its values', async () => {
  const { user, onLogin } = await renderForm(server(null).resolvers);
  await password();
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));

  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(false));
  expect(screen.getByLabelText('Nazwa')).toHaveValue('Aurora');
});

test('after signing in again in another tab, no dialog is shown', async () => {
  const { onLogin } = await renderForm(server(ewa).resolvers);
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(true));
  expect(screen.queryByLabelText('Hasło')).toBeNull();
});

test('a session of somebody else is not used', async () => {
  const { onLogin } = await renderForm(server(jan).resolvers);
  expect(await screen.findByText('To sesja kogoś innego')).toBeVisible();
  expect(screen.getByText(/Jan Mak \(jan@example\.pl\)/)).toBeVisible();
  expect(onLogin).not.toHaveBeenCalled();
});

test('requests of the staff area name the member of staff on whose screen they are made', async () => {
  const owners: (string | null)[] = [];
  graphqlServer.events.on('request:start', ({ request }) => {
    owners.push(request.headers.get('x-staff-member'));
  });
  const { resolvers } = server(ewa);
  const { user } = await renderRoute('/admin/orders', resolvers);
  await screen.findByText(/^Brak zamówień/);
  owners.length = 0;
  await user.click(screen.getByText('Wysłane', { selector: '[role] *' }));

  await waitFor(() => expect(new Set(owners)).toEqual(new Set([String(ewa.id)])));
});

test('the login of another account is refused', async () => {
  const { resolvers } = server(null);
  resolvers.Mutation.login = () => ({ user: jan, userErrors: [] }) as never;
  const { user, onLogin } = await renderForm(resolvers);
  await user.type(await password(), 'tajne{Enter}');

  expect(await screen.findByText('To sesja kogoś innego')).toBeVisible();
  expect(onLogin).not.toHaveBeenCalled();
});

test('concurrent requests share one dialog', async () => {
  const { user, onLogin } = await renderForm(server(null).resolvers);
  await password();
  screen.getByRole('button', { name: 'Zapisz', hidden: true }).click();
  await user.type(await password(), 'tajne{Enter}');
  await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(2));
  expect(onLogin.mock.calls).toEqual([[true], [true]]);
});
