import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { renderRoute } from '../../../testing/render-route';
import { owner, staffMember } from '../../../testing/staff-member';
import { staffOrder } from '../../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));

/** The drawer of an order in production, for a member of staff. */
async function openDrawer(me: object, versions: object[] = [], anonymisedAt: string | null = null) {
  const { user } = await renderRoute('/admin/orders?order=1', {
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
      adminOrder: () => ({ ...staffOrder(1), status: 'in_production', versions, anonymisedAt }),
    },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Zamówienie nr 1');
  return { user, drawer };
}

test('once production has started, staff can correct only the customer’s data', async () => {
  const { user, drawer } = await openDrawer(staffMember);
  expect(drawer.queryByRole('button', { name: 'Zmień zamówienie' })).toBeNull();
  expect(drawer.getByText(/towar, rabat i.oświadczenie o.budynku/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Popraw dane klienta' }));
  expect(await screen.findByLabelText('Powód zmiany')).toBeVisible();
});

test('once production has started, the owner can still change everything', async () => {
  const { drawer } = await openDrawer(owner);
  expect(await drawer.findByRole('button', { name: 'Zmień zamówienie' })).toBeVisible();
});

test('a proposal that production has overtaken can only be withdrawn or replaced', async () => {
  const overtaken = {
    ...staffOrder(1),
    id: 'v-2',
    number: 2,
    state: 'sent',
    isOpen: false,
    reason: 'Po pomiarze',
    authorName: 'Ewa Lis',
    decidedAt: null,
    difference: null,
  };
  const { drawer } = await openDrawer(owner, [overtaken]);
  expect(await drawer.findByRole('button', { name: 'Wycofaj propozycję' })).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Zapisz decyzję/ })).toBeNull();
});

test('an order whose customer’s data were deleted says so, and that nobody gets its mails', async () => {
  const { drawer } = await openDrawer(owner, [], '2032-01-01T02:00:00Z');
  expect(
    await drawer.findByText(/^Dane klienta usunięto.*2032.*nikt już nie dostaje/),
  ).toBeVisible();
  expect(drawer.getByText(/^Dane klienta zostały usunięte.*nie można już zmienić/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Zmień zamówienie' })).toBeNull();
});
