import { IsIn, IsOptional } from 'class-validator';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { changed, single, page, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { idOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { readFields } from '../../shared/input/read-fields.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { expectConsents } from '../agreements/required-consents.js';
import { listExport } from '../audit/list-export.js';
import { listOrders } from './list/list-orders.js';
import { ordersCsv } from './list/order-csv.js';
import { ORDER_SORTS, OrderFilter, type OrderSort } from './list/order-list.inputs.js';
import { Order } from './order.entity.js';
import { ORDER_OPERATIONS } from './order.operations.js';
import { placeOwnOrder } from './order.resolver.js';
import {
  PlaceOrderBody,
  PlaceOrderHeaders,
  UpdateOrderStatusBody,
  expectSeen,
} from './order.rest-inputs.js';
import { PlaceOrderInput } from './placing/place-order.inputs.js';
import { updateOrderStatus } from './status/change-status.js';
import { UpdateOrderStatusInput } from './status/order-status.inputs.js';

class OrderQuery extends OrderFilter {
  @Description('Left out: the newest first.')
  @IsOptional()
  @IsIn(ORDER_SORTS)
  sort?: OrderSort;
}

const tag = 'Orders';

const PLACED = view('PlacedOrder', Order, ['id', 'token', 'status', 'totalAmount', 'createdAt']);

const ORDER = view('Order', Order, [
  'id',
  ...ORDER_FIELD_NAMES,
  'createdAt',
  'totalAmount',
  'status',
]);

export const ORDER_ROUTES: readonly Route[] = [
  route(ORDER_OPERATIONS, 'POST /orders', {
    tag,
    summary: "Places the caller's own cart as an order, at the prices that the customer saw.",
    also: [
      {
        in: 'header',
        name: 'Idempotency-Key',
        description:
          '1-255 printable ASCII characters: the same key gives the same order, however often it is sent.',
        schema: { Input: PlaceOrderHeaders, field: 'idempotencyKey' },
      },
    ],
    body: json(PlaceOrderBody, {
      example: {
        customerName: 'Żaneta Gęślą',
        customerEmail: 'zaneta@example.com',
        customerPhone: '600 100 200',
        customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
        totalAmount: '4890.00',
        orderItems: [
          {
            configurationId: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11',
            quantity: 1,
            productName: 'Markiza kasetowa',
            price: '4890.00',
          },
        ],
      },
    }),
    errors: [
      'CONFLICT',
      'EMPTY_CART',
      'PRICE_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'CONFIGURATION_INVALID',
      'CONSENT_REQUIRED',
      'TOO_MANY_REQUESTS',
    ],
    answer: single(PLACED, 201, 'The order was placed, or had been under this key.'),
    handle({ context, body: { totalAmount, orderItems, ...customer }, req }) {
      const expectedTotal = normaliseAmount(totalAmount);
      const headers = { idempotencyKey: req.get('Idempotency-Key') };
      const { idempotencyKey } = readFields(PlaceOrderHeaders, headers);
      const input = readFields(PlaceOrderInput, { ...customer, expectedTotal, idempotencyKey });
      const expectations = [expectConsents(input), expectSeen(orderItems, expectedTotal)];
      return placeOwnOrder(context, input, (lines, totals) => {
        for (const expect of expectations) expect(lines, totals);
      });
    },
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders', {
    tag,
    summary: 'Orders, the newest first.',
    query: OrderQuery,
    isPaged: true,
    answer: page(ORDER),
    handle: ({ context: { em }, query: { sort = 'newest', ...filter }, page: window }) =>
      listOrders(em, filter, sort, window, new Set(ORDER.fields)),
  }),

  route(ORDER_OPERATIONS, 'GET /admin/orders.csv', {
    tag,
    summary: 'The filtered orders as a CSV file.',
    query: OrderQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('zamowienia.csv'),
    handle: ({ context, query: { sort = 'newest', ...filter } }) =>
      ordersCsv(context, filter, sort),
  }),

  route(ORDER_OPERATIONS, 'PUT /admin/orders/:id/status', {
    tag,
    summary:
      'Sets the status of an order; any can follow any other, but production waits for the deposit (DEPOSIT_NOT_PAID) and for the measurements (MEASUREMENT_NOT_CONFIRMED).',
    params: { id: idOf('order') },
    body: json(UpdateOrderStatusBody, {
      example: { status: 'in_production', notes: 'Tkanina z\u00a0magazynu w\u00a0Łodzi.' },
    }),
    errors: ['DEPOSIT_NOT_PAID', 'MEASUREMENT_NOT_CONFIRMED'],
    answer: changed(ORDER, { fields: ['id', 'status'], access: 'orders:read' }),
    handle({ context: { em, services }, viewer, params: { id }, body }) {
      const { status, notes, sendsMail } = body;
      const input = readFields(UpdateOrderStatusInput, {
        orderId: id,
        status,
        note: notes,
        sendsMail,
      });
      return updateOrderStatus(em, viewer, input, services);
    },
  }),
];
