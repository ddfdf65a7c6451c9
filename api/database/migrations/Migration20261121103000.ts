import { Migration } from '@mikro-orm/migrations';

/** Renames the column of a product's to-scale drawing, because products now have pictures, too. */
export class Migration20261121103000 extends Migration {
  override name = 'Migration20261121103000';

  override up(): void {
    this.addSql(`alter table "product" rename column "picture" to "drawing"`);
  }

  override down(): void {
    this.addSql(`alter table "product" rename column "drawing" to "picture"`);
  }
}
