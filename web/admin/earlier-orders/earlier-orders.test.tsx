import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EarlierOrderFilter, PayEarlierOrderInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const orderOf = (id: number, owed: string) => ({
  id,
  version: 1,
  number: `ZAM/${id}`,
  orderedOn: '2023-05-31',
  customerName: `Klient ${id}`,
  customerEmail: null,
  customerPhone: '+48600100200',
  description: 'Markiza 4 m',
  status: 'open',
  totalAmount: '100.00',
  paidAmount: '10.00',
  owed,
});

test('what is owed is listed, marked as paid, and the payment can be undone', async () => {
  const orders = [orderOf(1, '90.00'), orderOf(2, '0.00')];
  const filters: (EarlierOrderFilter | undefined)[] = [];
  const inputs: PayEarlierOrderInput[] = [];
  const Query = {
    me: () => staffMember,
    earlierOrders: (_root: unknown, { filter }: { filter?: EarlierOrderFilter }) => {
      filters.push(filter);
      return { items: orders, totalCount: 2, owedAmount: '90.00' };
    },
  };
  const payEarlierOrder = (_root: unknown, { input }: { input: PayEarlierOrderInput }) => {
    inputs.push(input);
    const paid = { paidAmount: input.paidAmount, version: input.version + 1 };
    const owed = input.paidAmount === '100.00' ? '0.00' : '90.00';
    return { earlierOrder: Object.assign(orders[0]!, paid, { owed }), userErrors: [] };
  };
  const { user } = await renderRoute('/admin/earlier-orders', {
    Query,
    Mutation: { payEarlierOrder },
  });
  await screen.findByText(/^2 zamówienia, do zapłaty razem 90.zł$/);
  expect(screen.queryByRole('button', { name: 'Zapłacono: ZAM/2' })).toBeNull();
  await user.click(screen.getByText('Do zapłaty', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ owing: true }));
  await user.click(await screen.findByRole('button', { name: 'Zapłacono: ZAM/1' }));
  const question = (await screen.findByText(/^Zapłacono 90.zł za ZAM\/1\?$/)).closest<HTMLElement>(
    '.ant-popover',
  )!;
  await user.click(within(question).getByRole('button', { name: 'Zapłacono' }));
  fireEvent.click(await screen.findByText('Cofnij'));
  await waitFor(() =>
    expect(inputs).toEqual([
      { id: 1, version: 1, paidAmount: '100.00' },
      { id: 1, version: 2, paidAmount: '10.00' },
    ]),
  );
});
