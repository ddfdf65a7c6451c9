import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  defaultFieldResolver,
} from 'graphql';
import { type ClassType, type NonEmptyArray, type PubSub, buildSchemaSync } from 'type-graphql';
import { AccountResolver } from '../features/accounts/account.resolver.js';
import { PasswordResolver } from '../features/accounts/password.resolver.js';
import { ProfileResolver } from '../features/accounts/profile.resolver.js';
import { StaffRoleResolver } from '../features/accounts/roles/staff-role.resolver.js';
import { SecondFactorResolver } from '../features/accounts/second-factor/second-factor.resolver.js';
import { SessionResolver } from '../features/accounts/session.resolver.js';
import { ApiTokenResolver } from '../features/accounts/tokens/api-token.resolver.js';
import { AuditResolver } from '../features/audit/audit.resolver.js';
import { AuthResolver } from '../features/auth/auth.resolver.js';
import { CallAttemptResolver, CallResolver } from '../features/calls/call.resolver.js';
import { CustomerHistoryResolver } from '../features/calls/customer-history.resolver.js';
import { PromisedCallResolver } from '../features/calls/promised-call.resolver.js';
import { CartResolver } from '../features/cart/cart.resolver.js';
import { AccessoriesResolver } from '../features/catalogue/accessories/accessories.resolver.js';
import { CatalogueResolver } from '../features/catalogue/catalogue.resolver.js';
import { FabricResolver } from '../features/catalogue/fabrics/fabric.resolver.js';
import { ProductResolver } from '../features/catalogue/product.resolver.js';
import { StaffCatalogueResolver } from '../features/catalogue/staff/staff-catalogue.resolver.js';
import {
  ConfiguratorResolver,
  PriceQuoteResolver,
} from '../features/configurator/configurator.resolver.js';
import { ProductPriceResolver } from '../features/configurator/prices/product-price.resolver.js';
import { StartingPointResolver } from '../features/configurator/starting-points/starting-point.resolver.js';
import { ConsentResolver } from '../features/consents/consent.resolver.js';
import { ContentResolver } from '../features/content/content.resolver.js';
import { PageResolver } from '../features/content/pages/page.resolver.js';
import {
  CustomerResolver,
  InquiryCustomerResolver,
  OfferCustomerResolver,
  OrderCustomerResolver,
} from '../features/customers/customer.resolver.js';
import { DashboardResolver } from '../features/dashboard/dashboard.resolver.js';
import { EarlierOrderResolver } from '../features/earlier-orders/earlier-order.resolver.js';
import {
  FileResolver,
  OfferFilesResolver,
  OrderFilesResolver,
} from '../features/files/file.resolver.js';
import { CannedAnswerResolver } from '../features/inquiries/answers/canned-answer.resolver.js';
import {
  InquiryAnswerResolver,
  InquiryDetailsResolver,
} from '../features/inquiries/inquiry-details.resolver.js';
import { InquiryResolver } from '../features/inquiries/inquiry.resolver.js';
import { LineChangeResolver } from '../features/inquiries/order-requests/line-change.resolver.js';
import { OrderRequestResolver } from '../features/inquiries/order-requests/order-request.resolver.js';
import { SamplesResolver } from '../features/inquiries/samples/samples.resolver.js';
import {
  InventoryResolver,
  StockMovementResolver,
} from '../features/inventory/inventory.resolver.js';
import { InvoiceDeliveryResolver } from '../features/invoices/delivery/delivery.resolver.js';
import { InvoiceResolver, OrderInvoicesResolver } from '../features/invoices/invoice.resolver.js';
import {
  InvoiceListResolver,
  OrdersToInvoiceResolver,
} from '../features/invoices/list/invoice-list.resolver.js';
import { MailTextResolver } from '../features/mail-texts/mail-text.resolver.js';
import { MailResolver } from '../features/mail/mail.resolver.js';
import { NewsletterResolver } from '../features/newsletter/newsletter.resolver.js';
import { AcceptedOrderResolver } from '../features/offers/accepting/accepted-order.resolver.js';
import { OfferDecisionResolver } from '../features/offers/accepting/offer-decision.resolver.js';
import { OfferDraftResolver } from '../features/offers/drafts/offer-draft.resolver.js';
import { OfferStaffResolver } from '../features/offers/list/offer-staff.resolver.js';
import {
  OfferEventResolver,
  OfferLineResolver,
  OfferQuestionResolver,
  OfferVersionResolver,
} from '../features/offers/offer-details.resolver.js';
import { OfferLinkResolver } from '../features/offers/offer-link.resolver.js';
import { OfferResolver } from '../features/offers/offer.resolver.js';
import { OfferQuestionsResolver } from '../features/offers/questions/offer-question.resolver.js';
import { OfferSendingResolver } from '../features/offers/sending/offer-sending.resolver.js';
import { OrderChangeResolver } from '../features/orders/changes/order-change.resolver.js';
import {
  OrderVersionLineResolver,
  OrderVersionResolver,
} from '../features/orders/changes/order-version.resolver.js';
import { DeliveryResolver } from '../features/orders/delivery/delivery.resolver.js';
import { OrderMailsResolver } from '../features/orders/mails/order-mail.resolver.js';
import {
  LineMeasurementResolver,
  MeasurementConfirmationResolver,
} from '../features/orders/measurements/measurement.resolver.js';
import {
  OrderNoteResolver,
  OrderNotesResolver,
} from '../features/orders/notes/order-note.resolver.js';
import {
  OrderEventResolver,
  OrderLineResolver,
  OrderVatResolver,
} from '../features/orders/order-details.resolver.js';
import { OrderLinkResolver } from '../features/orders/order-link.resolver.js';
import { OrderStaffResolver } from '../features/orders/order-staff.resolver.js';
import { OrderResolver } from '../features/orders/order.resolver.js';
import {
  LedgerEntryResolver,
  OrderPaymentResolver,
} from '../features/orders/payment/order-payment.resolver.js';
import { WithdrawalResolver } from '../features/orders/withdrawal/withdrawal.resolver.js';
import { OnlinePaymentResolver } from '../features/payments/online/online-payment.resolver.js';
import { OnlineRefundResolver } from '../features/payments/refunds/online-refund.resolver.js';
import { LedgerResolver } from '../features/payments/register/register.resolver.js';
import { PictureLibraryResolver } from '../features/picture-library/picture-library.resolver.js';
import { PictureResolver } from '../features/pictures/pictures.resolver.js';
import { PricingResolver } from '../features/pricing/pricing.resolver.js';
import { ReducedVatResolver } from '../features/pricing/reduced-vat.resolver.js';
import { ScheduledPricesResolver } from '../features/pricing/scheduled/scheduled.resolver.js';
import { ListedServiceResolver } from '../features/pricing/services/listed-service.resolver.js';
import { ProjectResolver } from '../features/projects/project.resolver.js';
import {
  FieldVisitResolver,
  ProtocolResolver,
  VisitPhotographResolver,
  VisitProtocolResolver,
} from '../features/protocols/protocol.resolver.js';
import { DemoDataResolver } from '../features/retention/demo-data/demo-data.resolver.js';
import { PersonResolver } from '../features/retention/person/person.resolver.js';
import { SearchResolver } from '../features/search/search.resolver.js';
import { SettingsResolver } from '../features/settings/settings.resolver.js';
import { ReversalResolver } from '../features/statements/reversals/reversal.resolver.js';
import {
  BankStatementResolver,
  BankTransferResolver,
} from '../features/statements/statement.resolver.js';
import { TaskResolver } from '../features/tasks/task.resolver.js';
import { CrewResolver } from '../features/visits/crews/crew.resolver.js';
import { OwnVisitResolver } from '../features/visits/customer/own-visit.resolver.js';
import {
  InquiryVisitsResolver,
  OfferVisitsResolver,
  OrderVisitsResolver,
  VisitDetailsResolver,
} from '../features/visits/visit-details.resolver.js';
import { VisitResolver } from '../features/visits/visit.resolver.js';
import { WebhookResolver } from '../features/webhooks/webhook.resolver.js';
import { permissionsOf } from '../identity/rights.js';
import { admit } from '../request/admit.js';
import type { Context } from '../request/context.js';
import { checkInput } from '../shared/input/check-input.js';
import { OPERATIONS } from './operations.js';

