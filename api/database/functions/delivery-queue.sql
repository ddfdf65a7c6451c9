-- A trigger of tables of deliveries, because only the job queue's own SQL functions may write to the queue: each delivery
-- that waits has one job, at the time of its next attempt. Arguments: the name of the job, and its priority, of which
-- greater numbers come later.
create or replace function queue_delivery() returns trigger language plpgsql as $$
declare
  job text := tg_argv[0] || ':' || coalesce(new.id, old.id);
begin
  if tg_op = 'DELETE' or new.next_attempt_at is null then
    perform graphile_worker.remove_job(job);
  else
    perform graphile_worker.add_job(
      tg_argv[0],
      json_build_object('deliveryId', new.id),
      run_at => new.next_attempt_at,
      job_key => job,
      priority => tg_argv[1]::int
    );
  end if;
  return null;
end
$$;

create or replace trigger invoice_delivery_queued after insert or update of next_attempt_at or delete on invoice_delivery
  for each row execute function queue_delivery('deliver_invoice', 0);
