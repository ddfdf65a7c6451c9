import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CreateApiTokenInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const ewa = { ...owner, disabledAt: null };
const SECRET = `cnm_${'x'.repeat(43)}`;

const token = (id: number, overrides: object = {}) => ({
  id,
  name: `Token ${id}`,
  prefix: 'cnm_xxxxxxxx',
  scopes: ['orders:read'],
  createdAt: '2026-05-04T08:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  owner: ewa,
  ...overrides,
});

function office() {
  const tokens = [token(1), token(2, { revokedAt: '2026-05-05T08:00:00Z' })];
  const created: CreateApiTokenInput[] = [];
  const resolvers = {
    Query: {
      me: () => ewa,
      apiTokens: () => ({ items: tokens, totalCount: tokens.length }),
      accounts: () => ({ items: [ewa] }),
    },
    Mutation: {
      createApiToken: (_root: unknown, { input }: { input: CreateApiTokenInput }) => {
        created.push(input);
        return { apiToken: token(3, { name: input.name }), secret: SECRET, userErrors: [] };
      },
      revokeApiToken: () => ({
        apiToken: Object.assign(tokens[0]!, { revokedAt: '2026-05-06T08:00:00Z' }),
        userErrors: [],
      }),
    },
  };
  return { created, resolvers };
}

test('on a narrow screen, too, a token of a disabled account is marked as one', async () => {
  openAdminBrowser(390);
  const { resolvers } = office();
  const disabled = { ...ewa, disabledAt: '2026-05-05T08:00:00Z' };
  const items = [token(1, { owner: disabled })];
  await renderRoute('/admin/tokens', {
    ...resolvers,
    Query: { ...resolvers.Query, apiTokens: () => ({ items, totalCount: 1 }) },
  });
  expect(await screen.findByText('konto wyłączone')).toBeVisible();
  openAdminBrowser(1440);
});

test('a token is created for a year and its secret is shown once', async () => {
  const { created, resolvers } = office();
  const { user } = await renderRoute('/admin/tokens', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Nowy token' }));
  await user.type(await screen.findByLabelText('Nazwa'), 'Hurtownia');
  await user.click(await screen.findByRole('checkbox', { name: /^Odczyt zamówień/ }));
  await user.click(screen.getByRole('button', { name: 'Utwórz token' }));

  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(SECRET);
  expect(created).toEqual([
    {
      accountId: 1,
      name: 'Hurtownia',
      scopes: ['orders:read'],
      expiresInDays: 365,
      idempotencyKey: expect.any(String),
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Mam zapisany token' }));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('after a broken connection a token is requested again with the same key', async () => {
  const { created, resolvers } = office();
  const { createApiToken } = resolvers.Mutation;
  resolvers.Mutation.createApiToken = (root, given) => {
    const answer = createApiToken(root, given);
    if (created.length === 1) throw new Error('the connection broke');
    return answer;
  };
  const { user } = await renderRoute('/admin/tokens', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Nowy token' }));
  await user.type(await screen.findByLabelText('Nazwa'), 'Hurtownia');
  await user.click(await screen.findByRole('checkbox', { name: /^Odczyt zamówień/ }));
  await user.click(screen.getByRole('button', { name: 'Utwórz token' }));
  expect(await screen.findByText('Nie udało się utworzyć tokenu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Utwórz token' }));
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(SECRET);
  expect(created).toHaveLength(2);
  expect(created[1]).toEqual(created[0]);
});

test('a token without a scope is refused by the form', async () => {
  const { created, resolvers } = office();
  const { user } = await renderRoute('/admin/tokens', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Nowy token' }));
  await user.type(await screen.findByLabelText('Nazwa'), 'Hurtownia');
  await user.click(screen.getByRole('button', { name: 'Utwórz token' }));
  expect(await screen.findByText('Zaznacz przynajmniej jeden zakres.')).toBeVisible();
  expect(created).toEqual([]);
});

test('a token is revoked after asking; a revoked one has no button', async () => {
  const { user } = await renderRoute('/admin/tokens', office().resolvers);
  await user.click(await screen.findByRole('button', { name: 'Unieważnij: Token 1' }));
  expect(screen.queryByRole('button', { name: 'Unieważnij: Token 2' })).toBeNull();
  await screen.findAllByText('Unieważnić token: Token 1?');
  const question = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(question.getByRole('button', { name: 'Unieważnij' }));
  expect(await screen.findByText('Token został unieważniony')).toBeVisible();
  const row = screen.getByText('Token 1').closest('tr')!;
  expect(await within(row).findByText('Unieważniony')).toBeVisible();
});

test('the filter by an account, which other screens link to, is shown by name and can be removed', async () => {
  const { resolvers } = office();
  const requests: unknown[] = [];
  const { apiTokens } = resolvers.Query;
  const Query = {
    ...resolvers.Query,
    apiTokens: (_root: unknown, { filter }: { filter: { accountId: number | null } }) => {
      requests.push(filter.accountId);
      return apiTokens();
    },
  };
  const { user } = await renderRoute('/admin/tokens?accountId=1', { ...resolvers, Query });
  expect(await screen.findByText('tylko Ewa Lis')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń ten filtr' }));
  expect(screen.queryByText('tylko Ewa Lis')).toBeNull();
  await waitFor(() => expect(requests).toEqual([1, null]));
});

test('the filter by an account without tokens is shown by its number', async () => {
  await renderRoute('/admin/tokens?accountId=9', office().resolvers);
  expect(await screen.findByText('tylko konto nr 9')).toBeVisible();
});
