import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { shortageOf } from '../inventory/shortage.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { presentOrdered } from './present-ordered.js';

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Int)
  productId(@Root() line: OrderLine): number {
    return line.product.id;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: pieces that stock lacks for this line; null where none is kept of its colours, for what is cancelled, and for the customer.',
  })
  async shortage(
    @Root() { id }: OrderLine,
    @Ctx() { em, viewer }: Context,
  ): Promise<number | null> {
    return viewer && ((await shortageOf(em, id)) ?? null);
  }

  @FieldResolver(() => OrderedConfiguration, { description: 'As it was when it was ordered.' })
  configuration(@Root() line: OrderLine): OrderedConfiguration {
    return presentOrdered(line, line.id);
  }
}

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff; null for the customer and for what the customer did.',
  })
  async actorName(
    @Root() { actor }: OrderEvent,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    if (!viewer || !actor) return null;
    return (await actor.loadOrFail()).name;
  }

  @FieldResolver(() => String, { nullable: true, description: 'For staff.' })
  note(@Root() { note }: OrderEvent, @Ctx() { viewer }: Context): string | null {
    return viewer ? note : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'For staff: whether the customer is mailed; null where it is not known.',
  })
  sendsMail(@Root() { sendsMail }: OrderEvent, @Ctx() { viewer }: Context): boolean | null {
    return viewer ? sendsMail : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'For staff: the entry whose change this one has undone.',
  })
  undoesId(@Root() { undoes }: OrderEvent, @Ctx() { viewer }: Context): number | null {
    return viewer && undoes ? undoes.id : null;
  }
}
