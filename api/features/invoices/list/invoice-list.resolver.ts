import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { mayRead } from '../../../identity/rights.js';
import type { Context } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { Order } from '../../orders/order.entity.js';
import {
  InvoiceFilter,
  InvoiceList,
  type InvoiceSort,
  InvoiceSortEnum,
  OrdersToInvoice,
} from './invoice-list.inputs.js';
import { listInvoices } from './list-invoices.js';
import { ordersToInvoice } from './orders-to-invoice.js';

@Resolver()
export class InvoiceListResolver {
  @Query(() => InvoiceList, { description: 'For staff: the issued invoices.' })
  invoices(
    @Arg('filter', () => InvoiceFilter, { nullable: true }) filter: InvoiceFilter | null,
    @Arg('sort', () => InvoiceSortEnum, { defaultValue: 'newest' }) sort: InvoiceSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<InvoiceList> {
    return listInvoices(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => OrdersToInvoice, {
    description:
      'For staff: orders that are to get an invoice now without a request: those of companies, and of consumers ' +
      'who have had an invoice of the order already; the oldest first.',
  })
  ordersToInvoice(
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<OrdersToInvoice> {
    return ordersToInvoice(em, page ?? new PageInput());
  }
}

@Resolver(() => OrdersToInvoice)
export class OrdersToInvoiceResolver {
  @FieldResolver(() => [Order], { description: 'None without orders:read.' })
  items(@Root() { items }: OrdersToInvoice, @Ctx() context: Context): Order[] {
    return mayRead(context, 'orders:read') ? items : [];
  }
}
