import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const FOR_ADMINS = ['Konta', 'Tokeny API', 'Dziennik'];

async function open(path: string, role: 'staff' | 'admin') {
  await renderRoute(path, {
    Query: {
      me: () => ({ ...staffMember, role }),
      orders: () => ({
        items: [],
        totalCount: 0,
        totalIsExact: true,
        totalAmount: '0.00',
        cancelledAmount: '0.00',
      }),
      orderCounts: () => [],
    },
  });
  const [menu] = await screen.findAllByRole('navigation', { name: 'Panel' });
  return within(menu!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim());
}

test('the menu of staff has no screens for admins', async () => {
  const links = await open('/admin/orders', 'staff');
  expect(links).toEqual(expect.arrayContaining(['Pulpit', 'Zamówienia', 'Mój profil']));
  for (const label of FOR_ADMINS) expect(links).not.toContain(label);
});

test('the menu of admins has all screens', async () => {
  expect(await open('/admin/orders', 'admin')).toEqual(expect.arrayContaining(FOR_ADMINS));
});

test.each(['accounts', 'tokens', 'audit'])('%s is forbidden to staff', async (path) => {
  await open(`/admin/${path}`, 'staff');
  expect(await screen.findByText('Ta część panelu jest tylko dla administratorów')).toBeVisible();
});
