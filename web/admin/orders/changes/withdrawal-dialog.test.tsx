import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { renderRoute } from '../../../testing/render-route';
import { staffMember } from '../../../testing/staff-member';
import { staffOrder } from '../../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));

const version = (state: string) => ({
  ...staffOrder(1),
  id: 'v-2',
  number: 2,
  state,
  isOpen: state === 'sent',
  reason: 'Po pomiarze',
  authorName: 'Ewa Lis',
  totalAmount: '5190.00',
  decidedAt: null,
  decidedName: null,
  consentWay: null,
  recordedByName: null,
  decisionNote: null,
  difference: null,
});

const order = (state: string) => ({ ...staffOrder(1), versions: [version(state)] });

test('an open proposal is withdrawn with a reason, and is no longer offered', async () => {
  let current = order('sent');
  const sent: unknown[] = [];
  const { user } = await renderRoute('/admin/orders?order=1', {
    Query: {
      me: () => staffMember,
      orders: () => ({
        items: [],
        totalCount: 0,
        totalIsExact: true,
        totalAmount: '0.00',
        cancelledAmount: '0.00',
      }),
      orderCounts: () => [],
      adminOrder: () => current,
    },
    Mutation: {
      withdrawOrderChange: (_root: unknown, { input }: { input: unknown }) => {
        sent.push(input);
        current = order('withdrawn');
        return { order: current, userErrors: [] };
      },
    },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Wycofaj propozycję' }));
  const reason = await screen.findByLabelText('Powód (zobaczy go klient)');
  await user.type(reason, 'Pomyłka w cenie');
  const dialog = within(reason.closest<HTMLElement>('[role=dialog]')!);
  await user.click(dialog.getByRole('button', { name: 'Wycofaj propozycję' }));
  expect(await screen.findByText('Propozycja została wycofana')).toBeVisible();
  expect(sent).toEqual([{ orderId: 1, version: 1, versionNumber: 2, reason: 'Pomyłka w cenie' }]);
  expect(await drawer.findByText('Wersja 2, wycofana')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Wycofaj propozycję' })).toBeNull();
});
