-- Sales by day in Warsaw, so that reports need not count all orders. Each change adds a row, so that orders do not wait
-- for each other; readers sum the rows, and the worker merges them (`condense_daily_sales`). Sums of products are in
-- whole grosze, which takes two thirds of the time of decimals.

-- Cancelled orders do not count. The lines of a new order, which are inserted after it, are counted by their own trigger.
create or replace function count_sold(placed customer_order, times int) returns void language sql
begin atomic
  insert into daily_sales_item (day, product_id, color, frame_color, pieces, grosze)
    select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
      times * line.quantity, times * (100 * line.line_total)::bigint
    from order_line line where line.order_id = placed.id and placed.status <> 'cancelled';
end;

create or replace function keep_daily_sales() returns trigger language plpgsql as $$
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
end
$$;

create or replace trigger customer_order_counted after insert or delete on customer_order
  for each row execute function keep_daily_sales();
create or replace trigger customer_order_recounted after update of status, created_at, total_amount on customer_order
  for each row when (old.status <> new.status or old.created_at <> new.created_at or old.total_amount <> new.total_amount)
  execute function keep_daily_sales();

-- Updates are not counted: lines are inserted after their order, never change their goods or sums, and are deleted
-- before their order.
create or replace function keep_daily_sales_items() returns trigger language plpgsql as $$
begin
  insert into daily_sales_item (day, product_id, color, frame_color, pieces, grosze)
    select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
      tg_argv[0]::int * line.quantity, tg_argv[0]::int * (100 * line.line_total)::bigint
    from touched line join customer_order placed on placed.id = line.order_id
    where placed.status <> 'cancelled';
  return null;
end
$$;

create or replace trigger order_line_counted after insert on order_line referencing new table as touched
  for each statement execute function keep_daily_sales_items('1');
create or replace trigger order_line_discounted after delete on order_line referencing old table as touched
  for each statement execute function keep_daily_sales_items('-1');

-- A row of an order line names a product, a colour and the colour of its frame; merged rows name one of the three.
create or replace function condense_daily_sales() returns void language sql
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
    returning day, product_id, color, frame_color, pieces, grosze as sold
  )
  insert into daily_sales_item (day, product_id, color, frame_color, pieces, grosze)
    select day, product_id, color, frame_color, sum(pieces), sum(sold) from gone
    group by day, grouping sets ((product_id), (color), (frame_color))
    having num_nonnulls(product_id, color, frame_color) = 1 and (sum(pieces) <> 0 or sum(sold) <> 0);
end;

create or replace function recount_daily_sales() returns void language sql
begin atomic
  delete from daily_sales;
  delete from daily_sales_item;
  insert into daily_sales
    select warsaw_day(created_at), status, count(*), sum(total_amount) from customer_order group by 1, 2;
  insert into daily_sales_item (day, product_id, color, frame_color, pieces, grosze)
    select warsaw_day(placed.created_at), line.product_id, line.color, line.frame_color,
      sum(line.quantity), sum((100 * line.line_total)::bigint)
    from customer_order placed join order_line line on line.order_id = placed.id
    where placed.status <> 'cancelled'
    group by 1, grouping sets ((line.product_id), (line.color), (line.frame_color))
    having num_nonnulls(line.product_id, line.color, line.frame_color) = 1;
end;
