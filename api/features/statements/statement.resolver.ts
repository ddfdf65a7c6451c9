import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { BankStatement } from './bank-statement.entity.js';
import { BankTransfer } from './bank-transfer.entity.js';
import {
  bookTransfer,
  setTransferAside,
  splitTransfer,
  transferPayload,
} from './decide-transfer.js';
import { candidatesFor, findOrdersFor, listStatements, listTransfers } from './list-transfers.js';
import { payoutOf } from './payouts/payouts-of.js';
import {
  BankStatementList,
  BankTransferFilter,
  BankTransferList,
  BankTransferPayload,
  BankTransferPayout,
  BookBankTransferInput,
  OrdersForTransferInput,
  SetBankTransferAsideInput,
  SplitBankTransferInput,
  TransferCandidate,
  type TransferSort,
  TransferSortEnum,
} from './statement.inputs.js';

@Resolver(() => BankTransfer)
export class BankTransferResolver {
  @Query(() => BankTransferList, {
    description: 'For staff: the transfers to the shop that its bank statements list.',
  })
  bankTransfers(
    @Arg('filter', () => BankTransferFilter, { nullable: true }) filter: BankTransferFilter | null,
    @Arg('sort', () => TransferSortEnum, { defaultValue: 'newest' }) sort: TransferSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<BankTransferList> {
    return listTransfers(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => BankStatementList, {
    description: 'For staff: the imported bank statements, the latest first.',
  })
  bankStatements(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<BankStatementList> {
    return listStatements(em, page ?? new PageInput());
  }

  @Query(() => [TransferCandidate], {
    description:
      "For staff: the orders with this number or these words of the customer's data, the newest first, at most 10, " +
      'with what speaks for and against each as the order that a transfer pays; none for an unknown transfer.',
  })
  ordersForTransfer(
    @Arg('input', () => OrdersForTransferInput) { transferId, text }: OrdersForTransferInput,
    @Ctx() { em }: Context,
  ): Promise<TransferCandidate[]> {
    return findOrdersFor(em, transferId, text);
  }

  @Mutation(() => BankTransferPayload, {
    description:
      'For staff: splits a transfer, waiting or set aside, over several orders and books each part, which is a ' +
      'transfer of its own from then on; the customers are mailed.',
  })
  splitBankTransfer(
    @Arg('input', () => SplitBankTransferInput) input: SplitBankTransferInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<BankTransferPayload> {
    return transferPayload(em, input.id, () => splitTransfer(em, viewer, input));
  }

  @Mutation(() => BankTransferPayload, {
    description:
      'For staff: books a transfer, waiting or set aside, as a payment of an order; the customer is mailed.',
  })
  bookBankTransfer(
    @Arg('input', () => BookBankTransferInput) input: BookBankTransferInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<BankTransferPayload> {
    return transferPayload(em, input.id, () => bookTransfer(em, viewer, input));
  }

  @Mutation(() => BankTransferPayload, {
    description: 'For staff: sets a waiting transfer aside because it pays no order.',
  })
  setBankTransferAside(
    @Arg('input', () => SetBankTransferAsideInput) input: SetBankTransferAsideInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<BankTransferPayload> {
    return transferPayload(em, input.id, () => setTransferAside(em, viewer, input));
  }

  @FieldResolver(() => [TransferCandidate], {
    description:
      'At most five orders that the transfer may be for, the likeliest first; empty once it is booked or split.',
  })
  candidates(@Root() transfer: BankTransfer, @Ctx() { em }: Context): Promise<TransferCandidate[]> {
    return candidatesFor(em, transfer);
  }

  @FieldResolver(() => BankTransferPayout, {
    nullable: true,
    description:
      'What a payout of the payment provider most likely consists of: such a transfer pays no order, staff set it ' +
      'aside. Null for any other transfer.',
  })
  async payout(
    @Root() transfer: BankTransfer,
    @Ctx() { em }: Context,
  ): Promise<BankTransferPayout | null> {
    return (await payoutOf(em, transfer)) ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The order that the transfer is booked for; null where it is not booked.',
  })
  orderId(@Root() { order }: BankTransfer): number | null {
    return order?.id ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Who last booked it, set it aside or reversed its booking; null where nobody has, also where it was ' +
      'booked automatically.',
  })
  async decidedByName(@Root() { decidedBy }: BankTransfer): Promise<string | null> {
    return (await decidedBy?.loadOrFail())?.name ?? null;
  }
}

@Resolver(() => BankStatement)
export class BankStatementResolver {
  @FieldResolver(() => String)
  async importedByName(@Root() { importedBy }: BankStatement): Promise<string> {
    return (await importedBy.loadOrFail()).name;
  }
}
