import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RecordCallInput, TakeCallInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const jan = { id: 2, name: 'Jan Nowak' };

interface Entry {
  id: string;
  takenBy: { id: number; name: string } | null;
  [field: string]: unknown;
}

const entry = (id: string, more: object = {}): Entry => ({
  id,
  kind: 'inquiry',
  number: 7,
  orderId: null,
  customerName: 'Łucja Żółć',
  customerEmail: 'lucja@example.pl',
  customerPhone: '+48600100200',
  title: 'Markiza na taras',
  totalAmount: null,
  priority: 'high',
  receivedAt: '2026-11-20T10:00:00Z',
  promisedUntil: '2026-11-21T10:00:00Z',
  callBackAt: null,
  dueAt: '2026-11-21T10:00:00Z',
  openMinutesLeft: 135,
  isOverdue: false,
  takenBy: null,
  attempts: [],
  ...more,
});

const order = entry('order-12', {
  kind: 'order',
  number: 12,
  orderId: 12,
  customerName: 'Adam Dąb',
  title: 'Pergola Atrium',
  totalAmount: '12320.00',
  priority: null,
  openMinutesLeft: -61,
  isOverdue: true,
});

function shop(queue: Entry[]) {
  const taken: TakeCallInput[] = [];
  const recorded: RecordCallInput[] = [];
  const resolvers = {
    Query: {
      me: () => staffMember,
      callQueue: (): unknown => ({ items: queue, totalCount: queue.length }),
    },
    Mutation: {
      takeCall: (_root: unknown, { input }: { input: TakeCallInput }) => {
        taken.push(input);
        const found = queue.find(({ number }) => number === input.number)!;
        if (found.takenBy && !input.takeOver) {
          const message = `Tą sprawą zajmuje się już ${found.takenBy.name}.`;
          return { entry: found, userErrors: [{ code: 'CONFLICT', message }] };
        }
        found.takenBy = staffMember;
        return { entry: found, userErrors: [] };
      },
      recordCall: (_root: unknown, { input }: { input: RecordCallInput }) => {
        recorded.push(input);
        if (input.note === 'za późno') {
          const refusal = { code: 'BAD_USER_INPUT', message: 'Podaj termin w przyszłości.' };
          return { entry: null, userErrors: [{ ...refusal, path: ['callBackAt'] }] };
        }
        queue.splice(0, 1);
        return { entry: null, userErrors: [] };
      },
    },
  };
  return { taken, recorded, resolvers };
}

const appeared = (entry: Entry) => ({
  callQueueChanged: {
    __typename: 'CallQueueChange',
    appeared: true,
    entry: { ...entry, __typename: 'CallQueueEntry' },
    order: null,
  },
});

/** A change of an entry that is in the queue already, or leaves it. */
const CHANGED = {
  __typename: 'CallQueueChange',
  appeared: false,
  entry: null,
  order: null,
};

const emptyQueue = () => screen.queryByText('Nikt nie czeka na telefon');

const menu = () => screen.getByRole('navigation', { name: 'Panel' });

test('the queue shows whom to call, when and why; the menu shows how many wait', async () => {
  await renderRoute('/admin/queue', shop([{ ...order }, entry('inquiry-7')]).resolvers);

  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('1 h 1 min po terminie')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Zamówienie nr\u00a012' })).toHaveAttribute(
    'href',
    '/admin/orders?order=12',
  );
  expect(within(first!).getByText(/12.320.zł/)).toBeVisible();
  expect(within(second!).getByText('zostały 2 h 15 min')).toBeVisible();
  expect(within(second!).getByRole('link', { name: /600.100.200/ })).toHaveAttribute(
    'href',
    'tel:+48600100200',
  );
  expect(await within(menu()).findByText('sprawy czekają, jest opóźnienie')).toBeInTheDocument();
  expect(
    screen.getByText('2 sprawy czekają na telefon; czas liczymy w godzinach otwarcia'),
  ).toBeVisible();
});

test('a call is taken with one click', async () => {
  const { taken, resolvers } = shop([entry('inquiry-7')]);
  const { user } = await renderRoute('/admin/queue', resolvers);

  await user.click(await screen.findByRole('button', { name: 'Przejmij: Łucja Żółć' }));
  expect(await screen.findByText('Dzwonisz Ty')).toBeVisible();
  expect(taken).toEqual([{ kind: 'inquiry', number: 7, takeOver: false }]);
});

