import { Migration } from '@mikro-orm/migrations';

const TYPES = `'quote', 'technical', 'warranty', 'general', 'complaint', 'samples'`;

/** Requests about an order become an inquiry type of their own; existing ones become requests for a change. */
export class Migration20261124050000 extends Migration {
  override name = 'Migration20261124050000';

  override up(): void {
    this.setTypes(`${TYPES}, 'order_change', 'order_cancellation'`);
    this.addSql(
      `update inquiry set inquiry_type = 'order_change', priority = 'medium' where order_id is not null`,
    );
  }

  override down(): void {
    this.addSql(
      `update inquiry set inquiry_type = 'general' where inquiry_type in ('order_change', 'order_cancellation')`,
    );
    this.setTypes(TYPES);
  }

  private setTypes(types: string): void {
    this.addSql('alter table inquiry drop constraint inquiry_inquiry_type_check');
    this.addSql(
      `alter table inquiry add constraint inquiry_inquiry_type_check check (inquiry_type in (${types}))`,
    );
  }
}
