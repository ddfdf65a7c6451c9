import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { Offer } from '../offer.entity.js';
import { countOffers, listOffers } from './list-offers.js';
import { readFunnel } from './offer-funnel.js';
import {
  OfferFilter,
  OfferList,
  type OfferSort,
  OfferSortEnum,
  OfferStateCount,
  OfferFunnel,
  OfferFunnelInput,
} from './offer-list.inputs.js';

@Resolver(() => Offer)
export class OfferStaffResolver {
  @Query(() => Offer, {
    nullable: true,
    description:
      'For staff: an offer, also one that was never sent; null where there is none with this id.',
  })
  adminOffer(@Arg('id', () => Int) id: number, @Ctx() { em }: Context): Promise<Offer | null> {
    return em.findOne(Offer, { id });
  }

  @Query(() => OfferList, { description: 'For staff: the offers.' })
  offers(
    @Arg('filter', () => OfferFilter, { nullable: true }) filter: OfferFilter | null,
    @Arg('sort', () => OfferSortEnum, { defaultValue: 'newest' }) sort: OfferSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<OfferList> {
    return listOffers(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => [OfferStateCount], {
    description:
      'For staff: how many offers that match the rest of the filter are in each state; 0 where there are ' +
      'none.',
  })
  offerCounts(
    @Arg('filter', () => OfferFilter, { nullable: true }) filter: OfferFilter | null,
    @Ctx() { em }: Context,
  ): Promise<OfferStateCount[]> {
    return countOffers(em, filter ?? {});
  }

  @Query(() => OfferFunnel, {
    description: 'For staff: what became of the offers that were first sent in a period.',
  })
  offerFunnel(
    @Arg('input', () => OfferFunnelInput) input: OfferFunnelInput,
    @Ctx() { em }: Context,
  ): Promise<OfferFunnel> {
    return readFunnel(em, input, new Date());
  }
}
