/**
 * What goes wrong on request: `outage` until it is taken back, the others once. `busy` answers 429, `lost-answer` takes a
 * document and hangs up, `rejection` refuses a document, `taken` has had another one under its number, `slow` looks at it for three questions long, `dropped` gives it up.
 */
const FAULTS = ['outage', 'busy', 'lost-answer', 'rejection', 'taken', 'slow', 'dropped'] as const;

export type Fault = (typeof FAULTS)[number];

export const isFault = (text: unknown): text is Fault => FAULTS.some((fault) => fault === text);
