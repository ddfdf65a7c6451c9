import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import type {
  AdjustStockInput,
  InventoryFilter,
  InventoryItemInput,
  UpdateInventoryItemInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { graphqlServer } from '../../testing/graphql-server';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const product = {
  id: 1,
  name: 'Markiza Aurora',
  availableColors: ['Czerwony', 'Beżowy'],
  availableFrameColors: ['Biały'],
};

const item = (overrides: object = {}) => ({
  id: 7,
  version: 3,
  product,
  colorVariant: 'Czerwony',
  frameColorVariant: 'Biały',
  stockQuantity: 12,
  minStockLevel: 5,
  location: 'Hala A',
  reserved: 2,
  available: 10,
  level: 'good',
  movements: {
    totalCount: 3,
    items: [
      movement('3', { delta: -1, quantityAfter: 11, kind: 'adjusted', reason: 'Uszkodzenie' }),
      movement('2', { delta: -2, quantityAfter: 12, kind: 'consumed', orderId: 17 }),
      movement('1', { delta: 14, quantityAfter: 14, kind: 'opening' }),
    ],
  },
  ...overrides,
});

function movement(id: string, entry: object) {
  return {
    id,
    reason: null,
    orderId: null,
    actorName: 'Ewa Lis',
    at: '2026-05-04T08:00:00Z',
    ...entry,
  };
}

const sent: Record<string, unknown[]> = {};
/** Whether the server's answers to mutations are lost after it has carried them out. */
let answersAreLost = false;
beforeEach(() => {
  answersAreLost = false;
  for (const name of Object.keys(sent)) delete sent[name];
});

type Answer = { item?: object | null; userErrors?: object[] };

async function openStock(
  answers: Record<string, Answer> = {},
  items = [item()],
  path = '/admin/inventory',
) {
  const record = (name: string, input: unknown) => {
    (sent[name] ??= []).push(input);
    if (answersAreLost) throw new Error('the connection was lost');
    return { item: null, userErrors: [], ...answers[name] };
  };
  await renderRoute(path, {
    Query: {
      me: () => staffMember,
      products: () => ({ items: [product], totalCount: 1 }),
      inventory: (_root: unknown, { filter }: { filter?: InventoryFilter }) => {
        (sent['filter'] ??= []).push(filter);
        return { items, totalCount: items.length };
      },
      inventoryItem: (_root: unknown, { id }: { id: number }) =>
        items.find((each) => each.id === id) ?? null,
    },
    Mutation: {
      createInventoryItem: (_root: unknown, { input }: { input: InventoryItemInput }) =>
        record('create', input),
      updateInventoryItem: (_root: unknown, { input }: { input: UpdateInventoryItemInput }) =>
        record('update', input),
      adjustStock: (_root: unknown, { input }: { input: AdjustStockInput }) =>
        record('adjust', input),
      deleteInventoryItem: (_root: unknown, { input }: { input: object }) =>
        record('delete', input),
    },
  });
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

test('a row shows the quantity, the reserved pieces and the stock level', async () => {
  await openStock({}, [item({ available: -3, reserved: 15, level: 'low' })]);
  const row = within(await screen.findByRole('row', { name: /Markiza Aurora/ }));
  expect(row.getByText('Niski stan')).toBeVisible();
  expect(row.getByText(/brakuje\s3/)).toBeVisible();
  expect(row.getByText('Hala A')).toBeVisible();
});

test('the low-stock filter is sent to the server', async () => {
  const user = await openStock();
  await user.click(await screen.findByRole('switch', { name: 'Tylko niski stan' }));
  await screen.findByRole('row', { name: /Markiza Aurora/ });
  expect(sent['filter']?.at(-1)).toMatchObject({ low: true });
});

test.each([
  [1, 'tylko Markiza Aurora'],
  [9, 'tylko produkt nr 9'],
])('the filter by the product %s says “%s” and can be removed', async (id, expectedText) => {
  const user = await openStock({}, [item()], `/admin/inventory?productId=${id}`);
  expect(await screen.findByText(expectedText)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń ten filtr' }));
  expect(screen.queryByText(expectedText)).toBeNull();
  await waitFor(() => expect(sent['filter']?.at(-1)).toMatchObject({ productId: null }));
});

test('a removal is recorded with its reason', async () => {
  const user = await openStock();
  await user.click(await button(/^Zmień stan: Markiza Aurora/));
  const form = await dialog();
  await user.type(form.getByLabelText('Zmiana (komplety)'), '-2');
  await user.type(form.getByLabelText('Powód'), 'Uszkodzenie');
  await user.click(form.getByRole('button', { name: 'Zapisz ruch' }));
  expect(await screen.findByText('Pozycja magazynowa została zaktualizowana')).toBeVisible();
  expect(sent['adjust']).toMatchObject([{ itemId: 7, delta: -2, reason: 'Uszkodzenie' }]);
});

test('a movement whose response is lost is sent again with the same key; the next one has a new key', async () => {
  const user = await openStock();
  const record = async () => user.click(await button('Zapisz ruch'));
  const open = async () => {
    await user.click(await button(/^Zmień stan: Markiza Aurora/));
    const form = await dialog();
    await user.type(form.getByLabelText('Zmiana (komplety)'), '3');
    await user.type(form.getByLabelText('Powód'), 'Dostawa');
  };
  await open();
  answersAreLost = true;
  await record();
  expect(await screen.findByText('Nie udało się zaktualizować pozycji magazynowej')).toBeVisible();
  answersAreLost = false;
  await record();
  expect(await screen.findByText('Pozycja magazynowa została zaktualizowana')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await record();
  await waitFor(() => expect(sent['adjust']).toHaveLength(3));
  const keys = (sent['adjust'] as AdjustStockInput[]).map((input) => input.idempotencyKey);
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(['1,5', '15 szt.', '1e3'])(
  '%s is refused as a number of pieces and stays as typed',
  async (typed) => {
    const user = await openStock();
    await user.click(await button(/^Zmień stan: Markiza Aurora/));
    const form = await dialog();
    await user.type(form.getByLabelText('Zmiana (komplety)'), typed);
    await user.type(form.getByLabelText('Powód'), 'Dostawa');
    await user.click(form.getByRole('button', { name: 'Zapisz ruch' }));
    expect(await form.findByText('Podaj liczbę całkowitą.')).toBeVisible();
    expect(form.getByLabelText('Zmiana (komplety)')).toHaveValue(typed);
    expect(sent['adjust']).toBeUndefined();
  },
);

test.each(['-12', '−12', '–12', '− 12'])('%s is recorded as a removal', async (typed) => {
  const user = await openStock();
  await user.click(await button(/^Zmień stan: Markiza Aurora/));
  const form = await dialog();
  await user.type(form.getByLabelText('Zmiana (komplety)'), typed);
  await user.type(form.getByLabelText('Powód'), 'Uszkodzenie');
  await user.click(form.getByRole('button', { name: 'Zapisz ruch' }));
  expect(await screen.findByText('Pozycja magazynowa została zaktualizowana')).toBeVisible();
  expect(sent['adjust']).toMatchObject([{ delta: -12 }]);
});

test('a server error is shown at its field and the form stays open', async () => {
  const message = 'Stan wynosi 12\u00a0kpl., więc nie można wydać 20.';
  const user = await openStock({
    adjust: { userErrors: [{ code: 'BAD_USER_INPUT', message, path: ['delta'] }] },
  });
  await user.click(await button(/^Zmień stan/));
  const form = await dialog();
  await user.type(form.getByLabelText('Zmiana (komplety)'), '-20');
  await user.type(form.getByLabelText('Powód'), 'Dostawa');
  await user.click(form.getByRole('button', { name: 'Zapisz ruch' }));
  expect(
    (await form.findAllByText(/^Stan wynosi 12.kpl\., więc nie można wydać 20\.$/)).length,
  ).toBeGreaterThan(0);
  expect(form.getByLabelText('Zmiana (komplety)')).toHaveValue('-20');
});

test('a failed search for a product does not say that there is no such product', async () => {
  const { user } = await renderRoute('/admin/inventory', {
    Query: {
      me: () => staffMember,
      inventory: () => ({ items: [], totalCount: 0 }),
      products: () => {
        throw new Error('the search failed');
      },
    },
  });
  await user.click(await button('Dodaj pozycję'));
  await user.click((await dialog()).getByRole('combobox', { name: 'Produkt' }));
  expect(await screen.findByText('Nie udało się wyszukać produktów')).toBeVisible();
});

test('an edit sends the version it started from; a newer version is shown, not overwritten', async () => {
  const user = await openStock({
    update: {
      item: item({ version: 4, minStockLevel: 9 }),
      userErrors: [{ code: 'CHANGED_MEANWHILE', message: 'Ktoś zmienił ten wpis.' }],
    },
  });
  await user.click(await button(/^Edytuj: Markiza Aurora/));
  const form = await dialog();
  await user.type(form.getByLabelText('Miejsce'), ', regał 2');
  await user.click(form.getByRole('button', { name: 'Zapisz' }));
  expect(await form.findByText(/Ktoś zmienił ten wpis, gdy był/)).toBeVisible();
  expect(form.getByRole('row', { name: 'Minimum 9 5' })).toBeVisible();
  expect(sent['update']).toMatchObject([{ id: 7, version: 3, location: 'Hala A, regał 2' }]);
});

test('the ledger lists the movements of an item', async () => {
  const user = await openStock();
  await user.click(await button(/^Pokaż ruchy: Markiza Aurora/));
  const ledger = await dialog();
  expect(await ledger.findByRole('link', { name: 'nr\u00a017' })).toHaveAttribute(
    'href',
    '/admin/orders?q=17',
  );
  const adjustment = within(ledger.getByRole('row', { name: /Korekta/ }));
  expect(adjustment.getByText('Uszkodzenie')).toBeVisible();
  expect(adjustment.getByText('Ewa Lis')).toBeVisible();
  expect(ledger.getByText('−2')).toBeVisible();
  expect(ledger.getByText('+14')).toBeVisible();
});

test('the ledger of a deleted item says that there is no such item', async () => {
  await openStock({}, [item()], '/admin/inventory?item=8');
  const ledger = await dialog();
  expect(await ledger.findByText('Nie ma takiej pozycji magazynowej')).toBeVisible();
});

test('deleting asks for confirmation', async () => {
  const user = await openStock();
  await user.click(await button(/^Usuń: Markiza Aurora/));
  const question = await dialog();
  expect(question.getAllByText('Czy na pewno chcesz usunąć tę pozycję magazynową?')).not.toEqual(
    [],
  );
  await user.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Pozycja magazynowa została usunięta')).toBeVisible();
  expect(sent['delete']).toEqual([{ id: 7 }]);
});

test('a file is previewed first; with an invalid row nothing can be written', async () => {
  const problems = [{ column: 'ilosc', message: 'Podaj liczbę całkowitą.' }];
  const name = 'Markiza Aurora, Czerwony / Biały';
  const row = { line: 2, id: 7, name, problems: [], changes: [] };
  const requests: string[] = [];
  graphqlServer.use(
    http.post('*/api/admin/inventory/import', ({ request }) => {
      const { search } = new URL(request.url);
      requests.push(search);
      const isWrong = requests.length === 1;
      const answer = isWrong
        ? { ...row, action: 'refused', problems }
        : { ...row, action: 'updated' };
      return HttpResponse.json({ written: search === '', rows: [answer] });
    }),
  );
  const user = await openStock();
  await user.click(await button('Import CSV'));
  const form = await dialog();
  const write = () => form.getByRole('button', { name: /Zapisz wszystko/ });
  const choose = (text: string) =>
    user.upload(form.getByLabelText('Plik CSV'), new File([text], 'magazyn.csv'));

  await choose('id;ilosc\n7;dużo');
  expect(await form.findByText(/Podaj liczbę całkowitą/)).toBeVisible();
  expect(write()).toBeDisabled();
  await choose('id;ilosc\n7;4');
  expect(await form.findByText(/1 wiersz: nowe 0, zmiany 1/)).toBeVisible();
  await user.click(write());
  expect(await screen.findByText('Stan z pliku został zapisany')).toBeVisible();
  expect(requests).toEqual(['?dryRun=1', '?dryRun=1', '']);
});

test('an import asks for the password when the session has ended', async () => {
  graphqlServer.use(
    http.post('*/api/admin/inventory/import', () =>
      HttpResponse.json({ error: { message: 'Zaloguj się.' } }, { status: 401 }),
    ),
  );
  let me: typeof staffMember | null = staffMember;
  const { user } = await renderRoute('/admin/inventory', {
    Query: { me: () => me, inventory: () => ({ items: [], totalCount: 0 }) },
  });
  await user.click(await button('Import CSV'));
  me = null;
  const file = new File(['id;ilosc'], 'magazyn.csv');
  await user.upload((await dialog()).getByLabelText('Plik CSV'), file);
  expect(await screen.findByLabelText('Hasło')).toBeVisible();
});
