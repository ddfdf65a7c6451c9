import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { sizeLabel, variantLabel } from '../../../../engine/configuration/labels.js';
import type { Context } from '../../../request/context.js';
import { differenceOf } from './difference.js';
import { isOpen } from './lock-version.js';
import { OrderDifference } from './order-difference.payloads.js';
import { snapshotOfVersion } from './order-snapshot.js';
import { OrderVersionLine } from './order-version-line.entity.js';
import { OrderVersion } from './order-version.entity.js';

@Resolver(() => OrderVersion)
export class OrderVersionResolver {
  @FieldResolver(() => [OrderVersionLine])
  lines(@Root() version: OrderVersion): Promise<OrderVersionLine[]> {
    return version.lines.loadItems();
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the customer can accept or refuse it: it is `sent`, the order is not cancelled and still has its ' +
      "customer's data, production has not started since it was proposed, and it changes no delivered goods.",
  })
  async isOpen(@Root() version: OrderVersion): Promise<boolean> {
    return isOpen(await version.order.loadOrFail(), version);
  }

  @FieldResolver(() => OrderDifference, {
    nullable: true,
    description:
      'What differs from the version that was in force before this one; null for the first version.',
  })
  async difference(@Root() version: OrderVersion): Promise<OrderDifference | null> {
    const order = await version.order.loadOrFail();
    const versions = await order.versions.loadItems();
    const before = versions.findLast(
      ({ number, state }) => number < version.number && state === 'accepted',
    );
    if (!before) return null;
    await Promise.all([before.lines.loadItems(), version.lines.loadItems()]);
    return differenceOf(snapshotOfVersion(before), snapshotOfVersion(version));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: who proposed it; null for the order as it was placed, and for viewers who are not staff.',
  })
  async authorName(
    @Root() { author }: OrderVersion,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && author ? (await author.loadOrFail()).name : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: who recorded the decision by telephone; null where nobody did, and for viewers who are ' +
      'not staff.',
  })
  async recordedByName(
    @Root() { recordedBy }: OrderVersion,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && recordedBy ? (await recordedBy.loadOrFail()).name : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "For staff: the customer's words, or the note about the telephone call; null for others.",
  })
  decisionNote(@Root() { decisionNote }: OrderVersion, @Ctx() { viewer }: Context): string | null {
    return viewer ? decisionNote : null;
  }
}

@Resolver(() => OrderVersionLine)
export class OrderVersionLineResolver {
  @FieldResolver(() => String, { description: '"Kasetowa, 400 × 300 cm"' })
  sizes(@Root() { settings }: OrderVersionLine): string {
    return `${variantLabel(settings)}, ${sizeLabel(settings)}`;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the saved configuration of its goods; null once that configuration is deleted.',
  })
  configurationId(@Root() { savedConfiguration }: OrderVersionLine): string | null {
    return savedConfiguration?.id ?? null;
  }
}
