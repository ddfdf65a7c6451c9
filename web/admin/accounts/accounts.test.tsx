import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  AccountInput,
  CreateAccountInput,
  EndSessionInput,
  UpdateAccountInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner, staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const ewa = owner;

const account = (id: number, overrides: object = {}) => ({
  id,
  name: `Osoba ${id}`,
  email: `osoba${id}@example.pl`,
  role: staffMember.role,
  version: 1,
  createdAt: '2026-05-04T08:00:00Z',
  disabledAt: null,
  hasPassword: true,
  hasSecondFactor: false,
  linkExpiresAt: null,
  lastSeenAt: null,
  sessionCount: 1,
  ...overrides,
});

const session = (id: string, current = false) => ({
  id,
  current,
  createdAt: '2026-05-04T08:00:00Z',
  lastSeenAt: '2026-05-04T08:30:00Z',
  address: '10.0.0.1',
  userAgent: `${id}/1.0`,
});

function office() {
  const accounts = [account(1, ewa), account(2), account(3, { hasPassword: false })];
  const sessions = [session('Firefox', true), session('Chrome')];
  const find = (id: number) => accounts.find((it) => it.id === id);
  const roles = [owner.role, staffMember.role];
  const roleOf = ({ role }: { role: string }) => roles.find(({ id }) => id === role);
  const sent: Record<string, unknown> = {};
  const answer =
    <Input extends object>(name: string, outcome: (input: Input) => object) =>
    (_root: unknown, { input }: { input: Input }) => {
      sent[name] = input;
      return { userErrors: [], ...outcome(input) };
    };
  const Mutation = {
    createAccount: answer('createAccount', (input: CreateAccountInput) => {
      accounts.push(account(4, { ...input, role: roleOf(input), hasPassword: false }));
      return { account: find(4) };
    }),
    updateAccount: answer('updateAccount', (input: UpdateAccountInput) => ({
      account: Object.assign(find(input.accountId)!, { name: input.name, role: roleOf(input) }),
    })),
    disableAccount: answer('disableAccount', ({ accountId }: AccountInput) => ({
      account: Object.assign(find(accountId)!, { disabledAt: '2026-05-05T08:00:00Z' }),
    })),
    sendPasswordLink: answer('sendPasswordLink', ({ accountId }: AccountInput) => ({
      account: find(accountId),
    })),
    endSession: answer('endSession', ({ sessionId }: EndSessionInput) => {
      sessions.splice(
        sessions.findIndex(({ id }) => id === sessionId),
        1,
      );
      return { endedCount: 1 };
    }),
  };
  const Query = {
    me: () => find(1),
    accounts: () => ({ items: accounts, totalCount: accounts.length }),
    account: (_root: unknown, { id }: { id: number }) => find(id) ?? null,
    sessions: () => sessions,
    staffRoles: () => roles,
  };
  return { sent, resolvers: { Query, Mutation } };
}

