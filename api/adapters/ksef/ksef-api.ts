import { createHash } from 'node:crypto';
import {
  Environment,
  FORM_CODES,
  KSeFClient,
  KSeFErrorCode,
  type SessionInvoiceStatusResponse,
} from 'ksef-client-ts';
import { asKsefFailure, isUnknownSubmission } from './ksef-failures.js';
import {
  type Ksef,
  KsefFailure,
  type PrintedInvoice,
  type Submission,
  type SubmissionStatus,
} from './ksef.js';

const TIMEOUT_MS = 15_000;
/** How long a login is used; KSeF accepts it for 15 minutes. */
const LOGIN_MS = 10 * 60_000;
/** `ksef-client-ts` throws a plain Error for a refused login, as for other failures; only its message differs. */
const LOGIN_REFUSED = /^Authentication failed with status 4\d\d:/;
const ACCEPTED = 200;
/** KSeF has failed (500) or cancelled the processing (405, 550): the document must be submitted again. */
const DROPPED: readonly number[] = [405, 500, 550];

export interface KsefAccount {
  /** The base address, by which test, demo and production are distinguished. */
  url: string;
  nip: string;
  token: string;
  /** The certificate for invoices that are issued offline; its key in PEM. */
  certificate: { serial: string; key: string } | null;
}

/** KSeF by its API 2.x; the package `ksef-client-ts` does cryptography and protocol. */
export class KsefApi implements Ksef {
  private login: { client: Promise<KSeFClient>; until: number } | null = null;

  constructor(private readonly account: KsefAccount) {}

  invoiceUrl({ issuedOn, xmlHash }: PrintedInvoice): string {
    const { qr } = this.newClient();
    return qr.buildInvoiceVerificationUrl(this.account.nip, issuedOn, inBase64(xmlHash));
  }

  certificateUrl({ xmlHash }: PrintedInvoice): string | null {
    const { certificate, nip } = this.account;
    if (!certificate) return null;
    const { serial, key } = certificate;
    const { qr } = this.newClient();
    const hash = inBase64(xmlHash);
    return qr.buildCertificateVerificationUrl('Nip', nip, nip, serial, hash, key);
  }

  check(): Promise<void> {
    return this.ask(() => Promise.resolve());
  }

  /** Opens a session for each document: documents are few a day, and an error in one does not affect the others. */
  submit(xml: Uint8Array, isOffline: boolean): Promise<Submission> {
    return this.ask(async ({ crypto, onlineSession }) => {
      const { encryptionInfo, cipherKey, cipherIv } = await crypto.getEncryptionData();
      const opening = { formCode: FORM_CODES.FA_3, encryption: encryptionInfo };
      const { referenceNumber: session } = await onlineSession.openSession(opening);
      const plain = crypto.getFileMetadata(xml);
      const encrypted = crypto.encryptAES256(xml, cipherKey, cipherIv);
      const meta = crypto.getFileMetadata(encrypted);
      const { referenceNumber } = await onlineSession.sendInvoice(session, {
        invoiceHash: plain.hashSHA,
        invoiceSize: plain.fileSize,
        encryptedInvoiceHash: meta.hashSHA,
        encryptedInvoiceSize: meta.fileSize,
        encryptedInvoiceContent: Buffer.from(encrypted).toString('base64'),
        offlineMode: isOffline,
      });
      // A session that is not closed expires; its documents are processed all the same.
      await onlineSession.closeSession(session).catch(() => undefined);
      return { session, reference: referenceNumber };
    });
  }

  statusOf({ session, reference }: Submission): Promise<SubmissionStatus> {
    return this.ask(async ({ sessionStatus }) => {
      try {
        return readStatus(await sessionStatus.getSessionInvoice(session, reference));
      } catch (error) {
        if (isUnknownSubmission(error)) return { state: 'unknown' };
        throw error;
      }
    });
  }

  confirmationOf(session: string, ksefNumber: string): Promise<string> {
    return this.ask(async ({ sessionStatus }) => {
      const { upo } = await sessionStatus.getInvoiceUpoByKsefNumber(session, ksefNumber);
      return upo;
    });
  }

  hashOf(ksefNumber: string): Promise<string> {
    return this.ask(async ({ invoices }) => {
      const { xml } = await invoices.getInvoice(ksefNumber);
      return createHash('sha256').update(xml).digest('hex');
    });
  }

  private async ask<Answer>(question: (client: KSeFClient) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await this.loggedIn());
    } catch (error) {
      // The login, or KSeF's keys that the client keeps, may be out of date: the next call logs in with a new client.
      this.login = null;
      throw asKsefFailure(error);
    }
  }

  private loggedIn(): Promise<KSeFClient> {
    if (!this.login || this.login.until < Date.now())
      this.login = { client: this.logIn(), until: Date.now() + LOGIN_MS };
    return this.login.client;
  }

  private async logIn(): Promise<KSeFClient> {
    const client = this.newClient();
    try {
      await client.loginWithToken(this.account.token, this.account.nip);
      return client;
    } catch (error) {
      const isRefused = error instanceof Error && LOGIN_REFUSED.test(error.message);
      throw isRefused ? new KsefFailure('KSeF nie przyjmuje tokenu', { cause: error }) : error;
    }
  }

  /** The retries of `ksef-client-ts` are off, because each delivery stores the time of its next attempt. */
  private newClient(): KSeFClient {
    const { url } = this.account;
    return new KSeFClient({
      baseUrl: url,
      baseQrUrl: qrUrlOf(url),
      timeout: TIMEOUT_MS,
      retry: { maxRetries: 0 },
      rateLimit: null,
    });
  }
}

function readStatus({ status, ksefNumber }: SessionInvoiceStatusResponse): SubmissionStatus {
  const { code, description, details, extensions } = status;
  if (code < ACCEPTED) return { state: 'pending' };
  if (code === ACCEPTED) return { state: 'accepted', ksefNumber: expected(ksefNumber) };
  if (code === KSeFErrorCode.DuplicateInvoice)
    return {
      state: 'duplicate',
      ksefNumber: expected(extensions?.['originalKsefNumber']),
      session: expected(extensions?.['originalSessionReferenceNumber']),
    };
  if (DROPPED.includes(code)) return { state: 'dropped' };
  const reason = [description.replace(/\.$/, ''), ...(details ?? [])].join(': ');
  return { state: 'rejected', reason };
}

function expected(text: string | null | undefined): string {
  if (!text) throw new KsefFailure('Nie da się odczytać odpowiedzi KSeF');
  return text;
}

/** The base address of the QR codes of an environment of KSeF; the stand-in (tools/ksef) has it at `/qr`. */
const qrUrlOf = (url: string): string =>
  Object.values(Environment).find(({ apiUrl }) => apiUrl === url)?.qrUrl ?? `${url}/qr`;

const inBase64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');
