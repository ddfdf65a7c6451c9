-- A trigger of outgoing_mail, because only the job queue's own SQL functions may write to the queue: each mail that is
-- not sent has one job that sends it, and a mail that is deleted before it is sent takes its job with it.
create or replace function queue_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform graphile_worker.remove_job(old.id::text);
    return old;
  end if;
  perform graphile_worker.add_job(
    'send_mail',
    json_build_object('mailId', new.id),
    -- By this clock, whatever the clock of the node that wrote both times.
    run_at => now() + (new.send_after - new.created_at),
    max_attempts => 25,
    job_key => new.id::text,
    -- A new mail has no job yet, and adding a job without looking for an existing one is five times as fast.
    job_key_mode => case tg_op when 'INSERT' then 'unsafe_dedupe' else 'replace' end
  );
  return new;
end
$$;

create or replace trigger outgoing_mail_queued after insert or update of resent_at on outgoing_mail
  for each row when (new.sent_at is null) execute function queue_mail();
create or replace trigger outgoing_mail_withdrawn after delete on outgoing_mail
  for each row when (old.sent_at is null) execute function queue_mail();
