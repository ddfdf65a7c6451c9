import { keysOf } from '#engine/trade/fields/pick';
import { INVOICE_KINDS } from '#engine/trade/invoices/invoice';
import { LOST_REASON_LABELS } from '#engine/trade/shop/offers';
import { ORDER_STATUSES } from '#engine/trade/shop/order-status';
import type { WebhookSubject } from '#engine/trade/shop/webhook-events';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { VISIT_STATES } from '#engine/visits/states';
import type { JsonSchema } from '../../shared/json-schema.js';

const ID: JsonSchema = { type: 'integer' };
const ID_OR_NULL: JsonSchema = { type: ['integer', 'null'] };
const UUID: JsonSchema = { type: 'string', format: 'uuid' };
const AMOUNT: JsonSchema = { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' };
const DAY: JsonSchema = { type: 'string', format: 'date' };
const TIME_OR_NULL: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const VERSION: JsonSchema = { type: 'integer', description: 'Of its content, from 1.' };
const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
const oneOfOrNull = (values: readonly string[]): JsonSchema => ({
  type: ['string', 'null'],
  enum: [...values, null],
});

type Fields = Readonly<Record<string, JsonSchema>>;

/** The data of the events of each subject, as `api/database/functions/webhooks.sql` writes them. */
export const WEBHOOK_DATA: Readonly<Record<WebhookSubject, Fields>> = {
  order: {
    orderId: ID,
    status: oneOf(ORDER_STATUSES),
    previousStatus: {
      ...oneOfOrNull(ORDER_STATUSES),
      description: 'Null unless the status has changed.',
    },
    versionNumber: VERSION,
    totalAmount: { ...AMOUNT, description: 'With VAT.' },
    net: AMOUNT,
    vat: AMOUNT,
  },
  offer: {
    offerId: ID,
    state: oneOf(['sent', 'accepted', 'lost']),
    versionNumber: VERSION,
    totalAmount: { ...AMOUNT, description: 'With VAT.' },
    validUntil: DAY,
    inquiryId: ID_OR_NULL,
    orderId: ID_OR_NULL,
    lostReason: oneOfOrNull(keysOf(LOST_REASON_LABELS)),
  },
  payment: {
    paymentId: ID,
    orderId: ID,
    amount: { ...AMOUNT, description: 'More than 0, whatever the event.' },
    method: oneOf(['transfer', 'online']),
    valueDay: DAY,
    reversesId: { ...ID_OR_NULL, description: 'The `paymentId` that was withdrawn.' },
  },
  invoice: {
    invoiceId: ID,
    orderId: ID,
    kind: oneOf(INVOICE_KINDS),
    number: { type: 'string' },
    issuedOn: DAY,
    net: AMOUNT,
    vat: AMOUNT,
    gross: AMOUNT,
    correctsId: ID_OR_NULL,
    replacesId: ID_OR_NULL,
    ksefNumber: { type: ['string', 'null'] },
  },
  visit: {
    visitId: UUID,
    kind: oneOf(keysOf(VISIT_KIND_LABELS)),
    state: oneOf(VISIT_STATES),
    orderId: ID_OR_NULL,
    offerId: ID_OR_NULL,
    inquiryId: ID_OR_NULL,
    crewId: ID_OR_NULL,
    startsAt: TIME_OR_NULL,
    endsAt: TIME_OR_NULL,
  },
  ping: {},
};
