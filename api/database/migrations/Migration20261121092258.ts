import { Migration } from '@mikro-orm/migrations';

/** Order lines keep the configuration that they were made from. */
export class Migration20261121092258 extends Migration {
  override name = 'Migration20261121092258';

  override up(): void {
    this.addSql(`alter table "order_line" add "configuration_id" uuid null`);
    this.addSql(
      `alter table "order_line" add constraint "order_line_configuration_id_foreign" foreign key ("configuration_id") references "configuration" ("id") on delete set null`,
    );
    this.addSql(
      `create index "order_line_configuration_id_index" on "order_line" ("configuration_id")`,
    );
  }

  override down(): void {
    this.addSql(`alter table "order_line" drop column "configuration_id"`);
  }
}
