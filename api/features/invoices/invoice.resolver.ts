import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { pricePaid } from '../../../engine/invoices/sums.js';
import { formatAmount } from '../../../engine/price/money.js';
import type { Context, StaffContext } from '../../request/context.js';
import { Decimal, SignedDecimal } from '../../shared/scalars.js';
import type { ListedOrder } from '../orders/listed-order.js';
import { Order } from '../orders/order.entity.js';
import { correctInvoice } from './correct-invoice.js';
import type { Seller } from './create-invoice.js';
import { isGiven } from './delivery/deliveries-of.js';
import { invoiceDifferenceOf } from './invoice-difference.js';
import { Invoice } from './invoice.entity.js';
import {
  CorrectInvoiceInput,
  InvoiceLineView,
  InvoicePayload,
  IssueInvoiceInput,
  NextInvoiceView,
  nextInvoiceView,
} from './invoice.inputs.js';
import { payloadOf } from './invoice-payload.js';
import { issueInvoice } from './issue-invoice.js';
import { nextInvoiceOf } from './next-invoice.js';
import { invoicesOf, standingOf } from './order-invoices.js';
import { linesOf } from './read-document.js';

@Resolver(() => Order)
export class OrderInvoicesResolver {
  @Authorized('staff')
  @Query(() => [InvoiceLineView], {
    description:
      'For staff: the lines of an invoice as its last correction has left them; none of an unknown one.',
  })
  async invoiceLines(
    @Arg('invoiceId', () => Int) invoiceId: number,
    @Ctx() { em }: Context,
  ): Promise<InvoiceLineView[]> {
    return (await linesOf(em, invoiceId)).map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitPrice: formatAmount(pricePaid(line)),
    }));
  }

  @Authorized('staff')
  @Mutation(() => InvoicePayload, {
    description:
      'For staff: issues the next invoice of an order, once, or again the one that KSeF has refused, and mails the customer.',
  })
  issueInvoice(
    @Arg('input', () => IssueInvoiceInput) input: IssueInvoiceInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, issueInvoice(em, viewer, input, sellerIn(services)));
  }

  @Authorized('staff')
  @Mutation(() => InvoicePayload, {
    description:
      'For staff: issues a correction of an invoice, and mails the customer; in place of one that KSeF has refused if there is such.',
  })
  correctInvoice(
    @Arg('input', () => CorrectInvoiceInput) input: CorrectInvoiceInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, correctInvoice(em, viewer, input, sellerIn(services)));
  }

  @FieldResolver(() => [Invoice], {
    description:
      'The oldest first; for the customer without those that KSeF has not accepted, unless they are issued offline.',
  })
  async invoices(@Root() { id }: ListedOrder, @Ctx() { em, viewer }: Context): Promise<Invoice[]> {
    const invoices = (await invoicesOf(em, id)) ?? [];
    if (viewer) return invoices;
    const given = await Promise.all(invoices.map((invoice) => isGiven(em, invoice)));
    return invoices.filter((_, index) => given[index]);
  }

  @FieldResolver(() => NextInvoiceView, {
    nullable: true,
    description: 'For staff: the invoice that can be issued now; null for the customer.',
  })
  async nextInvoice(
    @Root() order: ListedOrder,
    @Ctx() { em, viewer }: Context,
  ): Promise<NextInvoiceView | null> {
    return viewer && nextInvoiceView(await nextInvoiceOf(em, order));
  }

  @FieldResolver(() => SignedDecimal, {
    nullable: true,
    description:
      'For staff: by how much the price exceeds the invoices once these are over the whole sale, below zero where they exceed it, as those of a cancelled order: what corrections are due. Null for the customer.',
  })
  async invoiceDifference(
    @Root() order: ListedOrder,
    @Ctx() { em, viewer }: Context,
  ): Promise<string | null> {
    return viewer && formatAmount(await invoiceDifferenceOf(em, order));
  }
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => Int)
  orderId(@Root() { order }: Invoice): number {
    return order.id;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The number of the invoice that this one corrects.',
  })
  async correctedNumber(@Root() { corrects }: Invoice): Promise<string | null> {
    return corrects && (await corrects.loadOrFail()).number;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The amount of the invoice with its corrections; null for a correction, and for one that KSeF has refused.',
  })
  async correctedGross(
    @Root() { id, order }: Invoice,
    @Ctx() { em }: Context,
  ): Promise<string | null> {
    const { valid } = await standingOf(em, order.id);
    const found = valid.find(({ invoice }) => invoice.id === id);
    return found ? formatAmount(found.gross) : null;
  }
}

const sellerIn = ({ content, ksef }: Context['services']): Seller => ({
  company: content.company,
  ksef,
});
