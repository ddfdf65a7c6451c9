import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { OfferState, LostReason } from '#engine/trade/shop/offers';
import { mayRead } from '../../identity/rights.js';
import type { Context } from '../../request/context.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { ownToken } from '../agreements/own-token.js';
import { Order } from '../orders/order.entity.js';
import { findOfferByToken, isShown } from './find-offer.js';
import { OfferEvent } from './offer-event.entity.js';
import { stateOf } from './offer-state.js';
import { OfferVersion } from './offer-version.entity.js';
import { LostReasonEnum, Offer, OfferStateEnum } from './offer.entity.js';
import { OfferQuestion } from './questions/offer-question.entity.js';

@Resolver(() => Offer)
export class OfferResolver {
  @Query(() => Offer, {
    nullable: true,
    description:
      "The customer's own offer, by its unguessable token; null where there is none, and for one that was " +
      'neither sent nor accepted.',
  })
  offer(@Arg('token', () => String) token: string, @Ctx() { em }: Context): Promise<Offer | null> {
    return findOfferByToken(em, token);
  }

  @FieldResolver(() => String, {
    description:
      "Unguessable; opens the customer's own page of the offer. Only for a request that named it, otherwise " +
      'FORBIDDEN, also for staff: see revealOfferLink.',
  })
  token(@Root() offer: Offer): string {
    return ownToken(offer);
  }

  @FieldResolver(() => OfferStateEnum)
  state(@Root() offer: Offer): OfferState {
    return stateOf(offer, new Date());
  }

  @FieldResolver(() => [OfferVersion], {
    description: 'The oldest first; customers are not shown a draft.',
  })
  async versions(@Root() offer: Offer, @Ctx() { viewer }: Context): Promise<OfferVersion[]> {
    const versions = await offer.versions.loadItems();
    return viewer ? versions : versions.filter(isShown);
  }

  @FieldResolver(() => [OfferQuestion], { description: 'The oldest first.' })
  questions(@Root() offer: Offer): Promise<OfferQuestion[]> {
    return offer.questions.loadItems();
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'The order that was placed by accepting it; null before that, and for staff without orders:read.',
  })
  async order(@Root() { order, isOwn }: Offer, @Ctx() context: Context): Promise<Order | null> {
    // Visitors know it by its secret link.
    const isByLink = isOwn || !context.viewer;
    if (!(isByLink || mayRead(context, 'orders:read')) || !order) return null;
    const placed = await order.loadOrFail();
    if (isOwn) placed.isOwn = true;
    return placed;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff: the id of the inquiry that it answers; null where there is none or it was deleted, and ' +
      'for viewers who are not staff.',
  })
  inquiryId(@Root() { inquiry }: Offer, @Ctx() { viewer }: Context): number | null {
    return viewer && inquiry && inquiry.id;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: who prepared it; null for others.',
  })
  async authorName(@Root() { author }: Offer, @Ctx() { viewer }: Context): Promise<string | null> {
    return viewer && author ? (await author.loadOrFail()).name : null;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the customer first opened its page; null before that, and for viewers who are not ' +
      'staff.',
  })
  openedAt(@Root() { openedAt }: Offer, @Ctx() { viewer }: Context): Date | null {
    return viewer && openedAt;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'For staff: when the customer first asked about it; null before that, and for viewers who are not ' +
      'staff.',
  })
  askedAt(@Root() { askedAt }: Offer, @Ctx() { viewer }: Context): Date | null {
    return viewer && askedAt;
  }

  @FieldResolver(() => LostReasonEnum, {
    nullable: true,
    description:
      'For staff: why it was lost; null where it was not, and for viewers who are not staff.',
  })
  lostReason(@Root() { lostReason }: Offer, @Ctx() { viewer }: Context): LostReason | null {
    return viewer && lostReason;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For staff: what the customer or staff have written about why it was lost; null for others.',
  })
  lostNote(@Root() { lostNote }: Offer, @Ctx() { viewer }: Context): string | null {
    return viewer && lostNote;
  }

  @FieldResolver(() => [OfferEvent], {
    nullable: true,
    description: 'For staff: what has happened to the offer, the oldest first; null for others.',
  })
  async history(@Root() offer: Offer, @Ctx() { viewer }: Context): Promise<OfferEvent[] | null> {
    return viewer && offer.history.loadItems();
  }
}
