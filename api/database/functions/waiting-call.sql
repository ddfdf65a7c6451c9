-- A view, because the queue of calls is one list of two kinds of rows, which is sorted and counted as one.
create or replace view waiting_call as
  select 'order' as kind, placed.id as number, placed.created_at as received_at, task.call_back_at
    from customer_order placed left join call_task task on task.order_id = placed.id
    where placed.status = 'pending' and task.done_at is null
  union all
  select 'inquiry', inquiry.id, inquiry.created_at, task.call_back_at
    from inquiry left join call_task task on task.inquiry_id = inquiry.id
    where inquiry.status = 'new' and task.done_at is null;
