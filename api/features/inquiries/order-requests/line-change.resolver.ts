import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { mayRead } from '../../../identity/rights.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { issuerOf } from '../../agreements/paper/issuer.js';
import { OrderChangePreview } from '../../orders/changes/order-change.inputs.js';
import { InquiryPayload } from '../inquiry-staff.inputs.js';
import { Inquiry } from '../inquiry.entity.js';
import { acceptLineChange, awaitsAcceptance, planRequested } from './accept-line-change.js';
import { AcceptLineChangeInput } from './line-change.inputs.js';

@Resolver(() => Inquiry)
export class LineChangeResolver {
  @Mutation(() => InquiryPayload, {
    description:
      'For staff: changes the order as the customer has proposed in the configurator, and resolves the inquiry. The ' +
      'customer has agreed to that price, and is mailed the change. CONFLICT where nothing is proposed (any more) or ' +
      'another change waits for the decision, NOT_FOUND where the line is gone, PRICE_CHANGED where the price is ' +
      'another one today. Once production has started, orders:correct is needed.',
  })
  async acceptLineChange(
    @Arg('input', () => AcceptLineChangeInput) input: AcceptLineChangeInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<InquiryPayload> {
    const terms = { catalogue: await services.catalogue.current(), issuer: issuerOf(services) };
    const { userErrors } = await attempt(() => acceptLineChange(em, viewer, input, terms));
    const inquiry = await em.fork().findOne(Inquiry, { id: input.id });
    return { inquiry, userErrors };
  }

  @FieldResolver(() => OrderChangePreview, {
    nullable: true,
    description:
      'The change of the order that the customer proposes, or why it cannot be accepted; null where nothing is ' +
      'proposed, or staff have decided. Null without orders:read.',
  })
  async lineChange(
    @Root() inquiry: Inquiry,
    @Ctx() context: Context,
  ): Promise<OrderChangePreview | null> {
    if (!mayRead(context, 'orders:read')) return null;
    const order = awaitsAcceptance(inquiry) && (await inquiry.order?.load());
    if (!order) return null;
    const { em, services } = context;
    const catalogue = await services.catalogue.current();
    const { result, userErrors } = await attempt(() =>
      planRequested(em, order, inquiry, catalogue),
    );
    return { difference: result && result.difference, userErrors };
  }
}
