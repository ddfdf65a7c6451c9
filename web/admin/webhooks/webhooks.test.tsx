import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { chooseOption } from '../../testing/choose-option';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const URL = 'https://partner.example/zdarzenia';
const SECRET = 'whsec_Q2llbmlvbWF0Q2llbmlvbWF0Q2llbmlvbWF0Q2llbm';

const endpoint = (overrides: object = {}) => ({
  id: 3,
  version: 2,
  url: URL,
  description: 'Hurtownia',
  events: ['order.created', 'invoice.issued'],
  state: 'active',
  failingSince: null,
  previousUntil: null,
  ...overrides,
});

const delivery = (overrides: object = {}) => ({
  id: 8,
  eventId: 70,
  eventName: 'order.created',
  createdAt: '2026-05-05T08:00:00Z',
  state: 'failed',
  attempts: 11,
  attemptedAt: '2026-05-08T08:00:00Z',
  nextAttemptAt: null,
  duration: 41,
  status: 500,
  answer: 'Internal Server Error',
  problem: 'Odpowiedź ze statusem 500.',
  body: '{"id":70,"type":"order.created","data":{"orderId":12}}',
  endpoint: { id: 3, url: URL },
  ...overrides,
});

/** Renders the screen with these endpoints; records the inputs of its mutations by their names. */
async function open(endpoints: object[], address = '/admin/webhooks') {
  const inputs: Record<string, object[]> = {};
  const filters: object[] = [];
  const answering =
    (name: string, payload: object) =>
    (_root: unknown, { input }: { input: object }) => {
      (inputs[name] ??= []).push(input);
      return { endpoint: null, secret: null, userErrors: [], ...payload };
    };
  const Query = {
    me: () => owner,
    webhookEndpoints: () => endpoints,
    webhookDeliveries: (_root: unknown, { filter }: { filter: object }) => {
      filters.push(filter);
      return { items: [delivery()], totalCount: 1 };
    },
  };
  const Mutation = {
    createWebhookEndpoint: answering('create', { endpoint: endpoint(), secret: SECRET }),
    updateWebhookEndpoint: answering('update', { endpoint: endpoint({ version: 3 }) }),
    rotateWebhookSecret: answering('rotate', { endpoint: endpoint(), secret: SECRET }),
    deleteWebhookEndpoint: answering('delete', {}),
    sendTestWebhook: answering('test', {}),
    replayWebhooks: answering('replay', { queuedCount: 2 }),
  };
  const page = await renderRoute(address, { Query, Mutation });
  await screen.findByRole('button', { name: 'Dodaj adres' });
  return { ...page, inputs, filters, Mutation };
}

test('an address is added with its events, and its secret is shown once', async () => {
  const { user, inputs } = await open([]);
  expect(await screen.findByText('Nie ma jeszcze żadnego adresu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dodaj adres' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Adres'), 'partner.example/zdarzenia');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Zaznacz przynajmniej jedno zdarzenie.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Nowe zamówienie' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));

  expect(await screen.findByRole('textbox', { name: 'Sekret' })).toHaveValue(SECRET);
  expect(inputs['create']).toEqual([
    {
      url: URL,
      description: '',
      events: ['order.created'],
      idempotencyKey: expect.any(String),
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Mam zapisany sekret' }));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('the error of a refused address stands at its field', async () => {
  const { user, Mutation } = await open([endpoint()]);
  const message = 'Ten adres jest w sieci prywatnej.';
  Mutation.updateWebhookEndpoint = () => ({
    endpoint: null,
    secret: null,
    userErrors: [{ code: 'BAD_USER_INPUT', message, path: ['url'] }] as never[],
  });
  await user.click(await screen.findByRole('button', { name: `Zmień: ${URL}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Oferta przyjęta' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('a disabled address says since when it fails, and is switched on', async () => {
  const { user, inputs } = await open([
    endpoint({ state: 'disabled', failingSince: '2026-05-01T08:00:00Z' }),
  ]);
  expect(await screen.findByText('Wyłączony po błędach')).toBeVisible();
  expect(screen.getByText(/^Nie odbiera od 1 maja 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Wyślij próbne/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Zmień: ${URL}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /^Czynny/ }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Adres zapisany')).toBeVisible();
  const { id, version, description, events } = endpoint();
  expect(inputs['update']).toEqual([
    { id, version, url: URL, description, events, isActive: true },
  ]);
});

test('it is tried, its secret renewed after asking, and failed events of a period are sent again', async () => {
  const { user, inputs } = await open([endpoint()]);
  await user.click(await screen.findByRole('button', { name: `Wyślij próbne: ${URL}` }));
  expect(await screen.findByText('Zdarzenie próbne jest w drodze')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Ponów nieudane: ${URL}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await chooseOption(user, dialog.getByRole('combobox'), 'ostatniej godziny');
  await user.click(dialog.getByRole('button', { name: 'Ponów' }));
  expect(await screen.findByText('Do ponownego wysłania: 2 zdarzenia')).toBeVisible();
  const [replayed] = inputs['replay'] as { endpointId: number; failedSince: string }[];
  expect(replayed!.endpointId).toBe(3);
  expect(Date.now() - Date.parse(replayed!.failedSince)).toBeGreaterThanOrEqual(3_600_000);

  await user.click(screen.getByRole('button', { name: `Wymień sekret: ${URL}` }));
  await user.click(await screen.findByRole('button', { name: 'Wymień sekret' }));
  expect(await screen.findByRole('textbox', { name: 'Sekret' })).toHaveValue(SECRET);
  expect(inputs['rotate']).toEqual([{ endpointId: 3 }]);
});

test('on a phone, too, the log shows what has failed, opens what was sent, and sends it again', async () => {
  openAdminBrowser(390);
  const { user, inputs, filters } = await open([endpoint()], '/admin/webhooks?state=failed');
  const log = within(await screen.findByRole('region', { name: 'Dziennik' }));
  expect(await log.findByText('Odpowiedź ze statusem 500, próby: 11')).toBeVisible();
  expect(filters[0]).toMatchObject({ state: 'failed' });
  await user.click(log.getByRole('button', { name: 'Ponów zdarzenie nr 70' }));
  await waitFor(() => expect(inputs['replay']).toEqual([{ endpointId: 3, deliveryIds: [8] }]));
  await user.click(log.getByText('Nowe zamówienie'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Wysłana treść')).toHaveTextContent('"orderId": 12');
  expect(dialog.getByText('Internal Server Error')).toBeVisible();
  openAdminBrowser(1440);
});
