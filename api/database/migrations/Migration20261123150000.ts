import { Migration } from '@mikro-orm/migrations';

/** The queue of calls can be read as a table. */
export class Migration20261123150000 extends Migration {
  override name = 'Migration20261123150000';

  override up(): void {
    this.addSql(`create or replace view waiting_call as
      select 'order' as kind, placed.id as number, placed.created_at as received_at, task.call_back_at
        from customer_order placed left join call_task task on task.order_id = placed.id
        where placed.status = 'pending' and task.done_at is null
      union all
      select 'inquiry', inquiry.id, inquiry.created_at, task.call_back_at
        from inquiry left join call_task task on task.inquiry_id = inquiry.id
        where inquiry.status = 'new' and task.done_at is null`);
  }

  override down(): void {
    this.addSql('drop view waiting_call');
  }
}
