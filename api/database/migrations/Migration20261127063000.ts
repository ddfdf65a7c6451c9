import { Migration } from '@mikro-orm/migrations';

/** The idempotency keys of staff are in one table. Those used so far are not copied: they matter for minutes only. */
export class Migration20261127063000 extends Migration {
  override name = 'Migration20261127063000';

  override up(): void {
    this.addSql('alter table "staff_request_key" add "result" int null');
    this.addSql('drop table "offer_key"');
    this.addSql('drop table "price_change_key"');
    this.addSql('alter table "stock_movement" drop column "idempotency_key"');
  }

  override down(): void {
    this.addSql('alter table "stock_movement" add "idempotency_key" varchar(255) null');
    this.addSql(`create unique index "stock_movement_idempotency_key" on "stock_movement"
      ("actor_id", "idempotency_key") where idempotency_key is not null`);
    for (const [table, made, of] of [
      ['price_change_key', 'change_id', 'scheduled_price_change'],
      ['offer_key', 'offer_id', 'offer'],
    ]) {
      this.addSql(`create table "${table}" (
        "author_id" int not null,
        "key" varchar(255) not null,
        "request_fingerprint" varchar(64) not null,
        "${made}" int not null,
        "created_at" timestamptz not null default now(),
        primary key ("author_id", "key")
      )`);
      this.addSql(`create index "${table}_${made}_index" on "${table}" ("${made}")`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete cascade`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_${made}_foreign" foreign key ("${made}") references "${of}" ("id") on delete cascade`,
      );
    }
    this.addSql('alter table "staff_request_key" drop column "result"');
  }
}
