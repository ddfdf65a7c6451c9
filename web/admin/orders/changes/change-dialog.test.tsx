import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOfferVersion } from '../../../testing/demo-offer';
import { renderRoute } from '../../../testing/render-route';
import { staffMember } from '../../../testing/staff-member';
import { staffOrder } from '../../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));

const DIFFERENCE = {
  facts: [],
  lines: [],
  discountBefore: '0.00',
  discountAfter: '0.00',
  totalBefore: '2000.00',
  totalAfter: '2000.00',
  difference: '0.00',
  needsConsent: true,
};

test('a line gets another colour; computing again never sends what it has computed', async () => {
  const saved: ConfigurationInput[] = [];
  const previews: object[] = [];
  const proposals: object[] = [];
  const order = { ...staffOrder(1), lines: demoOfferVersion.lines };
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
      adminOrder: () => order,
      product: () => ({
        id: 1,
        availableColors: ['Czerwony', 'Zielony'],
        availableFrameColors: ['Biały'],
      }),
      orderChangePreview: (_root: unknown, { input }: { input: object }) => {
        previews.push(input);
        return { difference: DIFFERENCE, userErrors: [] };
      },
    },
    Mutation: {
      saveConfiguration: (_root: unknown, { input }: { input: ConfigurationInput }) => {
        saved.push(input);
        return { configuration: { id: 'configuration-9' }, issues: [] };
      },
      proposeOrderChange: (_root: unknown, { input }: { input: object }) => {
        proposals.push(input);
        return { order, userErrors: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Zmień zamówienie' }));
  await screen.findByText('Zmień zamówienie nr 1');
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  const [line] = await dialog.findAllByRole('group', { name: /^1\. / }, { timeout: 8000 });
  const [cloth] = within(line!).getAllByRole('combobox', { name: /^Kolor tkaniny/ });
  await user.click(cloth!);
  await user.click(await screen.findByText('Zielony', { selector: '.ant-select-item *' }));
  await user.type(dialog.getByLabelText('Powód zmiany'), 'Po rozmowie');
  const compute = dialog.getByRole('button', { name: 'Przelicz' });
  await user.click(compute);
  const send = () => dialog.findByRole('button', { name: 'Wyślij klientowi do akceptacji' });
  await send();
  expect(saved).toMatchObject([{ fabricColor: 'Zielony' }]);
  await user.click(compute);
  await waitFor(() => expect(previews).toHaveLength(2));
  expect(proposals).toEqual([]);
  await user.click(await send());
  await waitFor(() => expect(proposals).toHaveLength(1));
});
