import { Migration } from '@mikro-orm/migrations';

/** Tables in which changes by staff are audited; the log leaves out derived columns and the values of secret ones. */
const AUDITED: readonly { table: string; derived?: string; secret?: string }[] = [
  { table: 'product', derived: 'excerpt,search_title,search_text,version,updated_at' },
  { table: 'price_list' },
  { table: 'inventory_item' },
  { table: 'customer_order', derived: 'search_text' },
  { table: 'order_event' },
  { table: 'inquiry', derived: 'updated_at' },
  { table: 'user_account', secret: 'password_hash' },
  { table: 'session' },
];

/** The audit log of changes by staff, written by triggers in the transaction of the change. */
export class Migration20261121104000 extends Migration {
  override name = 'Migration20261121104000';

  override up(): void {
    this.addSql(`create table "audit_entry" (
      "id" bigserial primary key,
      "at" timestamptz not null default now(),
      "actor_id" int not null,
      "action" varchar(10) not null,
      "subject_type" varchar(63) not null,
      "subject_id" varchar(36) not null,
      "before" jsonb null,
      "after" jsonb null
    )`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action" check (action in ('created', 'changed', 'deleted'))`,
    );
    this.addSql(
      `create index "audit_entry_subject_type_subject_id_id_index" on "audit_entry" ("subject_type", "subject_id", "id")`,
    );
    this.addSql(
      `create index "audit_entry_actor_id_id_index" on "audit_entry" ("actor_id", "id")`,
    );
    this.addSql(`create index "audit_entry_at_id_index" on "audit_entry" ("at", "id")`);
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are only added', tg_table_name using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_change()`);
    this.addSql(RECORD_CHANGE);
    for (const { table, derived = '', secret = '' } of AUDITED)
      this.addSql(`create trigger ${table}_audited after insert or update or delete on ${table}
        for each row execute function record_change('${derived}', '${secret}')`);
  }

  override down(): void {
    for (const { table } of AUDITED) this.addSql(`drop trigger ${table}_audited on ${table}`);
    this.addSql('drop function record_change()');
    this.addSql('drop table "audit_entry"');
    this.addSql('drop function refuse_change()');
  }
}

/**
 * Records a change of a row when the transaction runs for a member of staff (`cieniomat.actor`). Arguments: derived
 * columns, which are left out; secrets, of which only the fact of a change is recorded.
 */
const RECORD_CHANGE = `create function record_change() returns trigger language plpgsql as $$
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
    insert into audit_entry (actor_id, action, subject_type, subject_id, before, after) values (
      actor::int,
      case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
      tg_table_name,
      coalesce(subject ->> 'id', subject ->> 'version'),
      (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else old_row -> key end)
         from unnest(touched) key where old_row is not null),
      (select jsonb_object_agg(key, case when key = any (secret) then '"•••"' else new_row -> key end)
         from unnest(touched) key where new_row is not null));
    return null;
  end $$`;
