import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';
import { resendMails } from './resend-mail.js';
import { findUndelivered } from './undelivered-mails.js';

const KNOWN = `select id from outgoing_mail
  where id = any ($1) and content is not null and ($2 or order_id is not null or inquiry_id is not null)`;

/**
 * Queues mails anew (null: all that do not get through) in the name of a member of staff and answers how many; those that a worker is sending right now are
 * left as they are. Only admins send mails again that are not about an order or an inquiry. Throws NOT_FOUND where
 * there is none of them, and CONFLICT when all are being sent.
 */
export function resendAsStaff(
  em: EntityManager,
  viewer: User,
  mailIds: readonly string[] | null,
): Promise<number> {
  return asStaff(em, viewer, async (tx) => {
    const known = mailIds
      ? await prepared<{ id: string }>(tx, KNOWN, [mailIds, viewer.role === 'admin'])
      : await findUndelivered(tx, viewer);
    if (known.length === 0) throw new AppError('NOT_FOUND', 'Nie ma już tej wiadomości.');
    const resent = await resendMails(
      tx,
      known.map(({ id }) => id),
      viewer.id,
    );
    if (resent.length === 0)
      throw new AppError('CONFLICT', 'Ta wiadomość jest właśnie wysyłana. Odśwież za chwilę.');
    return resent.length;
  });
}
