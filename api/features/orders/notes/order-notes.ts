import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { onceForKey } from '../../auth/once-for-key.js';
import { Order } from '../order.entity.js';
import { OrderNote } from './order-note.entity.js';
import type { AddOrderNoteInput } from './order-note.inputs.js';

/**
 * Adds a note for the staff, once for its idempotency key; returns the number of its order. Throws NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED.
 */
export function addOrderNote(
  em: EntityManager,
  author: User,
  { orderId, text, idempotencyKey: key }: AddOrderNoteInput,
): Promise<number> {
  const request = { key, content: ['addOrderNote', orderId, text.trim()], reused: REUSED };
  return asStaff(em, author, (tx) =>
    onceForKey(tx, author, request, async () => {
      const order = await tx.findOne(Order, { id: orderId });
      if (!order) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr ${orderId}.`);
      const by = tx.getReference(User, author.id);
      tx.create(OrderNote, { order, author: by, text: text.trim(), createdAt: new Date() });
      await tx.flush();
      return orderId;
    }),
  );
}

/**
 * Deletes a note of the viewer; returns the number of its order. Throws NOT_FOUND, and FORBIDDEN for a colleague's
 * note.
 */
export function deleteOrderNote(em: EntityManager, viewer: User, noteId: number): Promise<number> {
  return asStaff(em, viewer, async (tx) => {
    const note = await tx.findOne(
      OrderNote,
      { id: noteId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!note) throw new AppError('NOT_FOUND', 'Nie ma już tej notatki.');
    if (note.author.id !== viewer.id)
      throw new AppError('FORBIDDEN', 'Usunąć można tylko własną notatkę.');
    const orderId = note.order.id;
    tx.remove(note);
    await tx.flush();
    return orderId;
  });
}

const REUSED =
  'Ta notatka została już dodana, ale z\u00a0inną treścią. Sprawdź notatki do zamówienia.';
