/** Access to KSeF, the ministry's system of invoices. */
export interface KsefAccess {
  /** Whether this is a test environment, whose numbers mean nothing to the tax office. */
  readonly isDemonstration: boolean;
  /** Loads the code of the client, which takes long; sends nothing. */
  connect(): Promise<Ksef>;
}

/** What the shop asks KSeF. All methods that return a promise may throw KsefFailure or KsefBusy. */
export interface Ksef {
  /** Logs in, which shows whether KSeF knows the seller's token; sends nothing else. */
  check(): Promise<void>;
  /** The address in the first QR code of a printed invoice, at which anybody can check it. */
  invoiceUrl(invoice: PrintedInvoice): string;
  /** The address in the second QR code of an offline invoice, which proves the issuer; null without a certificate. */
  certificateUrl(invoice: PrintedInvoice): string | null;
  /** Submits a document in the schema FA(3); KSeF checks it afterwards, `statusOf` returns the result. */
  submit(xml: Uint8Array, isOffline: boolean): Promise<Submission>;
  /** The result of a submission so far. */
  statusOf(submission: Submission): Promise<SubmissionStatus>;
  /** The official confirmation (UPO) of an accepted document, as XML. */
  confirmationOf(session: string, ksefNumber: string): Promise<string>;
  /** SHA-256 in hexadecimal of the document with this KSeF number. */
  hashOf(ksefNumber: string): Promise<string>;
}

/** An invoice of the configured seller, as its QR codes identify it. */
export interface PrintedInvoice {
  /** An ISO day: "2026-11-25". */
  issuedOn: string;
  /** SHA-256 of its XML in hexadecimal. */
  xmlHash: string;
}

/** The ids under which a document was submitted. */
export interface Submission {
  session: string;
  reference: string;
}

/**
 * `dropped`: KSeF has failed, the document must be submitted again. `unknown`: KSeF does not know the submission; it is
 * submitted again, too, and reported as a duplicate if KSeF has the document after all. `duplicate`: KSeF already has a document of the
 * same seller, kind and number; `ksefNumber` is the number of that document, `session` the one in which it was
 * submitted.
 */
export type SubmissionStatus =
  | { state: 'pending' | 'dropped' | 'unknown' }
  | { state: 'accepted'; ksefNumber: string }
  | { state: 'duplicate'; ksefNumber: string; session: string }
  | { state: 'rejected'; reason: string };

/** KSeF cannot be reached, fails, or refuses the call: the same call may succeed later. Its message is Polish. */
export class KsefFailure extends Error {
  override name = 'KsefFailure';
}

/** KSeF refuses the call because its limit of requests is exceeded (HTTP 429); it says how long to wait. */
export class KsefBusy extends KsefFailure {
  override name = 'KsefBusy';

  constructor(
    /** How long to wait before the next request. */
    readonly waitMs: number,
  ) {
    super('KSeF nie przyjmuje teraz kolejnych dokumentów');
  }
}