test('a call taken by somebody else meanwhile is refused, and can be taken over after asking', async () => {
  const queue = [entry('inquiry-7')];
  const { taken, resolvers } = shop(queue);
  const { user } = await renderRoute('/admin/queue', resolvers);

  const take = await screen.findByRole('button', { name: 'Przejmij: Łucja Żółć' });
  queue[0] = entry('inquiry-7', { takenBy: jan });
  await user.click(take);
  expect(await screen.findByText('Nie udało się przejąć sprawy')).toBeVisible();
  expect(await screen.findByText('Dzwoni Jan Nowak')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Przejmij' }));
  const ask = await screen.findByRole('tooltip');
  await user.click(within(ask).getByRole('button', { name: 'Przejmij' }));
  expect(await screen.findByText('Dzwonisz Ty')).toBeVisible();
  expect(taken.at(-1)).toMatchObject({ takeOver: true });
});

test('the outcome of a call is recorded with a status, and the customer leaves the queue', async () => {
  const { recorded, resolvers } = shop([{ ...order }]);
  const { user } = await renderRoute('/admin/queue', resolvers);

  await user.click(await screen.findByRole('button', { name: 'Zapisz wynik telefonu: Adam Dąb' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Notatka/), 'Wymiary zgodne');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));

  expect(await screen.findByText('Wynik telefonu został zapisany')).toBeVisible();
  expect(await screen.findByText('Nikt nie czeka na telefon')).toBeVisible();
  expect(recorded).toEqual([
    {
      kind: 'order',
      number: 12,
      outcome: 'answered',
      note: 'Wymiary zgodne',
      callBackAt: null,
      orderStatus: 'confirmed',
      sendsMail: null,
      inquiryStatus: null,
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('the outcome of a call is saved again with the same key after a lost response', async () => {
  const { recorded, resolvers } = shop([{ ...order }]);
  const record = resolvers.Mutation.recordCall;
  resolvers.Mutation.recordCall = (root, given) => {
    const answer = record(root, given);
    if (recorded.length === 1) throw new Error('the answer was lost');
    return answer;
  };
  const { user } = await renderRoute('/admin/queue', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Zapisz wynik telefonu: Adam Dąb' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Nie udało się zapisać wyniku telefonu');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));

  expect(await screen.findByText('Wynik telefonu został zapisany')).toBeVisible();
  expect(new Set(recorded.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test.each([
  ['a colleague takes the call', (queue: Entry[]) => void (queue[0] = { ...order, takenBy: jan })],
  ['the customer leaves the queue', (queue: Entry[]) => void queue.splice(0, 1)],
])('the form of a call keeps its note when %s meanwhile', async (_what, change) => {
  const queue = [{ ...order }];
  const { recorded, resolvers } = shop(queue);
  const { user, events } = await renderRoute('/admin/queue', resolvers);
  await waitFor(() => expect(events.opened()).toBe(1));

  await user.click(await screen.findByRole('button', { name: 'Zapisz wynik telefonu: Adam Dąb' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Notatka/), 'Wymiary zgodne');
  change(queue);
  await act(async () => events.send({ callQueueChanged: { ...CHANGED } }));
  await waitFor(() => expect(screen.queryByText('Dzwoni Jan Nowak') ?? emptyQueue()).toBeVisible());

  expect(dialog.getByLabelText(/^Notatka/)).toHaveValue('Wymiary zgodne');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(recorded).toMatchObject([{ number: 12, note: 'Wymiary zgodne' }]));
});

test('a time to call back is Polish time; server errors are shown at the field', async () => {
  const { recorded, resolvers } = shop([entry('inquiry-7')]);
  const { user } = await renderRoute('/admin/queue', resolvers);

  await user.click(await screen.findByRole('button', { name: /^Zapisz wynik/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Klient prosi o\u00a0telefon później' }));
  const time = await dialog.findByLabelText('Kiedy oddzwonić');
  await user.type(time, '2026-11-23T10:30');
  await user.type(dialog.getByLabelText(/^Notatka/), 'za późno');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));

  expect(await dialog.findByText('Podaj termin w przyszłości.')).toBeVisible();
  expect(recorded).toMatchObject([
    { outcome: 'call_back', callBackAt: '2026-11-23T09:30:00.000Z', inquiryStatus: null },
  ]);
});

test('new entries appear with a toast; an ended stream reconnects', async () => {
  const queue: Entry[] = [];
  const { events } = await renderRoute('/admin/queue', shop(queue).resolvers);
  await screen.findByText('Nikt nie czeka na telefon');
  await waitFor(() => expect(events.opened()).toBe(1));

  queue.push(entry('inquiry-7'));
  await act(async () => events.send(appeared(entry('inquiry-7'))));
  expect(await screen.findByText('Nowe zapytanie')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Łucja Żółć' })).toBeVisible();

  await act(async () => events.end());
  await waitFor(() => expect(events.opened()).toBe(2));
});

test('a bulk change, which sends many notices, is answered by one request of each query', async () => {
  const queue: Entry[] = [];
  let requests = 0;
  const { resolvers } = shop(queue);
  resolvers.Query.callQueue = () => {
    requests += 1;
    return { items: [...queue], totalCount: queue.length };
  };
  const { events } = await renderRoute('/admin/queue', resolvers);
  await screen.findByText('Nikt nie czeka na telefon');
  await waitFor(() => expect(events.opened()).toBe(1));
  const before = requests;

  queue.push(entry('inquiry-7'));
  for (let notice = 0; notice < 8; notice += 1)
    await act(async () => events.send({ callQueueChanged: { ...CHANGED } }));
  expect(await screen.findByRole('heading', { name: 'Łucja Żółć' })).toBeVisible();
  // The list and its badge.
  expect(requests).toBe(before + 2);
});

test('entries that arrive while the queue is loading appear too', async () => {
  const queue: Entry[] = [];
  const held: (() => void)[] = [];
  let isSlow = false;
  const { resolvers } = shop(queue);
  resolvers.Query.callQueue = async () => {
    const answer = { items: [...queue], totalCount: queue.length };
    if (isSlow) await new Promise<void>((release) => held.push(release));
    return answer;
  };
  const { events } = await renderRoute('/admin/queue', resolvers);
  await screen.findByText('Nikt nie czeka na telefon');
  await waitFor(() => expect(events.opened()).toBe(1));

  isSlow = true;
  queue.push(entry('inquiry-7'));
  await act(async () => events.send(appeared(entry('inquiry-7'))));
  await waitFor(() => expect(held).toHaveLength(2));
  isSlow = false;
  queue.push(order);
  await act(async () => events.send(appeared(order)));
  expect(await screen.findByText(/^Nowe zamówienie/)).toBeVisible();
  await act(async () => held.forEach((release) => release()));
  expect(await screen.findByRole('heading', { name: 'Adam Dąb' })).toBeVisible();
});
