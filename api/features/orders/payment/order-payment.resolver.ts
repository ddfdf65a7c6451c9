import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { balanceOf } from '../../ledger/balance.js';
import { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { entriesOf, movementsOf } from '../../ledger/list-entries.js';
import { Order } from '../order.entity.js';
import { BookTransferInput, BookTransferPayload } from './book-transfer.inputs.js';
import { bookTransfer } from './book-transfer.js';
import { paymentOf } from './order-payment.js';
import { MoneyMovement, OrderPayment } from './order-payment.payloads.js';

@Resolver(() => Order)
export class OrderPaymentResolver {
  @Mutation(() => BookTransferPayload, {
    description:
      'For staff: books a transfer that the bank shows, from the customer or to the customer, who is mailed. ' +
      'CONFLICT for a refund of more than is paid, less the online refunds under way, and for the key of another ' +
      'transfer.',
  })
  async bookTransfer(
    @Arg('input', () => BookTransferInput) input: BookTransferInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<BookTransferPayload> {
    const { result: order, userErrors } = await attempt(async () => {
      const id = await bookTransfer(em, viewer, input);
      return services.orm.em.fork().findOne(Order, { id });
    });
    return { order, userErrors };
  }

  @FieldResolver(() => OrderPayment, {
    description: 'What the order costs and what is paid of it.',
  })
  async payment(
    @Root() { id }: Pick<Order, 'id'>,
    @Ctx() { em, services }: Context,
  ): Promise<OrderPayment> {
    return paymentOf(await balanceOf(em, id), id, services.content.company, new Date());
  }

  @FieldResolver(() => [MoneyMovement], {
    description: 'Payments and refunds without those that were reversed; the oldest first.',
  })
  movements(@Root() { id }: Order, @Ctx() { em }: Context): Promise<MoneyMovement[]> {
    return movementsOf(em, id);
  }

  @FieldResolver(() => [LedgerEntry], {
    nullable: true,
    description: 'For staff: the entries of the ledger, the oldest first; null for others.',
  })
  async ledger(
    @Root() { id }: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<LedgerEntry[] | null> {
    return viewer && ((await entriesOf(em, id)) ?? []);
  }
}

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null where no member of staff booked it.',
  })
  async actorName(@Root() { actor }: LedgerEntry): Promise<string | null> {
    return actor && (await actor.loadOrFail()).name;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The id of the entry that this one reverses; null for other kinds.',
  })
  reversesId(@Root() { reverses }: LedgerEntry): string | null {
    return reverses?.id ?? null;
  }
}
