import { Migration } from '@mikro-orm/migrations';

/** What a product's to-scale drawing shows is named so, now that products have pictures too. */
export class Migration20261121103000 extends Migration {
  override name = 'Migration20261121103000';

  override up(): void {
    this.addSql(`alter table "product" rename column "picture" to "drawing"`);
  }

  override down(): void {
    this.addSql(`alter table "product" rename column "drawing" to "picture"`);
  }
}
