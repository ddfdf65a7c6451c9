import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { requireScope } from '../auth/require-scope.js';
import { searchTextLike } from '../../database/matching.js';
import { containing, literally } from '../../shared/search-text.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Order } from '../orders/order.entity.js';

const NEWEST = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], limit: 20 };

/** What else a customer has ordered and asked, recognised by e-mail or telephone. */
@Resolver(() => Inquiry)
export class CustomerHistoryResolver {
  @FieldResolver(() => [Order], { description: 'The newest 20 of the same customer.' })
  async customerOrders(@Root() inquiry: Inquiry, @Ctx() context: Context): Promise<Order[]> {
    requireScope(context, 'Query.orders');
    return context.em.find(Order, sameCustomer(inquiry), NEWEST);
  }

  @FieldResolver(() => [Inquiry], { description: 'Others of the same customer: the newest 20.' })
  otherInquiries(@Root() inquiry: Inquiry, @Ctx() { em }: Context): Promise<Inquiry[]> {
    return em.find(Inquiry, { id: { $ne: inquiry.id }, ...sameCustomer(inquiry) }, NEWEST);
  }
}

/** The index of the search text finds candidates; the columns themselves decide. */
function sameCustomer({ customerEmail, customerPhone }: Inquiry) {
  const holding = (text: string) => searchTextLike(containing(text));
  const email = {
    ...holding(customerEmail),
    customerEmail: { $ilike: literally(customerEmail) },
  };
  if (!customerPhone) return { $or: [email] };
  return { $or: [email, { ...holding(customerPhone), customerPhone }] };
}
