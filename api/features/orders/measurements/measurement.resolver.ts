import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';
import { confirmByStaff } from './confirm-measurements.js';
import { MeasurementConfirmation } from './measurement-confirmation.entity.js';
import {
  ConfirmMeasurementsInput,
  ConfirmMeasurementsPayload,
  ReleaseMeasurementsInput,
  UnconfirmedFact,
} from './measurement.inputs.js';
import { confirmationOf, unconfirmedOf } from './unconfirmed.js';

@Resolver(() => OrderLine)
export class LineMeasurementResolver {
  @Mutation(() => ConfirmMeasurementsPayload, {
    description:
      'For staff: the customer has confirmed by telephone what nobody had entered about lines of an order. ' +
      'CONFLICT where there is nothing to confirm, and for an order that can no longer be changed.',
  })
  confirmMeasurements(
    @Arg('input', () => ConfirmMeasurementsInput) input: ConfirmMeasurementsInput,
    @Ctx() context: StaffContext,
  ): Promise<ConfirmMeasurementsPayload> {
    return vouch(context, 'phone', input);
  }

  @Mutation(() => ConfirmMeasurementsPayload, {
    description:
      'For staff: lets lines of an order be made although nobody has confirmed them, with a reason; their ' +
      'worksheets still say what is unconfirmed. CONFLICT as of confirmMeasurements.',
  })
  releaseMeasurements(
    @Arg('input', () => ReleaseMeasurementsInput) input: ReleaseMeasurementsInput,
    @Ctx() context: StaffContext,
  ): Promise<ConfirmMeasurementsPayload> {
    return vouch(context, 'release', input);
  }

  @FieldResolver(() => [UnconfirmedFact], {
    nullable: true,
    description:
      'For staff: what of the goods nobody has entered or confirmed; null for viewers who are not staff.',
  })
  async unconfirmedFacts(
    @Root() line: OrderLine,
    @Ctx() { em, viewer }: Context,
  ): Promise<UnconfirmedFact[] | null> {
    return viewer && unconfirmedOf(line, await confirmationOf(em, line.id));
  }

  @FieldResolver(() => MeasurementConfirmation, {
    nullable: true,
    description:
      'For staff: who vouches for the measurements; null where nobody does, and for viewers who are not staff.',
  })
  async measurement(
    @Root() { id }: OrderLine,
    @Ctx() { em, viewer }: Context,
  ): Promise<MeasurementConfirmation | null> {
    return viewer && ((await confirmationOf(em, id)) ?? null);
  }
}

@Resolver(() => MeasurementConfirmation)
export class MeasurementConfirmationResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null where nobody signed in has confirmed them.',
  })
  async authorName(@Root() { author }: MeasurementConfirmation): Promise<string | null> {
    return author && (await author.loadOrFail()).name;
  }
}

async function vouch(
  { em, viewer }: StaffContext,
  source: 'phone' | 'release',
  input: ConfirmMeasurementsInput,
): Promise<ConfirmMeasurementsPayload> {
  const { userErrors } = await attempt(() => confirmByStaff(em, viewer, source, input));
  return { order: await em.fork().findOne(Order, { id: input.orderId }), userErrors };
}
