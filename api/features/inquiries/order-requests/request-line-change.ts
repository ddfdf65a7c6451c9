import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { upperFirst } from '#engine/locale/text';
import { surchargeText } from '#engine/trade/shop/order-changes';
import type { User } from '../../../identity/user.entity.js';
import { wrongField } from '../../../shared/errors.js';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { factRow } from '../../agreements/mail-blocks.js';
import { asViewer } from '../../audit/as-staff.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { draftConfiguration } from '../../configurator/configurations/configuration.service.js';
import { planLineChange } from '../../orders/changes/plan-line-change.js';
import type { Order } from '../../orders/order.entity.js';
import { receivedMail } from '../inquiry-mails.js';
import { Inquiry, OPEN_INQUIRY_STATUSES } from '../inquiry.entity.js';
import { storeOnce } from '../inquiry.service.js';
import type { LineChangeInput, RequestLineChangeInput } from './line-change.inputs.js';
import { expectBeforeProduction, lockForRequest, subjectOf } from './submit-order-request.js';

/**
 * Plans the change that a customer has configured, without writing anything. Throws as `planLineChange` does,
 * CONFLICT once production has begun, NOT_FOUND for a product that is not in the shop, and CONFIGURATION_INVALID.
 */
export async function planConfigured(
  em: EntityManager,
  order: Order,
  { lineId, ...request }: LineChangeInput,
  catalogue: CatalogueSnapshot,
) {
  expectBeforeProduction(order);
  const { saved: configuration, issues } = draftConfiguration(em, catalogue, request);
  if (!configuration) {
    const [issue] = issues;
    throw wrongField(issue?.field ?? '', issue?.message ?? '', 'CONFIGURATION_INVALID');
  }
  const change = await planLineChange(em, order, { lineId, configuration }, catalogue);
  return { ...change, configuration };
}

/**
 * Stores the change that a customer has configured, and agreed to at this price, as an inquiry of the order, and
 * confirms it by e-mail. The same request, while it is open, is stored once; another one for the same line closes those
 * before it. Throws as `planConfigured` does, CONSENT_REQUIRED, and PRICE_CHANGED.
 */
export async function requestLineChange(
  em: EntityManager,
  viewer: User | null,
  orderId: number,
  { expectedTotal, agrees, message: words, ...input }: RequestLineChangeInput,
  catalogue: CatalogueSnapshot,
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const order = await lockForRequest(tx, orderId);
    const prices = await lockCatalogue(tx, catalogue);
    const { configuration, difference, lineTotal } = await planConfigured(tx, order, input, prices);
    if (!agrees) throw wrongField('agrees', NOT_TICKED, 'CONSENT_REQUIRED');
    if (difference.totalAfter !== expectedTotal)
      throw wrongField('expectedTotal', PRICE_CHANGED, 'PRICE_CHANGED');
    const orderLineId = input.lineId.toLowerCase();
    const message = textOf(difference, words?.trim() ?? '');
    const open = await tx.find(
      Inquiry,
      { order, orderLineId, status: { $in: [...OPEN_INQUIRY_STATUSES] } },
      { populate: ['configuration'] },
    );
    const isSame = (earlier: Inquiry) =>
      earlier.message === message &&
      earlier.configuration?.getEntity().fingerprint === configuration.fingerprint;
    if (open.some(isSame)) return;
    for (const earlier of open) earlier.status = 'closed';
    tx.persist(configuration);
    const fields = {
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      customerPhone: order.customerPhone,
      subject: subjectOf('order_change', order),
      message,
      inquiryType: 'order_change' as const,
      configuration,
      order: ref(order),
      orderLineId,
      agreedLineTotal: lineTotal,
    };
    await storeOnce(tx, fields, (inquiry) => receivedMail(inquiry, null, order));
  });
}

/** The change in words for lists, mails and the page of the order, then what the customer has written. */
function textOf({ lines, difference, totalAfter }: OrderDifference, words: string): string {
  const changed = lines.flatMap(({ name, facts }) => [
    name,
    ...facts.map(factRow).map(({ label, value }) => `${label}: ${value}`),
  ]);
  const surcharge = upperFirst(surchargeText(parseAmount(difference)));
  const total = `Zamówienie po zmianie: ${formatZloty(parseAmount(totalAfter))}`;
  return [...changed, `${surcharge}. ${total}.`, ...(words ? ['', words] : [])].join('\n');
}

const NOT_TICKED = 'Zaznacz, że zgadzasz się na zmianę.';
const PRICE_CHANGED =
  'Cena tej zmiany jest już inna. Sprawdź nową kwotę i\u00a0wyślij jeszcze raz.';
