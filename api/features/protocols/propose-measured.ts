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
import { OrderVersionLine } from '../orders/changes/order-version-line.entity.js';
import { OrderVersion } from '../orders/changes/order-version.entity.js';
import {
  type ProposalTerms,
  previewChange,
  proposeChange,
} from '../orders/changes/propose-change.js';
import { confirmMeasurements } from '../orders/measurements/confirm-measurements.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import type { Order } from '../orders/order.entity.js';
import { isMeasured, measuredSettings } from './measured-goods.js';
import type { Protocol } from './protocol.entity.js';

/**
 * Confirms the measured lines of a locked order that are as they were ordered, and proposes to the customer the change
 * that the others need; returns the number of its version, null where nothing differs. Throws CONFLICT for a line that is
 * gone and while another change waits for the customer, and as `proposeChange` does.
 */
export async function proposeMeasured(
  tx: EntityManager,
  viewer: User,
  order: Order,
  protocol: Protocol,
  { catalogue, issuer }: ProposalTerms,
): Promise<number | null> {
  const lines = await order.lines.loadItems({ refresh: true });
  const measured = protocol.lines.flatMap((written) => {
    const line = lines.find(({ id }) => id === written.lineId);
    if (!line) return [];
    const settings = measuredSettings(written, line.settings);
    const isSame = isDeepStrictEqual(settings, line.settings);
    return [{ line, settings, isSame, isWhole: isMeasured(written, line.settings) }];
  });
  const confirmed = measured.filter(({ isSame, isWhole }) => isSame && isWhole);
  const by = { source: 'protocol', author: viewer } as const;
  await confirmMeasurements(
    tx,
    order,
    confirmed.map(({ line }) => line),
    by,
  );
  if (measured.length < protocol.lines.length) throw new AppError('CONFLICT', GONE);
  const changed = measured.filter(({ isSame }) => !isSame);
  if (changed.length === 0) return null;
  if ((await tx.count(OrderVersion, { order, state: 'sent' })) > 0)
    throw new AppError('CONFLICT', UNDECIDED);
  const prices = await lockCatalogue(tx, catalogue);
  const configured = new Map(
    changed.map(({ line, settings }) => [line.id, saved(tx, prices, line, settings)] as const),
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
  const whole = changed.filter(({ isWhole }) => isWhole).map(({ line }) => line.id);
  await tx.nativeUpdate(
    OrderVersionLine,
    { version: { order, number: order.latestVersion }, replacesLineId: { $in: whole } },
    { isMeasured: true },
  );
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
const GONE =
  'Zmierzonej pozycji nie ma już w\u00a0zamówieniu, więc wymiary z\u00a0pomiaru trzeba wprowadzić ręcznie.';
const UNDECIDED =
  'W\u00a0zamówieniu jest inna zmiana, która czeka na decyzję klienta, więc wymiary z\u00a0pomiaru trzeba wprowadzić ręcznie.';
