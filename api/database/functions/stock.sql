-- Stock is a ledger: the quantity of an item changes by a movement only, and is its sum.
create or replace function move_stock() returns trigger language plpgsql as $$
begin
  update inventory_item set stock_quantity = stock_quantity + new.delta, version = version + 1
    where id = new.item_id returning stock_quantity into new.quantity_after;
  return new;
end
$$;

create or replace trigger stock_moved before insert on stock_movement for each row execute function move_stock();

-- An update by the trigger of a movement has the depth 2.
create or replace function refuse_direct_stock() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1
    and new.stock_quantity is distinct from (case tg_op when 'INSERT' then 0 else old.stock_quantity end) then
    raise exception 'stock changes by a movement only' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger inventory_item_ledger before insert or update of stock_quantity on inventory_item
  for each row execute function refuse_direct_stock();
