import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { Order } from '../order.entity.js';
import { OrderNote } from './order-note.entity.js';
import { AddOrderNoteInput, DeleteOrderNoteInput, OrderNotePayload } from './order-note.inputs.js';
import { addOrderNote, deleteOrderNote } from './order-notes.js';

@Resolver(() => Order)
export class OrderNotesResolver {
  @Mutation(() => OrderNotePayload, {
    description: 'For staff: adds a note to an order, which customers never see.',
  })
  addOrderNote(
    @Arg('input', () => AddOrderNoteInput) input: AddOrderNoteInput,
    @Ctx() context: StaffContext,
  ): Promise<OrderNotePayload> {
    return payloadOf(context, addOrderNote(context.em, context.viewer, input));
  }

  @Mutation(() => OrderNotePayload, {
    description:
      "For staff: deletes a note that the caller has written; FORBIDDEN, as a GraphQL error, for a colleague's " +
      'note.',
  })
  deleteOrderNote(
    @Arg('input', () => DeleteOrderNoteInput) { noteId }: DeleteOrderNoteInput,
    @Ctx() context: StaffContext,
  ): Promise<OrderNotePayload> {
    return payloadOf(context, deleteOrderNote(context.em, context.viewer, noteId));
  }

  @FieldResolver(() => [OrderNote], {
    nullable: true,
    description: 'For staff: the notes about the order, the oldest first; null for others.',
  })
  async notes(@Root() order: Order, @Ctx() { viewer }: Context): Promise<OrderNote[] | null> {
    return viewer && order.notes.loadItems();
  }
}

@Resolver(() => OrderNote)
export class OrderNoteResolver {
  @FieldResolver(() => String)
  async authorName(@Root() { author }: OrderNote): Promise<string> {
    return (await author.loadOrFail()).name;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller has written the note, and so may delete it.',
  })
  own(@Root() { author }: OrderNote, @Ctx() { viewer }: Context): boolean {
    return author.id === viewer?.id;
  }
}

/**
 * Answers with the order whose number `write` returns, read with a new EntityManager, because the notes in the
 * request's own EntityManager are stale.
 */
async function payloadOf({ em }: Context, write: Promise<number>): Promise<OrderNotePayload> {
  const { result: order, userErrors } = await attempt(async () => {
    const id = await write;
    return em.fork().findOne(Order, { id });
  });
  return { order, userErrors };
}
