-- The audit log of changes by staff, written in the transaction of the change: by whoever "cieniomat.actor" and
-- "cieniomat.token" name. Arguments: columns that are left out, because they are derived or nobody enters them; secret
-- columns, of which only the fact of a change is recorded.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('cieniomat.actor', true), '');
  derived text[] := string_to_array(tg_argv[0], ',');
  secret text[] := string_to_array(tg_argv[1], ',');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - derived end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - derived end;
  subject jsonb := coalesce(new_row, old_row);
  touched text[];
begin
  if actor is null then return null; end if;
  select array_agg(key) into touched from jsonb_object_keys(subject) key
   where old_row is null or new_row is null or old_row -> key is distinct from new_row -> key;
  if touched is null then return null; end if;
  insert into audit_entry (actor_id, token_id, action, subject_type, subject_id, before, after) values (
    actor::int,
    nullif(current_setting('cieniomat.token', true), '')::int,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name,
    coalesce(subject ->> 'id', subject ->> 'version'),
    (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else old_row -> key end)
       from unnest(touched) key where old_row is not null),
    (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else new_row -> key end)
       from unnest(touched) key where new_row is not null));
  return null;
end
$$;

create or replace trigger accessory_category_audited after insert or update or delete on accessory_category
  for each row execute function record_change('', '');
create or replace trigger api_token_audited after insert or update or delete on api_token
  for each row execute function record_change('last_used_at,search_text', 'token_hash');
create or replace trigger attached_file_audited after insert or update or delete on attached_file
  for each row execute function record_change('', 'link_key');
create or replace trigger call_attempt_audited after insert or update or delete on call_attempt
  for each row execute function record_change('', '');
create or replace trigger staff_task_audited after insert or update or delete on staff_task
  for each row execute function record_change('version,created_at', '');
create or replace trigger crew_audited after insert or update or delete on crew
  for each row execute function record_change('version,created_at', 'feed_secret');
create or replace trigger travel_time_audited after insert or update or delete on travel_time
  for each row execute function record_change('', '');
create or replace trigger crew_absence_audited after insert or update or delete on crew_absence
  for each row execute function record_change('', '');
create or replace trigger crew_member_audited after insert or update or delete on crew_member
  for each row execute function record_change('', '');
-- A protocol is written many times until it is signed; then it stays.
create or replace trigger protocol_audited after insert or update or delete on protocol
  for each row execute function record_change('checklist,lines,defects,strokes,snapshot,created_at,updated_at', '');
create or replace trigger visit_photograph_audited after insert or update or delete on visit_photograph
  for each row execute function record_change('bytes,width,height,created_at', '');
-- Customers and the worker write visits, too.
create or replace trigger visit_audited after insert or update or delete on visit
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('version,created_at,updated_at,sequence,reminded_at', 'token');
create or replace trigger call_task_audited after insert or update or delete on call_task
  for each row execute function record_change('', '');
create or replace trigger canned_answer_audited after insert or update or delete on canned_answer
  for each row execute function record_change('version', '');
-- Not inserts: those come with a matter, whose entry says the same.
create or replace trigger customer_audited after update on customer
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('contacts,root_id,search_text,version', '');
create or replace trigger earlier_order_audited after insert or update or delete on earlier_order
  for each row execute function record_change('version,search_text,owed', '');
create or replace trigger inquiry_audited after insert or update or delete on inquiry
  for each row execute function record_change('updated_at,version,priority_rank,search_text', '');
create or replace trigger inquiry_answer_audited after insert or update or delete on inquiry_answer
  for each row execute function record_change('', '');
create or replace trigger inventory_item_audited after insert or update or delete on inventory_item
  for each row execute function record_change('search_text,version', '');
create or replace trigger invoice_audited after insert on invoice
  for each row execute function record_change('xml,sums,search_text', '');
create or replace trigger listed_service_audited after insert or update or delete on listed_service
  for each row execute function record_change('version', '');
create or replace trigger launch_mark_audited after insert or update or delete on launch_mark
  for each row execute function record_change('', '');
create or replace trigger measurement_confirmation_audited after insert or update or delete on measurement_confirmation
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('facts', '');
create or replace trigger order_note_audited after insert or update or delete on order_note
  for each row execute function record_change('', '');
create or replace trigger page_version_audited after insert on page_version
  for each row execute function record_change('content,created_at', '');
create or replace trigger password_link_audited after insert or update or delete on password_link
  for each row execute function record_change('', 'token_hash');
create or replace trigger picture_entry_audited after insert or update or delete on picture_entry
  for each row execute function record_change('version,created_at', '');
create or replace trigger price_list_audited after insert or update or delete on price_list
  for each row execute function record_change('', '');
create or replace trigger price_list_draft_audited after insert or update or delete on price_list_draft
  for each row execute function record_change('version,updated_at,updated_by_id', '');
create or replace trigger product_audited after insert or update or delete on product
  for each row execute function record_change('excerpt,search_title,search_text,version,updated_at,drawing,uploaded_picture', '');
create or replace trigger reduced_vat_audited after insert or update or delete on reduced_vat
  for each row execute function record_change('version', '');
create or replace trigger scheduled_price_change_audited after insert or update or delete on scheduled_price_change
  for each row execute function record_change('', '');
create or replace trigger second_factor_audited after insert or update or delete on second_factor
  for each row execute function record_change('counter,last_used_at', 'key');
create or replace trigger session_audited after insert or update or delete on session
  for each row execute function record_change('last_seen_at', '');
create or replace trigger staff_role_audited after insert or update or delete on staff_role
  for each row execute function record_change('version', '');
create or replace trigger stored_setting_audited after insert or update or delete on stored_setting
  for each row execute function record_change('', 'sealed');
-- Its events are told and its failures noted by the worker.
create or replace trigger webhook_endpoint_audited after insert or update or delete on webhook_endpoint
  for each row execute function record_change('version,failing_since,resting_until', 'secret,previous_secret');
create or replace trigger user_account_audited after insert or update or delete on user_account
  for each row execute function record_change('version', 'password_hash');

-- Only that a mail is sent again is recorded; its content stays in the mail.
create or replace trigger outgoing_mail_audited after insert or update of resent_at on outgoing_mail
  for each row when (new.resent_at is not null)
  execute function record_change('content,created_at,sent_at,send_after,attempted_at', '');

-- Visitors and the worker write these tables, too: the condition spares their writes the call.
create or replace trigger bank_statement_audited after insert on bank_statement
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '');
create or replace trigger bank_transfer_audited after update on bank_transfer
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('search_text,version', '');
create or replace trigger customer_order_audited after insert or update or delete on customer_order
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('search_text,version', 'token,visitor_id');
create or replace trigger invoice_delivery_audited after update on invoice_delivery
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('attempts,session,reference,confirmation,invoice_url,certificate_url,is_demonstration', '');
create or replace trigger ledger_entry_audited after insert on ledger_entry
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '');
create or replace trigger offer_audited after insert or update or delete on offer
  for each row when (current_setting('cieniomat.actor', true) <> '')
  execute function record_change('search_text,version,updated_at', 'token');
create or replace trigger offer_question_audited after insert or update or delete on offer_question
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '');
create or replace trigger offer_version_audited after insert or update or delete on offer_version
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '');
create or replace trigger order_event_audited after insert or update or delete on order_event
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '');
create or replace trigger order_version_audited after insert or update or delete on order_version
  for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('strokes', '');
