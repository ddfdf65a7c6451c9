import { Migration } from '@mikro-orm/migrations';

/** The stock sorted by product, and its low items, are index-only scans. */
export class Migration20261121232200 extends Migration {
  override name = 'Migration20261121232200';

  override up(): void {
    // Replaces the index on `product_id` alone; `archived_at` changes only when an item is archived.
    this.addSql(`drop index "inventory_item_product_id_index"`);
    this.addSql(
      `create index "inventory_item_product_id_id_index" on "inventory_item" ("product_id", "id") include ("archived_at")`,
    );
    // Movements of items that are not low do not write this index; the dashboard counts its rows.
    this.addSql(
      `create index "inventory_item_low_index" on "inventory_item" ("stock_quantity", "id") where "archived_at" is null and stock_quantity <= min_stock_level`,
    );
  }

  override down(): void {
    this.addSql(`drop index "inventory_item_low_index"`);
    this.addSql(`drop index "inventory_item_product_id_id_index"`);
    this.addSql(
      `create index "inventory_item_product_id_index" on "inventory_item" ("product_id")`,
    );
  }
}
