import { ORDER_FIELDS } from '../../../engine/fields/order-fields.js';
import { valuesOf } from '../../../engine/fields/text-field.js';
import {
  amount,
  area,
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
import type { InputCase } from './input-case.js';

const ID = integer(1, 2 ** 31 - 1);
const LINES = [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ quantity: 1 })];
const DAY = [5, true, '', '2026-02-30', '24.12.2026', '1999-12-31'];

/** The texts of a customer, any of which may be missing. */
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

/** A draft that an input saves. */
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
    fields: { inquiryId: ID, projectId: uuid },
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
