import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { Invoice } from '../invoice.entity.js';
import {
  InvoicePayload,
  NextInvoiceView,
  SendInvoiceAgainInput,
  nextInvoiceView,
} from '../invoice.inputs.js';
import { payloadOf } from '../invoice-payload.js';
import { nextInvoiceOf } from '../next-invoice.js';
import { replacementOf } from '../order-invoices.js';
import { deliveryOf, isAbandoned, isRefused } from './deliveries-of.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { sendAgain } from './send-again.js';

@Resolver(() => Invoice)
export class InvoiceDeliveryResolver {
  @Authorized('staff')
  @Mutation(() => InvoicePayload, {
    description:
      'For staff: sends an invoice to KSeF now that was refused, unless another one was issued for it or its order is cancelled, or that waits for its next attempt.',
  })
  sendInvoiceAgain(
    @Arg('input', () => SendInvoiceAgainInput) { invoiceId }: SendInvoiceAgainInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<InvoicePayload> {
    return payloadOf(em, sendAgain(em, viewer, invoiceId));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Its number in KSeF.' })
  async ksefNumber(@Root() { id }: Invoice, @Ctx() { em }: Context): Promise<string | null> {
    return (await deliveryOf(em, id))?.ksefNumber ?? null;
  }

  @FieldResolver(() => InvoiceDelivery, {
    nullable: true,
    description: 'For staff: null for the customer, and for what was issued outside of KSeF.',
  })
  async delivery(
    @Root() { id }: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<InvoiceDelivery | null> {
    return viewer ? ((await deliveryOf(em, id)) ?? null) : null;
  }

  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'For staff: its replacement after KSeF has refused it.',
  })
  async replacedBy(
    @Root() { id }: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<Invoice | null> {
    return viewer ? ((await replacementOf(em, id)) ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'For staff: whether KSeF has refused it and nothing is to be done about that, because its order is cancelled and no other one was issued for it.',
  })
  async isAbandoned(@Root() invoice: Invoice, @Ctx() { em, viewer }: Context): Promise<boolean> {
    if (!viewer || !(await isAbandoned(em, invoice))) return false;
    return !(await replacementOf(em, invoice.id));
  }

  @FieldResolver(() => NextInvoiceView, {
    nullable: true,
    description:
      'For staff: how a refused invoice can be issued again now; null otherwise, and for a correction, which is made again.',
  })
  async reissue(
    @Root() invoice: Invoice,
    @Ctx() { em, viewer }: Context,
  ): Promise<NextInvoiceView | null> {
    if (!viewer || !(await isRefused(em, invoice))) return null;
    const next = await nextInvoiceOf(em, await invoice.order.loadOrFail());
    return next?.replaces?.id === invoice.id ? nextInvoiceView(next) : null;
  }
}