/** TypeGraphQL requires a PubSub for subscriptions; ours receive their events from the database instead. */
const NO_TOPICS: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`nothing is published on ${topic}`);
  },
};

const RESOLVERS: NonEmptyArray<ClassType> = [
  AccountResolver,
  ApiTokenResolver,
  AuditResolver,
  AuthResolver,
  BankStatementResolver,
  BankTransferResolver,
  CallAttemptResolver,
  CallResolver,
  CannedAnswerResolver,
  TaskResolver,
  CartResolver,
  CatalogueResolver,
  ConfiguratorResolver,
  PriceQuoteResolver,
  ProductPriceResolver,
  ProductResolver,
  StartingPointResolver,
  ConsentResolver,
  ContentResolver,
  CustomerHistoryResolver,
  CustomerResolver,
  InquiryCustomerResolver,
  OfferCustomerResolver,
  OrderCustomerResolver,
  DashboardResolver,
  EarlierOrderResolver,
  FabricResolver,
  FileResolver,
  OfferFilesResolver,
  OrderFilesResolver,
  InquiryAnswerResolver,
  InquiryDetailsResolver,
  InquiryResolver,
  InventoryResolver,
  StockMovementResolver,
  MailResolver,
  MailTextResolver,
  NewsletterResolver,
  InvoiceResolver,
  OrderInvoicesResolver,
  InvoiceDeliveryResolver,
  InvoiceListResolver,
  OrdersToInvoiceResolver,
  OrderEventResolver,
  OrderLineResolver,
  LineChangeResolver,
  OrderRequestResolver,
  OfferDecisionResolver,
  OfferDraftResolver,
  AcceptedOrderResolver,
  OfferEventResolver,
  OfferLineResolver,
  OfferQuestionResolver,
  OfferQuestionsResolver,
  OfferResolver,
  OfferSendingResolver,
  OfferStaffResolver,
  OfferVersionResolver,
  OnlinePaymentResolver,
  OnlineRefundResolver,
  ReversalResolver,
  PromisedCallResolver,
  OrderResolver,
  OrderStaffResolver,
  OrderChangeResolver,
  OrderVersionLineResolver,
  OrderVersionResolver,
  DeliveryResolver,
  LineMeasurementResolver,
  MeasurementConfirmationResolver,
  OrderNotesResolver,
  OrderNoteResolver,
  OrderMailsResolver,
  OrderPaymentResolver,
  LedgerEntryResolver,
  LedgerResolver,
  PricingResolver,
  AccessoriesResolver,
  ListedServiceResolver,
  ReducedVatResolver,
  PageResolver,
  SettingsResolver,
  DemoDataResolver,
  OrderVatResolver,
  OrderLinkResolver,
  OfferLinkResolver,
  ScheduledPricesResolver,
  PersonResolver,
  SearchResolver,
  PasswordResolver,
  PictureResolver,
  PictureLibraryResolver,
  ProfileResolver,
  ProjectResolver,
  SamplesResolver,
  SecondFactorResolver,
  SessionResolver,
  StaffCatalogueResolver,
  StaffRoleResolver,
  CrewResolver,
  VisitResolver,
  VisitDetailsResolver,
  OrderVisitsResolver,
  OfferVisitsResolver,
  InquiryVisitsResolver,
  OwnVisitResolver,
  ProtocolResolver,
  FieldVisitResolver,
  VisitPhotographResolver,
  VisitProtocolResolver,
  WithdrawalResolver,
  WebhookResolver,
];

/** The one schema, which is served, printed and tested. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: RESOLVERS,
    pubSub: NO_TOPICS,
    validateFn: checkInput,
  });
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ] as GraphQLObjectType<unknown, Context>[])
    for (const field of Object.values(root.getFields())) protect(root.name, field);
  return schema;
}

/** Lets an operation answer only those who may call it, and names the permission in its description. */
function protect(root: string, field: GraphQLField<unknown, Context>): void {
  const operation = OPERATIONS[`${root as 'Query'}.${field.name}`];
  if (!operation) throw new Error(`${root}.${field.name} is declared in no x.operations.ts`);
  const { access } = operation;
  if (access === 'everyone') return;
  const needed = permissionsOf(access);
  if (needed.length > 0) field.description += `\n\nNeeds ${needed.join(' and ')}.`;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    admit(context, access);
    return resolve(source, args, context, info);
  };
}
