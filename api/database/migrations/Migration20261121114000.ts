import { Migration } from '@mikro-orm/migrations';

/** Accounts set up by a mailed link, sessions that can be listed, API tokens, and a searchable audit log. */
export class Migration20261121114000 extends Migration {
  override name = 'Migration20261121114000';

  override up(): void {
    this.addSql(`alter table "user_account" add column "version" int not null default 1`);
    this.addSql(`alter table "user_account" alter column "password_hash" drop not null`);
    this.addSql(`alter table "session" add column "last_seen_at" timestamptz not null default now()`);
    this.addSql(`alter table "session" add column "address" varchar(64) null`);
    this.addSql(`alter table "session" add column "user_agent" varchar(300) null`);
    this.addSql(`create table "password_link" (
      "id" uuid not null,
      "user_id" int not null,
      "token_hash" varchar(43) not null,
      "expires_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`alter table "password_link" add constraint "password_link_user_id_unique" unique ("user_id")`);
    this.addSql(`alter table "password_link" add constraint "password_link_token_hash_unique" unique ("token_hash")`);
    this.addSql(`alter table "password_link" add constraint "password_link_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
    this.addSql(`create table "api_token" (
      "id" serial primary key,
      "owner_id" int not null,
      "name" varchar(80) not null,
      "prefix" varchar(12) not null,
      "token_hash" varchar(43) not null,
      "scopes" text[] not null,
      "created_at" timestamptz not null default now(),
      "expires_at" timestamptz null,
      "last_used_at" timestamptz null,
      "revoked_at" timestamptz null
    )`);
    this.addSql(`alter table "api_token" add constraint "api_token_token_hash_unique" unique ("token_hash")`);
    this.addSql(`alter table "api_token" add constraint "api_token_scopes" check (cardinality(scopes) > 0)`);
    this.addSql(`alter table "api_token" add constraint "api_token_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id")`);
    this.addSql(`create index "api_token_owner_id_index" on "api_token" ("owner_id")`);
    this.searchableRecord();
    this.audit('user_account', 'version', 'password_hash');
    this.audit('session', 'last_seen_at', '');
    this.audit('password_link', '', 'token_hash');
    this.audit('api_token', 'last_used_at', 'token_hash');
  }

  private searchableRecord(): void {
    this.addSql(`create function audit_text(subject_id text, before jsonb, after jsonb) returns text
      language sql immutable parallel safe as $$
        select search_key(subject_id || ' ' ||
          coalesce((select string_agg(value, ' ') from jsonb_each_text(before)), '') || ' ' ||
          coalesce((select string_agg(value, ' ') from jsonb_each_text(after)), '')) $$`);
    this.addSql(`alter table "audit_entry" add column "token_id" int null,
      add column "search_text" text generated always as (audit_text(subject_id, before, after)) stored null`);
    this.addSql(`drop index "audit_entry_subject_type_subject_id_id_index"`);
    this.addSql(`drop index "audit_entry_actor_id_id_index"`);
    this.addSql(`create index "audit_entry_subject_type_subject_id_at_id_index" on "audit_entry" ("subject_type", "subject_id", "at", "id")`);
    this.addSql(`create index "audit_entry_subject_type_at_id_index" on "audit_entry" ("subject_type", "at", "id")`);
    this.addSql(`create index "audit_entry_actor_id_at_id_index" on "audit_entry" ("actor_id", "at", "id")`);
    this.addSql(`create index "audit_entry_search_index" on "audit_entry" using gin ("search_text" gin_trgm_ops)`);
    this.addSql(recordChange({ withToken: true }));
  }

  private audit(table: string, derived: string, secret: string): void {
    this.addSql(`drop trigger if exists ${table}_audited on ${table}`);
    this.addSql(`create trigger ${table}_audited after insert or update or delete on ${table}
      for each row execute function record_change('${derived}', '${secret}')`);
  }

  override down(): void {
    this.addSql(`drop table "api_token", "password_link"`);
    this.addSql(recordChange({ withToken: false }));
    this.audit('session', '', '');
    this.audit('user_account', '', 'password_hash');
    this.addSql(`drop index "audit_entry_actor_id_at_id_index", "audit_entry_subject_type_at_id_index",
      "audit_entry_subject_type_subject_id_at_id_index"`);
    this.addSql(`create index "audit_entry_subject_type_subject_id_id_index" on "audit_entry" ("subject_type", "subject_id", "id")`);
    this.addSql(`create index "audit_entry_actor_id_id_index" on "audit_entry" ("actor_id", "id")`);
    this.addSql(`alter table "audit_entry" drop column "search_text", drop column "token_id"`);
    this.addSql(`drop function audit_text(text, jsonb, jsonb)`);
    this.addSql(`alter table "session" drop column "user_agent", drop column "address", drop column "last_seen_at"`);
    this.addSql(`delete from "user_account" where "password_hash" is null`);
    this.addSql(`alter table "user_account" alter column "password_hash" set not null, drop column "version"`);
  }
}

/** The function of Migration20261121104000; `withToken`: also records the API token by which the account acts. */
function recordChange({ withToken }: { withToken: boolean }): string {
  const token = withToken && `nullif(current_setting('cieniomat.token', true), '')::int`;
  return `create or replace function record_change() returns trigger language plpgsql as $$
  declare
    actor text := nullif(current_setting('cieniomat.actor', true), '');
    derived text[] := string_to_array(tg_argv[0], ',');
    secret text[] := string_to_array(tg_argv[1], ',');
    old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - derived end;
    new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - derived end;
    subject jsonb := coalesce(new_row, old_row);
    touched text[];
  begin
    if actor is null then return null; end if;
    select array_agg(key) into touched from jsonb_object_keys(subject) key
     where old_row is null or new_row is null or old_row -> key is distinct from new_row -> key;
    if touched is null then return null; end if;
    insert into audit_entry (actor_id, ${token ? 'token_id, ' : ''}action, subject_type, subject_id, before, after) values (
      actor::int,${token ? `\n      ${token},` : ''}
      case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
      tg_table_name,
      coalesce(subject ->> 'id', subject ->> 'version'),
      (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else old_row -> key end)
         from unnest(touched) key where old_row is not null),
      (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else new_row -> key end)
         from unnest(touched) key where new_row is not null));
    return null;
  end $$`;
}
