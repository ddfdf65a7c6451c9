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
