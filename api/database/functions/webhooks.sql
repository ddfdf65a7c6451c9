-- Events for partners' programs, written in the transaction of the change that they tell: nothing that was committed is
-- forgotten, nothing else is told. Data are ids, states and amounts; whoever may know the customer asks the API.

-- Nothing is written where no endpoint wants the event. One that the shop has disabled keeps it as failed, so that it
-- can be sent again.
create or replace function tell_webhooks(event_name text, told jsonb) returns void language plpgsql as $$
declare
  event int;
begin
  if not exists (select from webhook_endpoint where is_active and event_name = any (events)) then return; end if;
  insert into webhook_event (name, data) values (event_name, told) returning id into event;
  insert into webhook_delivery (event_id, endpoint_id, state, next_attempt_at)
    select event, id, case when disabled_at is null then 'waiting' else 'failed' end,
      case when disabled_at is null then now() end
    from webhook_endpoint where is_active and event_name = any (events);
end
$$;

create or replace function utc_text(timestamptz) returns text language sql stable strict parallel safe
  return to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create or replace function tell_order() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object('orderId', new.id, 'status', new.status,
    'previousStatus', case when tg_op = 'UPDATE' and old.status <> new.status then old.status end,
    'versionNumber', new.current_version, 'totalAmount', new.total_amount::text, 'net', new.net::text,
    'vat', new.vat::text);
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('order.created', told);
    return null;
  end if;
  if old.status <> new.status then perform tell_webhooks('order.status_changed', told); end if;
  if (old.current_version, old.total_amount, old.vat) <> (new.current_version, new.total_amount, new.vat) then
    perform tell_webhooks('order.changed', told);
  end if;
  return null;
end
$$;

create or replace trigger customer_order_told after insert or update of status, current_version, total_amount, vat
  on customer_order for each row execute function tell_order();

create or replace function tell_offer() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('offer.' || new.state, jsonb_build_object('offerId', new.id, 'state', new.state,
    'versionNumber', new.current_version, 'totalAmount', new.total_amount::text, 'validUntil', new.valid_until,
    'inquiryId', new.inquiry_id, 'orderId', new.order_id, 'lostReason', new.lost_reason));
  return null;
end
$$;

create or replace trigger offer_told after update of state, current_version on offer
  for each row when (new.state <> 'draft'
    and (old.state <> new.state or (new.state = 'sent' and old.current_version <> new.current_version)))
  execute function tell_offer();

-- Only what has happened to money, not what was asked for or has failed.
create or replace function tell_payment() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(
    'payment.' || case new.kind when 'paid' then 'received' when 'refunded' then 'refunded' else 'reversed' end,
    jsonb_build_object('paymentId', new.id, 'orderId', new.order_id, 'amount', new.amount::text,
      'method', new.method, 'valueDay', new.value_day, 'reversesId', new.reverses_id));
  return null;
end
$$;

create or replace trigger ledger_entry_told after insert on ledger_entry
  for each row when (new.kind in ('paid', 'refunded', 'paid_reversed', 'refund_reversed') and new.method <> 'opening')
  execute function tell_payment();

create or replace function tell_invoice(event_name text, told invoice, ksef_number text) returns void
language plpgsql as $$
begin
  perform tell_webhooks(event_name, jsonb_build_object('invoiceId', told.id, 'orderId', told.order_id,
    'kind', told.kind, 'number', told.number, 'issuedOn', told.issued_on, 'net', told.net::text,
    'vat', told.vat::text, 'gross', told.gross::text, 'correctsId', told.corrects_id,
    'replacesId', told.replaces_id, 'ksefNumber', ksef_number));
end
$$;

create or replace function tell_issued_invoice() returns trigger language plpgsql as $$
begin
  perform tell_invoice('invoice.issued', new, null);
  return null;
end
$$;

create or replace trigger invoice_told after insert on invoice
  for each row execute function tell_issued_invoice();

create or replace function tell_delivered_invoice() returns trigger language plpgsql as $$
begin
  perform tell_invoice('invoice.' || new.state, invoice, new.ksef_number) from invoice where id = new.invoice_id;
  return null;
end
$$;

create or replace trigger invoice_delivery_told after update of state on invoice_delivery
  for each row when (old.state <> new.state and new.state in ('accepted', 'rejected'))
  execute function tell_delivered_invoice();

create or replace function tell_visit() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(case tg_op when 'INSERT' then 'visit.created' else 'visit.changed' end,
    jsonb_build_object('visitId', new.id, 'kind', new.kind, 'state', new.state, 'orderId', new.order_id,
      'offerId', new.offer_id, 'inquiryId', new.inquiry_id, 'crewId', new.crew_id,
      'startsAt', utc_text(new.starts_at), 'endsAt', utc_text(new.ends_at)));
  return null;
end
$$;

create or replace trigger visit_created_told after insert on visit for each row execute function tell_visit();
create or replace trigger visit_changed_told after update of state, crew_id, starts_at, ends_at on visit
  for each row when ((old.state, old.crew_id, old.starts_at, old.ends_at)
    is distinct from (new.state, new.crew_id, new.starts_at, new.ends_at))
  execute function tell_visit();

-- Mails go first, because a partner's slow server holds a job for seconds.
create or replace trigger webhook_delivery_queued after insert or update of next_attempt_at or delete on webhook_delivery
  for each row execute function queue_delivery('deliver_webhook', 10);
