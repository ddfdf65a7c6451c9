import { Migration } from '@mikro-orm/migrations';

/** A product says how to care for it. */
export class Migration20261128203100 extends Migration {
  override name = 'Migration20261128203100';

  override up(): void {
    this.addSql('alter table "product" add column "care_instructions" varchar(1000) null');
  }

  override down(): void {
    this.addSql('alter table "product" drop column "care_instructions"');
  }
}
