import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { asStaff } from '../audit/as-staff.js';
import type { CallInput, TakeCallInput } from './call.inputs.js';
import { expectFree, lockCall } from './lock-call.js';

/**
 * Reserves a call for the actor; does nothing if it is reserved for the actor already. Throws NOT_FOUND, and CONFLICT
 * where the call is not in the queue, or a colleague has it and `takeOver` is not set.
 */
export async function takeCall(
  em: EntityManager,
  actor: User,
  { takeOver, ...subject }: TakeCallInput,
): Promise<void> {
  await asStaff(em, actor, async (tx) => {
    const task = await lockCall(tx, subject);
    if (!takeOver) await expectFree(tx, task, actor);
    if (task.takenBy?.id === actor.id) return;
    task.takenBy = tx.getReference(User, actor.id, { wrapped: true });
    task.takenAt = new Date();
    await tx.flush();
  });
}

/** Releases a call; throws NOT_FOUND, and CONFLICT where it is not in the queue or a colleague has it. */
export async function releaseCall(
  em: EntityManager,
  actor: User,
  subject: CallInput,
): Promise<void> {
  await asStaff(em, actor, async (tx) => {
    const task = await lockCall(tx, subject);
    await expectFree(tx, task, actor);
    task.takenBy = null;
    task.takenAt = null;
    await tx.flush();
  });
}
