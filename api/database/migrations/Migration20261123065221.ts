import { Migration } from '@mikro-orm/migrations';

/** A customer's request to change an order is an inquiry that refers to the order. */
export class Migration20261123065221 extends Migration {
  override name = 'Migration20261123065221';

  override up(): void {
    this.addSql(`alter table "inquiry" add column "order_id" int null`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete set null`,
    );
    this.addSql(`create index "inquiry_order_id_index" on "inquiry" ("order_id")`);
  }

  override down(): void {
    this.addSql(`alter table "inquiry" drop column "order_id"`);
  }
}
