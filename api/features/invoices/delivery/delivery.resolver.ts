import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { payloadOf } from '../invoice-payload.js';
import { Invoice } from '../invoice.entity.js';
import { InvoicePayload, NextInvoiceView, SendInvoiceAgainInput } from '../invoice.inputs.js';
import { nextInvoiceView } from '../next-invoice-view.js';
import { nextInvoiceOf } from '../next-invoice.js';
import { replacementOf } from '../order-invoices.js';
import { deliveryOf, isAbandoned, isRefused } from './deliveries-of.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { sendAgain } from './send-again.js';

@Resolver(() => Invoice)
export class InvoiceDeliveryResolver {
  @Mutation(() => InvoicePayload, {
    description:
      'For staff: sends an invoice that KSeF has refused, or that waits for its next attempt, to KSeF at once. ' +
      'NOT_FOUND for one that was issued outside of KSeF. CONFLICT where KSeF has accepted it, it was replaced, ' +
      'or it was refused and its order is cancelled.',
  })
  sendInvoiceAgain(
    @Arg('input', () => SendInvoiceAgainInput) { invoiceId }: SendInvoiceAgainInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, sendAgain(em, viewer, invoiceId));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its number in KSeF; null until KSeF has accepted it.',
  })
  async ksefNumber(@Root() { id }: Invoice, @Ctx() { em }: Context): Promise<string | null> {
    return (await deliveryOf(em, id))?.ksefNumber ?? null;
  }

  @FieldResolver(() => InvoiceDelivery, {
    nullable: true,
    description:
      'For staff: its delivery to KSeF; null for an invoice that was issued outside of KSeF, and for ' +
      'viewers who are not staff.',
  })
  async delivery(
    @Root() { id }: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<InvoiceDelivery | null> {
    return viewer ? ((await deliveryOf(em, id)) ?? null) : null;
  }

  @FieldResolver(() => Invoice, {
    nullable: true,
    description:
      'For staff: the invoice that replaces it after KSeF has refused it; null where there is none, and ' +
      'for viewers who are not staff.',
  })
  async replacedBy(
    @Root() { id }: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<Invoice | null> {
    return viewer ? ((await replacementOf(em, id)) ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'For staff: whether KSeF has refused it and nothing needs to be done, because its order is cancelled and ' +
      'no other invoice replaces it; false for viewers who are not staff.',
  })
  async isAbandoned(@Root() invoice: Invoice, @Ctx() { em, viewer }: Context): Promise<boolean> {
    if (!viewer || !(await isAbandoned(em, invoice))) return false;
    return !(await replacementOf(em, invoice.id));
  }

  @FieldResolver(() => NextInvoiceView, {
    nullable: true,
    description:
      'For staff: how a refused invoice can be replaced now; null where it cannot be, for a refused correction, ' +
      'in whose place a new correction is issued, and for viewers who are not staff.',
  })
  async reissue(
    @Root() invoice: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<NextInvoiceView | null> {
    if (!viewer || !(await isRefused(em, invoice))) return null;
    const order = await invoice.order.loadOrFail();
    const next = await nextInvoiceOf(em, order);
    return next?.replaces?.id === invoice.id ? nextInvoiceView(em, order) : null;
  }
}
