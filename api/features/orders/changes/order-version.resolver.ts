import { FieldResolver, Resolver, Root } from 'type-graphql';
import {
  agreedVersionResolver,
  versionLineResolver,
} from '../../agreements/agreed-version.resolver.js';
import { differenceOf } from '../../agreements/difference.js';
import { OrderDifference } from '../../agreements/difference.payloads.js';
import { versionSnapshot } from '../../agreements/snapshot.js';
import { isOpen } from './lock-version.js';
import { OrderVersionLine } from './order-version-line.entity.js';
import { OrderVersion } from './order-version.entity.js';

@Resolver(() => OrderVersion)
export class OrderVersionResolver extends agreedVersionResolver(OrderVersion) {
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
  difference(@Root() version: OrderVersion): Promise<OrderDifference | null> {
    return differenceFromBefore(version);
  }
}

/** What differs from the version that was in force before this one; null for the first version. */
export async function differenceFromBefore(version: OrderVersion): Promise<OrderDifference | null> {
  const order = await version.order.loadOrFail();
  const versions = await order.versions.loadItems();
  const before = versions.findLast(
    ({ number, state }) => number < version.number && state === 'accepted',
  );
  if (!before) return null;
  await Promise.all([before.lines.loadItems(), version.lines.loadItems()]);
  return differenceOf(versionSnapshot(before), versionSnapshot(version));
}

@Resolver(() => OrderVersionLine)
export class OrderVersionLineResolver extends versionLineResolver(OrderVersionLine) {}
