import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../database/database-calls.js';
import { db } from '../../database/db.js';
import type { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { asStaff } from '../audit/as-staff.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { expectActive, lockEndpoint } from './webhook-endpoints.js';
import type {
  ReplayWebhooksInput,
  WebhookDeliveryFilter,
  WebhookDeliveryList,
} from './webhook.inputs.js';

const MAX_REPLAYED = 1000;

/** One page of the log of deliveries, the newest events first. */
export async function listDeliveries(
  em: EntityManager,
  { endpointId, state, event }: WebhookDeliveryFilter,
  { limit, offset }: PageInput,
): Promise<WebhookDeliveryList> {
  const where: FilterQuery<WebhookDelivery> = {
    ...(endpointId != null && { endpoint: endpointId }),
    ...(state != null && { state }),
    ...(event != null && { event: { name: event } }),
  };
  const [items, totalCount] = await em.findAndCount(WebhookDelivery, where, {
    limit,
    offset,
    orderBy: { id: 'desc' },
    populate: ['event', 'endpoint'],
  });
  return { items, totalCount };
}

/**
 * Has deliveries of an endpoint sent again at once, with all attempts before them: those that are named, or the failed
 * ones of events since a time, the oldest 1000. Returns how many. Throws NOT_FOUND where there is none, CONFLICT if the
 * endpoint is not active, BAD_USER_INPUT unless one of both is given.
 */
export function replayDeliveries(
  em: EntityManager,
  actor: User,
  { endpointId, deliveryIds, failedSince }: ReplayWebhooksInput,
): Promise<number> {
  if (Boolean(deliveryIds) === Boolean(failedSince))
    throw wrongField(
      'failedSince',
      'Podaj albo dostarczenia, albo czas, od którego ponowić nieudane.',
    );
  return asStaff(em, actor, async (tx) => {
    expectActive(await lockEndpoint(tx, endpointId));
    const now = new Date(await databaseTime(tx));
    const chosen = db(tx)
      .selectFrom('WebhookDelivery as delivery')
      .innerJoin('WebhookEvent as event', 'event.id', 'delivery.event')
      .select('delivery.id')
      .where('delivery.endpoint', '=', endpointId)
      .$if(Boolean(deliveryIds), (query) => query.where('delivery.id', 'in', deliveryIds!))
      .$if(Boolean(failedSince), (query) =>
        query.where('delivery.state', '=', 'failed').where('event.createdAt', '>=', failedSince!),
      )
      .orderBy('delivery.id')
      .limit(MAX_REPLAYED);
    const { numUpdatedRows } = await db(tx)
      .updateTable('WebhookDelivery')
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
      .where('id', 'in', chosen)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND', 'Nie ma nic do ponowienia.');
    return Number(numUpdatedRows);
  });
}
