import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { requestOf } from '#engine/goods/configuration/request';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../catalogue/change-catalogue.js';
import { createConfiguration } from '../configurator/configurations/configuration.service.js';
import { OrderVersion } from '../orders/changes/order-version.entity.js';
import {
  type ProposalTerms,
  previewChange,
  proposeChange,
} from '../orders/changes/propose-change.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import type { Order } from '../orders/order.entity.js';
import type { FieldGoods } from './field-goods.js';
import { measuredSettings } from './measured-goods.js';
import type { Protocol } from './protocol.entity.js';

/** A protocol with the goods that it is about. */
export interface SignedProtocol {
  protocol: Protocol;
  goods: readonly FieldGoods[];
}

/**
 * Proposes to the customer the change of a locked order that its measured lines need; returns the number of the version,
 * null where nothing differs. Throws CONFLICT while another change waits for the customer, and as `proposeChange` does.
 */
export async function proposeMeasured(
  tx: EntityManager,
  viewer: User,
  order: Order,
  { protocol, goods }: SignedProtocol,
  { catalogue, issuer }: ProposalTerms,
): Promise<number | null> {
  const changed = new Map(
    protocol.lines.flatMap((line) => {
      const found = goods.find(({ id }) => id === line.lineId);
      if (!found) return [];
      const settings = measuredSettings(line, found.settings);
      return isDeepStrictEqual(settings, found.settings) ? [] : [[found.id, settings] as const];
    }),
  );
  if (changed.size === 0) return null;
  if ((await tx.count(OrderVersion, { order, state: 'sent' })) > 0)
    throw new AppError('CONFLICT', UNDECIDED);
  const prices = await lockCatalogue(tx, catalogue);
  const lines = await order.lines.loadItems({ refresh: true });
  const configured = new Map(
    [...changed].map(([id, settings]) => {
      const line = lines.find((each) => each.id === id)!;
      return [id, saved(tx, prices, line, settings)] as const;
    }),
  );
  await tx.flush();
  const change = {
    ...pick(order, [...ORDER_FIELD_NAMES, 'version', 'services', 'discount', 'discountReason']),
    orderId: order.id,
    priceBasis: 'better' as const,
    lines: lines.map((line) => ({
      ...pick(line, ['quantity', 'label', 'discount']),
      lineId: line.id,
      configurationId: configured.get(line.id) ?? null,
    })),
  };
  const { totalAfter } = await previewChange(tx, viewer, change, prices);
  const proposal = { ...change, reason: REASON, expectedTotal: totalAfter };
  await proposeChange(tx, viewer, proposal, { catalogue: prices, issuer });
  return order.latestVersion;
}

/** The id of a new configuration of these settings. Throws CONFIGURATION_INVALID for goods that cannot be made. */
function saved(
  tx: EntityManager,
  catalogue: CatalogueSnapshot,
  { product, productName }: OrderLine,
  settings: OrderLine['settings'],
): string {
  const request = toEdgeRequest(settings.category, requestOf(settings));
  const created = createConfiguration(tx, catalogue, { ...request, productId: product.id });
  if (created.saved) return created.saved.id;
  const [issue] = created.issues;
  throw new AppError('CONFIGURATION_INVALID', `${productName}: ${issue?.message}`);
}

const REASON = 'Wymiary z\u00a0pomiaru na miejscu.';
const UNDECIDED =
  'W\u00a0zamówieniu jest inna zmiana, która czeka na decyzję klienta, więc wymiary z\u00a0pomiaru trzeba wprowadzić ręcznie.';
