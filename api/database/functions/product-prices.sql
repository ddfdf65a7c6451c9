-- The history of product prices, from which the lowest price of the last 30 days is read.
create or replace function remember_price() returns trigger language plpgsql as $$
begin
  insert into product_price (product_id, base_price, price_per_sqm)
    values (new.id, new.base_price, new.price_per_sqm);
  return null;
end
$$;

create or replace trigger product_priced after insert on product for each row execute function remember_price();
create or replace trigger product_repriced after update of base_price, price_per_sqm on product
  for each row when (old.base_price is distinct from new.base_price or old.price_per_sqm is distinct from new.price_per_sqm)
  execute function remember_price();
