import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type {
  CreateVisitInput,
  PlanVisitInput,
  SetVisitStateInput,
} from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { chooseOption } from '../../../testing/choose-option';
import { demoTime, demoVisit } from '../../../testing/demo-visit';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { staffMemberWho } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const visit = { ...demoVisit, kind: 'installation', people: 2, skills: ['shading'] };
const crews = [
  { id: 3, name: 'Ekipa Łódź', archivedAt: null },
  { id: 4, name: 'Ekipa Zgierz', archivedAt: null },
];
const slot = {
  crewId: 3,
  crewName: 'Ekipa Łódź',
  day: '2026-12-10',
  startsAt: demoTime.startsAt,
  endsAt: demoTime.endsAt,
  arrivalFrom: demoTime.arrivalFrom,
  arrivalUntil: demoTime.arrivalUntil,
  addedTravel: 25,
};

/** An order with these visits, and all that is sent about them. */
function shop(first: (typeof visit)[] = []) {
  const { Query, find } = fakeOrders();
  const inputs: unknown[] = [];
  let visits = first;
  const store = () => Object.assign(find(1), { visits });
  store();
  const change = (id: string, fields: object) => {
    visits = visits.map((each) =>
      each.id === id ? { ...each, ...fields, version: each.version + 1 } : each,
    );
    store();
    return { visit: visits.find((each) => each.id === id), userErrors: [] as object[] };
  };
  const resolvers = {
    Query: {
      ...Query,
      crews: () => crews,
      visitSlots: () => ({ firstDay: '2026-12-08', best: [slot], all: [slot] }),
    },
    Mutation: {
      createVisit: (_root: unknown, { input }: { input: CreateVisitInput }) => {
        inputs.push(input);
        visits = [...visits, visit];
        store();
        return { visits, userErrors: [] };
      },
      planVisit: (_root: unknown, { input }: { input: PlanVisitInput }) => {
        inputs.push(input);
        if (input.crewId === 4) {
          const message = 'Ekipa jest wtedy nieobecna.';
          return {
            visit: visits[0],
            userErrors: [{ code: 'CONFLICT', message, path: ['startsAt'] }],
          };
        }
        return change(input.id, { ...demoTime, startsAt: input.startsAt });
      },
      setVisitState: (_root: unknown, { input }: { input: SetVisitStateInput }) => {
        inputs.push(input);
        return change(input.id, { state: input.state, reason: input.reason ?? '' });
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

test('a visit gets one of the best times, or another one unless the crew cannot come', async () => {
  const { inputs, resolvers } = shop([visit]);
  const { user, drawer } = await openOrder(resolvers);
  await user.click(drawer.getByRole('button', { name: 'Termin' }));
  const dialog = await dialogNamed('Montaż: termin');
  await user.click(await dialog.findByRole('button', { name: /^Czwartek 10 grudnia, 8:15/ }));
  expect(dialog.getByLabelText('Początek pracy')).toHaveValue('2026-12-10T08:15');
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Ekipa' }), 'Ekipa Zgierz');
  await user.click(dialog.getByRole('button', { name: 'Zapisz termin' }));
  expect((await dialog.findAllByText('Ekipa jest wtedy nieobecna.'))[0]).toBeVisible();

  await user.click(dialog.getByRole('button', { name: /^Czwartek 10 grudnia/ }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz termin' }));
  expect(
    await drawer.findByText(/^Czwartek 10 grudnia, przyjazd między 8:00 a.10:00/),
  ).toBeVisible();
  expect(drawer.getByText('Umówiona')).toBeVisible();
  const read = { id: visit.id, version: 1, startsAt: '2026-12-10T07:15:00.000Z' };
  expect(inputs).toEqual([
    { ...read, crewId: 4, isConfirmed: true },
    { ...read, crewId: 3, isConfirmed: true },
  ]);
});

test('a visit before its goods is marked; failing it takes a reason', async () => {
  const { inputs, resolvers } = shop([{ ...visit, ...demoTime, isBeforeGoods: true }]);
  const { user, drawer } = await openOrder(resolvers);
  expect(drawer.getByText('Termin jest wcześniejszy niż dostawa towaru')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Nie udała się' }));
  const dialog = await dialogNamed('Montaż: wizyta nieudana');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Napisz, dlaczego wizyta się nie udała.')).toBeVisible();
  await user.type(dialog.getByLabelText('Powód'), 'Nikogo nie było');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await drawer.findByText('Powód: Nikogo nie było')).toBeVisible();
  expect(inputs).toEqual([
    { id: visit.id, version: 1, state: 'failed', reason: 'Nikogo nie było' },
  ]);
});

test('giving a time up asks first; a done visit is marked so at once', async () => {
  const { inputs, resolvers } = shop([{ ...visit, ...demoTime }]);
  const { user, drawer } = await openOrder(resolvers);
  await user.click(drawer.getByRole('button', { name: /^Poproś o.nowy termin$/ }));
  await user.click(await screen.findByRole('button', { name: 'Nie teraz' }));
  await user.click(drawer.getByRole('button', { name: 'Wykonana' }));
  expect(await drawer.findByRole('button', { name: 'Jednak niewykonana' })).toBeVisible();
  expect(inputs).toEqual([{ id: visit.id, version: 1, state: 'done' }]);
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
