import { Migration } from '@mikro-orm/migrations';

/** Orders change by versions: full snapshots that the customer accepts, with a discount if one is given. */
export class Migration20261125004000 extends Migration {
  override name = 'Migration20261125004000';

  override up(): void {
    this.addSql(`alter table "customer_order"
      add "discount" numeric(12,2) not null default 0.00,
      add "discount_reason" varchar(200) null,
      add "latest_version" int not null default 1,
      add "current_version" int not null default 1`);
    this.setOrderAmounts(' and discount >= 0');
    this.addSql(`alter table "order_event" add "version_number" int null, add "version_news" text null`);
    this.addSql(
      `alter table "order_event" add constraint "order_event_version_news_check" check ("version_news" in ('sent', 'accepted', 'refused'))`,
    );
    this.createVersions();
    this.createLines();
    this.addSql(`create trigger order_version_audited after insert or update or delete on order_version
      for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '')`);
  }

  override down(): void {
    this.addSql('drop table "order_version_line"');
    this.addSql('drop table "order_version"');
    this.addSql(`alter table "order_event" drop column "version_news", drop column "version_number"`);
    this.setOrderAmounts('');
    this.addSql(
      `alter table "customer_order" drop column "current_version", drop column "latest_version", drop column "discount_reason", drop column "discount"`,
    );
  }

  private setOrderAmounts(condition: string): void {
    this.addSql(`alter table "customer_order" drop constraint "customer_order_amounts"`);
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_amounts" check (total_amount >= 0 and net + vat = total_amount${condition})`,
    );
  }

  private createVersions(): void {
    this.addSql(`create table "order_version" (
      "id" uuid not null,
      "customer_name" varchar(120) not null,
      "customer_email" varchar(254) not null,
      "customer_phone" varchar(20) not null,
      "customer_address" varchar(500) not null,
      "delivery_note" varchar(500) null,
      "measuring_note" varchar(2000) null,
      "company_name" varchar(200) null,
      "company_tax_number" varchar(14) null,
      "billing_address" varchar(500) null,
      "order_id" int not null,
      "number" int not null,
      "state" text not null,
      "reason" varchar(500) null,
      "discount" numeric(12,2) not null,
      "discount_reason" varchar(200) null,
      "total_amount" numeric(12,2) not null,
      "net" numeric(12,2) not null,
      "vat" numeric(12,2) not null,
      "is_late" boolean not null,
      "author_id" int null,
      "created_at" timestamptz not null,
      "decided_at" timestamptz null,
      "decided_name" varchar(120) null,
      "consent_way" text null,
      "decided_from" varchar(45) null,
      "recorded_by_id" int null,
      "decision_note" varchar(1000) null,
      primary key ("id")
    )`);
    this.addSql(
      `alter table "order_version" add constraint "order_version_order_id_number_unique" unique ("order_id", "number")`,
    );
    this.addSql(
      `alter table "order_version" add constraint "order_version_order_id_foreign" foreign key ("order_id") references "customer_order" ("id")`,
    );
    for (const column of ['author_id', 'recorded_by_id'])
      this.addSql(
        `alter table "order_version" add constraint "order_version_${column}_foreign" foreign key ("${column}") references "user_account" ("id") on delete set null`,
      );
    this.checkVersions();
  }

  private checkVersions(): void {
    const checks = {
      amounts: 'total_amount >= 0 and net + vat = total_amount and discount >= 0',
      state_check: `"state" in ('sent', 'accepted', 'refused', 'replaced')`,
      consent_way_check: `"consent_way" in ('link', 'phone')`,
    };
    for (const [name, condition] of Object.entries(checks))
      this.addSql(
        `alter table "order_version" add constraint "order_version_${name}" check (${condition})`,
      );
  }

  private createLines(): void {
    this.addSql(`create table "order_version_line" (
      "id" uuid not null,
      "position" int not null,
      "product_id" int not null,
      "configuration_id" uuid null,
      "product_name" varchar(200) not null,
      "label" varchar(80) not null default '',
      "settings" jsonb not null,
      "lines" jsonb not null,
      "warnings" jsonb not null,
      "price_list_version" int not null,
      "quantity" int not null,
      "unit_price" numeric(12,2) not null,
      "line_total" numeric(12,2) not null,
      "withdrawal" varchar(10) not null,
      "version_id" uuid not null,
      "line_id" uuid not null,
      "replaces_line_id" uuid null,
      primary key ("id")
    )`);
    for (const column of ['product_id', 'configuration_id', 'price_list_version', 'version_id', 'line_id'])
      this.addSql(
        `create index "order_version_line_${column}_index" on "order_version_line" ("${column}")`,
      );
    this.addSql(
      `alter table "order_version_line" add constraint "order_version_line_amounts" check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity)`,
    );
    const keys = {
      product_id: '"product" ("id")',
      configuration_id: '"configuration" ("id") on delete set null',
      price_list_version: '"price_list" ("version")',
      version_id: '"order_version" ("id")',
    };
    for (const [column, key] of Object.entries(keys))
      this.addSql(
        `alter table "order_version_line" add constraint "order_version_line_${column}_foreign" foreign key ("${column}") references ${key}`,
      );
  }
}
