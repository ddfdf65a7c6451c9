import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

const read = { access: 'orders:read' } as const;
const write = { access: 'orders:write' } as const;

/** Orders: placing them, reading them, their status and their papers. */
export const ORDER_OPERATIONS = {
  'Query.order': {
    access: 'everyone',
    calls: [async (shop) => ({ token: (await shop.order()).token })],
  },
  'Mutation.placeOrder': {
    access: 'everyone',
    calls: [async (shop, caller) => shop.orderOfCart(caller)],
    refused: ({ amount, boolean, customerFields, integer, key, uuid }) => ({
      ...customerFields,
      expectedTotal: amount,
      expectedGoods: [
        5,
        [5],
        [{}],
        [{ configurationId: 'x', quantity: 1 }],
        [{ configurationId: randomUUID(), quantity: 0 }],
      ],
      'expectedGoods.configurationId': uuid,
      'expectedGoods.quantity': integer(1, 99),
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
      subscribesToNewsletter: boolean,
      idempotencyKey: [
        ...key,
        ' na początku',
        'na końcu ',
        'dwa\nwiersze',
        'znak\0zerowy-w-kluczu',
        'pół \ud800',
      ],
    }),
    refusals: [
      async (shop, caller) => ({ ...(await shop.orderOfCart(caller)), expectedTotal: '1.00' }),
    ],
  },
  'Query.adminOrder': { ...read, calls: [async (shop) => ({ id: (await shop.order()).id })] },
  'Query.orders': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({
        filter: {
          status: 'pending',
          payment: 'unpaid',
          text: 'anna',
          from: '2026-11-01T00:00:00Z',
          to: '2026-12-01T00:00:00Z',
        },
      }),
    ],
    refused: ({ choice, string, time }) => ({
      'filter.status': choice,
      'filter.payment': choice,
      'filter.text': string(100),
      'filter.from': time,
      'filter.to': time,
    }),
  },
  'Query.orderCounts': { ...read, reads: 'replica' },
  'Mutation.updateOrderStatus': {
    ...write,
    calls: [
      async (shop) => ({
        orderId: (await shop.placedOrder()).id,
        version: 1,
        status: 'cancelled',
        note: 'Rezygnacja',
        sendsMail: true,
      }),
      async (shop) => ({ orderId: (await shop.orderToMake()).id, status: 'delivered' }),
    ],
    refused: ({ boolean, choice, id, text }) => ({
      orderId: id,
      status: choice,
      note: text(0, 2000),
      sendsMail: boolean,
      version: id,
    }),
  },
  'Mutation.changeOrderStatuses': {
    ...write,
    calls: [
      async (shop) => ({
        orders: [
          { orderId: (await shop.orderToMake()).id, version: 1 },
          { orderId: 1, version: 999 },
        ],
        status: 'in_production',
        note: 'Zgodne',
        sendsMail: true,
      }),
    ],
    refused: ({ boolean, choice, id, text }) => {
      const order = { orderId: 1, version: 1 };
      return {
        orders: [5, true, 'tekst', {}, [], [{}], [5], [order, order], Array(201).fill(order)],
        'orders.orderId': id,
        'orders.version': id,
        status: choice,
        note: text(0, 2000),
        sendsMail: boolean,
      };
    },
  },
  'Mutation.undoOrderStatuses': {
    ...write,
    calls: [async (shop) => ({ eventIds: [await shop.statusChange()] })],
    refused: () => ({
      eventIds: [true, 'tekst', {}, [], [{}], [0], [1.5], [5, 5], Array(201).fill(5)],
    }),
    refusals: [() => ({ eventIds: [1] })],
  },
  'Mutation.revealOrderLink': {
    access: 'customer-pages:open',
    calls: [async (shop) => ({ orderId: (await shop.placedOrder()).id })],
    refused: ({ id }) => ({ orderId: id }),
  },
  'POST /orders': {
    access: 'everyone',
    calls: [async (shop, caller) => ({ body: await shop.restOrderOfCart(caller) })],
    refused: ({ amount, boolean, customerFields, integer, required, string, uuid }) => ({
      ...customerFields,
      customerName: required(customerFields.customerName),
      customerEmail: required(customerFields.customerEmail),
      customerPhone: required(customerFields.customerPhone),
      customerAddress: required(customerFields.customerAddress),
      totalAmount: required(amount),
      orderItems: [5, true, {}, 'tekst', Array(51).fill({})],
      'orderItems.configurationId': required(uuid),
      'orderItems.quantity': required(integer(1, 99)),
      'orderItems.productName': string(200),
      'orderItems.price': amount,
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
      subscribesToNewsletter: boolean,
    }),
    refusals: [
      { status: 409, code: 'PRICE_CHANGED', call: () => ({ body: { totalAmount: '1.00' } }) },
      { status: 409, code: 'CONFLICT', call: () => ({ body: { orderItems: [] } }) },
      { status: 422, code: 'CONSENT_REQUIRED', call: () => ({ body: { acceptsTerms: false } }) },
      {
        status: 422,
        code: 'CONFIGURATION_INVALID',
        call: async (shop, caller) => {
          await shop.cartOfArchivedProduct(caller);
          return {};
        },
      },
    ],
  },
  'GET /admin/orders': {
    ...read,
    reads: 'replica',
    calls: [() => ({ query: '?status=pending&limit=2' })],
  },
  'GET /admin/orders.csv': {
    access: ['orders:read', 'exports:read'],
    calls: [() => ({ query: '?sort=oldest&from=2026-01-01T00:00:00Z' })],
  },
  'PUT /admin/orders/:id/status': {
    ...write,
    calls: [
      async (shop) => ({
        params: { id: (await shop.placedOrder()).id },
        body: { status: 'cancelled', notes: 'Rezygnacja', sendsMail: true },
      }),
    ],
    refused: ({ boolean, choice, required, text }) => ({
      status: required(choice),
      notes: text(0, 2000),
      sendsMail: boolean,
    }),
    refusals: [
      {
        status: 409,
        code: 'DEPOSIT_NOT_PAID',
        call: async (shop) => ({
          params: { id: (await shop.placedOrder()).id },
          body: { status: 'in_production' },
        }),
      },
      {
        status: 409,
        code: 'MEASUREMENT_NOT_CONFIRMED',
        call: async (shop) => ({
          params: { id: (await shop.paidOrder('4890.00')).id },
          body: { status: 'in_production' },
        }),
      },
    ],
  },
  'GET /orders/:token.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: (await shop.placedOrder()).token } })],
  },
  'GET /orders/:token/terms.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: (await shop.placedOrder()).token } })],
  },
  'GET /orders/:token/versions/:number.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: (await shop.proposedOrder()).token, number: 2 } })],
  },
  'GET /admin/orders/:id.pdf': read,
  'GET /admin/orders/:id/versions/:number.pdf': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.proposedOrder()).id, number: 2 } })],
  },
  'GET /admin/orders/:id/worksheets.pdf': read,
  'GET /admin/orders/:id/labels.pdf': read,
  'GET /admin/orders/worksheets.pdf': { ...read, calls: [() => ({ query: '?ids=2,1' })] },
  'GET /admin/orders/:id/lines/:lineId.pdf': {
    ...read,
    calls: [async (shop) => ({ params: await shop.orderLine() })],
  },
} satisfies Operations;
