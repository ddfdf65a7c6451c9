import type { Ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import type { Inquiry, InquiryStatus } from './inquiry.entity.js';
import { lockInquiry } from './update-inquiry.js';

/** The status of an inquiry after what has last happened to the offer that answers it. */
const STATUS_AFTER = {
  sent: 'waiting_for_customer',
  asked: 'in_progress',
  answered: 'waiting_for_customer',
  accepted: 'resolved',
  lost: 'closed',
} as const satisfies Record<string, InquiryStatus>;

/**
 * Gives the inquiry that an offer answers, if any, the status that follows from the news of the offer, and assigns it to
 * the member of staff who caused them where nobody has it. The caller flushes.
 */
export async function followOffer(
  tx: EntityManager,
  offered: Ref<Inquiry> | null,
  news: keyof typeof STATUS_AFTER,
  actor: User | null,
): Promise<void> {
  if (!offered) return;
  const inquiry = await lockInquiry(tx, offered.id);
  inquiry.status = STATUS_AFTER[news];
  if (actor) inquiry.assignee ??= tx.getReference(User, actor.id, { wrapped: true });
}
