import type { EntityManager } from '@mikro-orm/postgresql';
import { toStored } from '#engine/goods/configuration/stored';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { declarationOf } from '#engine/goods/place/declaration';
import { productIdentifier } from '#engine/goods/place/safety';
import { polishClock } from '#engine/locale/polish-time';
import { pick } from '#engine/trade/fields/pick';
import { serialNumbers } from '#engine/trade/shop/guarantee';
import type { Services } from '../../../request/services.js';
import { LETTERHEAD_FIELDS } from '../../agreements/paper/issuer.js';
import type { DeliveryPapers } from '../../delivery-papers/delivery-papers.js';
import { deliveryDay } from '../order-history.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { LinePapers } from './line-papers.entity.js';

/** What papers say of the company, as it is on the day of the delivery. */
export type PapersShop = Pick<Services, 'content' | 'env'>;

/**
 * Makes the papers of orders that are delivered now, and removes those of orders that no longer are; those that are kept
 * stay as they are. Flushes; returns the papers by the id of the order.
 */
export async function settlePapers(
  tx: EntityManager,
  orders: readonly Order[],
  shop: PapersShop,
): Promise<ReadonlyMap<number, readonly DeliveryPapers[]>> {
  const open = orders.filter(({ status }) => status !== 'delivered');
  const delivered = orders.filter(({ status }) => status === 'delivered');
  if (open.length > 0) await tx.nativeDelete(LinePapers, { order: { $in: open } });
  if (delivered.length === 0) return new Map();
  const kept = await tx.find(LinePapers, { order: { $in: delivered } });
  const contents = new Map(kept.map(({ line, content }) => [line.id, content]));
  await tx.populate(delivered, ['lines.product']);
  await tx.populate(delivered, ['history'], { refresh: true });
  for (const order of delivered)
    for (const line of order.lines)
      if (isMadeToMeasure(line.settings.category) && !contents.has(line.id)) {
        const content = papersOf(order, line, shop);
        tx.create(LinePapers, { order, line, content });
        contents.set(line.id, content);
      }
  await tx.flush();
  return new Map(
    delivered.map(({ id, lines }) => [id, lines.map((line) => contents.get(line.id) ?? []).flat()]),
  );
}

function papersOf(order: Order, line: OrderLine, { content, env }: PapersShop): DeliveryPapers {
  const { company } = content;
  const { id, position, quantity, productName, settings } = line;
  const product = line.product.getEntity();
  return {
    lineId: id,
    orderId: order.id,
    identifier: productIdentifier(settings.category, product.id),
    productName,
    settings: toStored(settings),
    serialNumbers: serialNumbers(order.id, position, quantity),
    deliveredOn: deliveryDay(order) ?? polishClock(new Date()).day,
    guaranteeYears: env.WARRANTY_YEARS,
    structureYears: env.STRUCTURE_WARRANTY_YEARS,
    care: product.careInstructions,
    declaration: declarationOf(settings),
    seller: pick(company, LETTERHEAD_FIELDS),
    manufacturer: pick(company.manufacturer, ['name', 'postalAddress', 'email']),
    publicUrl: env.PUBLIC_URL,
  };
}
