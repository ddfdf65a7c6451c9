import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { userErrorsOf } from '../../../shared/user-error.js';
import { balanceOf } from '../../ledger/balance.js';
import { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { entriesOf, movementsOf } from '../../ledger/list-entries.js';
import type { ListedOrder } from '../listed-order.js';
import { Order } from '../order.entity.js';
import { bookTransfer } from './book-transfer.js';
import { BookTransferInput, BookTransferPayload } from './book-transfer.inputs.js';
import { paymentOf } from './order-payment.js';
import { MoneyMovement, OrderPayment } from './order-payment.payloads.js';

@Resolver(() => Order)
export class OrderPaymentResolver {
  @Authorized('staff')
  @Mutation(() => BookTransferPayload, {
    description: 'For staff: a transfer as the bank shows it, or one back; the customer is mailed.',
  })
  async bookTransfer(
    @Arg('input', () => BookTransferInput) input: BookTransferInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<BookTransferPayload> {
    try {
      const id = await bookTransfer(em, viewer, input);
      return { order: await services.orm.em.fork().findOne(Order, { id }), userErrors: [] };
    } catch (error) {
      return { order: null, userErrors: userErrorsOf(error) };
    }
  }

  @FieldResolver(() => OrderPayment)
  async payment(
    @Root() { id }: ListedOrder,
    @Ctx() { em, services }: Context,
  ): Promise<OrderPayment> {
    return paymentOf(await balanceOf(em, id), id, services.content.company, new Date());
  }

  @FieldResolver(() => [MoneyMovement], {
    description: 'What was paid and refunded, without what was booked in error; the oldest first.',
  })
  movements(@Root() { id }: ListedOrder, @Ctx() { em }: Context): Promise<MoneyMovement[]> {
    return movementsOf(em, id);
  }

  @FieldResolver(() => [LedgerEntry], {
    nullable: true,
    description: 'For staff: what is booked, the oldest first; null for the customer.',
  })
  async ledger(
    @Root() { id }: ListedOrder,
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

  @FieldResolver(() => ID, { nullable: true, description: 'The entry that this one reverses.' })
  reversesId(@Root() { reverses }: LedgerEntry): string | null {
    return reverses?.id ?? null;
  }
}
