import type { EntityManager } from '@mikro-orm/postgresql';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectDiscountWithin } from '../../agreements/expect-discount-within.js';
import type { Issuer } from '../../agreements/paper/issuer.js';
import { asStaff } from '../../audit/as-staff.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { expectRightToChange } from '../../orders/changes/plan-change.js';
import { planLineChange } from '../../orders/changes/plan-line-change.js';
import { storeChange } from '../../orders/changes/store-change.js';
import { lockOrders } from '../../orders/find-order.js';
import type { Order } from '../../orders/order.entity.js';
import { Inquiry, OPEN_INQUIRY_STATUSES } from '../inquiry.entity.js';
import { lockInquiry } from '../update-inquiry.js';
import type { AcceptLineChangeInput } from './line-change.inputs.js';

/** Whether staff can still accept the change of a line that the customer has proposed in this inquiry. */
export const awaitsAcceptance = ({ orderLineId, status }: Inquiry): boolean =>
  orderLineId !== null && OPEN_INQUIRY_STATUSES.some((open) => open === status);

/**
 * Plans the change of a line that the customer has proposed in an inquiry. Throws as `planLineChange` does, and
 * PRICE_CHANGED where the price is no longer the one to which the customer has agreed.
 */
export async function planRequested(
  em: EntityManager,
  order: Order,
  { configuration, orderLineId, agreedLineTotal }: Inquiry,
  catalogue: CatalogueSnapshot,
) {
  const goods = await configuration?.load();
  if (!goods || !orderLineId || !agreedLineTotal) throw new AppError('CONFLICT', NOTHING_PROPOSED);
  const line = { lineId: orderLineId, configuration: goods };
  const change = await planLineChange(em, order, line, catalogue);
  if (change.lineTotal !== agreedLineTotal) {
    const [agreed, now] = [agreedLineTotal, change.lineTotal].map(parseAmount).map(formatZloty);
    throw new AppError(
      'PRICE_CHANGED',
      `Klient zgodził się na ${agreed} za tę pozycję, a\u00a0dziś kosztuje ona ${now}. Zmień zamówienie ręcznie: klient dostanie nową cenę do akceptacji.`,
    );
  }
  return change;
}

/** What `acceptLineChange` needs besides the input. */
interface AcceptanceTerms {
  catalogue: CatalogueSnapshot;
  issuer: Issuer;
}

/**
 * Changes the order as its customer has proposed in an inquiry, at the price to which they agreed there, and resolves
 * the inquiry. Throws NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN once production has started unless the viewer is an admin,
 * BAD_USER_INPUT where the discounts that stay are above the limit of the viewer's role for a lower price, CONFLICT for an
 * inquiry that is closed or proposes nothing, and as `planRequested` does.
 */
export async function acceptLineChange(
  em: EntityManager,
  viewer: User,
  { id, version }: AcceptLineChangeInput,
  { catalogue, issuer }: AcceptanceTerms,
): Promise<void> {
  // Not from the identity map, because the inquiry must be read again under its lock, after that of the order.
  const found = await em.findOne(Inquiry, { id }, { disableIdentityMap: true });
  await asStaff(em, viewer, async (tx) => {
    const [order] = await lockOrders(tx, found?.order ? [found.order.id] : []);
    const inquiry = await lockInquiry(tx, id, version);
    if (!order || !awaitsAcceptance(inquiry)) throw new AppError('CONFLICT', NOTHING_PROPOSED);
    const prices = await lockCatalogue(tx, catalogue);
    const change = await planRequested(tx, order, inquiry, prices);
    expectRightToChange(order, viewer);
    expectDiscountWithin(viewer, change.planned, [order]);
    const { customerName: name, createdAt: at } = inquiry;
    const reason = `Zmiana zaproponowana przez klienta (zapytanie nr\u00a0${id})`;
    await storeChange(tx, viewer, { order, reason, issuer, consent: { name, at }, ...change });
    inquiry.status = 'resolved';
    inquiry.assignee ??= tx.getReference(User, viewer.id, { wrapped: true });
    await tx.flush();
  });
}

const NOTHING_PROPOSED = 'W\u00a0tym zapytaniu nie ma propozycji zmiany, która czeka na przyjęcie.';
