import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../shared/scalars.js';
import { OPEN_INQUIRY_STATUSES } from '../inquiries/inquiry.entity.js';

@ObjectType({ simpleResolvers: true, description: 'The five figures of the morning.' })
export class Dashboard {
  @Field(() => Int)
  totalOrders!: number;

  @Field(() => Int)
  pendingOrders!: number;

  @Field(() => Decimal, { description: 'All orders that are not cancelled.' })
  totalRevenue!: string;

  @Field(() => Int, { description: 'Items at or below their minimum.' })
  lowStockItems!: number;

  @Field(() => Int, { description: 'Neither resolved nor closed.' })
  openInquiries!: number;
}

/** Counts everything as one statement sees it. */
export async function readDashboard(em: EntityManager): Promise<Dashboard> {
  const open = OPEN_INQUIRY_STATUSES.map((status) => `'${status}'`).join(', ');
  const [figures] = await em.execute<Dashboard[]>(
    `select coalesce(sum(order_count), 0)::int as "totalOrders",
       coalesce(sum(order_count) filter (where status = 'pending'), 0)::int as "pendingOrders",
       coalesce(sum(amount) filter (where status <> 'cancelled'), 0)::numeric(14, 2)::text as "totalRevenue",
       (select count(*) from inventory_item where stock_quantity <= min_stock_level and archived_at is null)::int as "lowStockItems",
       (select count(*) from inquiry where status in (${open}))::int as "openInquiries"
     from daily_sales`,
  );
  return figures!;
}
