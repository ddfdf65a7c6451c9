import { IsIn, IsOptional } from 'class-validator';
import type { Request, Router } from 'express';
import {
  contextOf,
  queryInstant,
  readBody,
  readFields,
  readId,
  readPage,
  sendList,
} from '../../rest-request.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { requireRole } from '../auth/require-role.js';
import { expectConsents } from './order-consents.js';
import { updateOrderStatus } from './change-status.js';
import { ordersCsv } from './order-csv.js';
import { ORDER_SORTS, OrderFilter, type OrderSort } from './order-list.inputs.js';
import { UpdateOrderStatusInput } from './order-status.inputs.js';
import { PlaceOrderInput } from './order.inputs.js';
import {
  PlaceOrderBody,
  UpdateOrderStatusBody,
  expectSeen,
  readItems,
} from './order.rest-inputs.js';
import { placeOwnOrder } from './order.resolver.js';
import { listOrders } from './order.service.js';
import type { Order } from './order.entity.js';

class OrderListQuery extends OrderFilter {
  @IsOptional()
  @IsIn(ORDER_SORTS)
  sort?: OrderSort;
}

export function orderRoutes(router: Router): void {
  router.post('/orders', async (req, res) => {
    const context = contextOf(res);
    const { totalAmount, orderItems, ...customer } = readBody(PlaceOrderBody, req);
    const items = readItems(orderItems);
    const expectedTotal = normaliseAmount(totalAmount);
    const input = readFields(PlaceOrderInput, {
      ...customer,
      expectedTotal,
      idempotencyKey: req.get('Idempotency-Key'),
    });
    const expectations = [expectConsents(input), expectSeen(items, expectedTotal)];
    const order = await placeOwnOrder(context, input, (lines, totals) => {
      for (const expect of expectations) expect(lines, totals);
    });
    const { id, token, status, createdAt } = order;
    res.status(201).json({ id, token, status, totalAmount: order.totalAmount, createdAt });
  });

  router.get('/admin/orders', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const { sort = 'newest', ...filter } = readQuery(req);
    const { items, totalCount } = await listOrders(context.em, filter, sort, readPage(req));
    sendList(res, { items: items.map(toRest), totalCount });
  });

  router.get('/admin/orders.csv', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const { sort = 'newest', ...filter } = readQuery(req);
    const csv = await ordersCsv(context.em, filter, sort);
    res.attachment('zamowienia.csv').type('text/csv; charset=utf-8').send(csv);
  });

  router.put('/admin/orders/:id/status', async (req, res) => {
    const context = contextOf(res);
    const actor = requireRole(context, 'staff');
    const { status, notes } = readBody(UpdateOrderStatusBody, req);
    const input = readFields(UpdateOrderStatusInput, {
      orderId: readId(req.params.id),
      status,
      note: notes,
    });
    res.json(toRest(await updateOrderStatus(context.em, actor, input)));
  });
}

function readQuery({ query }: Request): OrderListQuery {
  const { limit: _limit, offset: _offset, from, to, ...fields } = query;
  return readFields(OrderListQuery, {
    ...fields,
    ...(from !== undefined && { from: queryInstant(from) }),
    ...(to !== undefined && { to: queryInstant(to) }),
  });
}

function toRest(order: Order) {
  const {
    id,
    customerName,
    customerEmail,
    customerPhone,
    customerAddress,
    createdAt,
    totalAmount,
    status,
  } = order;
  return {
    id,
    customerName,
    customerEmail,
    customerPhone,
    customerAddress,
    createdAt,
    totalAmount,
    status,
  };
}
