import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { attempt } from '../../../shared/user-error.js';
import { issuerOf } from '../../agreements/paper/issuer.js';
import { findOrderByToken } from '../find-order.js';
import { Order } from '../order.entity.js';
import { type OwnDecision, decideByLink, recordDecision } from './decide-change.js';
import {
  AcceptOrderChangeInput,
  OrderChangeInput,
  OrderChangePayload,
  OrderChangePreview,
  ProposeOrderChangeInput,
  RecordOrderDecisionInput,
  RefuseOrderChangeInput,
  WithdrawOrderChangeInput,
} from './order-change.inputs.js';
import { OrderVersion } from './order-version.entity.js';
import { previewChange, proposeChange } from './propose-change.js';
import { withdrawChange } from './withdraw-change.js';

@Resolver(() => Order)
export class OrderChangeResolver {
  @Query(() => OrderChangePreview, {
    description:
      'For staff: the difference that a change would make to an order; nothing is written.',
  })
  async orderChangePreview(
    @Arg('input', () => OrderChangeInput) input: OrderChangeInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OrderChangePreview> {
    const { result: difference, userErrors } = await attempt(async () => {
      const catalogue = await services.catalogue.current();
      return previewChange(em, viewer, input, catalogue);
    });
    return { difference, userErrors };
  }

  @Mutation(() => OrderChangePayload, {
    description:
      'For staff: mails the customer a new version of the order, which waits for their decision and replaces ' +
      "one that still waits for it. Corrections of the customer's data alone take effect at once. Once production " +
      'has started, all other changes need orders:correct. CONFLICT for a cancelled order, and where the lines of ' +
      'a delivered order would change.',
  })
  async proposeOrderChange(
    @Arg('input', () => ProposeOrderChangeInput) input: ProposeOrderChangeInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OrderChangePayload> {
    const catalogue = await services.catalogue.current();
    const terms = { catalogue, issuer: issuerOf(services) };
    const write = () => proposeChange(em, viewer, input, terms);
    return answered(write, () => em.fork().findOne(Order, { id: input.orderId }));
  }

  @Mutation(() => OrderChangePayload, {
    description:
      'For staff: records the decision that the customer has made by telephone, with the effect of ' +
      'acceptOrderChange or refuseOrderChange. Once production has started, orders:correct is needed.',
  })
  recordOrderDecision(
    @Arg('input', () => RecordOrderDecisionInput) input: RecordOrderDecisionInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<OrderChangePayload> {
    const write = () => recordDecision(em, viewer, input);
    return answered(write, () => em.fork().findOne(Order, { id: input.orderId }));
  }

  @Mutation(() => OrderChangePayload, {
    description:
      'For staff: withdraws a proposed version before the customer has decided; the customer is mailed. ' +
      'CONFLICT where the version no longer waits for a decision.',
  })
  withdrawOrderChange(
    @Arg('input', () => WithdrawOrderChangeInput) input: WithdrawOrderChangeInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<OrderChangePayload> {
    const write = () => withdrawChange(em, viewer, input);
    return answered(write, () => em.fork().findOne(Order, { id: input.orderId }));
  }

  @Mutation(() => OrderChangePayload, {
    description:
      'The customer accepts a version: the order becomes that version. The same request again changes nothing. ' +
      'CONFLICT where the version no longer waits for a decision, production has started since its proposal, ' +
      'or it would change delivered goods.',
  })
  acceptOrderChange(
    @Arg('input', () => AcceptOrderChangeInput)
    { token, versionNumber, name, agrees }: AcceptOrderChangeInput,
    @Ctx() context: Context,
  ): Promise<OrderChangePayload> {
    const decision = { token, versionNumber, accepts: true, name: name.trim(), note: null };
    return decide(context, decision, () => {
      if (!agrees) throw notTicked();
    });
  }

  @Mutation(() => OrderChangePayload, {
    description:
      'The customer refuses a version: the order stays as it is. The same request again changes nothing. ' +
      'CONFLICT where the version no longer waits for a decision, or production has started since its ' +
      'proposal.',
  })
  refuseOrderChange(
    @Arg('input', () => RefuseOrderChangeInput)
    { token, versionNumber, reason }: RefuseOrderChangeInput,
    @Ctx() context: Context,
  ): Promise<OrderChangePayload> {
    const note = reason?.trim() || null;
    return decide(context, { token, versionNumber, accepts: false, name: null, note });
  }

  @FieldResolver(() => [OrderVersion], {
    description: 'The oldest first; empty before the first change or proposal.',
  })
  versions(@Root() order: Order): Promise<OrderVersion[]> {
    return order.versions.loadItems();
  }
}

function decide(
  context: Context,
  decision: Omit<OwnDecision, 'from' | 'viewer'>,
  check?: () => void,
): Promise<OrderChangePayload> {
  const { em, services, origin, viewer } = context;
  const find = () => findOrderByToken(em.fork(), decision.token);
  const write = async () => {
    const order = await find();
    if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
    check?.();
    await countForm(context, 'order', order.customerEmail);
    const from = origin.address;
    await decideByLink(em, { ...decision, from, viewer }, services.env.COMPANY_EMAIL);
  };
  return answered(write, find);
}

/** Answers with the order as it is after the attempt, whether it succeeded or was refused. */
async function answered(
  write: () => Promise<void>,
  find: () => Promise<Order | null>,
): Promise<OrderChangePayload> {
  const { userErrors } = await attempt(write);
  return { order: await find(), userErrors };
}

function notTicked(): AppError {
  return wrongField('agrees', 'Zaznacz, że przyjmujesz zmianę.', 'CONSENT_REQUIRED');
}
