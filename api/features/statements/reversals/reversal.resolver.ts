import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';
import { transferPayload } from '../decide-transfer.js';
import { BankTransferPayload } from '../statement.inputs.js';
import {
  ReverseLedgerEntryInput,
  ReverseLedgerEntryPayload,
  UndoBankTransferInput,
} from './reversal.inputs.js';
import { reverseLedgerEntry, undoTransfer } from './reverse-payment.js';

@Resolver()
export class ReversalResolver {
  @Mutation(() => ReverseLedgerEntryPayload, {
    description:
      'For staff: reverses a wrong entry of the ledger by another entry and mails the customer. If ' +
      'the entry booked a bank transfer, the transfer waits for a decision again. Only admins may reverse entries of ' +
      'the method opening.',
  })
  async reverseLedgerEntry(
    @Arg('input', () => ReverseLedgerEntryInput) input: ReverseLedgerEntryInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<ReverseLedgerEntryPayload> {
    const { result: order, userErrors } = await attempt(async () => {
      const id = await reverseLedgerEntry(em, viewer, input);
      return services.orm.em.fork().findOne(Order, { id });
    });
    return { order, userErrors };
  }

  @Mutation(() => BankTransferPayload, {
    description:
      'For staff: reverses the booking of a transfer by another entry of the ledger; the transfer waits for a ' +
      'decision again. The customer is mailed.',
  })
  undoBankTransfer(
    @Arg('input', () => UndoBankTransferInput) input: UndoBankTransferInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<BankTransferPayload> {
    return transferPayload(em, input.id, () => undoTransfer(em, viewer, input));
  }
}
