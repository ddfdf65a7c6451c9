import type { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';

/** What a printed invoice says about KSeF, in reading order. */
export interface KsefContent {
  /** The QR codes, each with the label below it. */
  codes: { text: string; label: string; description: string }[];
  notes: string[];
}

const DEMONSTRATION = 'To próbne środowisko KSeF: numer i\u00a0kody nie mają skutków podatkowych.';
const REJECTED = 'KSeF nie przyjął tego dokumentu, dlatego nie jest on jeszcze fakturą.';
const ON_ITS_WAY = 'Faktura jest w\u00a0drodze do KSeF. Numer pojawi się tu po jej przyjęciu.';

/**
 * What a printed invoice says about its delivery to KSeF. An accepted invoice has its number and a code. One that was
 * issued offline and has no number yet has the word OFFLINE and a code, and the code of the seller's certificate if
 * there is one. A refused invoice has the note `REJECTED` instead, any other without a number `ON_ITS_WAY`.
 */
export function ksefContent(delivery: InvoiceDelivery): KsefContent {
  const { isDemonstration, isOffline, ksefNumber, state } = delivery;
  const isRejected = state === 'rejected';
  const hasCodes = !isRejected && (ksefNumber !== null || isOffline);
  return {
    codes: hasCodes ? codesOf(delivery) : [],
    notes: [
      ...(hasCodes ? [] : [isRejected ? REJECTED : ON_ITS_WAY]),
      ...(isDemonstration ? [DEMONSTRATION] : []),
    ],
  };
}

function codesOf({
  ksefNumber,
  invoiceUrl,
  certificateUrl,
}: InvoiceDelivery): KsefContent['codes'] {
  const first = {
    text: invoiceUrl,
    label: ksefNumber ?? 'OFFLINE',
    description: 'Kod QR do sprawdzenia faktury w\u00a0KSeF',
  };
  if (ksefNumber !== null || certificateUrl === null) return [first];
  const description = 'Kod QR do sprawdzenia wystawcy w\u00a0KSeF';
  return [first, { text: certificateUrl, label: 'CERTYFIKAT', description }];
}
