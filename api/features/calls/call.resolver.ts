import {
  Arg,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { mayRead, requireAccess } from '../../identity/rights.js';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { Order } from '../orders/order.entity.js';
import { CallAttempt } from './call-attempt.entity.js';
import type { CallNotice } from './call-events.js';
import { readCall, readCallQueue } from './call-queue.js';
import {
  CallInput,
  CallPayload,
  CallQueue,
  CallQueueChange,
  RecordCallInput,
  TakeCallInput,
} from './call.inputs.js';
import type { CallSubject } from './describe-calls.js';
import { clockOf } from './due-time.js';
import { furtherAccess, recordCall } from './record-call.js';
import { releaseCall, takeCall } from './take-call.js';

@Resolver(() => CallQueue)
export class CallResolver {
  @Query(() => CallQueue, {
    description:
      'For staff: pending orders, new inquiries and open questions about offers, whose customer was promised an ' +
      'answer within 24 hours, the earliest due first. Only the first 1000 can be read.',
  })
  callQueue(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em, services }: Context,
  ): Promise<CallQueue> {
    return readCallQueue(em, page ?? new PageInput(), clockOf(services));
  }

  @Mutation(() => CallPayload, {
    description:
      'For staff: takes a call, so that nobody else makes it. CONFLICT where a colleague has taken it or it is ' +
      'not in the queue.',
  })
  takeCall(
    @Arg('input', () => TakeCallInput) input: TakeCallInput,
    @Ctx() context: StaffContext,
  ): Promise<CallPayload> {
    return payloadOf(context, input, () => takeCall(context.em, context.viewer, input));
  }

  @Mutation(() => CallPayload, {
    description:
      'For staff: gives a taken call back, so that anybody may make it. CONFLICT where a colleague has taken ' +
      'it or it is not in the queue.',
  })
  releaseCall(
    @Arg('input', () => CallInput) input: CallInput,
    @Ctx() context: StaffContext,
  ): Promise<CallPayload> {
    return payloadOf(context, input, () => releaseCall(context.em, context.viewer, input));
  }

  @Mutation(() => CallPayload, {
    description:
      'For staff: records the outcome of a call and releases it. CONFLICT where a colleague has taken it or it ' +
      'is not in the queue.',
  })
  recordCall(
    @Arg('input', () => RecordCallInput) input: RecordCallInput,
    @Ctx() context: StaffContext,
  ): Promise<CallPayload> {
    for (const needed of furtherAccess(input)) requireAccess(context, needed);
    return payloadOf(context, input, () =>
      recordCall(context.em, context.viewer, input, context.services),
    );
  }

  @Subscription(() => CallQueueChange, {
    description:
      'For staff, as server-sent events at /graphql/stream: every change of the queue, whoever made it, and ' +
      'every order that is placed or gets another status.',
    subscribe: ({ context }) => (context as Context).services.callEvents.changes(),
  })
  async callQueueChanged(
    @Root() notice: CallNotice | null,
    @Ctx() context: Context,
  ): Promise<CallQueueChange> {
    const subject = notice && { kind: notice.kind, number: notice.id };
    return {
      appeared: notice?.appeared ?? false,
      entry: subject && (await currentCall(context, subject)),
      order:
        notice?.kind === 'order' && mayRead(context, 'orders:read')
          ? await currentOrder(context, notice.id)
          : null,
    };
  }
}

@Resolver(() => CallAttempt)
export class CallAttemptResolver {
  @FieldResolver(() => String)
  async actorName(@Root() { actor }: CallAttempt): Promise<string> {
    return (await actor.loadOrFail()).name;
  }
}

/** Carries out an action; returns its errors, and the entry afterwards or null where it is not in the queue. */
async function payloadOf(
  context: Context,
  subject: CallSubject,
  action: () => Promise<void>,
): Promise<CallPayload> {
  const { userErrors } = await attempt(action);
  return { entry: await currentCall(context, subject), userErrors };
}

/** In a new fork, because entities that the request has already loaded may be outdated. */
const currentCall = ({ em, services }: Context, subject: CallSubject) =>
  readCall(em.fork(), subject, clockOf(services));

const currentOrder = ({ em }: Context, id: number): Promise<Order | null> =>
  em.fork().findOne(Order, { id });
