import { createHash } from 'node:crypto';
import { nameWords } from './matching/payer-name.js';
import type { StatementRow } from './reading/statement.js';

/**
 * A fingerprint of each row that is the same in every statement that lists the row: SHA-256 of account, day, amount,
 * currency and the bank's reference, or payer and title where the bank gives none. Rows of a statement that are equal
 * in all of these are numbered, and the number is hashed, too.
 */
export function fingerprintsOf(rows: readonly StatementRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const identity = identityOf(row);
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return createHash('sha256').update(`${identity}\n${count}`).digest('hex');
  });
}

/** The fingerprint of a part of a transfer that staff have split, by its position. */
export const fingerprintOfPart = (fingerprint: string, index: number): string =>
  createHash('sha256').update(`${fingerprint}\npart ${index}`).digest('hex');

function identityOf(row: StatementRow): string {
  const { account, bookedOn, amount, currency, bankReference } = row;
  // MT940 and camt.053 break lines at different places: only words of the name, letters and digits of the title count.
  const text = [...nameWords(row.partyName), row.title.replace(/[^\p{L}\p{N}]/gu, '')].join(' ');
  return [account, bookedOn, amount, currency, bankReference || text.toLowerCase()].join('\n');
}
