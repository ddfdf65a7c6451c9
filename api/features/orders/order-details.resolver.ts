import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { presentOrdered } from '../agreements/snapshot.js';
import { VatSum, vatSumsOf } from '../agreements/vat.payloads.js';
import { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { shortageOf } from '../inventory/shortage.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';

@Resolver(() => Order)
export class OrderVatResolver {
  @FieldResolver(() => [VatSum], {
    description: 'The total by rate of VAT, the higher rate first.',
  })
  async vatSums(@Root() order: Order): Promise<VatSum[]> {
    return vatSumsOf(await order.lines.loadItems(), order);
  }
}

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
      'colours, for a cancelled order, and for viewers who are not staff.',
  })
  async shortage(
    @Root() { id }: OrderLine,
    @Ctx() { em, viewer }: Context,
  ): Promise<number | null> {
    return viewer && ((await shortageOf(em, id)) ?? null);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The id of the saved configuration of its goods; null once that is deleted.',
  })
  configurationId(@Root() { savedConfiguration }: OrderLine): string | null {
    return savedConfiguration?.id ?? null;
  }

  @FieldResolver(() => OrderedConfiguration, {
    description: 'The configuration as it was ordered.',
  })
  configuration(@Root() line: OrderLine): OrderedConfiguration {
    return presentOrdered(line, line.id);
  }
}

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: who made the entry; null where the customer or a scheduled job did, and for viewers who ' +
      'are not staff.',
  })
  async actorName(
    @Root() { actor }: OrderEvent,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    if (!viewer || !actor) return null;
    return (await actor.loadOrFail()).name;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: the note of the entry; null for others.',
  })
  note(@Root() { note }: OrderEvent, @Ctx() { viewer }: Context): string | null {
    return viewer ? note : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'For staff: whether the customer is mailed about it; null for the first entry, for notes, for old ' +
      'entries, and for viewers who are not staff.',
  })
  sendsMail(@Root() { sendsMail }: OrderEvent, @Ctx() { viewer }: Context): boolean | null {
    return viewer ? sendsMail : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: the id of the entry whose change this one has undone; null where it undid none, and for ' +
      'viewers who are not staff.',
  })
  undoesId(@Root() { undoes }: OrderEvent, @Ctx() { viewer }: Context): number | null {
    return viewer && undoes ? undoes.id : null;
  }
}
