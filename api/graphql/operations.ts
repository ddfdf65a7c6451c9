import { ACCOUNT_OPERATIONS, PROFILE_OPERATIONS } from '../features/accounts/account.operations.js';
import { STAFF_ROLE_OPERATIONS } from '../features/accounts/roles/staff-role.operations.js';
import { SECOND_FACTOR_OPERATIONS } from '../features/accounts/second-factor/second-factor.operations.js';
import {
  SESSION_OPERATIONS,
  PASSWORD_OPERATIONS,
} from '../features/accounts/session.operations.js';
import { API_TOKEN_OPERATIONS } from '../features/accounts/tokens/api-token.operations.js';
import { AUDIT_OPERATIONS } from '../features/audit/audit.operations.js';
import { AUTH_OPERATIONS } from '../features/auth/auth.operations.js';
import { CALL_OPERATIONS } from '../features/calls/call.operations.js';
import { CART_OPERATIONS } from '../features/cart/cart.operations.js';
import { CATALOGUE_OPERATIONS } from '../features/catalogue/catalogue.operations.js';
import { STAFF_CATALOGUE_OPERATIONS } from '../features/catalogue/staff/staff-catalogue.operations.js';
import { CONFIGURATOR_OPERATIONS } from '../features/configurator/configurator.operations.js';
import { CONSENT_OPERATIONS } from '../features/consents/consent.operations.js';
import { CONTENT_OPERATIONS } from '../features/content/content.operations.js';
import { CUSTOMER_OPERATIONS } from '../features/customers/customer.operations.js';
import { DASHBOARD_OPERATIONS } from '../features/dashboard/dashboard.operations.js';
import { EARLIER_ORDER_OPERATIONS } from '../features/earlier-orders/earlier-order.operations.js';
import { FILE_OPERATIONS } from '../features/files/files.operations.js';
import { CANNED_ANSWER_OPERATIONS } from '../features/inquiries/answers/canned-answer.operations.js';
import { INQUIRY_OPERATIONS } from '../features/inquiries/inquiry.operations.js';
import { ORDER_REQUEST_OPERATIONS } from '../features/inquiries/order-requests/order-request.operations.js';
import { PHOTOGRAPH_OPERATIONS } from '../features/inquiries/photographs/photograph.operations.js';
import { INVENTORY_OPERATIONS } from '../features/inventory/inventory.operations.js';
import { INVOICE_OPERATIONS } from '../features/invoices/invoice.operations.js';
import { MAIL_TEXT_OPERATIONS } from '../features/mail-texts/mail-text.operations.js';
import { MAIL_OPERATIONS } from '../features/mail/mail.operations.js';
import { NEWSLETTER_OPERATIONS } from '../features/newsletter/newsletter.operations.js';
import { OFFER_DECISION_OPERATIONS } from '../features/offers/accepting/offer-decision.operations.js';
import { OFFER_DRAFT_OPERATIONS } from '../features/offers/drafts/offer-draft.operations.js';
import { OFFER_OPERATIONS } from '../features/offers/offer.operations.js';
import { OFFER_QUESTION_OPERATIONS } from '../features/offers/questions/offer-question.operations.js';
import { OFFER_SENDING_OPERATIONS } from '../features/offers/sending/offer-sending.operations.js';
import { ORDER_CHANGE_OPERATIONS } from '../features/orders/changes/order-change.operations.js';
import { DELIVERY_OPERATIONS } from '../features/orders/delivery/delivery.operations.js';
import { MEASUREMENT_OPERATIONS } from '../features/orders/measurements/measurement.operations.js';
import {
  ORDER_NOTE_OPERATIONS,
  ORDER_MAIL_OPERATIONS,
} from '../features/orders/notes/order-note.operations.js';
import { ORDER_OPERATIONS } from '../features/orders/order.operations.js';
import { ORDER_PAYMENT_OPERATIONS } from '../features/orders/payment/order-payment.operations.js';
import { WITHDRAWAL_OPERATIONS } from '../features/orders/withdrawal/withdrawal.operations.js';
import { ONLINE_PAYMENT_OPERATIONS } from '../features/payments/online/online-payment.operations.js';
import { ONLINE_REFUND_OPERATIONS } from '../features/payments/refunds/online-refund.operations.js';
import { REGISTER_OPERATIONS } from '../features/payments/register/register.operations.js';
import { PICTURE_LIBRARY_OPERATIONS } from '../features/picture-library/picture-library.operations.js';
import { PICTURE_OPERATIONS } from '../features/pictures/pictures.operations.js';
import { PRICING_OPERATIONS } from '../features/pricing/pricing.operations.js';
import { SCHEDULED_PRICES_OPERATIONS } from '../features/pricing/scheduled/scheduled.operations.js';
import { LISTED_SERVICE_OPERATIONS } from '../features/pricing/services/listed-service.operations.js';
import { PROJECT_OPERATIONS } from '../features/projects/project.operations.js';
import { PROTOCOL_OPERATIONS } from '../features/protocols/protocol.operations.js';
import { DEMO_DATA_OPERATIONS } from '../features/retention/demo-data/demo-data.operations.js';
import { PERSON_OPERATIONS } from '../features/retention/person/person.operations.js';
import { SEARCH_OPERATIONS } from '../features/search/search.operations.js';
import { SETTINGS_OPERATIONS } from '../features/settings/settings.operations.js';
import { REVERSAL_OPERATIONS } from '../features/statements/reversals/reversal.operations.js';
import { STATEMENT_OPERATIONS } from '../features/statements/statement.operations.js';
import { TASK_OPERATIONS } from '../features/tasks/task.operations.js';
import { VISIT_FILE_OPERATIONS } from '../features/visits/calendar/calendar.operations.js';
import { CREW_OPERATIONS } from '../features/visits/crews/crew.operations.js';
import { OWN_VISIT_OPERATIONS } from '../features/visits/customer/own-visit.operations.js';
import { VISIT_OPERATIONS } from '../features/visits/visit.operations.js';
import { WEBHOOK_OPERATIONS } from '../features/webhooks/webhook.operations.js';
import { DOCUMENT_OPERATIONS } from '../http/rest/openapi/document.operations.js';
import type { GraphQLName, Operations, RestName } from '../identity/operations.js';

