import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../testing/fake-orders';
import { renderRoute } from '../../testing/render-route';
import { owner, staffMember, staffMemberWho } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

/** The buttons of the list of orders and of the drawer over it. */
async function buttonsOfOrders(me: object) {
  const { Query } = fakeOrders();
  await openOrder({ Query: { ...Query, me: () => me } });
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '');
  return new Set(names);
}

const BY_PERMISSION = {
  'orders:write': ['Zmień zamówienie', 'Zmień status', 'Dodaj notatkę'],
  'payments:write': ['Zaksięguj przelew'],
  'offers:write': ['Nowe zamówienie telefoniczne'],
  'customer-pages:open': ['Strona zamówienia klienta'],
} as const;

test('an order has the buttons that the role allows, and no others', async () => {
  const all = Object.values(BY_PERMISSION).flat();
  expect([...(await buttonsOfOrders(staffMember))]).toEqual(expect.arrayContaining(all));
});

test.each(Object.entries(BY_PERMISSION))(
  'of an order, %s has its buttons alone',
  async (name, own) => {
    const buttons = await buttonsOfOrders(
      staffMemberWho('orders:read', name as keyof typeof BY_PERMISSION),
    );
    const shown = Object.values(BY_PERMISSION)
      .flat()
      .filter((button) => buttons.has(button));
    expect(shown).toEqual(own);
  },
);

test.each([
  ['is not there for those who may not', staffMemberWho('orders:read'), 0],
  ['is there for the owner', owner, 1],
])('the export of a list %s', async (_name, me, count) => {
  const { Query } = fakeOrders();
  await renderRoute('/admin/orders', { Query: { ...Query, me: () => me } });
  expect(await screen.findByText(/^3 zamówienia/)).toBeVisible();
  expect(screen.queryAllByText('Eksport CSV')).toHaveLength(count);
});

test('the dashboard asks for nothing that the role does not allow', async () => {
  const orders = () => ({ items: [], totalCount: 0 });
  await renderRoute('/admin', { Query: { me: () => staffMemberWho('orders:read'), orders } });
  expect(await screen.findByText('Najnowsze zamówienia')).toBeVisible();
  expect(screen.queryByText('Sprzedaż')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Działy' })).toHaveTextContent(/^Zamówienia/);
});
