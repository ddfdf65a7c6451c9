import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { db } from '../../database/db.js';
import { Decimal } from '../../shared/scalars.js';
import { OPEN_INQUIRY_STATUSES } from '../inquiries/inquiry.entity.js';

@ObjectType({ simpleResolvers: true, description: 'The figures of the first page for staff.' })
export class Dashboard {
  @Field(() => Int, { description: 'All orders, cancelled ones included.' })
  totalOrders!: number;

  @Field(() => Int)
  pendingOrders!: number;

  @Field(() => Decimal, { description: 'The sum of all orders that are not cancelled.' })
  totalRevenue!: string;

  @Field(() => Int, { description: 'Inventory items at or below their minimum.' })
  lowStockItems!: number;

  @Field(() => Int, { description: 'Inquiries that are neither resolved nor closed.' })
  openInquiries!: number;
}

/** Reads all figures in one statement, so that they are consistent with each other. */
export async function readDashboard(em: EntityManager): Promise<Dashboard> {
  const figures = await db(em)
    .selectFrom('DailySales')
    .select((eb) => {
      const orders = eb.fn.sum<string | null>('orderCount');
      const revenue = eb.fn.sum<string | null>('amount');
      const lowStock = eb
        .selectFrom('InventoryItem')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('stockQuantity', '<=', 'minStockLevel')
        .where('archivedAt', 'is', null);
      const inquiries = eb
        .selectFrom('Inquiry')
        .select(eb.fn.countAll<string>().as('count'))
        .where('status', 'in', OPEN_INQUIRY_STATUSES);
      return [
        orders.as('totalOrders'),
        orders.filterWhere('status', '=', 'pending').as('pendingOrders'),
        revenue.filterWhere('status', '<>', 'cancelled').as('totalRevenue'),
        lowStock.as('lowStockItems'),
        inquiries.as('openInquiries'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    totalOrders: Number(figures.totalOrders),
    pendingOrders: Number(figures.pendingOrders),
    totalRevenue: formatAmount(parseAmount(figures.totalRevenue ?? '0')),
    lowStockItems: Number(figures.lowStockItems),
    openInquiries: Number(figures.openInquiries),
  };
}
