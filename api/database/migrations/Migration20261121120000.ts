import { Migration } from '@mikro-orm/migrations';

/** The history of product prices; price lists have a draft, and are published and stored with author and reason. */
export class Migration20261121120000 extends Migration {
  override name = 'Migration20261121120000';

  override up(): void {
    this.addSql(`create table "product_price" (
      "id" bigserial primary key,
      "product_id" int not null,
      "base_price" numeric(12,2) not null,
      "price_per_sqm" numeric(12,2) null,
      "valid_from" timestamptz not null default now()
    )`);
    this.addSql(
      `create index "product_price_product_id_valid_from_index" on "product_price" ("product_id", "valid_from")`,
    );
    this.addSql(
      `alter table "product_price" add constraint "product_price_product_id_foreign" foreign key ("product_id") references "product" ("id")`,
    );
    this.addSql(`insert into product_price (product_id, base_price, price_per_sqm, valid_from)
      select id, base_price, price_per_sqm, created_at from product`);
    this.addSql(`create function remember_price() returns trigger language plpgsql as $$
      begin
        insert into product_price (product_id, base_price, price_per_sqm)
          values (new.id, new.base_price, new.price_per_sqm);
        return null;
      end $$`);
    this.addSql(`create trigger product_priced after insert on product
      for each row execute function remember_price()`);
    this.addSql(`create trigger product_repriced after update of base_price, price_per_sqm on product
      for each row when (old.base_price is distinct from new.base_price or old.price_per_sqm is distinct from new.price_per_sqm)
      execute function remember_price()`);
    this.addSql(`create trigger product_price_append_only before update or delete or truncate on product_price
      for each statement execute function refuse_change()`);

    this.addSql(`alter table "price_list"
      add "note" varchar(300) null,
      add "published_by_id" int null`);
    this.addSql(
      `alter table "price_list" add constraint "price_list_published_by_id_foreign" foreign key ("published_by_id") references "user_account" ("id")`,
    );
    this.addSql(`create table "price_list_draft" (
      "id" int not null,
      "based_on" int not null,
      "data" jsonb not null,
      "version" int not null default 1,
      "updated_at" timestamptz not null default now(),
      "updated_by_id" int not null,
      primary key ("id")
    )`);
    this.addSql(
      `alter table "price_list_draft" add constraint "price_list_draft_one_row" check (id = 1)`,
    );
    this.addSql(
      `alter table "price_list_draft" add constraint "price_list_draft_updated_by_id_foreign" foreign key ("updated_by_id") references "user_account" ("id")`,
    );
    this.addSql(`create trigger price_list_draft_audited after insert or update or delete on price_list_draft
      for each row execute function record_change('version,updated_at,updated_by_id', '')`);
  }
}