/** All operations of the API, each declared beside its resolver or route. */
export const OPERATIONS: Operations = {
  ...DOCUMENT_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...API_TOKEN_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...AUTH_OPERATIONS,
  ...CALL_OPERATIONS,
  ...CANNED_ANSWER_OPERATIONS,
  ...TASK_OPERATIONS,
  ...CREW_OPERATIONS,
  ...VISIT_OPERATIONS,
  ...OWN_VISIT_OPERATIONS,
  ...VISIT_FILE_OPERATIONS,
  ...PROTOCOL_OPERATIONS,
  ...CART_OPERATIONS,
  ...CATALOGUE_OPERATIONS,
  ...CONFIGURATOR_OPERATIONS,
  ...CONSENT_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...DASHBOARD_OPERATIONS,
  ...DELIVERY_OPERATIONS,
  ...EARLIER_ORDER_OPERATIONS,
  ...FILE_OPERATIONS,
  ...INQUIRY_OPERATIONS,
  ...INVENTORY_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...MAIL_OPERATIONS,
  ...MEASUREMENT_OPERATIONS,
  ...MAIL_TEXT_OPERATIONS,
  ...NEWSLETTER_OPERATIONS,
  ...OFFER_DECISION_OPERATIONS,
  ...OFFER_DRAFT_OPERATIONS,
  ...OFFER_OPERATIONS,
  ...OFFER_QUESTION_OPERATIONS,
  ...OFFER_SENDING_OPERATIONS,
  ...ONLINE_PAYMENT_OPERATIONS,
  ...ONLINE_REFUND_OPERATIONS,
  ...ORDER_CHANGE_OPERATIONS,
  ...ORDER_MAIL_OPERATIONS,
  ...ORDER_NOTE_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...ORDER_PAYMENT_OPERATIONS,
  ...ORDER_REQUEST_OPERATIONS,
  ...PHOTOGRAPH_OPERATIONS,
  ...PASSWORD_OPERATIONS,
  ...PICTURE_LIBRARY_OPERATIONS,
  ...PICTURE_OPERATIONS,
  ...LISTED_SERVICE_OPERATIONS,
  ...PRICING_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...DEMO_DATA_OPERATIONS,
  ...PROFILE_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...REGISTER_OPERATIONS,
  ...REVERSAL_OPERATIONS,
  ...SCHEDULED_PRICES_OPERATIONS,
  ...PERSON_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...SECOND_FACTOR_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...STAFF_CATALOGUE_OPERATIONS,
  ...STAFF_ROLE_OPERATIONS,
  ...STATEMENT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...WITHDRAWAL_OPERATIONS,
};

export const OPERATION_NAMES = Object.keys(OPERATIONS) as (GraphQLName | RestName)[];
