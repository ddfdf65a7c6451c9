/** The way to KSeF, the ministry's system of invoices. */
export interface KsefAccess {
  /** Whether it is a place for trying out, whose numbers mean nothing to the tax office. */
  readonly isDemonstration: boolean;
  /** Loads the client, which takes long; nothing is sent by that. */
  connect(): Promise<Ksef>;
}

/** What the shop asks KSeF. Whatever asks may throw KsefFailure or KsefBusy. */
export interface Ksef {
  /** What the first code of a printed invoice says: where anybody can check it. */
  invoiceUrl(invoice: PrintedInvoice): string;
  /** What the second code of an invoice that was issued offline says: who issued it. Null without a certificate. */
  certificateUrl(invoice: PrintedInvoice): string | null;
  /** Hands over the bytes of a document by FA(3), which are then looked at. */
  submit(xml: Uint8Array, isOffline: boolean): Promise<Submission>;
  /** What became of a document. */
  statusOf(submission: Submission): Promise<SubmissionStatus>;
  /** The official confirmation (UPO) of an accepted document, as XML. */
  confirmationOf(session: string, ksefNumber: string): Promise<string>;
  /** SHA-256 in hexadecimal of the document that has a number. */
  hashOf(ksefNumber: string): Promise<string>;
}

/** An invoice of the seller that is configured. */
export interface PrintedInvoice {
  /** ISO day. */
  issuedOn: string;
  /** SHA-256 of its XML in hexadecimal. */
  xmlHash: string;
}

/** Where a document was handed over. */
export interface Submission {
  session: string;
  reference: string;
}

/**
 * `dropped`: KSeF has failed and wants it once more. `duplicate`: a document of the same seller, kind and number is
 * there already, with this number, from this session.
 */
export type SubmissionStatus =
  | { state: 'pending' | 'dropped' }
  | { state: 'accepted'; ksefNumber: string }
  | { state: 'duplicate'; ksefNumber: string; session: string }
  | { state: 'rejected'; reason: string };

/** KSeF cannot be reached, fails, or does not let the shop in: the same call may succeed later. Its message is Polish. */
export class KsefFailure extends Error {
  override name = 'KsefFailure';
}

/** KSeF has had too many requests. */
export class KsefBusy extends KsefFailure {
  override name = 'KsefBusy';

  constructor(
    /** How long it wants to be left alone. */
    readonly waitMs: number,
  ) {
    super('KSeF przyjmuje teraz za dużo dokumentów');
  }
}
