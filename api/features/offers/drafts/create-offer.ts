import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from '#engine/goods/families/categories';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderTexts,
} from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { valuesOf } from '#engine/trade/fields/text-field';
import type { Weeks } from '#engine/trade/shop/delivery-term';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import type { ChangedLineInput } from '../../agreements/changed-line.input.js';
import { planLines } from '../../agreements/plan-lines.js';
import { GOODS_ALONE, sumsWith } from '../../agreements/vat.js';
import { asStaff } from '../../audit/as-staff.js';
import { onceForKey } from '../../auth/once-for-key.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { Inquiry } from '../../inquiries/inquiry.entity.js';
import { goodsOf } from '../../projects/project.service.js';
import { insertEvent } from '../insert-event.js';
import { OfferVersion } from '../offer-version.entity.js';
import { Offer } from '../offer.entity.js';
import { putLines } from './draft-lines.js';
import type { CreateOfferInput } from './offer-draft.inputs.js';

/** The prices and the terms of payment of the first draft of an offer. */
interface OfferDefaults {
  catalogue: CatalogueSnapshot;
  payment: PaymentTerms;
  /** The usual weeks until the delivery of goods of these families. */
  usualWeeks: (categories: readonly Category[]) => Weeks;
  /** For how many days it is valid, unless staff say otherwise. */
  validDays: number;
}

const NO_TEXTS: OrderTexts = valuesOf(ORDER_FIELDS, () => null);

/**
 * Starts an offer with a draft of the goods of an inquiry or a project at today's prices, or with an empty draft, once
 * for its idempotency key; returns the number of the offer. Throws NOT_FOUND, CONFIGURATION_INVALID for goods that can
 * no longer be made, and IDEMPOTENCY_KEY_REUSED.
 */
export function createOffer(
  em: EntityManager,
  viewer: User,
  input: CreateOfferInput,
  defaults: OfferDefaults,
): Promise<number> {
  const { inquiryId = null, projectId = null, idempotencyKey: key } = input;
  const request = { key, content: ['createOffer', inquiryId, projectId], reused: REUSED };
  return asStaff(em, viewer, (tx) =>
    onceForKey(tx, viewer, request, () => startOffer(tx, viewer, input, defaults)),
  );
}

async function startOffer(
  tx: EntityManager,
  viewer: User,
  input: CreateOfferInput,
  { catalogue, payment, usualWeeks, validDays }: OfferDefaults,
): Promise<number> {
  const { inquiry, details, goods } = await readSource(tx, input);
  const inForce = await lockCatalogue(tx, catalogue);
  const lines = await planLines(tx, [], goods, async () => [inForce]);
  const usual = usualWeeks(lines.map(({ settings }) => settings.category));
  const createdAt = new Date();
  const offered = {
    ...details,
    ...sumsWith(lines, GOODS_ALONE, details),
    validUntil: addDays(polishClock(createdAt).day, validDays),
    author: tx.getReference(User, viewer.id),
    createdAt,
  };
  const offer = tx.create(Offer, {
    ...pick(offered, [...ORDER_FIELD_NAMES, 'totalAmount', 'validUntil', 'author', 'createdAt']),
    token: randomBytes(32).toString('base64url'),
    inquiry,
    updatedAt: createdAt,
  });
  const draft = tx.create(OfferVersion, {
    ...offered,
    ...payment,
    offer,
    number: 1,
    state: 'draft',
    termWeeksFrom: usual.least,
    termWeeksTo: usual.most,
    text: '',
  });
  putLines(tx, draft, lines);
  insertEvent(tx, offer, { news: 'created', versionNumber: 1, actor: viewer });
  await tx.flush();
  return offer.id;
}

interface Source {
  inquiry: Inquiry | null;
  details: OrderTexts;
  goods: ChangedLineInput[];
}

async function readSource(
  tx: EntityManager,
  { inquiryId, projectId }: CreateOfferInput,
): Promise<Source> {
  const inquiry = inquiryId == null ? null : await tx.findOne(Inquiry, { id: inquiryId });
  if (inquiryId != null && !inquiry) throw new AppError('NOT_FOUND', 'Nie ma takiego zapytania.');
  return {
    inquiry,
    details: { ...NO_TEXTS, ...(inquiry && customerOf(inquiry)) },
    goods: projectId == null ? configurationOf(inquiry) : await goodsOf(tx, projectId),
  };
}

const customerOf = ({ customerName, customerEmail, customerPhone }: Inquiry) => ({
  customerName,
  customerEmail,
  customerPhone,
});

function configurationOf(inquiry: Inquiry | null): ChangedLineInput[] {
  const configurationId = inquiry?.configuration?.id;
  return configurationId ? [{ configurationId, quantity: 1, label: '' }] : [];
}

const REUSED = 'Ten klucz idempotencji został już użyty z\u00a0inną ofertą.';
