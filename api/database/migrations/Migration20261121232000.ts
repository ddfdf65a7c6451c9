import { Migration } from '@mikro-orm/migrations';

/** Lists of products and of the stock by name are index-only scans, whatever the page. */
export class Migration20261121232000 extends Migration {
  override name = 'Migration20261121232000';

  override up(): void {
    this.addSql(`drop index "product_name_id_index"`);
    // Replaces the index without these columns; products rarely change, and every list and search of titles reads it.
    this.addSql(
      `create index "product_name_id_index" on "product" ("name", "id") include ("archived_at", "search_title")`,
    );
  }

  override down(): void {
    this.addSql(`drop index "product_name_id_index"`);
    this.addSql(`create index "product_name_id_index" on "product" ("name", "id")`);
  }
}
