import { Migration } from '@mikro-orm/migrations';

/** Mails stored as content, not text; newsletter, consents, withdrawals; orders that outlive their customer's data. */
export class Migration20261121113000 extends Migration {
  override name = 'Migration20261121113000';

  override up(): void {
    this.addSql(`alter table "outgoing_mail" add "content" jsonb null`);
    this.addSql(`update "outgoing_mail" set "content" = jsonb_build_object('summary', '', 'heading', subject,
      'blocks', jsonb_build_array(jsonb_build_object('kind', 'text', 'text', text)))`);
    this.addSql(`alter table "outgoing_mail" alter column "content" set not null`);
    this.addSql(`alter table "outgoing_mail" drop column "text"`);

    this.addSql(`create table "subscriber" (
      "id" uuid not null,
      "email" varchar(254) not null,
      "status" text not null default 'pending',
      "confirm_token_hash" varchar(43) null,
      "unsubscribe_token_hash" varchar(43) not null,
      "consent_version" varchar(10) not null,
      "source" text not null,
      "requested_at" timestamptz not null default now(),
      "confirmed_at" timestamptz null,
      "unsubscribed_at" timestamptz null,
      primary key ("id")
    )`);
    this.addSql(
      `alter table "subscriber" add constraint "subscriber_email_unique" unique ("email")`,
    );
    this.addSql(
      `alter table "subscriber" add constraint "subscriber_confirm_token_hash_unique" unique ("confirm_token_hash")`,
    );
    this.addSql(
      `alter table "subscriber" add constraint "subscriber_unsubscribe_token_hash_unique" unique ("unsubscribe_token_hash")`,
    );
    this.addSql(
      `create index "subscriber_status_requested_at_index" on "subscriber" ("status", "requested_at")`,
    );
    this.addSql(
      `alter table "subscriber" add constraint "subscriber_status_check" check ("status" in ('pending', 'confirmed', 'unsubscribed'))`,
    );
    this.addSql(
      `alter table "subscriber" add constraint "subscriber_source_check" check ("source" in ('form', 'checkout', 'api'))`,
    );
    this.addSql(`alter table "subscriber" add constraint "subscriber_times" check ((status <> 'confirmed' or confirmed_at is not null)
      and (status = 'unsubscribed') = (unsubscribed_at is not null)
      and (status = 'pending') = (confirm_token_hash is not null))`);

    this.addSql(
      `alter table "customer_order" add "consents" jsonb not null default '[]', add "anonymised_at" timestamptz null`,
    );

    this.addSql(`create table "withdrawal" (
      "id" uuid not null,
      "order_id" int null,
      "name" varchar(120) not null,
      "order_number" int not null,
      "email" varchar(254) not null,
      "goods" varchar(1000) null,
      "reason" varchar(2000) null,
      "received_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`create index "withdrawal_order_id_index" on "withdrawal" ("order_id")`);
    this.addSql(`create index "withdrawal_received_at_index" on "withdrawal" ("received_at")`);
    this.addSql(
      `alter table "withdrawal" add constraint "withdrawal_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete set null`,
    );

    // The audit log must also lose what the privacy policy says is deleted, but only by the nightly job.
    this.addSql(refuseChange(`if tg_op = 'DELETE' and current_setting('cieniomat.forgetting', true) = 'on' then
          return null;
        end if;`));

    // The table of the rate limiter of forms, as rate-limiter-flexible expects it.
    this.addSql(`create table request_count (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);
  }

  override down(): void {
    this.addSql(refuseChange(''));
    for (const table of ['request_count', 'withdrawal', 'subscriber'])
      this.addSql(`drop table "${table}"`);
    this.addSql(
      `alter table "customer_order" drop column "consents", drop column "anonymised_at"`,
    );
    this.addSql(`alter table "outgoing_mail" add "text" text null`);
    this.addSql(`update "outgoing_mail" set "text" = content->>'heading'`);
    this.addSql(`alter table "outgoing_mail" alter column "text" set not null`);
    this.addSql(`alter table "outgoing_mail" drop column "content"`);
  }
}

const refuseChange = (
  exception: string,
): string => `create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        ${exception}
        raise exception 'rows of % are only added', tg_table_name using errcode = 'restrict_violation';
      end $$`;
