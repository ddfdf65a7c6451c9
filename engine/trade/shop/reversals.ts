import type { EntryKind } from './payment-labels.js';

/** The kind of entry that reverses a wrong entry; only entries that move money can be reversed. */
const REVERSALS: Readonly<Partial<Record<EntryKind, EntryKind>>> = {
  paid: 'paid_reversed',
  refunded: 'refund_reversed',
};

/** The kind of the entry that reverses one of this kind; null where it cannot be reversed. */
export const reversalOf = (kind: EntryKind): EntryKind | null => REVERSALS[kind] ?? null;
