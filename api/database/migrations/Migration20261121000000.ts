import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql('create extension if not exists pg_trgm');
    // Generated columns may only use immutable functions. This one is immutable, because it names its dictionary, which
    // never changes.
    this.addSql(`create function search_key(text) returns text language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent', $1))`);

    this.addSql(`create table "cart" (
      "id" uuid not null,
      "visitor_id" uuid not null,
      "ordered_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      primary key ("id")
    )`);
    this.addSql(`create index "cart_updated_at_index" on "cart" ("updated_at")`);
    this.addSql(`create index "cart_visitor_id_ordered_at_index" on "cart" ("visitor_id", "ordered_at")`);
    this.addSql(`create unique index "cart_one_open_per_visitor" on "cart" ("visitor_id") where "ordered_at" is null`);
    this.addSql(`create table "catalogue_version" (
      "id" int not null,
      "version" bigint not null,
      primary key ("id")
    )`);
    this.addSql(`alter table "catalogue_version" add constraint "catalogue_version_one_row" check (id = 1)`);
    this.addSql(`create table "customer_order" (
      "id" serial primary key,
      "token" varchar(43) not null,
      "cart_id" uuid not null,
      "visitor_id" uuid not null,
      "request_fingerprint" varchar(64) not null,
      "status" text not null default 'pending',
      "customer_name" varchar(120) not null,
      "customer_email" varchar(254) not null,
      "customer_phone" varchar(20) not null,
      "customer_address" varchar(500) not null,
      "total_amount" numeric(12,2) not null,
      "net" numeric(12,2) not null,
      "vat" numeric(12,2) not null,
      "search_text" text generated always as (search_key(customer_name || ' ' || customer_email || ' ' || customer_phone)) stored null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "customer_order" add constraint "customer_order_token_unique" unique ("token")`);
    this.addSql(`alter table "customer_order" add constraint "customer_order_cart_id_unique" unique ("cart_id")`);
    this.addSql(`create index "customer_order_search_index" on "customer_order" using gin ("search_text" gin_trgm_ops)`);
    this.addSql(`create index "customer_order_visitor_id_request_fingerprint_index" on "customer_order" ("visitor_id", "request_fingerprint")`);
    this.addSql(`create index "customer_order_total_amount_id_index" on "customer_order" ("total_amount", "id")`);
    this.addSql(`create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id")`);
    this.addSql(`create index "customer_order_status_created_at_id_index" on "customer_order" ("status", "created_at", "id")`);
    this.addSql(`alter table "customer_order" add constraint "customer_order_amounts" check (total_amount >= 0 and net + vat = total_amount)`);
    this.addSql(`alter table "customer_order" add constraint "customer_order_status_check" check ("status" in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'))`);
    this.addSql(`create table "idempotency_key" (
      "visitor_id" uuid not null,
      "key" varchar(128) not null,
      "request_fingerprint" varchar(64) not null,
      "order_id" int not null,
      "created_at" timestamptz not null default now(),
      primary key ("visitor_id", "key")
    )`);
    this.addSql(`create index "idempotency_key_order_id_index" on "idempotency_key" ("order_id")`);
    this.addSql(`create table "outgoing_mail" (
      "id" uuid not null,
      "recipient" varchar(254) not null,
      "subject" varchar(300) not null,
      "text" text not null,
      "created_at" timestamptz not null default now(),
      "sent_at" timestamptz null,
      primary key ("id")
    )`);
    this.addSql(`create index "outgoing_mail_sent_at_created_at_index" on "outgoing_mail" ("sent_at", "created_at")`);
    this.addSql(`create table "price_list" (
      "version" int not null,
      "data" jsonb not null,
      "published_at" timestamptz not null,
      primary key ("version")
    )`);
    this.addSql(`create index "price_list_published_at_index" on "price_list" ("published_at")`);
    this.addSql(`create table "product" (
      "id" serial primary key,
      "name" varchar(200) collate "pl-x-icu" not null,
      "description" text not null,
      "category" varchar(20) not null,
      "subcategory" varchar(100) null,
      "image_url" varchar(500) not null,
      "featured" boolean not null default false,
      "specifications" jsonb not null,
      "base_price" numeric(12,2) not null,
      "price_per_sqm" numeric(12,2) null,
      "min_width" int not null,
      "max_width" int not null,
      "min_height" int null,
      "max_height" int null,
      "min_projection" int null,
      "max_projection" int null,
      "available_colors" text[] not null,
      "available_frame_colors" text[] not null,
      "available_variants" text[] not null,
      "rating_average" double precision null,
      "rating_count" int not null default 0,
      "picture" jsonb not null,
      "search_title" text generated always as (search_key(name || ' ' || category || ' ' || coalesce(subcategory, ''))) stored null,
      "search_text" text generated always as (search_key(name || ' ' || coalesce(subcategory, '') || ' ' || description)) stored null,
      "archived_at" timestamptz null,
      "version" int not null default 1,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "product_featured_index" on "product" ("featured")`);
    this.addSql(`create index "product_archived_at_index" on "product" ("archived_at")`);
    this.addSql(`create index "product_search_index" on "product" using gin ("search_text" gin_trgm_ops)`);
    this.addSql(`create index "product_base_price_index" on "product" ("base_price")`);
    this.addSql(`create index "product_category_name_index" on "product" ("category", "name")`);
    this.addSql(`alter table "product" add constraint "product_rating" check (rating_count >= 0 and (rating_count = 0) = (rating_average is null))`);
    this.addSql(`alter table "product" add constraint "product_choices" check (cardinality(available_colors) > 0 and cardinality(available_frame_colors) > 0 and cardinality(available_variants) > 0)`);
    this.addSql(`alter table "product" add constraint "product_prices" check (base_price >= 0 and (price_per_sqm is null or price_per_sqm >= 0))`);
    this.addSql(`alter table "product" add constraint "product_projection_limits" check (min_projection is null or (min_projection > 0 and min_projection <= max_projection))`);
    this.addSql(`alter table "product" add constraint "product_height_limits" check (min_height is null or (min_height > 0 and min_height <= max_height))`);
    this.addSql(`alter table "product" add constraint "product_width_limits" check (min_width > 0 and min_width <= max_width)`);
    this.addSql(`create table "order_line" (
      "id" uuid not null,
      "order_id" int not null,
      "position" int not null,
      "product_id" int not null,
      "product_name" varchar(200) not null,
      "settings" jsonb not null,
      "lines" jsonb not null,
      "warnings" jsonb not null,
      "price_list_version" int not null,
      "quantity" int not null,
      "unit_price" numeric(12,2) not null,
      "line_total" numeric(12,2) not null,
      "withdrawal" varchar(10) not null,
      primary key ("id")
    )`);
    this.addSql(`create index "order_line_order_id_index" on "order_line" ("order_id")`);
    this.addSql(`create index "order_line_product_id_index" on "order_line" ("product_id")`);
    this.addSql(`create index "order_line_price_list_version_index" on "order_line" ("price_list_version")`);
    this.addSql(`alter table "order_line" add constraint "order_line_amounts" check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity)`);
    this.addSql(`create table "inventory_item" (
      "id" serial primary key,
      "product_id" int not null,
      "color_variant" varchar(40) not null,
      "frame_color_variant" varchar(40) not null,
      "stock_quantity" int not null,
      "min_stock_level" int not null default 5,
      "location" varchar(120) null
    )`);
    this.addSql(`create index "inventory_item_product_id_index" on "inventory_item" ("product_id")`);
    this.addSql(`alter table "inventory_item" add constraint "inventory_item_product_id_color_variant_frame_col_aab19_unique" unique ("product_id", "color_variant", "frame_color_variant", "location")`);
    this.addSql(`alter table "inventory_item" add constraint "inventory_item_quantities" check (stock_quantity >= 0 and min_stock_level >= 0)`);
    this.addSql(`create table "configuration" (
      "id" uuid not null,
      "product_id" int not null,
      "settings" jsonb not null,
      "fingerprint" varchar(64) not null,
      "calculated_price" numeric(12,2) not null,
      "lines" jsonb not null,
      "warnings" jsonb not null,
      "price_list_version" int not null,
      "created_at" timestamptz not null default now(),
      primary key ("id")
    )`);
    this.addSql(`create index "configuration_product_id_index" on "configuration" ("product_id")`);
    this.addSql(`create index "configuration_price_list_version_index" on "configuration" ("price_list_version")`);
    this.addSql(`create index "configuration_created_at_index" on "configuration" ("created_at")`);
    this.addSql(`alter table "configuration" add constraint "configuration_price" check (calculated_price >= 0)`);
    this.addSql(`create table "inquiry" (
      "id" serial primary key,
      "customer_name" varchar(120) not null,
      "customer_email" varchar(254) not null,
      "customer_phone" varchar(20) null,
      "subject" varchar(200) not null,
      "message" text not null,
      "inquiry_type" text not null,
      "status" text not null default 'new',
      "priority" text not null,
      "configuration_id" uuid null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "inquiry_status_created_at_id_index" on "inquiry" ("status", "created_at", "id")`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_inquiry_type_check" check ("inquiry_type" in ('quote', 'technical', 'warranty', 'general', 'complaint'))`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_status_check" check ("status" in ('new', 'in_progress', 'waiting_for_customer', 'resolved', 'closed'))`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_priority_check" check ("priority" in ('low', 'medium', 'high'))`);
    this.addSql(`create table "cart_line" (
      "id" uuid not null,
      "cart_id" uuid not null,
      "configuration_id" uuid not null,
      "fingerprint" varchar(64) not null,
      "quantity" int not null,
      "position" bigserial,
      primary key ("id")
    )`);
    this.addSql(`create index "cart_line_configuration_id_index" on "cart_line" ("configuration_id")`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_cart_id_fingerprint_unique" unique ("cart_id", "fingerprint")`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_quantity" check (quantity >= 1 and quantity <= 99)`);
    this.addSql(`create table "user_account" (
      "id" serial primary key,
      "email" varchar(254) not null,
      "name" varchar(120) not null,
      "password_hash" varchar(200) not null,
      "role" text not null,
      "disabled_at" timestamptz null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`alter table "user_account" add constraint "user_account_email_unique" unique ("email")`);
    this.addSql(`alter table "user_account" add constraint "user_account_role_check" check ("role" in ('staff', 'admin'))`);
    this.addSql(`create table "session" (
      "id" uuid not null,
      "user_id" int not null,
      "created_at" timestamptz not null default now(),
      "expires_at" timestamptz not null,
      "revoked_at" timestamptz null,
      primary key ("id")
    )`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at")`);
    this.addSql(`create table "order_event" (
      "id" serial primary key,
      "order_id" int not null,
      "status" text not null,
      "at" timestamptz not null default now(),
      "actor_id" int null,
      "note" varchar(2000) null
    )`);
    this.addSql(`create index "order_event_order_id_index" on "order_event" ("order_id")`);
    this.addSql(`alter table "order_event" add constraint "order_event_status_check" check ("status" in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'))`);
    this.addSql(`alter table "customer_order" add constraint "customer_order_cart_id_foreign" foreign key ("cart_id") references "cart" ("id")`);
    this.addSql(`alter table "idempotency_key" add constraint "idempotency_key_order_id_foreign" foreign key ("order_id") references "customer_order" ("id")`);
    this.addSql(`alter table "order_line" add constraint "order_line_order_id_foreign" foreign key ("order_id") references "customer_order" ("id")`);
    this.addSql(`alter table "order_line" add constraint "order_line_product_id_foreign" foreign key ("product_id") references "product" ("id")`);
    this.addSql(`alter table "order_line" add constraint "order_line_price_list_version_foreign" foreign key ("price_list_version") references "price_list" ("version")`);
    this.addSql(`alter table "inventory_item" add constraint "inventory_item_product_id_foreign" foreign key ("product_id") references "product" ("id")`);
    this.addSql(`alter table "configuration" add constraint "configuration_product_id_foreign" foreign key ("product_id") references "product" ("id")`);
    this.addSql(`alter table "configuration" add constraint "configuration_price_list_version_foreign" foreign key ("price_list_version") references "price_list" ("version")`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_configuration_id_foreign" foreign key ("configuration_id") references "configuration" ("id") on delete set null`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_cart_id_foreign" foreign key ("cart_id") references "cart" ("id") on delete cascade`);
    this.addSql(`alter table "cart_line" add constraint "cart_line_configuration_id_foreign" foreign key ("configuration_id") references "configuration" ("id")`);
    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
    this.addSql(`alter table "order_event" add constraint "order_event_order_id_foreign" foreign key ("order_id") references "customer_order" ("id")`);
    this.addSql(`alter table "order_event" add constraint "order_event_actor_id_foreign" foreign key ("actor_id") references "user_account" ("id") on delete set null`);

    // The table of the rate limiter of sign-ins, as rate-limiter-flexible expects it.
    this.addSql(`create table login_failure (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);

    this.addSql('insert into catalogue_version (id, version) values (1, 1)');
    this.addSql(`create function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        update catalogue_version set version = version + 1;
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$`);
    for (const table of ['product', 'price_list']) {
      this.addSql(`create trigger ${table}_changed after insert or update or delete or truncate on ${table}
        for each statement execute function announce_catalogue_change()`);
    }
  }
}
