import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { queueMail } from '../../mail/queue-mail.js';
import { insertEvent } from '../insert-event.js';
import { withdrawnMail } from './change-mails.js';
import { expectWaiting, lockVersion } from './lock-version.js';
import type { WithdrawOrderChangeInput } from './order-change.inputs.js';

/**
 * Withdraws a proposal before the customer has decided, and mails the customer: the order stays as it is. Throws
 * NOT_FOUND, CHANGED_MEANWHILE, and CONFLICT where the order is cancelled, its customer's data were deleted or the
 * version is no longer open.
 */
export async function withdrawChange(
  em: EntityManager,
  viewer: User,
  { orderId, version: expectedVersion, versionNumber, reason }: WithdrawOrderChangeInput,
): Promise<void> {
  const note = reason?.trim() || null;
  await asStaff(em, viewer, async (tx) => {
    const { order, version } = await lockVersion(tx, orderId, versionNumber);
    expectWaiting(order, version);
    expectVersion(order, expectedVersion);
    version.state = 'withdrawn';
    const mail = await queueMail(tx, withdrawnMail(order, version, note));
    insertEvent(tx, viewer, order, {
      note,
      versionNumber,
      versionNews: 'withdrawn',
      sendsMail: mail !== null,
      mailId: mail?.id ?? null,
    });
  });
}
