import { ORDER_FIELDS } from '../../../engine/fields/order-fields.js';
import { valuesOf } from '../../../engine/fields/text-field.js';
import {
  amount,
  area,
  boolean,
  choice,
  email,
  integer,
  optionalChoice,
  phone,
  string,
  taxNumber,
  text,
  time,
  uuid,
} from './bad-values.js';
import { pick } from '../../../engine/fields/pick.js';
import { orderInput } from '../factories.js';
import type { InputCase } from './input-case.js';

const ID = integer(1, 2 ** 31 - 1);
const LINES = [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ quantity: 1 })];
const DAY = [5, true, '', '2026-02-30', '24.12.2026', '1999-12-31'];

/** Values that the texts of a customer refuse; any text may be missing. */
const TEXTS = {
  ...valuesOf(ORDER_FIELDS, () => text(0, 500)),
  customerName: text(2, 120),
  customerEmail: email,
  customerPhone: phone,
  customerAddress: text(5, 500),
  measuringNote: text(0, 2000),
  companyName: text(0, 200),
  companyTaxNumber: taxNumber,
  buildingKind: optionalChoice,
  buildingArea: area,
};

const READ = { offerId: ID, version: ID };

const OWN = { token: string(100), versionNumber: ID };
const OWN_VALID = { token: 'x'.repeat(43), versionNumber: 1 };
const ORDERED = pick(orderInput(), [
  'customerName',
  'customerEmail',
  'customerPhone',
  'customerAddress',
]);
const send = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { userErrors { code } } }`;

const DRAFT = {
  offerId: 1,
  version: 1,
  lines: [],
  discount: '0',
  depositPercent: 30,
  depositDays: 7,
  restDays: 7,
  validUntil: '2026-12-24',
  termWeeksFrom: 2,
  termWeeksTo: 4,
  text: '',
};

/** The inputs about offers: how each is sent, and what each field refuses. */
export const OFFER_INPUTS: Record<string, InputCase> = {
  CreateOfferInput: {
    document:
      'mutation ($input: CreateOfferInput!) { createOffer(input: $input) { userErrors { code } } }',
    valid: () => ({ inquiryId: 999_999 }),
    fields: { inquiryId: ID, projectId: uuid, idempotencyKey: string(255, 1) },
  },
  OpenOfferInput: {
    document: 'mutation ($input: OpenOfferInput!) { openOffer(input: $input) }',
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: { token: string(100) },
  },
  AskAboutOfferInput: {
    document: send('askAboutOffer', 'AskAboutOfferInput'),
    valid: () => ({ ...OWN_VALID, text: 'Kiedy?' }),
    fields: { ...OWN, text: text(2, 2000) },
  },
  AnswerOfferQuestionInput: {
    document: send('answerOfferQuestion', 'AnswerOfferQuestionInput'),
    valid: () => ({ questionId: 999_999, text: 'Tak' }),
    fields: { questionId: ID, text: text(2, 5000) },
  },
  AcceptOfferInput: {
    document: send('acceptOffer', 'AcceptOfferInput'),
    valid: () => ({
      ...ORDERED,
      ...OWN_VALID,
      name: 'Anna Nowak',
      acceptsTerms: true,
      acknowledgesMadeToMeasure: true,
    }),
    fields: {
      ...TEXTS,
      ...OWN,
      name: text(2, 120),
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
    },
  },
  RecordOfferAcceptanceInput: {
    document: send('recordOfferAcceptance', 'RecordOfferAcceptanceInput'),
    valid: () => ({
      ...ORDERED,
      offerId: 1,
      version: 1,
      versionNumber: 1,
      name: 'Anna Nowak',
      at: '2026-01-01T10:00:00.000Z',
    }),
    fields: {
      ...TEXTS,
      ...READ,
      versionNumber: ID,
      name: text(2, 120),
      at: time,
      note: text(0, 1000),
    },
  },
  DeclineOfferInput: {
    document: send('declineOffer', 'DeclineOfferInput'),
    valid: () => ({ ...OWN_VALID, reason: 'price' }),
    fields: { ...OWN, reason: choice, note: text(0, 1000) },
  },
  LoseOfferInput: {
    document: send('loseOffer', 'LoseOfferInput'),
    valid: () => ({ offerId: 1, version: 1, reason: 'price' }),
    fields: { ...READ, reason: choice, note: text(0, 1000) },
  },
  OfferFunnelInput: {
    document: 'query ($input: OfferFunnelInput!) { offerFunnel(input: $input) { sent { count } } }',
    valid: () => ({ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }),
    fields: { from: time, to: time },
  },
  OfferFilter: {
    document: `query ($input: OfferFilter) {
      offers(filter: $input) { totalCount } offerCounts(filter: $input) { count } }`,
    valid: () => ({ state: 'expired', text: 'anna', from: '2026-11-01T00:00:00Z' }),
    fields: { state: choice, text: string(100), inquiryId: ID, from: time, to: time },
  },
  OfferInput: {
    document:
      'mutation ($input: OfferInput!) { reviseOffer(input: $input) { userErrors { code } } }',
    valid: () => ({ offerId: 1, version: 1 }),
    fields: READ,
  },
  SaveOfferDraftInput: {
    document:
      'mutation ($input: SaveOfferDraftInput!) { saveOfferDraft(input: $input) { userErrors { code } } }',
    valid: () => DRAFT,
    fields: {
      ...TEXTS,
      ...READ,
      lines: LINES,
      discount: amount,
      discountReason: text(0, 200),
      depositPercent: integer(0, 100),
      depositDays: integer(0, 365),
      restDays: integer(0, 365),
      validUntil: DAY,
      termWeeksFrom: integer(1, 52),
      termWeeksTo: integer(1, 52),
      text: text(0, 4000),
    },
  },
};
