import { Migration } from '@mikro-orm/migrations';

/** Scheduled changes of product prices, and their results. */
export class Migration20261123055500 extends Migration {
  override name = 'Migration20261123055500';

  override up(): void {
    this.addSql(`create table "scheduled_price_change" (
      "id" serial primary key,
      "at" timestamptz not null,
      "rule" jsonb not null,
      "filter" jsonb null,
      "product_count" int not null,
      "sums" jsonb not null,
      "note" varchar(300) not null,
      "created_at" timestamptz not null default now(),
      "created_by_id" int not null,
      "applied_at" timestamptz null,
      "skipped_count" int not null default 0,
      "cancelled_at" timestamptz null,
      "cancelled_by_id" int null
    )`);
    this.addSql(
      `create index "scheduled_price_change_waiting_index" on "scheduled_price_change" ("at") where applied_at is null and cancelled_at is null`,
    );
    this.addSql(
      `alter table "scheduled_price_change" add constraint "scheduled_price_change_ends_once" check (applied_at is null or cancelled_at is null)`,
    );
    for (const who of ['created_by', 'cancelled_by'])
      this.addSql(
        `alter table "scheduled_price_change" add constraint "scheduled_price_change_${who}_id_foreign" foreign key ("${who}_id") references "user_account" ("id")`,
      );
    this.addSql(`create table "scheduled_price" (
      "id" bigserial primary key,
      "change_id" int not null,
      "product_id" int not null,
      "old_base_price" numeric(12,2) not null,
      "new_base_price" numeric(12,2) not null,
      "old_price_per_sqm" numeric(12,2) null,
      "new_price_per_sqm" numeric(12,2) null,
      "skipped" boolean not null default false
    )`);
    this.addSql(
      `alter table "scheduled_price" add constraint "scheduled_price_change_id_product_id_unique" unique ("change_id", "product_id")`,
    );
    this.addSql(
      `create index "scheduled_price_product_id_index" on "scheduled_price" ("product_id")`,
    );
    this.addSql(
      `alter table "scheduled_price" add constraint "scheduled_price_change_id_foreign" foreign key ("change_id") references "scheduled_price_change" ("id")`,
    );
    this.addSql(
      `alter table "scheduled_price" add constraint "scheduled_price_product_id_foreign" foreign key ("product_id") references "product" ("id")`,
    );
    this.addSql(`create trigger scheduled_price_change_audited after insert or update or delete on scheduled_price_change
      for each row execute function record_change('', '')`);
  }

  override down(): void {
    this.addSql('drop table "scheduled_price"');
    this.addSql('drop table "scheduled_price_change"');
  }
}
