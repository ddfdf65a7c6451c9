import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { batched } from '../../shared/batched.js';

/**
 * How many sets the stock lacks for a line of an order; undefined where nothing is reserved for it. Sets go to
 * orders in production first, then to the others, each in the order of their numbers.
 */
export const shortageOf = batched(async (em: EntityManager, orderLineIds: readonly string[]) => {
  const rows = await claimsOf(em, orderLineIds);
  return new Map(
    rows.map(({ orderLineId, needed, claimed, stockQuantity }) => [
      orderLineId,
      Math.min(needed, Math.max(Number(claimed) - stockQuantity, 0)),
    ]),
  );
});

/** The sets that each line needs, and the running total of its item's claims up to this line. */
const claimsOf = (em: EntityManager, orderLineIds: readonly string[]) =>
  db(em)
    .with('claim', (query) =>
      query
        .selectFrom('StockReservation')
        .select((eb) => {
          const needed = eb('quantity', '-', eb.ref('consumed'));
          const claimed = eb.fn.sum<string>(needed).over((claims) =>
            claims
              .partitionBy('item')
              .orderBy(eb('state', '=', 'used'), 'desc')
              .orderBy('orderId')
              .orderBy('orderLineId'),
          );
          return ['orderLineId', 'item', needed.as('needed'), claimed.as('claimed')];
        })
        .where('state', '<>', 'released')
        .where('item', 'in', (eb) =>
          eb
            .selectFrom('StockReservation')
            .select('item')
            .where('orderLineId', '=', eb.fn.any(eb.val(orderLineIds))),
        ),
    )
    .selectFrom('claim')
    .innerJoin('InventoryItem as item', 'item.id', 'claim.item')
    .select(['claim.orderLineId', 'claim.needed', 'claim.claimed', 'item.stockQuantity'])
    .where('claim.orderLineId', '=', (eb) => eb.fn.any(eb.val(orderLineIds)))
    .execute();
