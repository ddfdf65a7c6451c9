import { randomUUID } from 'node:crypto';
import { ORDER_FIELDS } from '../../../engine/fields/order-fields.js';
import { pick } from '../../../engine/fields/pick.js';
import { valuesOf } from '../../../engine/fields/text-field.js';
import { orderInput } from '../factories.js';
import {
  amount,
  boolean,
  choice,
  email,
  integer,
  phone,
  string,
  area,
  optionalChoice,
  taxNumber,
  text,
  time,
  uuid,
} from './bad-values.js';
import type { InputCase } from './input-case.js';

const ID = integer(1, 2 ** 31 - 1);
const TEXTS = pick(orderInput(), [
  'customerName',
  'customerEmail',
  'customerPhone',
  'customerAddress',
]);
const LINES = [5, true, 'tekst', {}, [], [{}], [5], Array(51).fill({ quantity: 1 })];

const CHANGE = {
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
  orderId: ID,
  version: ID,
  lines: LINES,
  priceBasis: choice,
  discount: amount,
  discountReason: text(0, 200),
};
const UNCHANGED = {
  ...TEXTS,
  orderId: 1,
  version: 1,
  lines: [{ lineId: randomUUID(), quantity: 1 }],
  discount: '0',
};
const PROPOSE =
  'mutation ($input: ProposeOrderChangeInput!) { proposeOrderChange(input: $input) { userErrors { code } } }';
const OWN = { token: string(100), versionNumber: ID };
const OWN_VALID = { token: 'x'.repeat(43), versionNumber: 2 };

/** The inputs about changes of orders: how each is sent, and what each field refuses. */
export const CHANGE_INPUTS: Record<string, InputCase> = {
  ChangedLineInput: {
    document: `query ($input: ChangedLineInput!) {
      orderChangePreview(input: { orderId: 1, version: 1, lines: [$input], discount: "0", customerName: "Anna Nowak",
        customerEmail: "anna@example.com", customerPhone: "600100200", customerAddress: "ul. Polna 1, Łódź" }) {
        userErrors { code } } }`,
    valid: () => ({ lineId: randomUUID(), quantity: 1 }),
    fields: { lineId: uuid, configurationId: uuid, quantity: integer(1, 99), label: text(0, 80) },
  },
  OrderChangeInput: {
    document:
      'query ($input: OrderChangeInput!) { orderChangePreview(input: $input) { userErrors { code } } }',
    valid: () => UNCHANGED,
    fields: CHANGE,
  },
  ProposeOrderChangeInput: {
    document: PROPOSE,
    valid: () => ({ ...UNCHANGED, reason: 'Po pomiarze', expectedTotal: '1.00' }),
    fields: { ...CHANGE, reason: text(3, 500), expectedTotal: amount },
  },
  WithdrawOrderChangeInput: {
    document:
      'mutation ($input: WithdrawOrderChangeInput!) { withdrawOrderChange(input: $input) { userErrors { code } } }',
    valid: () => ({ orderId: 1, version: 1, versionNumber: 2 }),
    fields: { orderId: ID, version: ID, versionNumber: ID, reason: text(0, 500) },
  },
  RecordOrderDecisionInput: {
    document:
      'mutation ($input: RecordOrderDecisionInput!) { recordOrderDecision(input: $input) { userErrors { code } } }',
    valid: () => ({
      orderId: 1,
      version: 1,
      versionNumber: 2,
      accepts: true,
      name: 'Anna Nowak',
      at: '2026-01-01T10:00:00.000Z',
    }),
    fields: {
      orderId: ID,
      version: ID,
      versionNumber: ID,
      accepts: boolean,
      name: text(2, 120),
      at: time,
      note: text(0, 1000),
    },
  },
  AcceptOrderChangeInput: {
    document:
      'mutation ($input: AcceptOrderChangeInput!) { acceptOrderChange(input: $input) { userErrors { code } } }',
    valid: () => ({ ...OWN_VALID, name: 'Anna Nowak', agrees: true }),
    fields: { ...OWN, name: text(2, 120), agrees: boolean },
  },
  RefuseOrderChangeInput: {
    document:
      'mutation ($input: RefuseOrderChangeInput!) { refuseOrderChange(input: $input) { userErrors { code } } }',
    valid: () => OWN_VALID,
    fields: { ...OWN, reason: text(0, 1000) },
  },
};
