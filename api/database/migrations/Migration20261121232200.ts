import { Migration } from '@mikro-orm/migrations';

/** The stock sorted by product, and what of it is low, are found and counted in an index alone. */
export class Migration20261121232200 extends Migration {
  override name = 'Migration20261121232200';

  override up(): void {
    // In place of one without these columns; neither of them ever changes but when an item is archived.
    this.addSql(`drop index "inventory_item_product_id_index"`);
    this.addSql(
      `create index "inventory_item_product_id_id_index" on "inventory_item" ("product_id", "id") include ("archived_at")`,
    );
    // A movement writes it only where an item is low; the dashboard counts it every time.
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
