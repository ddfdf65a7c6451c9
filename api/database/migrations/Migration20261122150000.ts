import { Migration } from '@mikro-orm/migrations';

type Sum = 'amount' | 'grosze';

const KINDS = ['product_id', 'color', 'frame_color'];
const OF_LINE: Record<Sum, string> = {
  amount: 'line.line_total',
  grosze: '(100 * line.line_total)::bigint',
};

/**
 * An order line adds one row to the sums of its day, in whole grosze, instead of one for its product, one for its
 * colour and one for the colour of its frame; the worker splits them when it merges the rows. Readers sum all rows that
 * name a product, or a colour, whatever else they name.
 */
export class Migration20261122150000 extends Migration {
  override name = 'Migration20261122150000';

  override up(): void {
    this.dropDependents();
    this.addSql(`alter table "daily_sales_item" drop constraint if exists "daily_sales_item_kind",
      drop column "grosze", alter column "amount" type bigint using (100 * amount)::bigint`);
    this.addSql(`alter table "daily_sales_item" rename column "amount" to "grosze"`);
    this.createDependents('grosze');
  }

  // Rows that name a product and its colours stay: the earlier readers sum them correctly, too.
  override down(): void {
    this.dropDependents();
    this.addSql(`alter table "daily_sales_item" rename column "grosze" to "amount"`);
    this.addSql(
      `alter table "daily_sales_item" alter column "amount" type numeric(14,2) using 0.01 * amount`,
    );
    this.addSql(
      `alter table "daily_sales_item" add "grosze" bigint not null generated always as ((amount * 100)::bigint) stored`,
    );
    this.createDependents('amount');
  }

  private dropDependents(): void {
    for (const name of ['count_sold', 'condense_daily_sales', 'recount_daily_sales'])
      this.addSql(`drop function ${name}`);
    for (const kind of KINDS) this.addSql(`drop index "daily_sales_item_${kind}_index"`);
  }

  private createDependents(sum: Sum): void {
    for (const kind of KINDS)
      this.addSql(
        `create index "daily_sales_item_${kind}_index" on "daily_sales_item" ("day") include ("${kind}", "pieces", "grosze") where ${kind} is not null`,
      );
    this.addSql(`create function count_sold(placed customer_order, times int) returns void language sql
      begin atomic
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, ${sum})
          select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
            times * line.quantity, times * ${OF_LINE[sum]}
          from order_line line where line.order_id = placed.id and placed.status <> 'cancelled';
      end`);
    this.addSql(`create or replace function keep_daily_sales_items() returns trigger language plpgsql as $$
      begin
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, ${sum})
          select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
            tg_argv[0]::int * line.quantity, tg_argv[0]::int * ${OF_LINE[sum]}
          from touched line join customer_order placed on placed.id = line.order_id
          where placed.status <> 'cancelled';
        return null;
      end $$`);
    this.addSql(`create function condense_daily_sales() returns void language sql
      begin atomic
        with gone as (
          delete from daily_sales where day in (select day from daily_sales group by day, status having count(*) > 1)
          returning day, status, order_count, amount
        )
        insert into daily_sales
          select day, status, sum(order_count), sum(amount) from gone group by day, status
          having sum(order_count) <> 0 or sum(amount) <> 0;
        with gone as (
          delete from daily_sales_item where day in (
            select day from daily_sales_item group by day, product_id, color, frame_color
            having count(*) > 1 or num_nonnulls(product_id, color, frame_color) > 1)
          returning day, product_id, color, frame_color, pieces, ${sum} as sold
        )
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, ${sum})
          select day, product_id, color, frame_color, sum(pieces), sum(sold) from gone
          group by day, grouping sets ((product_id), (color), (frame_color))
          having num_nonnulls(product_id, color, frame_color) = 1 and (sum(pieces) <> 0 or sum(sold) <> 0);
      end`);
    this.addSql(`create function recount_daily_sales() returns void language sql
      begin atomic
        delete from daily_sales;
        delete from daily_sales_item;
        insert into daily_sales
          select warsaw_day(created_at), status, count(*), sum(total_amount) from customer_order group by 1, 2;
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, ${sum})
          select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
            sum(line.quantity), sum(${OF_LINE[sum]})
          from customer_order placed join order_line line on line.order_id = placed.id
          where placed.status <> 'cancelled'
          group by 1, grouping sets ((line.product_id), (line.color), (line.frame_color))
          having num_nonnulls(line.product_id, line.color, line.frame_color) = 1;
      end`);
  }
}
