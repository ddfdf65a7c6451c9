import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { pick } from '#engine/trade/fields/pick';
import { searchTextLike } from '../../database/matching.js';
import { mayRead } from '../../identity/rights.js';
import type { Context } from '../../request/context.js';
import { containing, literally } from '../../shared/text-search/search-text.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { stateOf } from '../offers/offer-state.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { OfferSummary } from './customer-history.payloads.js';

const NEWEST = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], limit: 20 };

/** Orders, other offers and other inquiries of an inquiry's customer, matched by e-mail or telephone. */
@Resolver(() => Inquiry)
export class CustomerHistoryResolver {
  @FieldResolver(() => [Order], {
    description:
      'The newest 20 orders with the same e-mail or phone number. None without orders:read.',
  })
  async customerOrders(@Root() inquiry: Inquiry, @Ctx() context: Context): Promise<Order[]> {
    if (!mayRead(context, 'orders:read')) return [];
    return context.em.find(Order, sameCustomer(inquiry), NEWEST);
  }

  @FieldResolver(() => [OfferSummary], {
    description:
      'The newest 20 offers with the same e-mail or phone number, without those that answer this inquiry. None ' +
      'without offers:read.',
  })
  async otherOffers(@Root() inquiry: Inquiry, @Ctx() context: Context): Promise<OfferSummary[]> {
    if (!mayRead(context, 'offers:read')) return [];
    const other = { $or: [{ inquiry: null }, { inquiry: { $ne: inquiry.id } }] };
    const condition = { $and: [sameCustomer(inquiry), other] };
    const offers = await context.em.find(Offer, condition, NEWEST);
    const now = new Date();
    return offers.map((offer) => ({
      ...pick(offer, ['id', 'createdAt', 'totalAmount']),
      state: stateOf(offer, now),
    }));
  }

  @FieldResolver(() => [Inquiry], {
    description: 'The newest 20 other inquiries with the same e-mail or phone number.',
  })
  otherInquiries(@Root() inquiry: Inquiry, @Ctx() { em }: Context): Promise<Inquiry[]> {
    return em.find(Inquiry, { id: { $ne: inquiry.id }, ...sameCustomer(inquiry) }, NEWEST);
  }
}

/**
 * The condition for rows with the same e-mail or telephone: the index of the search text finds candidates fast, then
 * the columns themselves are compared.
 */
function sameCustomer({ customerEmail, customerPhone }: Inquiry) {
  const holding = (text: string) => searchTextLike(containing(text));
  const email = {
    ...holding(customerEmail),
    customerEmail: { $ilike: literally(customerEmail) },
  };
  if (!customerPhone) return { $or: [email] };
  return { $or: [email, { ...holding(customerPhone), customerPhone }] };
}
