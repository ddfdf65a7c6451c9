import { isDeepStrictEqual } from 'node:util';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { formatAmount } from '#engine/goods/price/money';
import { pick } from '#engine/trade/fields/pick';
import { pricePaid } from '#engine/trade/invoices/sums';
import type { Context, StaffContext } from '../../request/context.js';
import { Decimal, SignedDecimal } from '../../shared/scalars.js';
import { attempt } from '../../shared/user-error.js';
import { Order } from '../orders/order.entity.js';
import { correctInvoice, previewCorrection } from './correct-invoice.js';
import { sellerIn } from './create-invoice.js';
import { isGiven } from './delivery/deliveries-of.js';
import { token } from './fa3/fa3-names.js';
import { invoiceDifferenceOf, invoicesHaveOtherVat } from './invoice-difference.js';
import { payloadOf } from './invoice-payload.js';
import { Invoice } from './invoice.entity.js';
import {
  CorrectInvoiceInput,
  CorrectionPreviewPayload,
  InvoiceBuyerView,
  InvoiceLineView,
  InvoicePayload,
  IssueInvoiceInput,
  NextInvoiceView,
} from './invoice.inputs.js';
import { issueInvoice } from './issue-invoice.js';
import { nextInvoiceView } from './next-invoice-view.js';
import { invoicesOf, standingOf } from './order-invoices.js';
import { buyerOf } from './parties-and-goods.js';
import { currentDocument } from './read-document.js';

@Resolver(() => Order)
export class OrderInvoicesResolver {
  @Query(() => [InvoiceLineView], {
    description:
      'For staff: the lines of an invoice as its last correction has left them; empty for an unknown invoice.',
  })
  async invoiceLines(
    @Arg('invoiceId', () => Int) invoiceId: number,
    @Ctx() { em }: Context,
  ): Promise<InvoiceLineView[]> {
    const lines = (await currentDocument(em, invoiceId))?.lines ?? [];
    return lines.map((line) => ({
      ...pick(line, ['name', 'unit', 'quantity']),
      unitPrice: formatAmount(pricePaid(line)),
    }));
  }

  @Query(() => InvoiceBuyerView, {
    nullable: true,
    description:
      'For staff: the buyer of an invoice as its last correction has left it; null for an unknown invoice.',
  })
  async invoiceBuyer(
    @Arg('invoiceId', () => Int) invoiceId: number,
    @Ctx() { em }: Context,
  ): Promise<InvoiceBuyerView | null> {
    const document = await currentDocument(em, invoiceId);
    if (!document) return null;
    const { name, address, taxNumber } = document.buyer;
    const ordered = buyerOf(await em.findOneOrFail(Order, { id: document.orderId }));
    const isSame = isDeepStrictEqual(ordered.taxNumber, taxNumber);
    return {
      name,
      address,
      orderedName: isSame ? token(ordered.name) : null,
      orderedAddress: isSame ? token(ordered.address) : null,
    };
  }

  @Query(() => CorrectionPreviewPayload, {
    description: 'For staff: what a correction of an invoice would change; nothing is written.',
  })
  async correctionPreview(
    @Arg('input', () => CorrectInvoiceInput) input: CorrectInvoiceInput,
    @Ctx() { em, services }: Context,
  ): Promise<CorrectionPreviewPayload> {
    const { result: preview, userErrors } = await attempt(() =>
      previewCorrection(em, input, sellerIn(services)),
    );
    return { preview, userErrors };
  }

  @Mutation(() => InvoicePayload, {
    description:
      'For staff: issues the next invoice of an order, once, or replaces one that KSeF has refused; the ' +
      'customer is mailed. CONFLICT where another invoice is due, and while KSeF has yet to accept an advance ' +
      'that it names, or a correction of one.',
  })
  issueInvoice(
    @Arg('input', () => IssueInvoiceInput) input: IssueInvoiceInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, issueInvoice(em, viewer, input, sellerIn(services)));
  }

  @Mutation(() => InvoicePayload, {
    description:
      'For staff: issues a correction of an invoice; the customer is mailed. It replaces a correction that ' +
      'KSeF has refused, if there is one. CONFLICT where KSeF has refused the invoice, while KSeF has yet to ' +
      'accept it or an earlier correction, and for an advance with a final invoice.',
  })
  correctInvoice(
    @Arg('input', () => CorrectInvoiceInput) input: CorrectInvoiceInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, correctInvoice(em, viewer, input, sellerIn(services)));
  }

  @FieldResolver(() => [Invoice], {
    description:
      'The oldest first. Customers are shown those that KSeF has accepted or that were issued offline or ' +
      'outside of KSeF.',
  })
  async invoices(@Root() { id }: Order, @Ctx() { em, viewer }: Context): Promise<Invoice[]> {
    const invoices = (await invoicesOf(em, id)) ?? [];
    if (viewer) return invoices;
    const given = await Promise.all(invoices.map((invoice) => isGiven(em, invoice)));
    return invoices.filter((_, index) => given[index]);
  }

  @FieldResolver(() => NextInvoiceView, {
    nullable: true,
    description:
      'For staff: the invoice that can be issued now; null where there is none, and for viewers who are ' +
      'not staff.',
  })
  async nextInvoice(
    @Root() order: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<NextInvoiceView | null> {
    return viewer && nextInvoiceView(em, order);
  }

  @FieldResolver(() => SignedDecimal, {
    nullable: true,
    description:
      'For staff: the price of the order less its invoices; a cancelled order has the price 0. Where it is not ' +
      '"0.00", a correction is due; it is below zero where the invoices exceed the price. Before the only or ' +
      'final invoice it is "0.00", unless the advances exceed the price. Null for viewers who are not staff.',
  })
  async invoiceDifference(
    @Root() order: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<string | null> {
    return viewer && formatAmount(await invoiceDifferenceOf(em, order));
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'For staff: whether its invoices cover the whole price at other rates of VAT, or with other amounts at these rates, ' +
      'than the order has now, so that they are to be corrected to nothing and issued again. Null for ' +
      'viewers who are not staff.',
  })
  async invoicesHaveOtherVat(
    @Root() order: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<boolean | null> {
    return viewer && invoicesHaveOtherVat(em, order);
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
    description:
      'The number of the invoice that this one corrects; null where it is no correction.',
  })
  async correctedNumber(@Root() { corrects }: Invoice): Promise<string | null> {
    return corrects && (await corrects.loadOrFail()).number;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The amount of the invoice with its corrections; null for a correction, and for an invoice that KSeF has refused.',
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
