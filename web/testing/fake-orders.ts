import { screen, within } from '@testing-library/react';
import type { OrderFilter, UndoOrderStatusesInput } from '../apollo/schema.generated';
import type { Resolvers } from './graphql-server';
import { renderRoute } from './render-route';
import { staffMember } from './staff-member';
import { staffOrder } from './staff-order';

/** The last change of an order's status while staff can still undo it. */
export const undoable = (orderId: number) => ({
  eventId: 100 + orderId,
  previousStatus: 'pending',
  sendsMail: true,
  secondsLeft: 10,
});

/** A fake API with three orders. It records the filters and inputs that are sent to it. */
export function fakeOrders() {
  const orders = [staffOrder(1), staffOrder(2), staffOrder(3)];
  const filters: (OrderFilter | undefined)[] = [];
  const inputs: unknown[] = [];
  const find = (id: number) => orders.find((each) => each.id === id)!;
  /** Makes a mutation that records its input and returns the changed order. */
  const changing =
    <Input>(change: (input: Input) => object) =>
    (_root: unknown, { input }: { input: Input }) => {
      inputs.push(input);
      return { order: change(input), userErrors: [] as object[] };
    };
  const Query = {
    me: () => staffMember,
    orders: (_root: unknown, { filter }: { filter?: OrderFilter }) => {
      filters.push(filter);
      const sum = { totalIsExact: true, totalAmount: '14670.00', cancelledAmount: '4890.00' };
      return { items: orders, totalCount: orders.length, ...sum };
    },
    orderCounts: () => [{ status: 'pending', count: 3, isExact: true }],
    adminOrder: (_root: unknown, { id }: { id: number }) =>
      orders.find((each) => each.id === id) ?? null,
  };
  const undoOrderStatuses = (_root: unknown, { input }: { input: UndoOrderStatusesInput }) => {
    inputs.push(input);
    const undone = orders.filter(({ id }) => input.eventIds.includes(undoable(id).eventId));
    for (const each of undone) Object.assign(each, { status: 'pending', undoableChange: null });
    return { orders: undone, refused: [], userErrors: [] };
  };
  return { orders, filters, inputs, find, changing, Query, undoOrderStatuses };
}

/** Renders the list of orders with this search in the URL. */
export async function openOrders(search: string, resolvers: Resolvers) {
  const page = await renderRoute(`/admin/orders${search}`, resolvers);
  await screen.findByText(/^3 zamówienia/);
  return page;
}

/** Renders the first order, in the drawer beside the list. */
export async function openOrder(resolvers: Resolvers) {
  const page = await openOrders('?order=1', resolvers);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Zamówienie nr 1');
  return { ...page, drawer };
}
