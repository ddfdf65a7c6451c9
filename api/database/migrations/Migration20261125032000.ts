import { Migration } from '@mikro-orm/migrations';

/** The texts of the customer, in offers and in their versions. */
const TEXTS = `
      "customer_name" varchar(120) null,
      "customer_email" varchar(254) null,
      "customer_phone" varchar(20) null,
      "customer_address" varchar(500) null,
      "delivery_note" varchar(500) null,
      "measuring_note" varchar(2000) null,
      "company_name" varchar(200) null,
      "company_tax_number" varchar(14) null,
      "billing_address" varchar(500) null,
      "building_kind" varchar(5) null,
      "building_area" numeric(7,2) null,`;

const SEARCHED = ['customer_name', 'customer_email', 'customer_phone', 'customer_address', 'company_name']
  .map((column) => `coalesce(${column}, '')`)
  .join(` || ' ' || `);

/** Offers have versions with lines, questions of the customer and a history; an accepted one has become an order. */
export class Migration20261125032000 extends Migration {
  override name = 'Migration20261125032000';

  override up(): void {
    this.createOffers();
    this.createVersions();
    this.createLines();
    this.createQuestions();
    this.createEvents();
    this.refer('offer', { inquiry_id: 'inquiry', order_id: 'customer_order', author_id: 'user_account' }, 'set null');
    this.refer('offer_version', { author_id: 'user_account', recorded_by_id: 'user_account' }, 'set null');
    this.refer('offer_line', { configuration_id: 'configuration' }, 'set null');
    this.refer('offer_question', { answered_by_id: 'user_account' }, 'set null');
    this.refer('offer_event', { actor_id: 'user_account' }, 'set null');
    for (const table of ['offer_version', 'offer_question', 'offer_event'])
      this.refer(table, { offer_id: 'offer' }, 'cascade');
    this.refer('offer_line', { version_id: 'offer_version' }, 'cascade');
    this.refer('offer_line', { product_id: 'product' });
    this.addSql(
      `alter table "offer_line" add constraint "offer_line_price_list_version_foreign" foreign key ("price_list_version") references "price_list" ("version")`,
    );
    this.audit();
  }

  override down(): void {
    for (const table of ['event', 'question', 'line', 'version'])
      this.addSql(`drop table "offer_${table}"`);
    this.addSql('drop table "offer"');
  }

  private createOffers(): void {
    this.addSql(`create table "offer" (
      "id" serial primary key,${TEXTS}
      "token" varchar(43) not null,
      "state" text not null default 'draft',
      "inquiry_id" int null,
      "order_id" int null,
      "author_id" int null,
      "latest_version" int not null default 1,
      "current_version" int not null default 1,
      "total_amount" numeric(12,2) not null,
      "valid_until" date not null,
      "sent_at" timestamptz null,
      "opened_at" timestamptz null,
      "asked_at" timestamptz null,
      "accepted_at" timestamptz null,
      "lost_reason" text null,
      "lost_note" varchar(1000) null,
      "search_text" text generated always as (search_key(${SEARCHED})) stored null,
      "version" int not null default 1,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      constraint "offer_token_unique" unique ("token"),
      constraint "offer_order_id_unique" unique ("order_id"),
      constraint "offer_state_check" check ("state" in ('draft', 'sent', 'accepted', 'lost')),
      constraint "offer_lost_reason_check" check ("lost_reason" in ('price', 'term', 'competitor', 'resigned', 'no_answer', 'other')),
      constraint "offer_values" check (total_amount >= 0 and ((state = 'accepted') = (order_id is not null)) and ((state = 'lost') = (lost_reason is not null)))
    )`);
    for (const index of [
      'inquiry_id',
      'sent_at',
      'state, created_at, id',
      'created_at, id',
      'total_amount, id',
      'valid_until, id',
    ])
      this.index('offer', index);
    this.addSql('create index "offer_search_index" on "offer" using gin ("search_text" gin_trgm_ops)');
  }

