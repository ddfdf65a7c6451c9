import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';

beforeAll(() => openAdminBrowser(1440));

const DIFFERENCE = {
  facts: [],
  lines: [
    {
      kind: 'changed',
      name: 'Markiza',
      facts: [{ label: 'Szerokość', before: '400 cm', after: '450 cm' }],
      totalBefore: '4890.00',
      totalAfter: '5190.00',
    },
  ],
  discountBefore: '0.00',
  discountAfter: '0.00',
  totalBefore: '4890.00',
  totalAfter: '5190.00',
  difference: '300.00',
  needsConsent: true,
};

test('a change that the customer proposes is accepted at the order; a refusal says why and keeps it', async () => {
  const { Query, find } = fakeOrders();
  const order = find(1);
  const request = { id: 5, type: 'order_change', message: 'Po pomiarze.', status: 'new' };
  const at = { orderLineId: 'l-1', createdAt: '2026-11-21T08:00:00Z', answers: [] };
  Object.assign(order, { requests: [{ ...request, ...at }] });
  const lineChange = { difference: DIFFERENCE, userErrors: [] };
  const inquiry = { id: 5, version: 3, status: 'new', lineChange };
  const refusals = [{ code: 'CONFLICT', message: 'Jest zmiana, która czeka.', path: null }];
  const acceptLineChange = () => {
    const userErrors = refusals.splice(0, 1);
    if (userErrors.length > 0) return { inquiry, userErrors };
    Object.assign(order, { totalAmount: '5190.00', requests: [] });
    return { inquiry: { ...inquiry, version: 4, lineChange: null }, userErrors };
  };
  const { user, drawer } = await openOrder({
    Query: { ...Query, inquiry: () => inquiry },
    Mutation: { acceptLineChange },
  });
  const proposal = within((await drawer.findByText(/^Zmiana zamówienia,/)).closest('[role]')!);
  expect(await proposal.findByText(/^Szerokość/)).toHaveTextContent('400 cm → 450 cm');
  const accept = proposal.getByRole('button', { name: 'Przyjmij zmianę' });
  await user.click(accept);
  expect(await screen.findByText('Jest zmiana, która czeka.')).toBeVisible();
  await user.click(accept);
  expect(await screen.findByText(/^Zamówienie zmienione/)).toBeVisible();
});