async function openAccount(id: number) {
  const { sent, resolvers } = office();
  const page = await renderRoute(`/admin/accounts?account=${id}`, resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('button', { name: 'Edytuj' });
  return { ...page, sent, resolvers, drawer };
}

test('the list shows names, roles and states', async () => {
  await renderRoute('/admin/accounts', office().resolvers);
  expect(await screen.findByText('3 konta')).toBeVisible();
  const row = screen.getByText('Osoba 3').closest('tr')!;
  expect(within(row).getByText('Zaproszone')).toBeVisible();
  expect(within(row).getByText('jeszcze nigdy')).toBeVisible();
  // Nobody knows when an account was last used whose sessions have expired.
  const expired = screen.getByText('Osoba 2').closest('tr')!;
  expect(within(expired).getByText('dziś jeszcze nie')).toBeVisible();
});

test('a new account is created, and a toast shows where the link was sent', async () => {
  const { sent, resolvers } = office();
  const { user } = await renderRoute('/admin/accounts', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Dodaj konto' }));
  await user.type(await screen.findByLabelText('E-mail'), 'jan@example.pl');
  await user.type(screen.getByLabelText('Imię i nazwisko'), 'Jan Mak');
  await user.click(await screen.findByRole('radio', { name: 'Właściciel' }));
  await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
  expect(await screen.findByText('Konto założone. Link wysłano na jan@example.pl')).toBeVisible();
  expect(sent['createAccount']).toEqual({
    email: 'jan@example.pl',
    name: 'Jan Mak',
    role: 'admin',
  });
  expect(await screen.findByText('Jan Mak')).toBeVisible();
});

test('an e-mail in use shows an error at its field', async () => {
  const { resolvers } = office();
  const message = 'Konto z tym adresem e-mail już istnieje.';
  const taken = { account: null, userErrors: [{ code: 'CONFLICT', message, path: ['email'] }] };
  const Mutation = { ...resolvers.Mutation, createAccount: () => taken };
  const { user } = await renderRoute('/admin/accounts', { ...resolvers, Mutation });
  await user.click(await screen.findByRole('button', { name: 'Dodaj konto' }));
  const email = await screen.findByLabelText('E-mail');
  await user.type(email, 'ewa@example.pl');
  await user.type(screen.getByLabelText('Imię i nazwisko'), 'Jan Mak');
  await user.click(await screen.findByRole('radio', { name: 'Biuro' }));
  await user.click(screen.getByRole('button', { name: 'Załóż konto' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test('name and role are saved with the version that was read', async () => {
  const { user, sent, drawer } = await openAccount(2);
  await user.click(drawer.getByRole('button', { name: 'Edytuj' }));
  await user.type(await screen.findByLabelText('Imię i nazwisko'), ' Nowa');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Konto zostało zaktualizowane')).toBeVisible();
  expect(sent['updateAccount']).toEqual({
    accountId: 2,
    version: 1,
    name: 'Osoba 2 Nowa',
    role: 'staff',
  });
});

test('an owner who gives up the role sees no more than the office at once', async () => {
  const { user, drawer } = await openAccount(1);
  await user.click(drawer.getByRole('button', { name: 'Edytuj' }));
  await user.click(await screen.findByRole('radio', { name: 'Biuro' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Twoja rola nie obejmuje/)).toBeVisible();
  expect(screen.queryByText('Tokeny API')).toBeNull();
});

test('an account is disabled after asking', async () => {
  const { user, sent, drawer } = await openAccount(2);
  await user.click(drawer.getByRole('button', { name: 'Wyłącz konto' }));
  await screen.findAllByText('Wyłączyć konto: Osoba 2?');
  const question = within(screen.getAllByRole('dialog').at(-1)!);
  expect(sent['disableAccount']).toBeUndefined();
  await user.click(question.getByRole('button', { name: 'Wyłącz konto' }));
  expect(await screen.findByText('Konto zostało wyłączone')).toBeVisible();
  expect(await drawer.findByRole('button', { name: 'Włącz konto' })).toBeVisible();
});

test('one’s own account cannot be disabled', async () => {
  const { drawer } = await openAccount(1);
  expect(drawer.queryByRole('button', { name: 'Wyłącz konto' })).toBeNull();
});

test('a password link is sent by mail', async () => {
  const { user, sent, drawer } = await openAccount(3);
  await user.click(drawer.getByRole('button', { name: 'Wyślij link ponownie' }));
  expect(await screen.findByText('Link wysłano na osoba3@example.pl')).toBeVisible();
  expect(sent['sendPasswordLink']).toEqual({ accountId: 3 });
});

test('a session is ended; the current one has no button', async () => {
  const { user, sent, drawer } = await openAccount(2);
  expect(drawer.getAllByRole('button', { name: /^Zakończ sesję/ })).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: /^Zakończ sesję: Chrome/ }));
  expect(await screen.findByText('Sesja została zakończona')).toBeVisible();
  expect(sent['endSession']).toEqual({ sessionId: 'Chrome' });
  await waitFor(() => expect(drawer.queryByText('Chrome')).toBeNull());
});