  private createVersions(): void {
    this.addSql(`create table "offer_version" (
      "id" uuid primary key,${TEXTS}
      "offer_id" int not null,
      "number" int not null,
      "state" text not null,
      "discount" numeric(12,2) not null,
      "discount_reason" varchar(200) null,
      "total_amount" numeric(12,2) not null,
      "net" numeric(12,2) not null,
      "vat" numeric(12,2) not null,
      "deposit_percent" smallint not null,
      "deposit_days" smallint not null,
      "rest_days" smallint not null,
      "valid_until" date not null,
      "term_weeks_from" smallint not null,
      "term_weeks_to" smallint not null,
      "text" varchar(4000) not null,
      "author_id" int null,
      "created_at" timestamptz not null,
      "sent_at" timestamptz null,
      "opened_at" timestamptz null,
      "remind_on" date null,
      "decided_at" timestamptz null,
      "decided_name" varchar(120) null,
      "consent_way" text null,
      "decided_from" varchar(45) null,
      "recorded_by_id" int null,
      "decision_note" varchar(1000) null,
      constraint "offer_version_offer_id_number_unique" unique ("offer_id", "number"),
      constraint "offer_version_state_check" check ("state" in ('draft', 'sent', 'accepted', 'replaced')),
      constraint "offer_version_consent_way_check" check ("consent_way" in ('link', 'phone')),
      constraint "offer_version_amounts" check (total_amount >= 0 and net + vat = total_amount and discount >= 0),
      constraint "offer_version_terms" check (deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365 and rest_days >= 0 and rest_days <= 365 and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from and term_weeks_to <= 52)
    )`);
    this.addSql(
      `create index "offer_version_remind_on_index" on "offer_version" ("remind_on") where remind_on is not null and state = 'sent'`,
    );
  }

  private createLines(): void {
    this.addSql(`create table "offer_line" (
      "id" uuid primary key,
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
      "vat_ruling" varchar(60) null,
      "version_id" uuid not null,
      "line_id" uuid not null,
      "replaces_line_id" uuid null,
      constraint "offer_line_amounts" check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity)
    )`);
    for (const column of ['product_id', 'configuration_id', 'price_list_version', 'version_id', 'line_id'])
      this.index('offer_line', column);
  }

  private createQuestions(): void {
    this.addSql(`create table "offer_question" (
      "id" serial primary key,
      "offer_id" int not null,
      "version_number" int not null,
      "text" varchar(2000) not null,
      "asked_at" timestamptz not null default now(),
      "answer" varchar(5000) null,
      "answered_at" timestamptz null,
      "answered_by_id" int null
    )`);
    this.index('offer_question', 'offer_id');
  }

  private createEvents(): void {
    this.addSql(`create table "offer_event" (
      "id" serial primary key,
      "offer_id" int not null,
      "news" text not null,
      "version_number" int not null,
      "at" timestamptz not null default now(),
      "actor_id" int null,
      "note" varchar(1000) null,
      constraint "offer_event_news_check" check ("news" in ('created', 'sent', 'opened', 'asked', 'answered', 'reminded', 'accepted', 'lost'))
    )`);
    this.index('offer_event', 'offer_id');
  }

  private index(table: string, columns: string): void {
    const name = `${table}_${columns.replaceAll(', ', '_')}_index`;
    this.addSql(`create index "${name}" on "${table}" (${columns})`);
  }

  private refer(table: string, columns: Record<string, string>, onDelete?: string): void {
    for (const [column, to] of Object.entries(columns))
      this.addSql(
        `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${to}" ("id")${onDelete ? ` on delete ${onDelete}` : ''}`,
      );
  }

  private audit(): void {
    for (const [table, derived] of [
      ['offer', 'search_text,version,updated_at'],
      ['offer_version', ''],
      ['offer_question', ''],
    ])
      this.addSql(`create trigger ${table}_audited after insert or update or delete on ${table}
        for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('${derived}', '')`);
  }
}
