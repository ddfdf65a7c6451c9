import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/**
 * The tables whose rows retention deletes with an inquiry or an offer, each with its entity; staff cannot delete them.
 */
const FORGOTTEN_ROWS = {
  inquiry: 'Inquiry',
  inquiry_answer: 'InquiryAnswer',
  call_task: 'CallTask',
  call_attempt: 'CallAttempt',
  offer: 'Offer',
  offer_version: 'OfferVersion',
  offer_question: 'OfferQuestion',
} as const;

/**
 * Deletes entries of the audit log that are older than this time, or about rows that retention has deleted; returns
 * their number.
 */
export async function forgetAuditEntries(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('AuditEntry')
    .where((eb) => {
      const ofGoneRows = Object.entries(FORGOTTEN_ROWS).map(([table, entity]) => {
        const row = eb
          // Typed as one of them: only the id is read, which all of them have.
          .selectFrom(`${entity as 'Inquiry'} as row`)
          .select('row.id')
          .where((of) =>
            of(of.cast<string>('row.id', 'text'), '=', of.ref('AuditEntry.subjectId')),
          );
        return eb.and([eb('subjectType', '=', table), eb.not(eb.exists(row))]);
      });
      return eb.or([eb('at', '<', before), ...ofGoneRows]);
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}
