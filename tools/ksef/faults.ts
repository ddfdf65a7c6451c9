/**
 * Faults on request. `outage` lasts until it is switched off; the others occur once. `busy` answers 429, `lost-answer`
 * takes a document and hangs up, `rejection` refuses a document, `taken` refuses one as if its number were in use,
 * `slow` is still checking a document for three requests of its status, `dropped` cancels its processing,
 * `forgotten` answers 404 to one request for a status, and `no-keys` offers no public keys.
 */
const FAULTS = [
  'outage',
  'busy',
  'lost-answer',
  'rejection',
  'taken',
  'slow',
  'dropped',
  'forgotten',
  'no-keys',
] as const;

export type Fault = (typeof FAULTS)[number];

export const isFault = (text: unknown): text is Fault => FAULTS.some((fault) => fault === text);
