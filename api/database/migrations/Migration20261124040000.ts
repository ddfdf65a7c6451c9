import { Migration } from '@mikro-orm/migrations';

/** Orders can carry the note of the measuring assistant. */
export class Migration20261124040000 extends Migration {
  override name = 'Migration20261124040000';

  override up(): void {
    this.addSql('alter table customer_order add column measuring_note varchar(2000) null');
  }

  override down(): void {
    this.addSql('alter table customer_order drop column measuring_note');
  }
}
