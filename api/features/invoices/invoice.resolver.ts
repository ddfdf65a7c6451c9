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
import { Decimal } from '../../shared/scalars.js';
import { userErrorsOf } from '../../shared/user-error.js';
import { balanceOf } from '../ledger/balance.js';
import { Order } from '../orders/order.entity.js';
import { correctInvoice } from './correct-invoice.js';
import { Invoice } from './invoice.entity.js';
import {
  CorrectInvoiceInput,
  InvoiceLineView,
  InvoicePayload,
  IssueInvoiceInput,
  NextInvoiceView,
} from './invoice.inputs.js';
import { issueInvoice } from './issue-invoice.js';
import { nextInvoice } from './next-invoice.js';
import { invoicesOf, withCorrections } from './order-invoices.js';
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
    description: 'For staff: issues the next invoice of an order, once, and mails the customer.',
  })
  issueInvoice(
    @Arg('input', () => IssueInvoiceInput) input: IssueInvoiceInput,
    @Ctx() context: StaffContext,
  ): Promise<InvoicePayload> {
    const { em, viewer, services } = context;
    return payloadOf(context, issueInvoice(em, viewer, input, services.content.company));
  }

  @Authorized('staff')
  @Mutation(() => InvoicePayload, {
    description: 'For staff: issues a correction of an invoice, and mails the customer.',
  })
  correctInvoice(
    @Arg('input', () => CorrectInvoiceInput) input: CorrectInvoiceInput,
    @Ctx() context: StaffContext,
  ): Promise<InvoicePayload> {
    const { em, viewer, services } = context;
    return payloadOf(context, correctInvoice(em, viewer, input, services.content.company));
  }

  @FieldResolver(() => [Invoice], { description: 'The oldest first.' })
  async invoices(@Root() { id }: Order, @Ctx() { em }: Context): Promise<Invoice[]> {
    return (await invoicesOf(em, id)) ?? [];
  }

  @FieldResolver(() => NextInvoiceView, {
    nullable: true,
    description: 'For staff: the invoice that can be issued now; null for the customer.',
  })
  async nextInvoice(
    @Root() order: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<NextInvoiceView | null> {
    if (!viewer) return null;
    const issued = withCorrections((await invoicesOf(em, order.id)) ?? []);
    const next = nextInvoice(order, await balanceOf(em, order.id), issued);
    return next && { kind: next.kind, gross: formatAmount(next.gross) };
  }
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The number of the invoice that this one corrects.',
  })
  async correctedNumber(@Root() { corrects }: Invoice): Promise<string | null> {
    return corrects && (await corrects.loadOrFail()).number;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'What the invoice and its corrections are over; null for a correction.',
  })
  async correctedGross(
    @Root() { id, order }: Invoice,
    @Ctx() { em }: Context,
  ): Promise<string | null> {
    const all = withCorrections((await invoicesOf(em, order.id)) ?? []);
    const found = all.find(({ invoice }) => invoice.id === id);
    return found ? formatAmount(found.gross) : null;
  }
}

/** Reads the order by a new EntityManager: the invoices that this request has loaded before are stale. */
async function payloadOf({ services }: Context, write: Promise<Invoice>): Promise<InvoicePayload> {
  try {
    const { id } = await write;
    const em = services.orm.em.fork();
    const invoice = await em.findOneOrFail(Invoice, { id }, { populate: ['order'] });
    return { invoice, order: invoice.order.getEntity(), userErrors: [] };
  } catch (error) {
    return { invoice: null, order: null, userErrors: userErrorsOf(error) };
  }
}
