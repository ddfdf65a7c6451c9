import { Migration } from '@mikro-orm/migrations';

/** A product names the collection of cloth that it is made with. */
export class Migration20261124043000 extends Migration {
  override name = 'Migration20261124043000';

  override up(): void {
    this.addSql('alter table product add column fabric_collection varchar(40) null');
  }

  override down(): void {
    this.addSql('alter table product drop column fabric_collection');
  }
}
