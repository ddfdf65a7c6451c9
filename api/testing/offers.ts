import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { revealToken } from './customer-links.js';
import {
  DIFFERENCE,
  type Difference,
  type ReadService,
  SERVICES,
  serviceInputs,
} from './order-changes.js';
import type { TestVisitor } from './test-visitor.js';

interface ReadOfferLine {
  lineId: string;
  quantity: number;
  label: string;
  unitPrice: string;
  discount: string;
  lineTotal: string;
  configurationId: string | null;
}

interface ReadOfferVersion extends Record<string, unknown> {
  number: number;
  state: string;
  services: ReadService[];
  discount: string;
  totalAmount: string;
  validUntil: string;
  lines: ReadOfferLine[];
  difference: Difference | null;
}

export interface ReadOffer extends Record<string, unknown> {
  id: number;
  token: string;
  version: number;
  state: string;
  currentVersion: number;
  totalAmount: string;
  validUntil: string;
  versions: ReadOfferVersion[];
  questions: { id: number; text: string; answer: string | null; versionNumber: number }[];
  order: { id: number; token: string; totalAmount: string } | null;
  history: { news: string; versionNumber: number; actorName: string | null }[] | null;
}

export interface OfferAnswer {
  offer: ReadOffer | null;
  order?: { id: number; token: string; totalAmount: string } | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const TERMS = 'depositPercent depositDays restDays validUntil termWeeksFrom termWeeksTo';

const OFFER = `
  id version state currentVersion totalAmount validUntil ${ORDER_FIELD_NAMES.join(' ')}
  sentAt openedAt askedAt acceptedAt lostReason lostNote authorName inquiryId
  versions {
    number state ${SERVICES} discount discountReason totalAmount net vat ${TERMS} text sentAt openedAt
    ${ORDER_FIELD_NAMES.join(' ')}
    decidedName decidedAt consentWay decisionNote
    lines { lineId quantity label unitPrice discount lineTotal configurationId }
    difference { ${DIFFERENCE} }
  }
  questions { id versionNumber text answer answeredByName }
  history { news versionNumber actorName note }`;

/** What only requests by the token may read of the tokens. */
const OWN_OFFER = `${OFFER} token order { id token totalAmount }`;
const STAFF_OFFER = `${OFFER} order { id totalAmount }`;

/**
 * Sends one of the mutations about offers, as the customer by the token or as staff, who then open the customer's pages;
 * throws where the answer has GraphQL errors.
 */
export async function offerAction(
  visitor: TestVisitor,
  name: string,
  input: object,
  type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`,
): Promise<OfferAnswer> {
  const isOwn = 'token' in input;
  const { data, errors } = await visitor.graphql<Record<string, OfferAnswer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) {
      offer { ${isOwn ? OWN_OFFER : STAFF_OFFER} } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const answer = data[name]!;
  if (answer.offer && !isOwn) await addTokens(visitor, answer.offer);
  return answer;
}

async function addTokens(staff: TestVisitor, offer: ReadOffer): Promise<void> {
  offer.token = await revealToken(staff, 'Offer', offer.id);
  if (offer.order) offer.order.token = await revealToken(staff, 'Order', offer.order.id);
}

/** The offer that an action returns; fails on errors. */
export async function done(answer: Promise<OfferAnswer>): Promise<ReadOffer> {
  const { offer, userErrors } = await answer;
  if (!offer || userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return offer;
}

/** The offer as this visitor sees it, by its token. */
export async function readOwnOffer(visitor: TestVisitor, token: string): Promise<ReadOffer | null> {
  const { data, errors } = await visitor.graphql<{ offer: ReadOffer | null }>(
    `query ($token: String!) { offer(token: $token) { ${OWN_OFFER} } }`,
    { token },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.offer;
}

/** The `SaveOfferDraftInput` that saves the latest version of an offer unchanged, apart from the overrides. */
export const draftInput = (offer: ReadOffer, overrides: Record<string, unknown> = {}) => {
  const draft = offer.versions.at(-1)!;
  return {
    offerId: offer.id,
    version: offer.version,
    ...pick(draft, [
      ...ORDER_FIELD_NAMES,
      ...TERMS.split(' '),
      'text',
      'discount',
      'discountReason',
    ]),
    lines: draft.lines.map(({ lineId, quantity, label, discount }) => ({
      lineId,
      quantity,
      label,
      discount,
    })),
    services: serviceInputs(draft.services),
    ...overrides,
  };
};

const CUSTOMER = {
  customerName: 'Żaneta Gęślą',
  customerPhone: '+48600100200',
  customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
};

/** A draft of one piece of a configuration, for a customer of this e-mail. */
export async function draftOffer(
  staff: TestVisitor,
  { configurationId, email }: { configurationId: string; email: string },
): Promise<ReadOffer> {
  const empty = await done(offerAction(staff, 'createOffer', {}));
  return done(
    offerAction(
      staff,
      'saveOfferDraft',
      draftInput(empty, {
        ...CUSTOMER,
        customerEmail: email,
        lines: [{ configurationId, quantity: 1, label: 'Taras' }],
      }),
    ),
  );
}

/** Sends the offer unchanged. */
export const sendOffer = (staff: TestVisitor, { id, version }: ReadOffer): Promise<OfferAnswer> =>
  offerAction(staff, 'sendOffer', { offerId: id, version }, 'OfferInput');

/** The next version of an offer, as a draft that is saved with these changes. */
export async function revised(
  staff: TestVisitor,
  { id, version }: ReadOffer,
  overrides: Record<string, unknown> = {},
): Promise<ReadOffer> {
  const draft = await done(
    offerAction(staff, 'reviseOffer', { offerId: id, version }, 'OfferInput'),
  );
  return done(offerAction(staff, 'saveOfferDraft', draftInput(draft, overrides)));
}

/** The input by which the customer of an offer accepts its current version, apart from the overrides. */
export const acceptInput = (offer: ReadOffer, overrides: Record<string, unknown> = {}) => ({
  ...pick(offer, ORDER_FIELD_NAMES),
  token: offer.token,
  versionNumber: offer.currentVersion,
  name: 'Żaneta Gęślą',
  acceptsTerms: true,
  acknowledgesMadeToMeasure: true,
  ...overrides,
});

/** Accepts an offer on its page; returns the order, too. */
export async function acceptOffer(visitor: TestVisitor, input: object): Promise<OfferAnswer> {
  const { data, errors } = await visitor.graphql<{ acceptOffer: OfferAnswer }>(
    `mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) {
      offer { ${OWN_OFFER} } order { id token totalAmount } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.acceptOffer;
}
