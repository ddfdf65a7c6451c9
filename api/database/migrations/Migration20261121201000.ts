import { Migration } from '@mikro-orm/migrations';

/** Sales by day in Warsaw, kept up to date by triggers, so that reports need not count all orders. */
export class Migration20261121201000 extends Migration {
  override name = 'Migration20261121201000';

  override up(): void {
    this.addSql(`alter table "order_line"
      add "color" text generated always as (settings ->> 'color'::text) stored null,
      add "frame_color" text generated always as (settings ->> 'frameColor'::text) stored null`);

    // Without a primary key: each change adds a row, so that orders do not wait for each other; readers sum the rows,
    // and the worker merges them.
    this.addSql(`create table "daily_sales" (
      "day" date not null,
      "status" text not null,
      "order_count" int not null,
      "amount" numeric(14,2) not null
    )`);
    this.addSql(`create index "daily_sales_day_index" on "daily_sales" ("day")`);
    this.addSql(`create table "daily_sales_item" (
      "day" date not null,
      "product_id" int null,
      "color" text null,
      "frame_color" text null,
      "pieces" int not null,
      "amount" numeric(14,2) not null
    )`);
    this.addSql(
      `alter table "daily_sales_item" add constraint "daily_sales_item_kind" check (num_nonnulls(product_id, color, frame_color) = 1)`,
    );
    for (const kind of ['product_id', 'color', 'frame_color'])
      this.addSql(
        `create index "daily_sales_item_${kind}_index" on "daily_sales_item" ("day") include ("${kind}", "pieces", "amount") where ${kind} is not null`,
      );

    this.addSql(`create function warsaw_day(timestamptz) returns date language sql immutable strict parallel safe
      return ($1 at time zone 'Europe/Warsaw')::date`);
    // Cancelled orders do not count; the lines of a new order, which are inserted after it, are counted by their own
    // trigger.
    this.addSql(`create function count_sold(placed customer_order, times int) returns void language sql
      begin atomic
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, amount)
          select warsaw_day(placed.created_at), kind.product_id, kind.color, kind.frame_color,
            times * line.quantity, times * line.line_total
          from order_line line, lateral (values
            (line.product_id, null, null), (null, line.color, null), (null, null, line.frame_color)
          ) kind (product_id, color, frame_color)
          where line.order_id = placed.id and placed.status <> 'cancelled'
            and num_nonnulls(kind.product_id, kind.color, kind.frame_color) = 1;
      end`);
    this.addSql(`create function keep_daily_sales() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          insert into daily_sales values (warsaw_day(old.created_at), old.status, -1, -old.total_amount);
        end if;
        if tg_op <> 'DELETE' then
          insert into daily_sales values (warsaw_day(new.created_at), new.status, 1, new.total_amount);
        end if;
        if tg_op = 'UPDATE' then
          if (old.status = 'cancelled') <> (new.status = 'cancelled')
            or warsaw_day(old.created_at) <> warsaw_day(new.created_at) then
            perform count_sold(old, -1);
            perform count_sold(new, 1);
          end if;
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger customer_order_counted after insert or delete on customer_order
      for each row execute function keep_daily_sales()`);
    this.addSql(`create trigger customer_order_recounted after update of status, created_at, total_amount on customer_order
      for each row when (old.status <> new.status or old.created_at <> new.created_at or old.total_amount <> new.total_amount)
      execute function keep_daily_sales()`);
    // Updates are not counted: lines are inserted after their order, never change their goods or sums, and are deleted
    // before their order.
    this.addSql(`create function keep_daily_sales_items() returns trigger language plpgsql as $$
      begin
        insert into daily_sales_item (day, product_id, color, frame_color, pieces, amount)
          select warsaw_day(placed.created_at), kind.product_id, kind.color, kind.frame_color,
            tg_argv[0]::int * line.quantity, tg_argv[0]::int * line.line_total
          from touched line join customer_order placed on placed.id = line.order_id, lateral (values
            (line.product_id, null, null), (null, line.color, null), (null, null, line.frame_color)
          ) kind (product_id, color, frame_color)
          where placed.status <> 'cancelled' and num_nonnulls(kind.product_id, kind.color, kind.frame_color) = 1;
        return null;
      end $$`);
    this.addSql(`create trigger order_line_counted after insert on order_line referencing new table as touched
      for each statement execute function keep_daily_sales_items('1')`);
    this.addSql(`create trigger order_line_discounted after delete on order_line referencing old table as touched
      for each statement execute function keep_daily_sales_items('-1')`);

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
            select day from daily_sales_item group by day, product_id, color, frame_color having count(*) > 1)
          returning day, product_id, color, frame_color, pieces, amount
        )
        insert into daily_sales_item
          select day, product_id, color, frame_color, sum(pieces), sum(amount) from gone
          group by day, product_id, color, frame_color having sum(pieces) <> 0 or sum(amount) <> 0;
      end`);
    this.addSql(`create function recount_daily_sales() returns void language sql
      begin atomic
        delete from daily_sales;
        delete from daily_sales_item;
        insert into daily_sales
          select warsaw_day(created_at), status, count(*), sum(total_amount) from customer_order group by 1, 2;
        insert into daily_sales_item
          select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color, sum(line.quantity), sum(line.line_total)
          from customer_order placed join order_line line on line.order_id = placed.id
          where placed.status <> 'cancelled'
          group by 1, grouping sets ((line.product_id), (line.color), (line.frame_color))
          having num_nonnulls(line.product_id, line.color, line.frame_color) = 1;
      end`);
    this.addSql(`select recount_daily_sales()`);
  }

  override down(): void {
    this.addSql(`drop function recount_daily_sales`);
    this.addSql(`drop function condense_daily_sales`);
    this.addSql(`drop trigger order_line_discounted on order_line`);
    this.addSql(`drop trigger order_line_counted on order_line`);
    this.addSql(`drop function keep_daily_sales_items`);
    this.addSql(`drop trigger customer_order_recounted on customer_order`);
    this.addSql(`drop trigger customer_order_counted on customer_order`);
    this.addSql(`drop function keep_daily_sales`);
    this.addSql(`drop function count_sold`);
    this.addSql(`drop function warsaw_day`);
    this.addSql(`drop table "daily_sales_item"`);
    this.addSql(`drop table "daily_sales"`);
    this.addSql(`alter table "order_line" drop column "frame_color", drop column "color"`);
  }
}
