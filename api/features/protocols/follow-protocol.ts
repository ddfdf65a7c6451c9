import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import type { ProposalTerms } from '../orders/changes/propose-change.js';
import type { PapersShop } from '../orders/delivery/settle-papers.js';
import { lockOrders } from '../orders/find-order.js';
import type { Order } from '../orders/order.entity.js';
import { updateOrderStatus } from '../orders/status/change-status.js';
import { Visit } from '../visits/visit.entity.js';
import { proposeMeasured } from './propose-measured.js';
import { Protocol } from './protocol.entity.js';

const MAX_PROBLEM = 500;

/** What changes and papers of an order name. */
export type FollowingTerms = ProposalTerms & { shop: PapersShop };

/**
 * Changes the order by what was signed. What cannot be done, such as a size that cannot be made, is kept as the problem
 * of the protocol: the customer has signed, so nothing is refused.
 */
export async function followProtocol(
  tx: EntityManager,
  viewer: User,
  protocol: Protocol,
  visit: Visit,
  terms: FollowingTerms,
): Promise<void> {
  if (!visit.order || visit.kind === 'service') return;
  const [order] = await lockOrders(tx, [visit.order.id]);
  if (!order) return;
  try {
    if (visit.kind === 'installation') await deliver(tx, viewer, order, visit, terms.shop);
    else protocol.changeVersion = await proposeMeasured(tx, viewer, order, protocol, terms);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    protocol.problem = (error.fields?.[0]?.message ?? error.message).slice(0, MAX_PROBLEM);
  }
}

/** Sets an order to "delivered" once nothing of it is left to be installed. */
async function deliver(
  tx: EntityManager,
  viewer: User,
  order: Order,
  visit: Visit,
  shop: PapersShop,
): Promise<void> {
  if (order.status === 'delivered' || order.status === 'cancelled') return;
  const others = await tx.find(Visit, {
    order,
    kind: 'installation',
    main: null,
    id: { $ne: visit.id },
    state: { $in: ['asked', 'offered', 'confirmed'] },
  });
  const signed = await tx.count(Protocol, { visit: { $in: others }, signedAt: { $ne: null } });
  if (signed < others.length) return;
  await updateOrderStatus(tx, viewer, { orderId: order.id, status: 'delivered' }, shop);
}
