-- Each change of the catalogue raises its version, which waits for orders that are being placed at its prices, and is
-- announced to all nodes, which keep the catalogue in memory.
create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;

create or replace trigger accessory_category_changed after insert or update or delete or truncate on accessory_category
  for each statement execute function announce_catalogue_change();
create or replace trigger page_version_changed after insert on page_version
  for each statement execute function announce_catalogue_change();
create or replace trigger picture_entry_changed after insert or update or delete or truncate on picture_entry
  for each statement execute function announce_catalogue_change();
create or replace trigger price_list_changed after insert or update or delete or truncate on price_list
  for each statement execute function announce_catalogue_change();
create or replace trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function announce_catalogue_change();
create or replace trigger stored_setting_changed after insert or update or delete or truncate on stored_setting
  for each statement execute function announce_catalogue_change();
create or replace trigger reduced_vat_changed after insert or update or delete or truncate on reduced_vat
  for each statement execute function announce_catalogue_change();
