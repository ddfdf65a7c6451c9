import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { OfferState, LostReason } from '../../../engine/shop/offers.js';
import type { Context } from '../../request/context.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Order } from '../orders/order.entity.js';
import { findOfferByToken } from './find-offer.js';
import { isShown } from './lock-own-version.js';
import { OfferEvent } from './offer-event.entity.js';
import { stateOf } from './offer-state.js';
import { OfferVersion } from './offer-version.entity.js';
import { LostReasonEnum, Offer, OfferStateEnum } from './offer.entity.js';
import { OfferQuestion } from './questions/offer-question.entity.js';

@Resolver(() => Offer)
export class OfferResolver {
  @Query(() => Offer, {
    nullable: true,
    description: "The customer's own offer, by its unguessable token, once it was sent.",
  })
  offer(@Arg('token', () => String) token: string, @Ctx() { em }: Context): Promise<Offer | null> {
    return findOfferByToken(em, token);
  }

  @FieldResolver(() => OfferStateEnum)
  state(@Root() offer: Offer): OfferState {
    return stateOf(offer, new Date());
  }

  @FieldResolver(() => [OfferVersion], {
    description: 'The oldest first; the customer is not shown a draft.',
  })
  async versions(@Root() offer: Offer, @Ctx() { viewer }: Context): Promise<OfferVersion[]> {
    const versions = await offer.versions.loadItems();
    return viewer ? versions : versions.filter(isShown);
  }

  @FieldResolver(() => [OfferQuestion], { description: 'The oldest first.' })
  questions(@Root() offer: Offer): Promise<OfferQuestion[]> {
    return offer.questions.loadItems();
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order placed by accepting it.' })
  async order(@Root() { order }: Offer): Promise<Order | null> {
    return order && order.loadOrFail();
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'For staff: the inquiry that it answers, while that is kept; null for others.',
  })
  inquiryId(@Root() { inquiry }: Offer, @Ctx() { viewer }: Context): number | null {
    return viewer && inquiry && inquiry.id;
  }

  @FieldResolver(() => String, { nullable: true, description: 'For staff: who prepared it.' })
  async authorName(@Root() { author }: Offer, @Ctx() { viewer }: Context): Promise<string | null> {
    return viewer && author ? (await author.loadOrFail()).name : null;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: 'For staff: when the customer opened its page first.',
  })
  openedAt(@Root() { openedAt }: Offer, @Ctx() { viewer }: Context): Date | null {
    return viewer && openedAt;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: 'For staff: when the customer asked about it first.',
  })
  askedAt(@Root() { askedAt }: Offer, @Ctx() { viewer }: Context): Date | null {
    return viewer && askedAt;
  }

  @FieldResolver(() => LostReasonEnum, { nullable: true, description: 'For staff.' })
  lostReason(@Root() { lostReason }: Offer, @Ctx() { viewer }: Context): LostReason | null {
    return viewer && lostReason;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For staff: the words of the customer or of staff about why it was lost.',
  })
  lostNote(@Root() { lostNote }: Offer, @Ctx() { viewer }: Context): string | null {
    return viewer && lostNote;
  }

  @FieldResolver(() => [OfferEvent], {
    nullable: true,
    description: 'For staff: what happened, the oldest first; null for others.',
  })
  async history(@Root() offer: Offer, @Ctx() { viewer }: Context): Promise<OfferEvent[] | null> {
    return viewer && offer.history.loadItems();
  }
}
