import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner, staffMember, staffMemberWho } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const OF_OWNERS = ['Konta', 'Tokeny API', 'Dziennik'];

async function open(path: string, me: object) {
  await renderRoute(path, {
    Query: {
      me: () => me,
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

test('the menu of the office has no screens of the owner', async () => {
  const links = await open('/admin/orders', staffMember);
  expect(links).toEqual(expect.arrayContaining(['Pulpit', 'Zamówienia', 'Mój profil']));
  for (const label of OF_OWNERS) expect(links).not.toContain(label);
});

test('the menu of the owner has all screens', async () => {
  expect(await open('/admin/orders', owner)).toEqual(expect.arrayContaining(OF_OWNERS));
});

test.each(['accounts', 'tokens', 'audit'])('%s is forbidden to the office', async (path) => {
  await open(`/admin/${path}`, staffMember);
  expect(await screen.findByText('Twoja rola nie obejmuje tej części panelu')).toBeVisible();
});

test('the menu has the screens that the role allows, and no others', async () => {
  const links = await open('/admin/orders', staffMemberWho('orders:read', 'prices:read'));
  expect(links?.slice(0, 5)).toEqual([
    'Pulpit',
    'Zamówienia',
    'Dawne zamówienia',
    'Cennik',
    'Mój profil',
  ]);
});
