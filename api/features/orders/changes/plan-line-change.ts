import type { EntityManager } from '@mikro-orm/postgresql';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { AppError, wrongField } from '../../../shared/errors.js';
import { hasSameGoods } from '../../agreements/plan-lines.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import type { SavedConfiguration } from '../../configurator/configurations/configuration.entity.js';
import type { Order } from '../order.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { type PlannedChange, expectChangeable, planChange } from './plan-change.js';

/** Other goods for one line of an order; the configuration may not be stored yet. */
interface LineChange {
  lineId: string;
  configuration: SavedConfiguration;
}

/**
 * Plans that one line gets other goods, at the price that staff would offer by default; the rest of the order stays.
 * Returns the new total of that line, too. Throws CONFLICT where the order can no longer be changed or a version waits
 * for the customer's decision, NOT_FOUND for a line that the order does not have (any more), and BAD_USER_INPUT where the
 * goods stay the same.
 */
export async function planLineChange(
  em: EntityManager,
  order: Order,
  { lineId, configuration }: LineChange,
  catalogue: CatalogueSnapshot,
): Promise<PlannedChange & { lineTotal: string }> {
  expectChangeable(order);
  if ((await em.count(OrderVersion, { order, state: 'sent' })) > 0)
    throw new AppError('CONFLICT', UNDECIDED);
  const lines = await order.lines.loadItems({ refresh: true });
  const changed = lines.find(({ id }) => id === lineId.toLowerCase());
  if (!changed)
    throw wrongField('lineId', 'Tej pozycji nie ma już w\u00a0zamówieniu.', 'NOT_FOUND');
  if (hasSameGoods(changed, configuration)) throw wrongField('configuration', SAME);
  const input = {
    ...pick(order, [...ORDER_FIELD_NAMES, 'version', 'services', 'discount', 'discountReason']),
    orderId: order.id,
    priceBasis: 'better' as const,
    lines: lines.map((line) => ({
      ...pick(line, ['quantity', 'label', 'discount']),
      lineId: line.id,
      configurationId: line === changed ? configuration.id : null,
    })),
  };
  const change = await planChange(em, order, input, catalogue, [configuration]);
  const { planned } = change;
  const { lineTotal } = planned.lines.find((line) => line.replacesLineId === changed.id)!;
  return { ...change, lineTotal };
}

const UNDECIDED =
  'W\u00a0tym zamówieniu jest zmiana, która czeka na decyzję klienta. Najpierw trzeba ją rozstrzygnąć.';
const SAME = 'To te same ustawienia co w\u00a0zamówieniu. Zmień wymiar, kolor albo dodatki.';
