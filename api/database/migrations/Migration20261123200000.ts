import { Migration } from '@mikro-orm/migrations';

/** Customers can leave a note for the delivery. */
export class Migration20261123200000 extends Migration {
  override name = 'Migration20261123200000';

  override up(): void {
    this.addSql('alter table customer_order add column delivery_note varchar(500) null');
  }

  override down(): void {
    this.addSql('alter table customer_order drop column delivery_note');
  }
}
