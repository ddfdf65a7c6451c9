import type { EntryKind } from './payment-labels.js';

/** Which entry takes back one that was booked in error; only what moves money can be. */
const REVERSALS: Readonly<Partial<Record<EntryKind, EntryKind>>> = {
  paid: 'paid_reversed',
  refunded: 'refund_reversed',
};

/** The kind of the entry that takes one of this kind back; null where it cannot be taken back. */
export const reversalOf = (kind: EntryKind): EntryKind | null => REVERSALS[kind] ?? null;
