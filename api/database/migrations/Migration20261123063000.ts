import { Migration } from '@mikro-orm/migrations';

const WHO = `customer_name || ' ' || customer_email || ' ' || customer_phone`;

/** Orders are searched by the customer's address, too. */
export class Migration20261123063000 extends Migration {
  override name = 'Migration20261123063000';

  override up(): void {
    this.search(`${WHO} || ' ' || customer_address`);
    // Without the search text: with an address it could be longer than a row of such an index may be.
    this.addSql(
      `create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id") include ("status", "total_amount")`,
    );
    // By how many orders have a word it is decided how they are found: a hundredth is too coarse for that.
    this.addSql('alter table "customer_order" alter column "search_text" set statistics 1000');
  }

  override down(): void {
    this.search(WHO);
    this.addSql(
      `create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id") include ("status", "total_amount", "search_text")`,
    );
  }

  /** Made anew with its index. */
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
