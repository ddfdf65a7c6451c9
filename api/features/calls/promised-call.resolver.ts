import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Order } from '../orders/order.entity.js';
import { readWaiting } from './call-queue.js';
import { clockOf } from './due-time.js';

@ObjectType({ simpleResolvers: true, description: 'A call that a customer may expect.' })
class PromisedCall {
  @Field(() => DateTimeISO, {
    description: 'The latest time of the call, or the time that was agreed with the customer.',
  })
  dueAt!: Date;

  @Field(() => Boolean, { description: 'Whether the time was agreed with the customer.' })
  isAgreed!: boolean;

  @Field(() => Boolean)
  isOverdue!: boolean;
}

@Resolver(() => Order)
export class PromisedCallResolver {
  @FieldResolver(() => PromisedCall, {
    nullable: true,
    description:
      'The call about a pending order; null once the customer was reached, and for an order that is not pending.',
  })
  async promisedCall(
    @Root() { id: number }: Order,
    @Ctx() { em, services }: Context,
  ): Promise<PromisedCall | null> {
    const waiting = await readWaiting(em, { kind: 'order', number }, clockOf(services));
    if (!waiting) return null;
    const { dueAt, callBackAt, isOverdue } = waiting;
    return { dueAt, isAgreed: callBackAt !== null, isOverdue };
  }
}
