import { Migration } from '@mikro-orm/migrations';

/** The rows of a page of products or stock by name are found by index-only scans. */
export class Migration20261121232000 extends Migration {
  override name = 'Migration20261121232000';

  override up(): void {
    this.addSql(`drop index "product_name_id_index"`);
    // Replaces the index without the included columns, which lists sorted by name and searches of titles read. The
    // wider index is rarely written, because products rarely change.
    this.addSql(
      `create index "product_name_id_index" on "product" ("name", "id") include ("archived_at", "search_title")`,
    );
  }

  override down(): void {
    this.addSql(`drop index "product_name_id_index"`);
    this.addSql(`create index "product_name_id_index" on "product" ("name", "id")`);
  }
}
