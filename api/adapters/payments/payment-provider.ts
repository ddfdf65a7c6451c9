import type { Grosze } from '#engine/goods/price/money';

/**
 * A company that takes payments online in the shop's name. An adapter is a class in this folder and one line of
 * `providers.ts`. All methods that ask the provider may throw ProviderUnavailable or ProviderRefusal.
 */
export interface PaymentProvider {
  /** Identifies the provider in the ledger and in the address of its notifications: "przelewy24". */
  readonly code: string;
  /** The provider's name as buyers know it. */
  readonly name: string;
  /** Asks whether the provider knows the shop's keys; moves no money. */
  check(): Promise<void>;
  /** Registers a payment under our id of it (`session`); the buyer pays it at `payUrl`. */
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** The page on which the buyer pays a started payment. */
  payUrl(token: string): string;
  /** Confirms a paid payment: until then the provider keeps the money. May be repeated; the money is taken once. */
  verify(payment: ReportedPayment): Promise<void>;
  /** What became of a session, for payments whose notification was lost. */
  statusOf(session: string): Promise<SessionStatus>;
  /** Asks for money to be sent back; throws ProviderConflict where a refund was requested under this id before. */
  refund(refund: RefundToRequest): Promise<void>;
  /** What became of a refund, for those whose notification was lost. */
  refundStateOf(refund: Pick<RefundToRequest, 'id' | 'payment'>): Promise<RefundState>;
  /** The refunds of a payment that were made, also by hand in the provider's panel. */
  refundsOf(payment: ReportedPayment): Promise<MadeRefund[]>;
  /** Reads a notification of a payment; throws UntrustedNotification where it is not the provider's. */
  readNotification(body: string): ReportedPayment;
  /** Reads a notification of a refund; throws UntrustedNotification where it is not the provider's. */
  readRefundNotification(body: string): ReportedRefund;
}

export interface PaymentToStart {
  /** Our id of the payment: unguessable, and never used twice. */
  session: string;
  amount: Grosze;
  /** What the payment is for, as the buyer reads it at the provider. */
  description: string;
  email: string;
  /** Where the buyer comes back to, paid or not. */
  returnUrl: string;
  notificationUrl: string;
  /** The minutes in which the payment can be made. */
  minutes: number;
}

interface StartedPayment {
  /** The provider's token of the open payment, part of its `payUrl`. */
  token: string;
}

/** A payment as the provider reports it. */
export interface ReportedPayment {
  session: string;
  /** The provider's id of the payment, in digits: too large for a number. */
  reference: string;
  amount: Grosze;
}

export interface SessionStatus {
  /** `paid` waits for verification, `settled` is verified, `returned` was sent back to the buyer. */
  state: 'unpaid' | 'paid' | 'settled' | 'returned';
  /** Null in the state `unpaid`. */
  payment: ReportedPayment | null;
}

export interface RefundToRequest {
  /** Our id of the refund, at most 35 characters; the same for each attempt. */
  id: string;
  payment: ReportedPayment;
  /** At most the amount of the payment. */
  amount: Grosze;
  description: string;
  notificationUrl: string;
}

/** `unknown`: the provider has no refund of that id. */
export type RefundState = 'done' | 'rejected' | 'pending' | 'unknown';

/** A refund that the provider has made. */
export interface MadeRefund {
  /** The provider's id of the refund, in digits. */
  reference: string;
  /** The `id` of the `RefundToRequest`; null for a refund that was made in the provider's panel. */
  id: string | null;
  amount: Grosze;
}

export interface ReportedRefund {
  /** The `id` of the `RefundToRequest`. */
  id: string;
  reference: string;
  amount: Grosze;
  isDone: boolean;
}

/** The provider cannot be reached, fails or sends an unreadable answer: the same call may succeed later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider has refused a valid request: the same call fails again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';

  constructor(
    message: string,
    /** The HTTP status of the provider's answer; 409 where an answer with a status of success holds the refusal. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** The provider knows the id of the request already: the same request was sent before, or another one under this id. */
export class ProviderConflict extends ProviderRefusal {
  override name = 'ProviderConflict';
}

/** A notification that is malformed, meant for another merchant or not signed with the shop's key. */
export class UntrustedNotification extends Error {
  override name = 'UntrustedNotification';
}
