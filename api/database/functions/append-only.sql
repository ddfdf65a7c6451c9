-- Rows of these tables are only added. The nightly job, which sets "cieniomat.forgetting", may delete what the privacy
-- policy says is deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('cieniomat.forgetting', true) = 'on' then
    return null;
  end if;
  raise exception 'rows of % are only added', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
create or replace trigger legal_text_append_only before update or delete or truncate on legal_text
  for each statement execute function refuse_change();
create or replace trigger page_version_append_only before update or delete or truncate on page_version
  for each statement execute function refuse_change();
create or replace trigger product_price_append_only before update or delete or truncate on product_price
  for each statement execute function refuse_change();
create or replace trigger stock_movement_append_only before update or delete or truncate on stock_movement
  for each statement execute function refuse_change();

-- Only the nightly job deletes invoices, after their retention period.
create or replace trigger invoice_kept before delete on invoice
  for each statement when (current_setting('cieniomat.forgetting', true) is distinct from 'on')
  execute function refuse_change();
create or replace trigger invoice_unchanged before update or truncate on invoice
  for each statement execute function refuse_change();

-- What the papers of delivered goods say never changes; an order that is not delivered after all has none.
create or replace trigger line_papers_unchanged before update or truncate on line_papers
  for each statement execute function refuse_change();

create or replace trigger ledger_entry_append_only before delete or truncate on ledger_entry
  for each statement execute function refuse_change();
-- Only the nightly job removes what a note says about a customer, and it changes nothing else.
create or replace trigger ledger_entry_unchanged before update on ledger_entry
  for each row when (current_setting('cieniomat.forgetting', true) is distinct from 'on'
    or (new.id, new.order_id, new.kind, new.amount, new.method, new.reference, new.value_day, new.at, new.actor_id, new.reverses_id)
      is distinct from
      (old.id, old.order_id, old.kind, old.amount, old.method, old.reference, old.value_day, old.at, old.actor_id, old.reverses_id))
  execute function refuse_change();
