import { randomUUID } from 'node:crypto';
import { SUBSCRIBABLE_EVENTS } from '#engine/trade/shop/webhook-events';
import type { Operations } from '../../identity/operations.js';

const write = { access: 'webhooks:write' } as const;
const IN_THE_LOG = 'the log of deliveries shows it';

const ENDPOINT = {
  url: 'https://partner.example/zdarzenia',
  description: 'Hurtownia',
  events: ['order.created', 'invoice.issued'],
};
const BAD_URLS = [
  'partner.example/zdarzenia',
  'http://partner.example/zdarzenia',
  'ftp://partner.example/zdarzenia',
  'https://login:haslo@partner.example/zdarzenia',
  'https://10.1.2.3/zdarzenia',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/zdarzenia',
  'https://[::ffff:10.0.0.1]/zdarzenia',
  'https://0x0a000001/zdarzenia',
];
const BAD_EVENTS = [
  5,
  {},
  [],
  ['ping'],
  ['order'],
  ['__proto__'],
  [null],
  [...SUBSCRIBABLE_EVENTS, 'order.created'],
];

/** What partners' programs are told, and the log of it. */
export const WEBHOOK_OPERATIONS = {
  'Query.webhookEndpoints': { ...write, calls: [async (shop) => (await shop.webhook(), {})] },
  'Query.webhookDeliveries': {
    ...write,
    calls: [
      async (shop) => (await shop.webhook(), {}),
      async (shop) => ({
        filter: { endpointId: (await shop.webhook()).endpointId, state: 'waiting', event: 'ping' },
      }),
    ],
    refused: ({ choice, id }) => ({
      'filter.endpointId': id,
      'filter.state': choice,
      'filter.event': ['order', 5, {}, '__proto__'],
    }),
  },
  'Mutation.createWebhookEndpoint': {
    ...write,
    calls: [() => ({ ...ENDPOINT, idempotencyKey: randomUUID() })],
    refused: ({ key, text }) => ({
      url: [...text(10, 500), ...BAD_URLS],
      description: text(0, 120),
      events: BAD_EVENTS,
      idempotencyKey: key,
    }),
  },
  'Mutation.updateWebhookEndpoint': {
    ...write,
    calls: [
      async (shop) => {
        const { endpointId: id, version } = await shop.webhook();
        return { id, version, ...ENDPOINT, description: randomUUID(), isActive: true };
      },
    ],
    refused: ({ boolean, id, text }) => ({
      id,
      version: id,
      url: [...text(10, 500), ...BAD_URLS],
      description: text(0, 120),
      events: BAD_EVENTS,
      isActive: boolean,
    }),
  },
  'Mutation.rotateWebhookSecret': {
    ...write,
    calls: [async (shop) => ({ endpointId: (await shop.webhook()).endpointId })],
    refused: ({ id }) => ({ endpointId: id }),
  },
  'Mutation.deleteWebhookEndpoint': {
    ...write,
    calls: [async (shop) => ({ endpointId: (await shop.newWebhook()).endpointId })],
    refused: ({ id }) => ({ endpointId: id }),
  },
  'Mutation.sendTestWebhook': {
    ...write,
    notAudited: IN_THE_LOG,
    calls: [async (shop) => ({ endpointId: (await shop.webhook()).endpointId })],
    refused: ({ id }) => ({ endpointId: id }),
  },
  'Mutation.replayWebhooks': {
    ...write,
    notAudited: IN_THE_LOG,
    calls: [
      async (shop) => {
        const { endpointId, deliveryId } = await shop.webhook();
        return { endpointId, deliveryIds: [deliveryId] };
      },
      async (shop) => ({
        endpointId: await shop.failedWebhook(),
        failedSince: '2026-01-01T00:00:00Z',
      }),
    ],
    refused: ({ id, ids, time }) => ({
      endpointId: id,
      deliveryIds: ids,
      failedSince: time,
    }),
  },
} satisfies Operations;
