import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CreateStaffRoleInput, UpdateStaffRoleInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner, staffMemberWho } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const role = (id: string, name: string, permissions: readonly string[], more: object = {}) => ({
  id,
  name,
  permissions,
  ownOrdersOnly: false,
  requiresSecondFactor: false,
  maxDiscountPercent: null,
  isOwner: false,
  accountCount: 0,
  version: 3,
  ...more,
});

async function open(me: object = owner, updated?: object) {
  const sent: (CreateStaffRoleInput | UpdateStaffRoleInput)[] = [];
  const roles = [
    role('admin', 'Właściciel', owner.role.permissions, { isOwner: true, accountCount: 1 }),
    role('sales', 'Sprzedaż', ['orders:read', 'offers:read'], { accountCount: 4 }),
  ];
  const page = await renderRoute('/admin/roles', {
    Query: { me: () => me, staffRoles: () => roles },
    Mutation: {
      createStaffRole: (_root: unknown, { input }: { input: CreateStaffRoleInput }) => {
        sent.push(input);
        return { role: role('new', input.name, input.permissions), userErrors: [] };
      },
      updateStaffRole: (_root: unknown, { input }: { input: UpdateStaffRoleInput }) => {
        sent.push(input);
        return updated ?? { role: { ...roles[1], ...input, version: 4 }, userErrors: [] };
      },
    },
  });
  await screen.findByText('Sprzedaż');
  return { ...page, sent };
}

test('the list tells how many people have a role, and only some may change one', async () => {
  await open(staffMemberWho('accounts:read'));
  expect(screen.getByRole('link', { name: '4 osoby' })).toHaveAttribute(
    'href',
    '/admin/accounts?role=sales',
  );
  expect(screen.queryByRole('button', { name: 'Dodaj rolę' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zmień: Sprzedaż' })).toBeNull();
});

test('of the role of owners only the second factor is changed', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Zmień: Właściciel' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
  expect(dialog.queryAllByRole('checkbox')).toEqual([]);
  await user.click(dialog.getByRole('switch', { name: 'Wymaga drugiego składnika logowania' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Rola została zmieniona')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 'admin',
      version: 3,
      name: 'Właściciel',
      permissions: owner.role.permissions,
      ownOrdersOnly: false,
      requiresSecondFactor: true,
      maxDiscountPercent: null,
    },
  ]);
});

test('a role is copied', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Skopiuj: Sprzedaż' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Odczyt magazynu' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Rola została dodana')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Sprzedaż (kopia)',
      permissions: ['orders:read', 'offers:read', 'inventory:read'],
      ownOrdersOnly: false,
      requiresSecondFactor: false,
      maxDiscountPercent: null,
    },
  ]);
});

test('the highest discount is a whole number of percent, or empty', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Zmień: Sprzedaż' }));
  const dialog = within(await screen.findByRole('dialog'));
  const limit = dialog.getByRole('textbox', { name: 'Najwyższy rabat' });
  await user.type(limit, '101');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText(/^Podaj liczbę całkowitą od 0 do 100/)).toBeVisible();
  await user.clear(limit);
  await user.type(limit, '10');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Rola została zmieniona')).toBeVisible();
  expect(sent).toMatchObject([{ id: 'sales', maxDiscountPercent: 10 }]);
});

test('those who see only their own matters cannot have what shows those of all', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Zmień: Sprzedaż' }));
  const dialog = within(await screen.findByRole('dialog'));
  const payments = dialog.getByRole('checkbox', { name: /Odczyt przelewów/ });
  expect(payments).toBeEnabled();
  await user.click(dialog.getByRole('switch', { name: 'Tylko własne sprawy' }));
  expect(payments).toBeDisabled();
});

test('a role that somebody else has changed meanwhile is compared', async () => {
  const theirs = role('sales', 'Handlowcy', ['orders:read'], { version: 4 });
  const { user, sent } = await open(owner, {
    role: theirs,
    userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił', path: null }],
  });
  await user.click(screen.getByRole('button', { name: 'Zmień: Sprzedaż' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Odczyt magazynu' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Handlowcy')).toBeVisible();
  expect(sent).toMatchObject([{ id: 'sales', version: 3 }]);
});
