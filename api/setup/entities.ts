import { OwnMatter } from '../database/own-matter.entity.js';
import { Account } from '../features/accounts/account.entity.js';
import { PasswordLink } from '../features/accounts/password-link.entity.js';
import { AuditEntry } from '../features/audit/audit-entry.entity.js';
import { StaffRequestKey } from '../features/auth/staff-request-key.entity.js';
import { CallAttempt } from '../features/calls/call-attempt.entity.js';
import { CallTask } from '../features/calls/call-task.entity.js';
import { WaitingCall } from '../features/calls/waiting-call.entity.js';
import { CartLine } from '../features/cart/cart-line.entity.js';
import { Cart } from '../features/cart/cart.entity.js';
import { AccessoryCategory } from '../features/catalogue/accessories/accessory-category.entity.js';
import { CatalogueVersion } from '../features/catalogue/catalogue-version.entity.js';
import { PriceList, ProductPrice } from '../features/catalogue/price-list.entity.js';
import { Product } from '../features/catalogue/product.entity.js';
import { ReducedVat } from '../features/catalogue/reduced-vat.entity.js';
import { StoredSetting } from '../features/catalogue/stored-setting.entity.js';
import { SavedConfiguration } from '../features/configurator/configurations/configuration.entity.js';
import { LegalText } from '../features/content/legal/legal-text.entity.js';
import { PageVersion } from '../features/content/pages/page-version.entity.js';
import { CustomerMatter } from '../features/customers/customer-matter.entity.js';
import { Customer } from '../features/customers/customer.entity.js';
import { EarlierOrder } from '../features/earlier-orders/earlier-order.entity.js';
import { AttachedFile } from '../features/files/attached-file.entity.js';
import { CannedAnswer } from '../features/inquiries/answers/canned-answer.entity.js';
import { InquiryAnswer } from '../features/inquiries/answers/inquiry-answer.entity.js';
import { Inquiry } from '../features/inquiries/inquiry.entity.js';
import { InquiryPhotograph } from '../features/inquiries/photographs/inquiry-photograph.entity.js';
import { InventoryItem } from '../features/inventory/inventory-item.entity.js';
import { StockMovement } from '../features/inventory/stock-movement.entity.js';
import { StockReservation } from '../features/inventory/stock-reservation.entity.js';
import { InvoiceDelivery } from '../features/invoices/delivery/invoice-delivery.entity.js';
import { InvoiceCounter } from '../features/invoices/invoice-counter.entity.js';
import { Invoice } from '../features/invoices/invoice.entity.js';
import { Instalment } from '../features/ledger/instalment.entity.js';
import { LedgerEntry } from '../features/ledger/ledger-entry.entity.js';
import { OrderAccount } from '../features/ledger/order-account.entity.js';
import { OutgoingMail } from '../features/mail/outgoing-mail.entity.js';
import { Subscriber } from '../features/newsletter/subscriber.entity.js';
import { OfferEvent } from '../features/offers/offer-event.entity.js';
import { OfferLine } from '../features/offers/offer-line.entity.js';
import { OfferVersion } from '../features/offers/offer-version.entity.js';
import { Offer } from '../features/offers/offer.entity.js';
import { OfferQuestion } from '../features/offers/questions/offer-question.entity.js';
import { OrderVersionLine } from '../features/orders/changes/order-version-line.entity.js';
import { OrderVersion } from '../features/orders/changes/order-version.entity.js';
import { LinePapers } from '../features/orders/delivery/line-papers.entity.js';
import { MeasurementConfirmation } from '../features/orders/measurements/measurement-confirmation.entity.js';
import { OrderNote } from '../features/orders/notes/order-note.entity.js';
import { OrderEvent } from '../features/orders/order-event.entity.js';
import { OrderLine } from '../features/orders/order-line.entity.js';
import { Order } from '../features/orders/order.entity.js';
import { IdempotencyKey } from '../features/orders/placing/idempotency-key.entity.js';
import { DailySales, DailySalesItem } from '../features/orders/sales/daily-sales.entity.js';
import { WithdrawalNotice } from '../features/orders/withdrawal/withdrawal-notice.entity.js';
import { OnlinePayment } from '../features/payments/online/online-payment.entity.js';
import { OnlineReceipt } from '../features/payments/online/online-receipt.entity.js';
import { OnlineRefund } from '../features/payments/refunds/online-refund.entity.js';
import { PictureEntry } from '../features/pictures/picture-entry.entity.js';
import { PriceListDraft } from '../features/pricing/price-list-draft.entity.js';
import { ScheduledPriceChange } from '../features/pricing/scheduled/scheduled-price-change.entity.js';
import { ScheduledPrice } from '../features/pricing/scheduled/scheduled-price.entity.js';
import { ListedService } from '../features/pricing/services/listed-service.entity.js';
import { ProjectRow } from '../features/projects/project-row.entity.js';
import { SavedProject } from '../features/projects/project.entity.js';
import { VisitPhotograph } from '../features/protocols/photographs/visit-photograph.entity.js';
import { Protocol } from '../features/protocols/protocol.entity.js';
import { DemoRow } from '../features/settings/launch/demo-row.entity.js';
import { LaunchMark } from '../features/settings/launch/launch-mark.entity.js';
import { BankStatement } from '../features/statements/bank-statement.entity.js';
import { BankTransfer } from '../features/statements/bank-transfer.entity.js';
import { StaffTask } from '../features/tasks/staff-task.entity.js';
import { CrewAbsence } from '../features/visits/crews/crew-absence.entity.js';
import { CrewMember } from '../features/visits/crews/crew-member.entity.js';
import { Crew } from '../features/visits/crews/crew.entity.js';
import { TravelTime } from '../features/visits/crews/travel-time.entity.js';
import { Visit } from '../features/visits/visit.entity.js';
import { WebhookDelivery } from '../features/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../features/webhooks/webhook-endpoint.entity.js';
import { WebhookEvent } from '../features/webhooks/webhook-event.entity.js';
import { ApiToken } from '../identity/api-token.entity.js';
import { SecondFactor } from '../identity/second-factor.entity.js';
import { Session } from '../identity/session.entity.js';
import { SignInChallenge } from '../identity/sign-in-challenge.entity.js';
import { StaffRole } from '../identity/staff-role.entity.js';
import { User } from '../identity/user.entity.js';

