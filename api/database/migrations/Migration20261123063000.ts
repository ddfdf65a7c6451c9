import { Migration } from '@mikro-orm/migrations';

const WHO = `customer_name || ' ' || customer_email || ' ' || customer_phone`;

/** Orders can also be searched by the customer's address. */
export class Migration20261123063000 extends Migration {
  override name = 'Migration20261123063000';

  override up(): void {
    this.search(`${WHO} || ' ' || customer_address`);
    // Without the search text, which with the address could exceed the maximum size of an index row.
    this.addSql(
      `create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id") include ("status", "total_amount")`,
    );
    // The estimated number of matches decides how orders are found; the default statistics are too coarse for that.
    this.addSql('alter table "customer_order" alter column "search_text" set statistics 1000');
  }

  override down(): void {
    this.search(WHO);
    this.addSql(
      `create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id") include ("status", "total_amount", "search_text")`,
    );
  }

  /** Drops the index by time, and recreates the column with its search index. */
  private search(expression: string): void {
    this.addSql(`drop index "customer_order_created_at_id_index"`);
    this.addSql(`alter table "customer_order" drop column "search_text"`);
    this.addSql(`alter table "customer_order"
      add column "search_text" text generated always as (search_key(${expression})) stored null`);
    this.addSql(
      `create index "customer_order_search_index" on "customer_order" using gin ("search_text" gin_trgm_ops)`,
    );
  }
}
