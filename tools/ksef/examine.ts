import { polishClock } from '#engine/locale/polish-time';
import { expectFa3 } from '../../api/features/invoices/fa3/fa3-schema.js';
import { readInvoice } from '../../api/features/invoices/fa3/read-invoice.js';
import type { Document, Documents, Status } from './documents.js';
import type { Fault } from './faults.js';
import { newKsefNumber } from './ksef-number.js';
import { newReference } from './system.js';

/** What KSeF checks of a document. */
type Facts = Pick<Document, 'nip' | 'kind' | 'number' | 'issuedOn'>;

interface Examined extends Facts {
  status: Status;
  ksefNumber: string | null;
}

const UNREADABLE: Facts = { nip: '', kind: '', number: '', issuedOn: '' };
const OK: Status = { code: 200, description: 'Sukces' };
const DROPPED: Status = { code: 550, description: 'Operacja została anulowana przez system' };

const rejected = (code: number, description: string, detail: string): Status => ({
  code,
  description,
  details: [detail],
});

/**
 * Checks a document as KSeF does at the time `now`: the ministry's schema, the seller, the day in Poland, and
 * duplicates. A fault that is switched on may refuse a valid document, too. An accepted document gets a number.
 */
export function examine(
  xml: Buffer,
  nip: string,
  documents: Documents,
  { next, now }: { next: Set<Fault>; now: Date },
): Examined {
  const facts = factsIn(xml);
  const status =
    facts instanceof Error
      ? rejected(430, 'Błąd weryfikacji pliku faktury.', facts.message)
      : statusOf(facts, nip, documents, { next, today: polishClock(now).day });
  const isAccepted = status.code === OK.code;
  return {
    ...(facts instanceof Error ? UNREADABLE : facts),
    status,
    ksefNumber: isAccepted ? newKsefNumber(nip, now) : null,
  };
}

function factsIn(xml: Buffer): Facts | Error {
  try {
    expectFa3(xml);
    const { seller, kind, number, issuedOn } = readInvoice(xml);
    return { nip: seller.nip, kind, number, issuedOn };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function statusOf(
  facts: Facts,
  nip: string,
  documents: Documents,
  { next, today }: { next: Set<Fault>; today: string },
): Status {
  if (facts.nip !== nip)
    return rejected(410, 'Nieprawidłowy zakres uprawnień', 'Sprzedawcą jest kto inny.');
  if (next.delete('taken')) documents.add(otherLike(facts, nip));
  const original = documents.like(facts);
  if (original) return duplicateOf(original);
  if (facts.issuedOn > today)
    return rejected(450, 'Błąd weryfikacji semantyki dokumentu faktury', 'P_1 jest z przyszłości.');
  if (next.delete('dropped')) return DROPPED;
  if (next.delete('rejection'))
    return rejected(450, 'Błąd weryfikacji semantyki dokumentu faktury', 'Odmowa na życzenie.');
  return OK;
}

/** An accepted document of the same kind and number, as if sent by another program of the seller. */
const otherLike = (facts: Facts, nip: string): Document => ({
  ...facts,
  session: newReference('SO'),
  reference: newReference('EE'),
  isOffline: false,
  at: new Date().toISOString(),
  xml: '<Faktura/>',
  ksefNumber: newKsefNumber(nip, new Date()),
  status: OK,
  pendingFor: 0,
});

const duplicateOf = ({ ksefNumber, session }: Document): Status => ({
  code: 440,
  description: 'Duplikat faktury',
  details: [`Faktura jest już w systemie pod numerem ${ksefNumber}.`],
  extensions: {
    originalKsefNumber: ksefNumber ?? '',
    originalSessionReferenceNumber: session,
  },
});