/** All entities, under the names that they have in typed queries. */
export const ENTITIES = {
  User,
  Session,
  SecondFactor,
  SignInChallenge,
  ApiToken,
  PasswordLink,
  Account,
  AuditEntry,
  Product,
  PriceList,
  StoredSetting,
  LaunchMark,
  DemoRow,
  PageVersion,
  LegalText,
  AccessoryCategory,
  PictureEntry,
  ReducedVat,
  ListedService,
  PriceListDraft,
  ProductPrice,
  ScheduledPriceChange,
  ScheduledPrice,
  CatalogueVersion,
  InventoryItem,
  Invoice,
  InvoiceCounter,
  InvoiceDelivery,
  StaffRequestKey,
  StaffRole,
  OwnMatter,
  StockMovement,
  StockReservation,
  OrderAccount,
  Instalment,
  LedgerEntry,
  SavedConfiguration,
  SavedProject,
  ProjectRow,
  Cart,
  CartLine,
  Order,
  OrderLine,
  OrderEvent,
  OrderVersion,
  OrderVersionLine,
  OrderNote,
  MeasurementConfirmation,
  LinePapers,
  DailySales,
  DailySalesItem,
  IdempotencyKey,
  WithdrawalNotice,
  Offer,
  OfferVersion,
  OfferLine,
  OfferQuestion,
  OfferEvent,
  OnlinePayment,
  OnlineReceipt,
  OnlineRefund,
  Customer,
  CustomerMatter,
  Inquiry,
  InquiryAnswer,
  InquiryPhotograph,
  AttachedFile,
  EarlierOrder,
  CannedAnswer,
  StaffTask,
  Crew,
  CrewAbsence,
  TravelTime,
  CrewMember,
  Visit,
  Protocol,
  VisitPhotograph,
  CallTask,
  CallAttempt,
  WaitingCall,
  BankStatement,
  BankTransfer,
  OutgoingMail,
  Subscriber,
  WebhookEndpoint,
  WebhookEvent,
  WebhookDelivery,
};

type AllEntities = typeof ENTITIES;

declare module '../database/db.js' {
  interface Entities extends AllEntities {}
}
