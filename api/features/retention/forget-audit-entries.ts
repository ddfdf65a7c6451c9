import type { EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from 'kysely';
import { db } from '../../database/db.js';

/**
 * The tables whose rows retention deletes with a customer, an inquiry, an offer or the data of an order, each with its entity. Where
 * staff have deleted a row, the log has an entry of it, so other missing rows were deleted by retention.
 */
const FORGOTTEN_ROWS = {
  customer: 'Customer',
  inquiry: 'Inquiry',
  inquiry_answer: 'InquiryAnswer',
  attached_file: 'AttachedFile',
  visit: 'Visit',
  protocol: 'Protocol',
  visit_photograph: 'VisitPhotograph',
  earlier_order: 'EarlierOrder',
  call_task: 'CallTask',
  call_attempt: 'CallAttempt',
  offer: 'Offer',
  offer_version: 'OfferVersion',
  offer_question: 'OfferQuestion',
} as const;

/** The columns by which a mail refers to an inquiry or an offer; the audit entry of a mail contains its recipient. */
const SUBJECTS_OF_MAILS = { inquiry_id: 'Inquiry', offer_id: 'Offer' } as const;

/**
 * Deletes entries of the audit log that are older than this time, about rows that retention has deleted, or about mails
 * of such rows; returns their number.
 */
export async function forgetAuditEntries(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('AuditEntry')
    .where((eb) => {
      const isGone = (entity: string, id: Expression<string>) => {
        const row = eb
          // `entity` is any of the entities above. The compiler takes it for `Inquiry`, because only `id` is read,
          // which all have.
          .selectFrom(`${entity as 'Inquiry'} as row`)
          .select('row.id')
          .where((of) => of(of.cast<string>('row.id', 'text'), '=', id));
        return eb.not(eb.exists(row));
      };
      const wasDeletedByStaff = eb.exists(
        eb
          .selectFrom('AuditEntry as deletion')
          .select('deletion.id')
          .whereRef('deletion.subjectType', '=', 'AuditEntry.subjectType')
          .whereRef('deletion.subjectId', '=', 'AuditEntry.subjectId')
          .where('deletion.action', '=', 'deleted'),
      );
      const ofGoneRows = Object.entries(FORGOTTEN_ROWS).map(([table, entity]) =>
        eb.and([
          eb('subjectType', '=', table),
          isGone(entity, eb.ref('AuditEntry.subjectId')),
          eb.not(wasDeletedByStaff),
        ]),
      );
      const ofMails = Object.entries(SUBJECTS_OF_MAILS).map(([column, entity]) => {
        const id = eb.fn<string>('jsonb_extract_path_text', ['AuditEntry.after', eb.val(column)]);
        return eb.and([
          eb('subjectType', '=', 'outgoing_mail'),
          eb(id, 'is not', null),
          isGone(entity, id),
        ]);
      });
      return eb.or([eb('at', '<', before), ...ofGoneRows, ...ofMails]);
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}
