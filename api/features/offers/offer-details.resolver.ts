import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { DateTimeISO } from '../../shared/scalars.js';
import {
  agreedVersionResolver,
  versionLineResolver,
} from '../agreements/agreed-version.resolver.js';
import { differenceOf } from '../agreements/difference.js';
import { OrderDifference } from '../agreements/difference.payloads.js';
import { versionSnapshot, presentOrdered } from '../agreements/snapshot.js';
import { VatSum, vatSumsOf } from '../agreements/vat.payloads.js';
import { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { OfferEvent } from './offer-event.entity.js';
import { OfferLine } from './offer-line.entity.js';
import { OfferVersion } from './offer-version.entity.js';
import { OfferQuestion } from './questions/offer-question.entity.js';

@Resolver(() => OfferVersion)
export class OfferVersionResolver extends agreedVersionResolver(OfferVersion) {
  @FieldResolver(() => [OfferLine])
  lines(@Root() version: OfferVersion): Promise<OfferLine[]> {
    return version.lines.loadItems();
  }

  @FieldResolver(() => [VatSum], {
    description: 'The total by rate of VAT, the higher rate first.',
  })
  async vatSums(@Root() version: OfferVersion): Promise<VatSum[]> {
    return vatSumsOf(await version.lines.loadItems(), version);
  }

  @FieldResolver(() => OrderDifference, {
    nullable: true,
    description: 'What differs from the version before it; null for the first version.',
  })
  difference(@Root() version: OfferVersion): Promise<OrderDifference | null> {
    return differenceFromBefore(version);
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the customer first saw it; null before that, and for viewers who are not staff.',
  })
  openedAt(@Root() { openedAt }: OfferVersion, @Ctx() { viewer }: Context): Date | null {
    return viewer && openedAt;
  }
}

@Resolver(() => OfferLine)
export class OfferLineResolver extends versionLineResolver(OfferLine) {
  @FieldResolver(() => Int)
  productId(@Root() { product }: OfferLine): number {
    return product.id;
  }

  @FieldResolver(() => OrderedConfiguration, { description: 'The configuration as it is offered.' })
  configuration(@Root() line: OfferLine): OrderedConfiguration {
    return presentOrdered(line, line.lineId);
  }
}

@Resolver(() => OfferQuestion)
export class OfferQuestionResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: who has answered; null before that, and for viewers who are not staff.',
  })
  async answeredByName(
    @Root() { answeredBy }: OfferQuestion,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && answeredBy ? (await answeredBy.loadOrFail()).name : null;
  }
}

@Resolver(() => OfferEvent)
export class OfferEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null where no member of staff made the entry.',
  })
  async actorName(@Root() { actor }: OfferEvent): Promise<string | null> {
    return actor && (await actor.loadOrFail()).name;
  }
}

/** What differs from the version before it; null for the first version. */
export async function differenceFromBefore(version: OfferVersion): Promise<OrderDifference | null> {
  const offer = await version.offer.loadOrFail();
  const versions = await offer.versions.loadItems();
  const before = versions.find(({ number }) => number === version.number - 1);
  if (!before) return null;
  await Promise.all([before.lines.loadItems(), version.lines.loadItems()]);
  return differenceOf(versionSnapshot(before), versionSnapshot(version));
}
