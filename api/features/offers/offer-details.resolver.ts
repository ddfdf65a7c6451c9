import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { sizeLabel, variantLabel } from '../../../engine/configuration/labels.js';
import { DateTimeISO } from '../../shared/scalars.js';
import type { Context } from '../../request/context.js';
import { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { differenceOf } from '../orders/changes/difference.js';
import { OrderDifference } from '../orders/changes/order-difference.payloads.js';
import { VatSum, vatSumsOf } from '../orders/order-vat.resolver.js';
import { presentOrdered } from '../orders/present-ordered.js';
import { OfferEvent } from './offer-event.entity.js';
import { OfferLine } from './offer-line.entity.js';
import { snapshotOf } from './offer-snapshot.js';
import { OfferVersion } from './offer-version.entity.js';
import { OfferQuestion } from './questions/offer-question.entity.js';

@Resolver(() => OfferVersion)
export class OfferVersionResolver {
  @FieldResolver(() => [OfferLine])
  lines(@Root() version: OfferVersion): Promise<OfferLine[]> {
    return version.lines.loadItems();
  }

  @FieldResolver(() => [VatSum], {
    description: 'The total by rate of VAT, the higher rate first.',
  })
  async vatSums(@Root() version: OfferVersion): Promise<VatSum[]> {
    return vatSumsOf(await version.lines.loadItems(), version.discount, version);
  }

  @FieldResolver(() => OrderDifference, {
    nullable: true,
    description: 'What differs from the version before it; null for the first version.',
  })
  async difference(@Root() version: OfferVersion): Promise<OrderDifference | null> {
    const offer = await version.offer.loadOrFail();
    const versions = await offer.versions.loadItems();
    const before = versions.find(({ number }) => number === version.number - 1);
    if (!before) return null;
    await Promise.all([before.lines.loadItems(), version.lines.loadItems()]);
    return differenceOf(snapshotOf(before), snapshotOf(version));
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the customer first saw it; null before that, and for viewers who are not staff.',
  })
  openedAt(@Root() { openedAt }: OfferVersion, @Ctx() { viewer }: Context): Date | null {
    return viewer && openedAt;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: who prepared it; null for others.',
  })
  async authorName(
    @Root() { author }: OfferVersion,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && author ? (await author.loadOrFail()).name : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: who recorded the acceptance by telephone; null where nobody did, and for viewers who are ' +
      'not staff.',
  })
  async recordedByName(
    @Root() { recordedBy }: OfferVersion,
    @Ctx() { viewer }: Context,
  ): Promise<string | null> {
    return viewer && recordedBy ? (await recordedBy.loadOrFail()).name : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: the note about the telephone call; null for others.',
  })
  decisionNote(@Root() { decisionNote }: OfferVersion, @Ctx() { viewer }: Context): string | null {
    return viewer ? decisionNote : null;
  }
}

@Resolver(() => OfferLine)
export class OfferLineResolver {
  @FieldResolver(() => Int)
  productId(@Root() { product }: OfferLine): number {
    return product.id;
  }

  @FieldResolver(() => String, { description: '"Kasetowa, 400 × 300 cm"' })
  sizes(@Root() { settings }: OfferLine): string {
    return `${variantLabel(settings)}, ${sizeLabel(settings)}`;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the saved configuration of its goods; null once that configuration is deleted.',
  })
  configurationId(@Root() { savedConfiguration }: OfferLine): string | null {
    return savedConfiguration?.id ?? null;
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
