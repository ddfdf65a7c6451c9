-- A view, because the queue of calls is one list of three kinds of rows, which is sorted and counted as one.
create or replace view waiting_call as
  select 'order' as kind, placed.id as number, placed.created_at as received_at, task.call_back_at
    from customer_order placed left join call_task task on task.order_id = placed.id
    where placed.status = 'pending' and task.done_at is null
  union all
  select 'inquiry', inquiry.id, inquiry.created_at, task.call_back_at
    from inquiry left join call_task task on task.inquiry_id = inquiry.id
    where inquiry.status = 'new' and task.done_at is null
  union all
  -- A question that is older than the end of its offer is settled by it.
  select 'question', question.id, question.asked_at, task.call_back_at
    from offer_question question left join call_task task on task.question_id = question.id
    where question.answer is null and task.done_at is null and not exists (
      select from offer_event ended where ended.offer_id = question.offer_id
        and ended.news in ('accepted', 'lost') and ended.at >= question.asked_at);

-- Announces new rows of the queue, and what adds a row to it or takes it away. Argument: the kind of the row, unless it
-- is a call_task, which names its subject.
create or replace function announce_call() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(new);
  kind text := coalesce(tg_argv[0], case when row -> 'order_id' <> 'null' then 'order'
    when row -> 'inquiry_id' <> 'null' then 'inquiry' else 'question' end);
begin
  perform pg_notify('call_queue_changed', json_build_object(
    'kind', kind,
    'id', case when tg_nargs > 0 then row -> 'id' else row -> (kind || '_id') end,
    'appeared', tg_nargs > 0 and tg_op = 'INSERT')::text);
  return null;
end
$$;

create or replace trigger call_task_changed after insert or update on call_task
  for each row execute function announce_call();
create or replace trigger customer_order_call_appeared after insert on customer_order
  for each row when (new.status = 'pending') execute function announce_call('order');
-- Every change of an order's status is announced, not only those that add it to the queue or take it away.
create or replace trigger customer_order_call_changed after update on customer_order
  for each row when (old.status is distinct from new.status) execute function announce_call('order');
create or replace trigger inquiry_call_appeared after insert on inquiry
  for each row when (new.status = 'new') execute function announce_call('inquiry');
create or replace trigger inquiry_call_changed after update on inquiry
  for each row when (old.status is distinct from new.status and 'new' in (old.status, new.status))
  execute function announce_call('inquiry');
create or replace trigger offer_question_call_appeared after insert on offer_question
  for each row execute function announce_call('question');
create or replace trigger offer_question_call_changed after update on offer_question
  for each row when (old.answer is distinct from new.answer) execute function announce_call('question');

-- The end of an offer settles its open questions.
create or replace function announce_offer_questions() returns trigger language plpgsql as $$
begin
  perform pg_notify('call_queue_changed',
      json_build_object('kind', 'question', 'id', id, 'appeared', false)::text)
    from offer_question where offer_id = new.id and answer is null;
  return null;
end
$$;

create or replace trigger offer_call_changed after update on offer
  for each row when (old.state is distinct from new.state) execute function announce_offer_questions();
