import { createHash } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { onlyWithToken } from './auth.js';
import type { Document } from './documents.js';
import { examine } from './examine.js';
import { decrypt } from './keys.js';
import { type System, inAWhile, newReference, refuse } from './system.js';
import { confirmationOf } from './upo.js';

const BUSY_SECONDS = 2;
const SLOW = 3;
const UNKNOWN_REFERENCE = 21_178;
const PENDING = { code: 150, description: 'Trwa przetwarzanie' };

/** The sessions in which clients send documents, and the results of these documents. */
export function sessionRoutes(system: System): Router {
  const { documents, sessions } = system;
  return Router()
    .use(onlyWithToken(system))
    .post('/online', (req, res) => open(system, req, res))
    .post('/online/:session/invoices', (req, res) => receive(system, req, res))
    .post('/online/:session/close', (req, res) => {
      sessions.delete(req.params.session);
      res.status(204).end();
    })
    .get('/:session/invoices/ksef/:number/upo', (req, res) => {
      const found = documents.withNumber(req.params.number);
      if (found) res.type('xml').send(confirmationOf(found));
      else refuse(res, 400, 'Nie ma takiego dokumentu.');
    })
    .get('/:session/invoices/:reference', (req, res) => {
      const found = documents.withReference(req.params.session, req.params.reference);
      if (system.next.delete('forgotten')) refuse(res, 404, 'Nie znaleziono.', UNKNOWN_REFERENCE);
      else if (found) res.json(shown(found));
      else refuse(res, 400, 'Nie ma takiego dokumentu.');
    });
}

interface Opening {
  formCode: { systemCode: string };
  encryption: { encryptedSymmetricKey: string; initializationVector: string };
}

function open({ keys, sessions }: System, req: Request, res: Response): void {
  const { formCode, encryption } = req.body as Opening;
  if (formCode.systemCode !== 'FA (3)') return refuse(res, 400, 'Nieznany formularz.');
  const reference = newReference('SO');
  sessions.set(reference, {
    key: keys.open(encryption.encryptedSymmetricKey),
    iv: Buffer.from(encryption.initializationVector, 'base64'),
  });
  res.status(201).json({ referenceNumber: reference, validUntil: inAWhile() });
}

interface Sent {
  invoiceHash: string;
  invoiceSize: number;
  encryptedInvoiceContent: string;
  offlineMode?: boolean;
}

function receive(system: System, req: Request, res: Response): void {
  const { account, documents, next, sessions } = system;
  const name = String(req.params['session']);
  const session = sessions.get(name);
  if (!session) return refuse(res, 400, 'Nie ma takiej otwartej sesji.');
  if (next.delete('busy')) {
    const problem = { title: 'Too Many Requests', status: 429, detail: 'Za dużo żądań.' };
    return void res.status(429).set('Retry-After', String(BUSY_SECONDS)).json(problem);
  }
  const { invoiceHash, invoiceSize, encryptedInvoiceContent, offlineMode } = req.body as Sent;
  const xml = decrypt(encryptedInvoiceContent, session.key, session.iv);
  if (
    xml.length !== invoiceSize ||
    createHash('sha256').update(xml).digest('base64') !== invoiceHash
  )
    return refuse(res, 400, 'Skrót nie zgadza się z dokumentem.');
  const now = new Date();
  const document: Document = {
    ...examine(xml, account.nip, documents, { next, now }),
    session: name,
    reference: newReference('EE'),
    isOffline: offlineMode ?? false,
    at: now.toISOString(),
    xml: xml.toString('utf8'),
    pendingFor: next.delete('slow') ? SLOW : 0,
  };
  documents.add(document);
  if (next.delete('lost-answer')) res.destroy();
  else res.status(202).json({ referenceNumber: document.reference });
}

function shown(document: Document): object {
  const isPending = document.pendingFor > 0;
  document.pendingFor = Math.max(0, document.pendingFor - 1);
  const { reference, at, number, isOffline, ksefNumber, status } = document;
  return {
    ordinalNumber: 1,
    referenceNumber: reference,
    invoicingDate: at,
    invoicingMode: isOffline ? 'Offline' : 'Online',
    ...(number && { invoiceNumber: number }),
    ...(isPending ? { status: PENDING } : { status, ...(ksefNumber && { ksefNumber }) }),
  };
}
