import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { Invoice } from '../invoice.entity.js';
import { InvoicePayload, SendInvoiceAgainInput } from '../invoice.inputs.js';
import { payloadOf } from '../invoice-payload.js';
import { deliveryOf } from './deliveries-of.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { sendAgain } from './send-again.js';

@Resolver(() => Invoice)
export class InvoiceDeliveryResolver {
  @Authorized('staff')
  @Mutation(() => InvoicePayload, {
    description:
      'For staff: sends an invoice to KSeF now that was refused or waits for its next attempt.',
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
}
