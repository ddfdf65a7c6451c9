import { Migration } from '@mikro-orm/migrations';

/** A change of prices is made once for its idempotency key. */
export class Migration20261127011800 extends Migration {
  override name = 'Migration20261127011800';

  override up(): void {
    this.addSql(`create table "price_change_key" (
      "author_id" int not null,
      "key" varchar(255) not null,
      "request_fingerprint" varchar(64) not null,
      "change_id" int not null,
      "created_at" timestamptz not null default now(),
      primary key ("author_id", "key")
    )`);
    this.addSql('create index "price_change_key_change_id_index" on "price_change_key" ("change_id")');
    this.addSql(
      `alter table "price_change_key" add constraint "price_change_key_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "price_change_key" add constraint "price_change_key_change_id_foreign" foreign key ("change_id") references "scheduled_price_change" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table "price_change_key"');
  }
}
