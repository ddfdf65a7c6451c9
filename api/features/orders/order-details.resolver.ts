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
      'For staff: how many pieces are missing in stock for this line; null where no stock is kept of its ' +
      'colours, for a cancelled order, and for others.',
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
    description:
      'For staff: who did it; null for others, and where the customer or the shop did it.',
  })
  async actorName(
    @Root() { actor }: OrderEvent,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    if (!viewer || !actor) return null;
    return (await actor.loadOrFail()).name;
  }

  @FieldResolver(() => String, { nullable: true, description: 'For staff; null for others.' })
  note(@Root() { note }: OrderEvent, @Ctx() { viewer }: Context): string | null {
    return viewer ? note : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'For staff: whether the customer is mailed about it; null where that is not known, and for others.',
  })
  sendsMail(@Root() { sendsMail }: OrderEvent, @Ctx() { viewer }: Context): boolean | null {
    return viewer ? sendsMail : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: the id of the entry whose change this one has undone; null for other entries, and for others.',
  })
  undoesId(@Root() { undoes }: OrderEvent, @Ctx() { viewer }: Context): number | null {
    return viewer && undoes ? undoes.id : null;
  }
}
