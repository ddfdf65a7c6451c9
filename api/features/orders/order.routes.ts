import type { Router } from 'express';
import { contextOf, readBody, readFields, readId, readPage, sendList } from '../../rest-request.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { requireRole } from '../auth/require-role.js';
import { expectConsents } from './order-consents.js';
import { OrderFilter, PlaceOrderInput, UpdateOrderStatusInput } from './order.inputs.js';
import {
  PlaceOrderBody,
  UpdateOrderStatusBody,
  expectSeen,
  readItems,
} from './order.rest-inputs.js';
import { placeOwnOrder } from './order.resolver.js';
import { listOrders, updateOrderStatus } from './order.service.js';
import type { Order } from './order.entity.js';

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
    const { limit: _limit, offset: _offset, ...query } = req.query;
    const filter = readFields(OrderFilter, query);
    const { items, totalCount } = await listOrders(context.em, filter, 'newest', readPage(req));
    sendList(res, { items: items.map(toRest), totalCount });
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
