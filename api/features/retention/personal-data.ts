import { PERSONAL_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import type { Entities } from '../../database/db.js';
import type { Keeping } from '../content/retention-periods.js';

/** The columns of text, JSON or ids of an entity whose rows stay when their period is over. */
interface StayingRow {
  /** Data of a customer: retention replaces them. */
  personal: readonly string[];
  impersonal: readonly string[];
}

/**
 * Either the periods after which rows are deleted, or which columns of rows that stay are personal (perhaps none);
 * null for entities whose rows are about no customer and no order: the test does not look at their columns.
 */
type Decision = readonly Keeping[] | StayingRow | null;

/**
 * What retention does with each entity's data of customers. Where rows stay, a test requires that each column of text,
 * JSON or ids is listed as personal or impersonal; a new entity that is not listed does not compile.
 */
export const PERSONAL_DATA = {
  Order: {
    personal: [...PERSONAL_FIELD_NAMES, 'visitorId', 'requestFingerprint', 'discountReason'],
    impersonal: ['token', 'services', 'consents', 'legalTexts', 'buildingKind'],
  },
  OrderEvent: { personal: ['note'], impersonal: ['mailId'] },
  OrderLine: {
    personal: ['label'],
    impersonal: ['productName', 'settings', 'lines', 'warnings', 'withdrawal', 'vatRuling'],
  },
  OrderVersion: {
    personal: [
      ...PERSONAL_FIELD_NAMES,
      'reason',
      'discountReason',
      'decidedName',
      'decidedFrom',
      'decisionNote',
      'strokes',
    ],
    impersonal: ['services', 'buildingKind', 'issuer'],
  },
  OrderVersionLine: {
    personal: ['label'],
    impersonal: [
      'lineId',
      'replacesLineId',
      'productName',
      'settings',
      'lines',
      'warnings',
      'withdrawal',
      'vatRuling',
    ],
  },
  LinePapers: { personal: [], impersonal: ['content'] },
  MeasurementConfirmation: { personal: ['reason'], impersonal: ['facts'] },
  CallAttempt: { personal: ['note'], impersonal: [] },
  CallTask: { personal: [], impersonal: [] },
  // A cart that was not ordered is deleted.
  Cart: { personal: ['visitorId'], impersonal: ['additions'] },
  CartLine: ['orders', 'carts'],
  SavedConfiguration: {
    personal: [],
    impersonal: ['settings', 'fingerprint', 'lines', 'warnings'],
  },
  StockReservation: { personal: [], impersonal: ['state'] },
  OrderAccount: { personal: [], impersonal: ['stage'] },
  Instalment: { personal: [], impersonal: ['kind', 'reminder'] },
  OnlinePayment: {
    personal: [],
    impersonal: ['instalment', 'provider', 'token', 'state', 'reportedReference'],
  },
  OnlineRefund: { personal: [], impersonal: ['state', 'panelReference'] },
  OnlineReceipt: { personal: [], impersonal: ['provider', 'reference'] },
  LedgerEntry: { personal: ['note'], impersonal: ['kind', 'method', 'reference'] },

  SavedProject: ['projects'],
  ProjectRow: ['projects'],
  Invoice: ['orders'],
  InvoiceDelivery: ['orders'],
  OrderNote: ['orders'],
  StaffTask: ['orders', 'offers', 'inquiries', 'tasks'],
  Visit: ['orders', 'offers', 'inquiries'],
  Protocol: ['orders', 'offers', 'inquiries'],
  VisitPhotograph: ['orders', 'offers', 'inquiries', 'fieldPictures'],
  WithdrawalNotice: ['orders', 'unmatchedWithdrawals'],
  IdempotencyKey: ['orders', 'idempotencyKeys'],
  Offer: ['offers'],
  OfferVersion: ['offers'],
  OfferLine: ['offers'],
  OfferQuestion: ['offers'],
  OfferEvent: ['offers'],
  Inquiry: ['inquiries'],
  InquiryAnswer: ['inquiries'],
  InquiryPhotograph: ['inquiries', 'unsentPhotographs'],
  EarlierOrder: ['orders'],
  AttachedFile: ['orders', 'offers', 'inquiries'],
  BankTransfer: ['bankTransfers'],
  Customer: ['customers'],
  // A view of orders, offers and inquiries.
  CustomerMatter: [],
  Subscriber: ['pendingSubscribers', 'formerSubscribers'],
  OutgoingMail: ['mails'],
  WebhookEvent: ['webhookEvents'],
  WebhookDelivery: ['webhookEvents'],
  AuditEntry: ['auditEntries'],
  Session: ['sessions'],
  SignInChallenge: ['sessions'],

  AccessoryCategory: null,
  PictureEntry: null,
  Account: null,
  ApiToken: null,
  BankStatement: null,
  CannedAnswer: null,
  CatalogueVersion: null,
  Crew: null,
  CrewAbsence: null,
  TravelTime: null,
  CrewMember: null,
  DailySales: null,
  DailySalesItem: null,
  InventoryItem: null,
  InvoiceCounter: null,
  ListedService: null,
  PasswordLink: null,
  PriceList: null,
  PriceListDraft: null,
  Product: null,
  ProductPrice: null,
  ReducedVat: null,
  SecondFactor: null,
  StoredSetting: null,
  LaunchMark: null,
  DemoRow: null,
  PageVersion: null,
  LegalText: null,
  ScheduledPrice: null,
  ScheduledPriceChange: null,
  StaffRole: null,
  StaffRequestKey: ['idempotencyKeys'],
  StockMovement: { personal: [], impersonal: ['kind', 'reason'] },
  User: null,
  WaitingCall: null,
  WebhookEndpoint: null,
  OwnMatter: null,
} as const satisfies Record<keyof Entities, Decision>;
