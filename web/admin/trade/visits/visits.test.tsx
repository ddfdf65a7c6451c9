import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CreateVisitInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoTime, demoVisit } from '../../../testing/demo-visit';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { staffMemberWho } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const visit = { ...demoVisit, kind: 'installation', people: 2, skills: ['shading'] };
/** An order with these visits, and all that is sent about them. */
function shop(first: (typeof visit)[] = []) {
  const { Query, find } = fakeOrders();
  const inputs: unknown[] = [];
  let visits = first;
  const store = () => Object.assign(find(1), { visits });
  store();
  const resolvers = {
    Query,
    Mutation: {
      createVisit: (_root: unknown, { input }: { input: CreateVisitInput }) => {
        inputs.push(input);
        visits = [...visits, visit];
        store();
        return { visits, userErrors: [] };
      },
      revealVisitLink: () => ({ path: '/wizyta/tok', userErrors: [] }),
    },
  };
  return { inputs, resolvers };
}

/** The open dialog with this title, in front of the drawer. */
async function dialogNamed(title: string) {
  await screen.findByText(title);
  return within(screen.getAllByRole('dialog').at(-1)!);
}

test('an installation is added to an order, and the customer asked for the time', async () => {
  const { inputs, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  await user.click(drawer.getByRole('button', { name: 'Zaplanuj montaż' }));
  const dialog = await dialogNamed('Nowa wizyta: montaż');
  await user.type(dialog.getByLabelText('Notatka dla ekipy'), 'Wjazd od podwórza');
  await user.click(dialog.getByRole('button', { name: 'Dodaj wizytę' }));
  const item = within(await drawer.findByRole('list', { name: 'Wizyty' }));
  expect(item.getByText('Do umówienia')).toBeVisible();
  expect(item.getByText('Bez terminu')).toBeVisible();
  expect(inputs).toEqual([
    {
      about: { kind: 'order', number: 1 },
      kind: 'installation',
      postcode: null,
      address: null,
      note: 'Wjazd od podwórza',
      asksCustomer: true,
    },
  ]);
});

test('a visit before its goods is marked, and opened in the calendar', async () => {
  const { resolvers } = shop([{ ...visit, ...demoTime, isBeforeGoods: true }]);
  const { drawer } = await openOrder(resolvers);
  expect(drawer.getByText('Termin jest wcześniejszy niż dostawa towaru')).toBeVisible();
  expect(drawer.getByText(/^Czwartek 10 grudnia, przyjazd między 8:00 a.10:00/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Otwórz wizytę' })).toHaveAttribute(
    'href',
    `/admin/visits?visit=${visit.id}`,
  );
});

test('the link of the customer is copied', async () => {
  const { user, drawer } = await openOrder(shop([visit]).resolvers);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(drawer.getByRole('button', { name: 'Skopiuj link dla klienta' }));
  expect(await screen.findByText(/^Link skopiowany/)).toBeVisible();
  expect(copied).toHaveBeenCalledWith('http://localhost/wizyta/tok');
});

test('who may only read visits changes none', async () => {
  const { resolvers } = shop([visit]);
  const reader = () => staffMemberWho('orders:read', 'visits:read');
  const { drawer } = await openOrder({ ...resolvers, Query: { ...resolvers.Query, me: reader } });
  const section = within(await drawer.findByRole('region', { name: 'Wizyty' }));
  expect(section.getByText('Bez terminu')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});
