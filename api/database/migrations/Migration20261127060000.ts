import { Migration } from '@mikro-orm/migrations';

/** A note about an order, and how a telephone call to a customer ended, are recorded once for each idempotency key. */
export class Migration20261127060000 extends Migration {
  override name = 'Migration20261127060000';

  override up(): void {
    this.addSql(`create table "staff_request_key" (
      "author_id" int not null,
      "key" varchar(255) not null,
      "request_fingerprint" varchar(64) not null,
      "created_at" timestamptz not null default now(),
      primary key ("author_id", "key")
    )`);
    this.addSql(
      `alter table "staff_request_key" add constraint "staff_request_key_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table "staff_request_key"');
  }
}
