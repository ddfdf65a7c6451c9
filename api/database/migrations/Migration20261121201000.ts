import { Migration } from '@mikro-orm/migrations';

/** What the dashboard sums up, read from indexes alone. */
export class Migration20261121201000 extends Migration {
  override name = 'Migration20261121201000';

  override up(): void {
    this.addSql(`alter table "order_line"
      add "color" text generated always as (settings ->> 'color'::text) stored null,
      add "frame_color" text generated always as (settings ->> 'frameColor'::text) stored null`);
    this.addSql(`create index "order_line_sales_index" on "order_line" ("order_id")
      include ("product_id", "color", "frame_color", "quantity", "line_total")`);
    this.addSql(`drop index "order_line_order_id_index"`);
    this.addSql(
      `create index "customer_order_sales_index" on "customer_order" ("created_at") include ("id", "status", "total_amount")`,
    );
  }

  override down(): void {
    this.addSql(`drop index "customer_order_sales_index"`);
    this.addSql(`create index "order_line_order_id_index" on "order_line" ("order_id")`);
    this.addSql(`drop index "order_line_sales_index"`);
    this.addSql(`alter table "order_line" drop column "frame_color", drop column "color"`);
  }
}
