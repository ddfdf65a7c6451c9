-- A trigger of invoice_delivery, because only the job queue's own SQL functions may write to the queue: each invoice
-- that is on its way to KSeF has one job, at the time of its next attempt.
create or replace function queue_delivery() returns trigger language plpgsql as $$
declare
  job text := 'deliver_invoice:' || coalesce(new.id, old.id);
begin
  if tg_op = 'DELETE' or new.next_attempt_at is null then
    perform graphile_worker.remove_job(job);
  else
    perform graphile_worker.add_job(
      'deliver_invoice',
      json_build_object('deliveryId', new.id),
      run_at => new.next_attempt_at,
      job_key => job
    );
  end if;
  return null;
end
$$;

create or replace trigger invoice_delivery_queued after insert or update of next_attempt_at or delete on invoice_delivery
  for each row execute function queue_delivery();
