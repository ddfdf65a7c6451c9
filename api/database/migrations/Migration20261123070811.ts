import { Migration } from '@mikro-orm/migrations';

/** Every change of an order's status is announced, not only those that add it to the queue of calls or remove it. */
export class Migration20261123070811 extends Migration {
  override name = 'Migration20261123070811';

  override up(): void {
    this.announceWhen('old.status is distinct from new.status');
  }

  override down(): void {
    this.announceWhen(
      `old.status is distinct from new.status and 'pending' in (old.status, new.status)`,
    );
  }

  private announceWhen(condition: string): void {
    this.addSql(`create or replace trigger customer_order_call_changed after update on customer_order
      for each row when (${condition}) execute function announce_call('order')`);
  }
}
