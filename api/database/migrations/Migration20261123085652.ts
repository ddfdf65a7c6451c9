import { Migration } from '@mikro-orm/migrations';

/** Orders are found by the beginning of a phone number. */
export class Migration20261123085652 extends Migration {
  override name = 'Migration20261123085652';

  override up(): void {
    this.addSql(
      `create index "customer_order_customer_phone_index" on "customer_order" ("customer_phone" text_pattern_ops);`,
    );
  }

  override down(): void {
    this.addSql(`drop index "customer_order_customer_phone_index";`);
  }
}
